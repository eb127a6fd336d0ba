import type { Direction } from '../../board/direction.ts';
import { defaultMetric, type Metric } from '../../move/metric.ts';
import { Position } from '../../move/position.ts';
import { type Steps, unpackStep } from '../../move/step.ts';
import type { Puzzle, State } from '../../puzzle/puzzle.ts';
import { formatUnit, unitsOf } from './formatMoves.ts';
import { parseMoves } from './parseMoves.ts';

/** How a line is played. */
export type PlayOptions = {
  /** What counts as one move; `defaultMetric(puzzle)` if not given. */
  readonly metric?: Metric;
  /** The state that the line starts from; the puzzle's start if not given. */
  readonly from?: State;
};

/** One move of a line: what moved, and the state after it. */
export type PlayedUnit = {
  /** Number of the piece; of several tiles pushed together, of the first that went. */
  readonly piece: number;
  /** The cell of its origin before the move. */
  readonly from: number;
  /** The cell of its origin after the move. */
  readonly to: number;
  /** The directions of its steps, one after another. */
  readonly path: readonly Direction[];
  /** The move as `formatMoves` writes it. */
  readonly text: string;
  /** The state after the move; a new array. */
  readonly after: State;
};

/**
 * A line of play move by move. The state after k moves is `playLine(puzzle, line)[k - 1].after`.
 *
 * @param line Moves as text, or steps such as those of `packSteps`.
 * @throws {@link ParseError} For text that is no line of legal moves.
 * @example
 * ```ts
 * import { formatState, parsePuzzle, playLine } from 'glissade';
 * const puzzle = parsePuzzle('start:\nA.\n..\nB.\ngoal:\n..\n..\nBA');
 * for (const { text, from, to, after } of playLine(puzzle, 'ARD2')) {
 *   console.log(text, from, to, formatState(puzzle, after).split('\n').join('/'));
 *   // → ARD2 0 5 ../../BA
 * }
 * ```
 */
export function playLine(
  puzzle: Puzzle,
  line: string | Steps,
  { metric = defaultMetric(puzzle), from = puzzle.start }: PlayOptions = {},
): PlayedUnit[] {
  const steps = typeof line === 'string' ? parseMoves(puzzle, line, { from }) : line;
  const position = new Position(puzzle, from);
  return unitsOf(steps, metric).map((unit, index) => {
    const { piece } = unpackStep(unit[0]!);
    const before = position.state[piece]!;
    const path: Direction[] = [];
    for (const packed of unit) {
      const step = unpackStep(packed);
      const refusal = position.play(step);
      if (refusal) throw new Error(`move ${index + 1} is not legal: ${refusal.reason}`);
      if (step.piece === piece) path.push(step.direction);
    }
    const to = position.state[piece]!;
    const text = formatUnit(puzzle, unit, metric);
    return { piece, from: before, to, path, text, after: position.state.slice() };
  });
}
