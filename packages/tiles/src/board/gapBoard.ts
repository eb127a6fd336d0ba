/*
 * A tile board as the gap sees it: neighbours of cells, and steps of tiles from moves of the gap.
 */
import type { Steps } from '@glissade/core';
import type { TileProblem } from '@glissade/search/problem/tileProblem';

/** Neighbours of the board shapes used last, the oldest first: a batch has few shapes. */
const neighboursByShape = new Map<string, Int32Array>();
const SHAPES_MAX = 8;

/**
 * The cell to which the gap moves in each direction: [cell * 4 + code of U R D L], -1 beyond the
 * edge. All callers share it: do not write to it.
 */
export function neighboursOf(width: number, height: number): Int32Array {
  const shape = `${width} ${height}`;
  const known = neighboursByShape.get(shape);
  if (known) return known;
  if (neighboursByShape.size === SHAPES_MAX)
    neighboursByShape.delete(neighboursByShape.keys().next().value!);
  const neighbours = listNeighbours(width, height);
  neighboursByShape.set(shape, neighbours);
  return neighbours;
}

function listNeighbours(width: number, height: number): Int32Array {
  const neighbours = new Int32Array(width * height * 4).fill(-1);
  for (let cell = 0; cell < width * height; cell++) {
    const x = cell % width;
    if (cell >= width) neighbours[cell * 4] = cell - width;
    if (x < width - 1) neighbours[cell * 4 + 1] = cell + 1;
    if (cell < width * (height - 1)) neighbours[cell * 4 + 2] = cell + width;
    if (x > 0) neighbours[cell * 4 + 3] = cell - 1;
  }
  return neighbours;
}

/** True when every tile is on its goal cell. The entry of the gap's cell is ignored. */
export function isSolved(cells: ArrayLike<number>, gapGoal: number): boolean {
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== cell && cell !== gapGoal) return false;
  }
  return true;
}

/** The steps of the tiles, packed, when the gap moves in these directions from the start. */
export function stepsOfGapMoves(problem: TileProblem, line: ArrayLike<number>): Steps {
  return Uint32Array.from(line, gapStepper(problem));
}

/** Gives the step of a tile for each move of the gap, in turn from the start. */
export function gapStepper(problem: TileProblem): (direction: number) => number {
  const { width, height, pieceOf } = problem;
  const neighbours = neighboursOf(width, height);
  const cells = problem.tiles.slice();
  let { gap } = problem;
  return (direction) => {
    const from = neighbours[gap * 4 + direction]!;
    const tile = cells[from]!;
    cells[gap] = tile;
    gap = from;
    return pieceOf[tile]! * 4 + (direction ^ 2);
  };
}

/** The same problem after some moves of the gap. */
export function problemAfter(problem: TileProblem, line: ArrayLike<number>): TileProblem {
  const { width, height, gapGoal } = problem;
  const neighbours = neighboursOf(width, height);
  const tiles = problem.tiles.slice();
  let { gap } = problem;
  for (let i = 0; i < line.length; i++) {
    const from = neighbours[gap * 4 + line[i]!]!;
    tiles[gap] = tiles[from]!;
    tiles[from] = gapGoal;
    gap = from;
  }
  return { ...problem, tiles, gap };
}

/** The directions of the gap along a line of steps. */
export function gapMovesOf(steps: Steps): Uint8Array {
  return Uint8Array.from(steps, (step) => (step & 3) ^ 2);
}

/** Pushes of a line of gap directions. */
export function countPushes(line: Uint8Array): number {
  return line.reduce((pushes, direction, at) => pushes + (direction === line[at - 1] ? 0 : 1), 0);
}
