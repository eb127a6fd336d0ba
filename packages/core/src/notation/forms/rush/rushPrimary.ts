/**
 * The car to get out: A, or X as in the older collections. X is only another car where the board
 * names its cars in order and really has so many.
 */
export function primaryLabel(
  cars: readonly { readonly label: string; readonly axis: string }[],
): string {
  if (!cars.some(({ label }) => label === 'X')) return 'A';
  const axisOf = new Map(cars.map(({ label, axis }) => [label, axis]));
  const inOrder = [...'ABCDEFGHIJKLMNOPQRSTUVW'].every((label) => axisOf.has(label));
  if (inOrder) return 'A';
  return axisOf.get('X') === 'h' || axisOf.get('A') !== 'h' ? 'X' : 'A';
}
