import { DIRECTIONS, type Direction } from '../board/direction.ts';

/** One piece, one cell. */
export type Step = {
  /** Piece number. */
  readonly piece: number;
  /** Where the piece goes. */
  readonly direction: Direction;
};

/**
 * A line of play: one packed step an element, piece * 4 + index of the direction in `DIRECTIONS`.
 * Packed, because an answer for a 100×100 board has two million steps.
 */
export type Steps = Uint32Array;

export function packStep({ piece, direction }: Step): number {
  return piece * 4 + DIRECTIONS.indexOf(direction);
}

export function unpackStep(packed: number): Step {
  return { piece: packed >>> 2, direction: DIRECTIONS[packed & 3]! };
}

export function packSteps(steps: readonly Step[]): Steps {
  return Uint32Array.from(steps, packStep);
}

export function unpackSteps(steps: Steps): Step[] {
  return Array.from(steps, unpackStep);
}

/** The step that takes this one back. */
export function inverseStep(packed: number): number {
  return packed ^ 2;
}

/** The line that takes a whole line back: reversed, each step turned round. */
export function inverseSteps(steps: Steps): Steps {
  return steps.map(inverseStep).reverse();
}
