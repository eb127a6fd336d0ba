import type { Metric, Puzzle } from '@glissade/core';

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
