import { neighbourOf } from '../board/board.ts';
import { DIRECTIONS, type Direction } from '../board/direction.ts';
import type { Puzzle, State } from '../puzzle/puzzle.ts';
import { occupancyOf } from '../state/state.ts';
import { applyStep, refusalOf } from './rules.ts';

/** A place where a dragged piece may be let go. */
export type StoppingPoint = {
  /** Origin cell of the piece there. */
  readonly cell: number;
  /** A shortest way for the piece to get there. */
  readonly path: readonly Direction[];
};

/**
 * Every place one piece can reach while all others stay, nearest first; its own place is not among
 * them. These are the stopping points of a drag and the successors in the `moves` metric. At most
 * `countMax` of them, the nearest. `occupancy` as of `occupancyOf(state)`. The points are new; a
 * blocked piece has none.
 *
 * @example
 * ```ts
 * import { parsePuzzle, stoppingPoints } from 'glissade';
 * const puzzle = parsePuzzle('start:\nA.\n..\ngoal:\n..\n.A');
 * console.log(stoppingPoints(puzzle, puzzle.start, 0).map(({ path }) => path.join('')));
 * // → [ 'R', 'D', 'RD' ]
 * ```
 */
export function stoppingPoints(
  puzzle: Puzzle,
  state: State,
  piece: number,
  countMax = Number.POSITIVE_INFINITY,
  occupancy = occupancyOf(puzzle, state),
): StoppingPoint[] {
  const points: StoppingPoint[] = [];
  for (const point of eachStoppingPoint(puzzle, state, piece, occupancy)) {
    points.push(point);
    if (points.length >= countMax) break;
  }
  return points;
}

/** The same, one after the other: all of a large board take half a second. */
export function* eachStoppingPoint(
  puzzle: Puzzle,
  state: State,
  piece: number,
  occupancy: Int32Array = occupancyOf(puzzle, state),
): Generator<StoppingPoint> {
  const isSeen = new Uint8Array(puzzle.board.cells.length);
  isSeen[state[piece]!] = 1;
  const points: StoppingPoint[] = [{ cell: state[piece]!, path: [] }];
  const here = state.slice();
  for (let i = 0; i < points.length; i++) {
    const { cell, path } = points[i]!;
    here[piece] = cell;
    for (const direction of DIRECTIONS) {
      const next = neighbourOf(puzzle.board, cell, direction);
      if (isSeen[next] === 1) continue;
      // `occupancy` still shows the piece where it started: a piece never blocks itself.
      if (refusalOf(puzzle, here, { piece, direction }, occupancy)) continue;
      isSeen[next] = 1;
      const point = { cell: next, path: [...path, direction] };
      points.push(point);
      yield point;
    }
  }
}

/**
 * Every place a piece can reach in one straight line, by direction (U R D L), nearest first.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { straightStops } from 'glissade/core';
 * const puzzle = parsePuzzle('start:\nA..\ngoal:\n..A');
 * console.log(straightStops(puzzle, puzzle.start, 0).map(({ cell }) => cell)); // → [ 1, 2 ]
 * ```
 */
export function straightStops(
  puzzle: Puzzle,
  state: State,
  piece: number,
  occupancy = occupancyOf(puzzle, state),
): StoppingPoint[] {
  const points: StoppingPoint[] = [];
  for (const direction of DIRECTIONS) {
    let here = state;
    const path: Direction[] = [];
    while (!refusalOf(puzzle, here, { piece, direction }, occupancy)) {
      here = applyStep(puzzle, here, { piece, direction });
      path.push(direction);
      points.push({ cell: here[piece]!, path: [...path] });
    }
  }
  return points;
}
