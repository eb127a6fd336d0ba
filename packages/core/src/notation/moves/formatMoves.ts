import { DIRECTIONS } from '../../board/direction.ts';
import { PART_STEPS } from '../../move/inParts.ts';
import { beginsUnit, type Metric } from '../../move/metric.ts';
import type { Step, Steps } from '../../move/step.ts';
import { requirePacked, unpackStep } from '../../move/step.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { requireParsed } from '../../puzzle/requireParsed.ts';
import type { Run } from './moveRuns.ts';
import { formatMoveToken, formatRuns } from './moveToken.ts';

/**
 * A line as text that `parseMoves` reads back. Tile puzzles: `URDL2UR2`, the same in every metric.
 * Others: straight slides `AR2 BD`, or in the metric `moves` whole moves `ARD2`.
 *
 * @example
 * ```ts
 * import { formatMoves, parseMoves, parsePuzzle } from 'glissade';
 * const puzzle = parsePuzzle('start:\nA..\n...\ngoal:\n...\n..A');
 * const steps = parseMoves(puzzle, 'AR2D');
 * console.log(formatMoves(puzzle, steps), '-', formatMoves(puzzle, steps, 'moves'));
 * // → AR2 AD - AR2D
 * ```
 */
export function formatMoves(puzzle: Puzzle, steps: Steps, metric: Metric = 'slides'): string {
  requireParsed(puzzle);
  if (puzzle.type === 'tiles') return formatTileMoves(steps);
  const grouping = metric === 'moves' ? 'moves' : 'slides';
  return unitsOf(steps, grouping)
    .map((unit) => formatUnit(puzzle, unit, grouping))
    .join(' ');
}

/**
 * As `formatMoves`, in parts: yields how many steps it has written since. `format` writes a part,
 * as `formatMoves` or, where the puzzle is a tile puzzle, `formatTileMoves` does.
 */
export function* formattingMoves(
  puzzle: Puzzle,
  steps: Steps,
  metric: Metric,
  format: (puzzle: Puzzle, steps: Steps, metric: Metric) => string,
): Generator<number, string> {
  const isTiles = puzzle.type === 'tiles';
  const grouping = isTiles ? 'mtm' : metric === 'moves' ? 'moves' : 'slides';
  const parts: string[] = [];
  for (let from = 0, to = 0; from < steps.length; from = to) {
    to = Math.min(from + PART_STEPS, steps.length);
    // A unit is written whole.
    while (to < steps.length && !beginsUnit(steps, to, grouping)) to++;
    parts.push(format(puzzle, steps.subarray(from, to), metric));
    yield to - from;
  }
  return parts.join(isTiles ? '' : ' ');
}

/**
 * One unit step with its piece: `AR`, `12U`.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { formatStep } from 'glissade/core';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * console.log(formatStep(puzzle, { piece: 6, direction: 'L' })); // → 7L
 * ```
 */
export function formatStep(puzzle: Puzzle, { piece, direction }: Step): string {
  return formatMoveToken(puzzle, piece, [{ direction, count: 1 }]);
}

/**
 * The parts of a line that each count 1 in the metric. Each part is a view of the line: it changes
 * with it.
 *
 * @example
 * ```ts
 * import { parseMoves, parsePuzzle } from 'glissade';
 * import { unitsOf } from 'glissade/core';
 * const steps = parseMoves(parsePuzzle('1 2 3/4 5 6/0 7 8'), 'L2D');
 * console.log(unitsOf(steps, 'mtm').map(({ length }) => length)); // → [ 2, 1 ]
 * ```
 */
export function unitsOf(steps: Steps, metric: Metric): Steps[] {
  requirePacked(steps);
  const units: Steps[] = [];
  let first = 0;
  for (let i = 1; i <= steps.length; i++) {
    if (i < steps.length && !beginsUnit(steps, i, metric)) continue;
    units.push(steps.subarray(first, i));
    first = i;
  }
  return units;
}

/**
 * A unit by name: its piece and path; a line of tiles (`mtm`) by its path alone.
 *
 * @example
 * ```ts
 * import { parseMoves, parsePuzzle } from 'glissade';
 * import { formatUnit, unitsOf } from 'glissade/core';
 * const puzzle = parsePuzzle('start:\nA..\n...\ngoal:\n...\n..A');
 * const [unit] = unitsOf(parseMoves(puzzle, 'AR2D'), 'moves');
 * console.log(formatUnit(puzzle, unit!, 'moves')); // → AR2D
 * ```
 */
export function formatUnit(puzzle: Puzzle, unit: Steps, metric: Metric): string {
  const runs = runsOf(unit);
  if (metric === 'mtm') return formatRuns(runs);
  return formatMoveToken(puzzle, unpackStep(unit[0]!).piece, runs);
}

/**
 * The text of a line of tiles, `R2DL`: it needs no board.
 *
 * @example
 * ```ts
 * import { formatTileMoves, parseFreeMoves } from 'glissade/core';
 * console.log(formatTileMoves(parseFreeMoves('L L D'))); // → L2D
 * ```
 */
export function formatTileMoves(steps: Steps): string {
  requirePacked(steps);
  return formatRuns(runsOf(steps));
}

function runsOf(steps: Steps): Run[] {
  const runs: { direction: Run['direction']; count: number }[] = [];
  let before = -1;
  for (const step of steps) {
    const code = step & 3;
    if (code === before) runs.at(-1)!.count++;
    else runs.push({ direction: DIRECTIONS[code]!, count: 1 });
    before = code;
  }
  return runs;
}
