import type { RowCounts } from './family.ts';

/** What families of block puzzles count over all rows; `statesName`: what they call states. */
export function classTotals(
  rows: readonly RowCounts[],
  statesName: string,
): Readonly<Record<string, number>> {
  const sum = (count: (row: RowCounts) => number) =>
    rows.reduce((total, row) => total + count(row), 0);
  return {
    classes: sum((row) => row.classes),
    starts: sum((row) => row.starts),
    solvableStarts: sum((row) => row.solvableStarts),
    [statesName]: sum((row) => row.states),
    components: sum((row) => row.components),
    solvableComponents: sum((row) => row.solvable),
    largest: Math.max(0, ...rows.map((row) => row.largest)),
  };
}
