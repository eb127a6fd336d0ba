/* The four directions and their arithmetic. */

/** Where a **piece** goes in a step. The gap of a tile puzzle goes the other way. */
export type Direction = 'U' | 'R' | 'D' | 'L';

/**
 * All directions; the index of each is its code in packed steps. Opposites differ by 2.
 *
 * @example
 * ```ts
 * import { DIRECTIONS } from 'glissade/core';
 * console.log(DIRECTIONS.join(' ')); // → U R D L
 * ```
 */
export const DIRECTIONS: readonly Direction[] = ['U', 'R', 'D', 'L'];

const DX = { U: 0, R: 1, D: 0, L: -1 } as const;
const DY = { U: -1, R: 0, D: 1, L: 0 } as const;
const OPPOSITE = { U: 'D', R: 'L', D: 'U', L: 'R' } as const;

/** Columns gained by one step: -1, 0 or 1. */
export function dxOf(direction: Direction): number {
  return DX[direction];
}

/** Rows gained by one step: -1 (up), 0 or 1 (down). */
export function dyOf(direction: Direction): number {
  return DY[direction];
}

/**
 * The direction that takes a step back.
 *
 * @example
 * ```ts
 * import { oppositeOf } from 'glissade/core';
 * console.log(oppositeOf('U')); // → D
 * ```
 */
export function oppositeOf(direction: Direction): Direction {
  return OPPOSITE[direction];
}

export function isHorizontal(direction: Direction): boolean {
  return direction === 'L' || direction === 'R';
}
