/* The metrics: how the unit steps of a line are grouped and counted. */
import type { Puzzle } from '../puzzle/puzzle.ts';
import { requireParsed } from '../puzzle/requireParsed.ts';
import { finish, PART_STEPS } from './inParts.ts';
import { requirePacked, type Steps } from './step.ts';

/**
 * What counts as one unit of a line's length.
 * - `steps`: one piece, one cell
 * - `slides`: one piece, any distance, straight
 * - `moves`: one piece, any path
 * - `stm`: one tile, one cell (tile puzzles; the same as `steps`)
 * - `mtm`: a line of tiles pushed together (tile puzzles)
 *
 * @example
 * ```ts
 * import { type Metric, solve } from 'glissade';
 * for (const metric of ['steps', 'moves'] as Metric[]) {
 *   const outcome = await solve('2003/2003/4115/4785/6..9', { metric });
 *   console.log(outcome.status === 'solved' && outcome.length, metric);
 * }
 * // → 116 steps
 * // → 81 moves
 * ```
 */
export type Metric = 'steps' | 'slides' | 'moves' | 'stm' | 'mtm';

/**
 * Every metric; which of them a puzzle knows, `metricsOf` tells.
 *
 * @example
 * ```ts
 * import { METRICS } from 'glissade/core';
 * console.log(METRICS.join(' ')); // → steps slides moves stm mtm
 * ```
 */
export const METRICS: readonly Metric[] = ['steps', 'slides', 'moves', 'stm', 'mtm'];

/**
 * The length of a line in each metric that its puzzle knows.
 *
 * @example
 * ```ts
 * import { type Lengths, solve } from 'glissade';
 * const outcome = await solve('1 2 3/4 5 6/0 7 8');
 * const lengths: Lengths | undefined = outcome.status === 'solved' ? outcome.lengths : undefined;
 * console.log(lengths?.stm, lengths?.mtm); // → 2 1
 * ```
 */
export type Lengths = {
  /** In steps: one piece, one cell. */
  readonly steps: number;
  /** In slides: one piece, any distance, straight. */
  readonly slides: number;
  /** In moves: one piece, any path. */
  readonly moves: number;
  /** In single-tile moves; tile puzzles only. */
  readonly stm?: number;
  /** In multi-tile moves; tile puzzles only. */
  readonly mtm?: number;
};

/**
 * The metrics a puzzle can be measured in: `stm` and `mtm` for tile puzzles only. The array is
 * shared: do not change it.
 *
 * @example
 * ```ts
 * import { metricsOf, parsePuzzle } from 'glissade';
 * console.log(metricsOf(parsePuzzle('start:\nA..\ngoal:\n..A')).join(' ')); // → steps slides moves
 * ```
 */
export function metricsOf(puzzle: Puzzle): readonly Metric[] {
  requireParsed(puzzle);
  return puzzle.type === 'tiles' ? METRICS : ['steps', 'slides', 'moves'];
}

/**
 * The metric in which players count a puzzle, and so the one that every answer is in unless another
 * is asked for: `steps` for tile puzzles, `slides` where every piece keeps its axis (as in Rush
 * Hour), `moves` for all other block puzzles.
 *
 * @example
 * ```ts
 * import { defaultMetric, parsePuzzle } from 'glissade';
 * console.log(defaultMetric(parsePuzzle('8 6 4/0 7 2/5 1 3'))); // → steps
 * console.log(defaultMetric(parsePuzzle('start:\nA..\ngoal:\n..A'))); // → moves
 * ```
 */
export function defaultMetric(puzzle: Pick<Puzzle, 'type' | 'pieces'>): Metric {
  requireParsed(puzzle);
  if (puzzle.type === 'tiles') return 'steps';
  return puzzle.pieces.every(({ axis }) => axis !== 'any') ? 'slides' : 'moves';
}

/**
 * The name that players of a puzzle know a metric by, the default metric if none is given: `stm`
 * for the steps of tile puzzles, the metric itself elsewhere.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { familiarMetric } from 'glissade/core';
 * console.log(familiarMetric(parsePuzzle('1 2/0 3'), 'steps')); // → stm
 * ```
 */
export function familiarMetric(
  puzzle: Pick<Puzzle, 'type' | 'pieces'>,
  metric: Metric = defaultMetric(puzzle),
): Metric {
  return puzzle.type === 'tiles' && metric === 'steps' ? 'stm' : metric;
}

/**
 * True where the step at `index` begins a new unit of this metric.
 *
 * @example
 * ```ts
 * import { parseMoves, parsePuzzle } from 'glissade';
 * import { beginsUnit } from 'glissade/core';
 * const steps = parseMoves(parsePuzzle('1 2 3/4 5 6/0 7 8'), 'L2');
 * console.log(beginsUnit(steps, 1, 'stm'), beginsUnit(steps, 1, 'mtm')); // → true false
 * ```
 */
export function beginsUnit(steps: Steps, index: number, metric: Metric): boolean {
  if (index === 0 || metric === 'steps' || metric === 'stm') return true;
  const step = steps[index]!;
  const before = steps[index - 1]!;
  if (metric === 'mtm') return (step & 3) !== (before & 3);
  return metric === 'slides' ? step !== before : step >>> 2 !== before >>> 2;
}

/**
 * How long a line is in a metric.
 *
 * @example
 * ```ts
 * import { parseMoves, parsePuzzle } from 'glissade';
 * import { lineLength } from 'glissade/core';
 * const steps = parseMoves(parsePuzzle('1 2 3/4 5 6/0 7 8'), 'L2');
 * console.log(lineLength(steps, 'stm'), lineLength(steps, 'mtm')); // → 2 1
 * ```
 */
export function lineLength(steps: Steps, metric: Metric): number {
  return unitsBegun(steps, metric, 0, steps.length);
}

/** How many units begin in a part of a line. */
function unitsBegun(steps: Steps, metric: Metric, from: number, to: number): number {
  let count = 0;
  for (let i = from; i < to; i++) if (beginsUnit(steps, i, metric)) count++;
  return count;
}

/**
 * How long a line is in every metric of its puzzle.
 *
 * @example
 * ```ts
 * import { lengthsOf, parseMoves, parsePuzzle } from 'glissade';
 * const puzzle = parsePuzzle('start:\nA..\n...\ngoal:\n...\n..A');
 * console.log(lengthsOf(puzzle, parseMoves(puzzle, 'AR2D')));
 * // → { steps: 3, slides: 2, moves: 1 }
 * ```
 */
export function lengthsOf(puzzle: Puzzle, steps: Steps): Lengths {
  requireParsed(puzzle);
  return finish(measuring(puzzle, steps));
}

/** As `lengthsOf`, in parts: yields how many steps it has looked at since. */
export function* measuring(
  { type }: Pick<Puzzle, 'type'>,
  steps: Steps,
): Generator<number, Lengths> {
  requirePacked(steps);
  const { length } = steps;
  const isTiles = type === 'tiles';
  let [slides, moves, mtm] = [0, 0, 0];
  for (let from = 0; from < length; from += PART_STEPS) {
    const to = Math.min(from + PART_STEPS, length);
    slides += unitsBegun(steps, 'slides', from, to);
    moves += unitsBegun(steps, 'moves', from, to);
    if (isTiles) mtm += unitsBegun(steps, 'mtm', from, to);
    yield to - from;
  }
  const lengths = { steps: length, slides, moves };
  return isTiles ? { ...lengths, stm: length, mtm } : lengths;
}
