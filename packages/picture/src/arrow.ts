import {
  columnOf,
  type Direction,
  defaultMetric,
  dxOf,
  dyOf,
  neighbourOf,
  type Puzzle,
  rowOf,
  type State,
  type Steps,
  unitsOf,
  unpackStep,
} from '@glissade/core';
import { CELL } from './outline.ts';
import { looksOf, type PieceLook } from './scene.ts';

/** How wide arrows are, and the edge that sets them off from a piece of their own colour. */
export const ARROW_WIDTH = { arrow: 9, edge: 17 } as const;

/** How far from the label an arrow begins. */
const CLEAR = 28;
/** How far from the label of what lies there its head ends. */
const SHORT = 34;
/** The head of an arrow to the right that ends at 0, 0. */
const HEAD = [[-15, -16] as const, [4, 0] as const, [-15, 16] as const];

/** The way of a piece: the points of a polyline, and its head as a path. */
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
  const [right, down] = [dxOf(last), dyOf(last)];
  const head = HEAD.map(([along, beside]) => {
    return `${x + along * right - beside * down} ${y + along * down + beside * right}`;
  });
  return { points: points.join(' '), head: `M${head.join('L')}` };
}

/** An arrow for each move of a line from a state. */
export function arrowsAlong(puzzle: Puzzle, state: State, steps: Steps): ArrowShape[] {
  const looks = looksOf(puzzle);
  const cells = state.slice();
  return unitsOf(steps, defaultMetric(puzzle)).map((unit) => {
    const moved = [...unit].map((step) => unpackStep(step));
    const { piece } = moved[0]!;
    const path = moved.map(({ direction }) => direction);
    const from = cells[piece]!;
    for (const direction of path) {
      cells[piece] = neighbourOf(puzzle.board, cells[piece]!, direction);
    }
    // The head stops before the label of what lies there still.
    return arrowAlong(puzzle, looks[piece]!, from, path, state.includes(cells[piece]!));
  });
}
