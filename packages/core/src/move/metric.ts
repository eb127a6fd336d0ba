import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Steps } from './step.ts';

/**
 * What counts as 1.
 * - `steps`: one piece, one cell
 * - `slides`: one piece, any distance, straight
 * - `moves`: one piece, any path
 * - `stm`: one tile, one cell (tile puzzles; the same as `steps`)
 * - `mtm`: a line of tiles pushed together (tile puzzles)
 */
export type Metric = 'steps' | 'slides' | 'moves' | 'stm' | 'mtm';

export const METRICS: readonly Metric[] = ['steps', 'slides', 'moves', 'stm', 'mtm'];

/** The length of a line in each metric that its puzzle knows. */
export type Lengths = {
  readonly steps: number;
  readonly slides: number;
  readonly moves: number;
  readonly stm?: number;
  readonly mtm?: number;
};

/** The metrics a puzzle can be measured in: `stm` and `mtm` for tile puzzles only. */
export function metricsOf(puzzle: Puzzle): readonly Metric[] {
  return puzzle.type === 'tiles' ? METRICS : ['steps', 'slides', 'moves'];
}

/** True where the step at `index` begins a new unit of this metric. */
export function beginsUnit(steps: Steps, index: number, metric: Metric): boolean {
  if (index === 0 || metric === 'steps' || metric === 'stm') return true;
  const step = steps[index]!;
  const before = steps[index - 1]!;
  if (metric === 'mtm') return (step & 3) !== (before & 3);
  return metric === 'slides' ? step !== before : step >>> 2 !== before >>> 2;
}

/** How long a line is in a metric. */
export function countSteps(steps: Steps, metric: Metric): number {
  let count = 0;
  for (let i = 0; i < steps.length; i++) if (beginsUnit(steps, i, metric)) count++;
  return count;
}

/** How long a line is in every metric of its puzzle. */
export function lengthsOf(puzzle: Puzzle, steps: Steps): Lengths {
  const lengths = {
    steps: steps.length,
    slides: countSteps(steps, 'slides'),
    moves: countSteps(steps, 'moves'),
  };
  if (puzzle.type !== 'tiles') return lengths;
  return { ...lengths, stm: steps.length, mtm: countSteps(steps, 'mtm') };
}
