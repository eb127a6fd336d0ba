import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import type { SearchMetric } from '../model/searchMetric.ts';
import { FloodCellSource, StraightCellSource } from './cellSuccessors.ts';
import { FloodMaskSource, MASK_CELLS_MAX, StraightMaskSource } from './maskSuccessors.ts';
import { PushSource } from './pushSuccessors.ts';
import type { SuccessorSource } from './successors.ts';

/** The fastest successor generator for this metric on this puzzle. */
export function sourceFor(problem: BlockProblem, metric: SearchMetric): SuccessorSource {
  if (metric === 'mtm') return new PushSource(problem);
  const small = problem.placements.cells.length <= MASK_CELLS_MAX;
  if (metric === 'moves')
    return small ? new FloodMaskSource(problem) : new FloodCellSource(problem);
  const distanceMax = metric === 'steps' ? 1 : 0;
  return small
    ? new StraightMaskSource(problem, distanceMax)
    : new StraightCellSource(problem, distanceMax);
}
