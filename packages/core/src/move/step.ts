import { DIRECTIONS, type Direction } from '../board/direction.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { finish, PART_STEPS } from './inParts.ts';

/** A step: one piece moves one cell. */
export type Step = {
  /** Piece number. */
  readonly piece: number;
  /** Where the piece goes. */
  readonly direction: Direction;
};

/**
 * A line of play: one packed step an element, piece * 4 + index of the direction in `DIRECTIONS`.
 * Packed, because an answer for a 100×100 board has two million steps.
 *
 * @example
 * ```ts
 * import { lengthsOf, parseMoves, parsePuzzle, type Steps } from 'glissade';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * const line: Steps = parseMoves(puzzle, 'L2');
 * console.log(line.length, lengthsOf(puzzle, line).mtm); // → 2 1
 * ```
 */
export type Steps = Uint32Array;

/**
 * A step as a number: piece * 4 + index of the direction in `DIRECTIONS`.
 *
 * @example
 * ```ts
 * import { packStep } from 'glissade/core';
 * console.log(packStep({ piece: 3, direction: 'R' })); // → 13
 * ```
 */
export function packStep({ piece, direction }: Step): number {
  const code = DIRECTIONS.indexOf(direction);
  // It would be packed as the step of another piece.
  if (code < 0) throw new TypeError(`"${direction}" is not a direction; use U, R, D or L`);
  return piece * 4 + code;
}

/**
 * The step that a packed number stands for; a new object.
 *
 * @example
 * ```ts
 * import { unpackStep } from 'glissade/core';
 * console.log(unpackStep(13)); // → { piece: 3, direction: 'R' }
 * ```
 */
export function unpackStep(packed: number): Step {
  return { piece: packed >>> 2, direction: DIRECTIONS[packed & 3]! };
}

/**
 * A line in packed form; a new array.
 *
 * @example
 * ```ts
 * import { packSteps } from 'glissade';
 * const steps = packSteps([{ piece: 6, direction: 'L' }, { piece: 7, direction: 'L' }]);
 * console.log(steps); // → Uint32Array(2) [ 27, 31 ]
 * ```
 */
export function packSteps(steps: readonly Step[]): Steps {
  return Uint32Array.from(steps, packStep);
}

/**
 * A packed line as data, a new object for each step. `LabelledStep` has the labels as well.
 *
 * @example
 * ```ts
 * import { parseMoves, parsePuzzle, unpackSteps } from 'glissade';
 * const steps = parseMoves(parsePuzzle('1 2 3/4 5 6/0 7 8'), 'L2');
 * console.log(unpackSteps(steps)[1]); // → { piece: 7, direction: 'L' }
 * ```
 */
export function unpackSteps(steps: Steps): Step[] {
  return Array.from(steps, unpackStep);
}

/** A step with the label that its piece has in the puzzle. */
export type LabelledStep = Step & {
  /** The label of the piece. */
  readonly label: string;
};

/**
 * A line as data, with the labels of the pieces. Equal steps are one object, shared within the
 * array (a line for a 100×100 board has two million steps, of 40,000 kinds): copy one before you
 * change it. `packSteps` makes a packed line of it.
 */
export function labelSteps(puzzle: Pick<Puzzle, 'pieces'>, steps: Steps): LabelledStep[] {
  return finish(labelling(puzzle, steps));
}

/** As `labelSteps`, in parts: yields how many steps it has labelled since. */
export function* labelling(
  { pieces }: Pick<Puzzle, 'pieces'>,
  steps: Steps,
): Generator<number, LabelledStep[]> {
  const known: LabelledStep[] = [];
  const labelled: LabelledStep[] = [];
  for (const packed of steps) {
    if (known[packed] === undefined) {
      const { piece, direction } = unpackStep(packed);
      known[packed] = { piece, label: pieces[piece]!.label, direction };
    }
    if (labelled.push(known[packed]) % PART_STEPS === 0) yield PART_STEPS;
  }
  return labelled;
}

/**
 * Throws TypeError for what is no packed line: programs without types give the steps of an outcome,
 * which would be read as other steps.
 */
export function requirePacked(steps: Steps): void {
  // Of whatever realm, such as that of a test runner.
  if (steps?.BYTES_PER_ELEMENT === 4) return;
  throw new TypeError('a line must be packed; packSteps packs the steps of an outcome');
}

/**
 * The step that takes this one back.
 *
 * @example
 * ```ts
 * import { inverseStep, packStep, unpackStep } from 'glissade/core';
 * console.log(unpackStep(inverseStep(packStep({ piece: 3, direction: 'R' }))));
 * // → { piece: 3, direction: 'L' }
 * ```
 */
export function inverseStep(packed: number): number {
  return packed ^ 2;
}

/**
 * The line that takes a whole line back: reversed, each step turned round.
 *
 * @example
 * ```ts
 * import { parseMoves, parsePuzzle } from 'glissade';
 * import { formatTileMoves, inverseSteps } from 'glissade/core';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * const back = inverseSteps(parseMoves(puzzle, 'L2'));
 * console.log(formatTileMoves(back)); // → R2
 * ```
 */
export function inverseSteps(steps: Steps): Steps {
  return steps.map(inverseStep).reverse();
}
