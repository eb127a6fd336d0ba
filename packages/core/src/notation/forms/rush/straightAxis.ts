/** The axis of a car: two or more cells in one line without a hole; undefined for other pieces. */
export function straightAxis(cells: readonly number[], width: number): 'h' | 'v' | undefined {
  const [first, second] = cells;
  if (second === undefined) return undefined;
  const isLine = (step: number) => cells.every((cell, index) => cell === first! + index * step);
  if (isLine(1) && Math.floor(cells.at(-1)! / width) === Math.floor(first! / width)) return 'h';
  return isLine(width) ? 'v' : undefined;
}
