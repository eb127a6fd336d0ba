import { createTileTable, type TileTableKernel } from '@glissade/kernels';
import type { TileProblem } from '../src/problem/tileProblem.ts';
import { TileTable } from '../src/tiles/exhaustive/tileTable.ts';

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
