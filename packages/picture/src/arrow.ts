import { columnOf, type Direction, dxOf, dyOf, type Puzzle, rowOf } from '@glissade/core';
import { CELL } from './outline.ts';
import type { PieceLook } from './scene.ts';

/** How far from the label an arrow begins. */
const CLEAR = 28;
/** How far from the label of what lies there its head ends. */
const SHORT = 34;
/** Where the head points to from its end, in degrees. */
const ANGLE: Readonly<Record<Direction, number>> = { U: -90, R: 0, D: 90, L: 180 };

/** The head of an arrow to the right that ends at 0, 0. */
export const ARROW_HEAD = 'M-15 -16L4 0L-15 16';

/** The way of a piece: the points of a polyline, and the transform of its head. */
export type ArrowShape = { readonly points: string; readonly head: string };

/** The corner of a cell in drawing units. */
export function placeOf({ board }: Puzzle, cell: number): [x: number, y: number] {
  return [columnOf(board, cell) * CELL, rowOf(board, cell) * CELL];
}

/** From where a piece starts to where it comes or, if `isShort`, to just before that. */
export function arrowAlong(
  puzzle: Puzzle,
  { labelAt }: PieceLook,
  from: number,
  path: readonly Direction[],
  isShort = false,
): ArrowShape {
  const [left, top] = placeOf(puzzle, from);
  let [x, y] = [left + labelAt[0], top + labelAt[1]];
  const [first, last] = [path[0] ?? 'R', path.at(-1) ?? 'R'];
  // Beside the label, not over it.
  const points = [`${x + dxOf(first) * CLEAR},${y + dyOf(first) * CLEAR}`];
  for (const [index, direction] of path.entries()) {
    x += dxOf(direction) * CELL;
    y += dyOf(direction) * CELL;
    if (index < path.length - 1) points.push(`${x},${y}`);
  }
  const short = isShort ? SHORT : 0;
  x -= dxOf(last) * short;
  y -= dyOf(last) * short;
  points.push(`${x},${y}`);
  return { points: points.join(' '), head: `translate(${x} ${y}) rotate(${ANGLE[last]})` };
}
