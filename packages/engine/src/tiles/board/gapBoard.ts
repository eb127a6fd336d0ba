import type { Steps } from '@glissade/core';
import type { TileProblem } from '../../problem/tileProblem.ts';

/** Of the shapes met last, the oldest first: batches are of few. */
const met = new Map<string, Int32Array>();
const SHAPES_MAX = 8;

/**
 * Where the gap comes to in each direction: [cell * 4 + code of U R D L], -1 beyond the edge. All
 * callers share it: not to be written to.
 */
export function neighboursOf(width: number, height: number): Int32Array {
  const shape = `${width} ${height}`;
  const known = met.get(shape);
  if (known) return known;
  if (met.size === SHAPES_MAX) met.delete(met.keys().next().value!);
  const neighbours = listNeighbours(width, height);
  met.set(shape, neighbours);
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

/** Every tile is on its goal cell. What `cells` says of the gap's cell does not matter. */
export function isSolved(cells: ArrayLike<number>, gapGoal: number): boolean {
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== cell && cell !== gapGoal) return false;
  }
  return true;
}

/** The steps of the tiles, packed, when the gap goes in these directions from the start. */
export function stepsOfGap(problem: TileProblem, line: ArrayLike<number>): Steps {
  const { width, height, pieceOf } = problem;
  const neighbours = neighboursOf(width, height);
  const cells = problem.tiles.slice();
  let { gap } = problem;
  return Uint32Array.from(line, (direction) => {
    const from = neighbours[gap * 4 + direction]!;
    const tile = cells[from]!;
    cells[gap] = tile;
    gap = from;
    return pieceOf[tile]! * 4 + (direction ^ 2);
  });
}

/** The same problem some moves of the gap later. */
export function played(problem: TileProblem, line: ArrayLike<number>): TileProblem {
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
export function lineOfGap(steps: Steps): Uint8Array {
  return Uint8Array.from(steps, (step) => (step & 3) ^ 2);
}

/** Pushes of a line of gap directions. */
export function countRuns(line: Uint8Array): number {
  return line.reduce((runs, way, at) => runs + (way === line[at - 1] ? 0 : 1), 0);
}
