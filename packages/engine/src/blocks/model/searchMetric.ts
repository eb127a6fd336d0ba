import type { Metric, Puzzle } from '@glissade/core';
import type { BlockProblem } from '../../problem/blockProblem.ts';
import { FloodCellSource, StraightCellSource } from '../reference/cellSuccessors.ts';
import {
  FloodMaskSource,
  MASK_CELLS_MAX,
  StraightMaskSource,
} from '../reference/maskSuccessors.ts';
import { PushSource } from '../reference/pushSuccessors.ts';
import type { SuccessorSource } from '../reference/successors.ts';

/** A metric, reduced to the four that a search distinguishes. */
export type SearchMetric = 'steps' | 'slides' | 'moves' | 'mtm';

/**
 * With one gap a tile that has moved can only go straight back, so on tile puzzles slides, moves
 * and stm all count steps. Throws for a metric the puzzle does not know.
 */
export function searchMetricOf(puzzle: Puzzle, metric: Metric): SearchMetric {
  if (puzzle.type === 'tiles') return metric === 'mtm' ? 'mtm' : 'steps';
  if (metric === 'stm' || metric === 'mtm') {
    throw new Error(`${metric} is a metric of tile puzzles; use steps, slides or moves`);
  }
  return metric;
}

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
