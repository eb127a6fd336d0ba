/**
 * The car to get out: the only one in capitals or in small letters; X or R, as in many collections;
 * else A. X and R are only other cars where the board names its cars in order and really has so
 * many (some leave I and O out).
 */
export function primaryLabel(
  cars: readonly { readonly label: string; readonly axis: string }[],
): string {
  const capitals = cars.filter(({ label }) => /[A-Z]/.test(label));
  const others = cars.filter(({ label }) => !/[A-Z]/.test(label));
  const [few, many] = capitals.length < others.length ? [capitals, others] : [others, capitals];
  const [only] = few;
  const isOnly = few.length === 1 && many.length > 1 && /\D/.test(only!.label);
  if (isOnly) return only!.label;
  const written = (letter: string) => (capitals.length > 0 ? letter : letter.toLowerCase());
  const axisOf = new Map(cars.map(({ label, axis }) => [label, axis]));
  const lies = (letter: string) => axisOf.get(written(letter)) === 'h';
  const isNamed = (letter: string) => {
    if (!axisOf.has(written(letter))) return false;
    const before = [...'ABCDEFGHJKLMNPQRSTUVW'].filter((one) => one < letter);
    return !before.every((one) => axisOf.has(written(one)));
  };
  const named = [...'XR'].filter(isNamed);
  return written(named.find(lies) ?? (lies('A') ? 'A' : (named[0] ?? 'A')));
}
