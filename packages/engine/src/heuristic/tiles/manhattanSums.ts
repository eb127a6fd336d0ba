import { cellsApart } from '../../problem/cellsApart.ts';
import { layOutSums, type PatternSums } from './patternSums.ts';

/** Manhattan distance as sums of one-tile tables, for boards of any size; nothing to build. */
export function layOutManhattan(width: number, height: number, gapGoal: number): PatternSums {
  const cells = Array.from({ length: width * height }, (_, cell) => cell);
  const tables = cells
    .filter((id) => id !== gapGoal)
    .map((id) => ({
      pattern: [id],
      table: Uint8Array.from(cells, (cell) => cellsApart(width, id, cell)),
    }));
  return layOutSums(width, height, gapGoal, [tables], 1);
}
