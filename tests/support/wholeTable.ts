import type { TileProblem } from '@glissade/search/problem/tileProblem';
import { TileTable } from '@glissade/tiles/exhaustive/tileTable';
import { createTileTable, type TileTableKernel } from '@glissade/tiles/kernel/tileTable';

/** The whole table of a problem's goal. */
export function wholeTable(
  goal: TileProblem,
  metric: 'stm' | 'mtm',
  create: () => TileTableKernel | undefined = createTileTable,
): TileTable {
  const table = TileTable.open(goal, metric === 'mtm', create)!;
  while (!table.step(1e5));
  return table;
}
