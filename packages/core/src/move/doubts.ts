/* Signs that a puzzle is not what somebody meant to write. */
import { isOpen } from '../board/board.ts';
import { extentOf } from '../board/shape.ts';
import type { Piece, Puzzle } from '../puzzle/puzzle.ts';
import { legalSteps } from './rules.ts';

/**
 * A sign that a text may have been read otherwise than it was meant: `nothing-moves`: no piece can
 * move at the start. `islands`: the board falls into islands one cell wide. `free-axes`: every
 * piece is straight and the goal lies ahead of its piece, as in Rush Hour, but none has an axis.
 */
export type Doubt = 'nothing-moves' | 'islands' | 'free-axes';

/** Cars are two or three cells long. */
const CAR_MAX = 3;
const CARS_MIN = 3;
const CAR_SIDE_MIN = 4;

/**
 * What makes it doubtful that a puzzle was read as it was meant.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { doubtsOf } from 'glissade/core';
 * console.log(doubtsOf(parsePuzzle('start: A,B,.\ngoal: .,A,B'))); // → [ 'nothing-moves' ]
 * ```
 */
export function doubtsOf(puzzle: Puzzle): Doubt[] {
  if (puzzle.type === 'tiles') return [];
  const doubts: Doubt[] = [];
  if (legalSteps(puzzle, puzzle.start).length === 0) doubts.push('nothing-moves');
  if (areIslands(puzzle)) doubts.push('islands');
  if (areCars(puzzle)) doubts.push('free-axes');
  return doubts;
}

/** True where the open cells are several regions, each in one row or one column. */
function areIslands({ board }: Puzzle): boolean {
  const { width, cells } = board;
  let regions = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (!isOpen(board, cell)) continue;
    const x = cell % width;
    const left = x > 0 && isOpen(board, cell - 1);
    const right = x < width - 1 && isOpen(board, cell + 1);
    const up = isOpen(board, cell - width);
    const down = isOpen(board, cell + width);
    if ((left || right) && (up || down)) return false;
    if (!left && !up) regions++;
  }
  return regions > 1;
}

function areCars({ board, pieces, start, goals }: Puzzle): boolean {
  if (pieces.length < CARS_MIN || Math.min(board.width, board.height) < CAR_SIDE_MIN) return false;
  const axes = new Set(pieces.map(axisOf));
  if (axes.size !== 2 || axes.has(undefined)) return false;
  return goals.every(([placed, more]) => {
    if (!placed || more) return false;
    const from = start[placed.piece]!;
    const isLane =
      axisOf(pieces[placed.piece]!) === 'h'
        ? Math.floor(from / board.width) === Math.floor(placed.cell / board.width)
        : from % board.width === placed.cell % board.width;
    return isLane && from !== placed.cell;
  });
}

/** The long side of a piece that is as a car, and may move both ways; undefined for others. */
function axisOf({ shape, axis }: Piece): 'h' | 'v' | undefined {
  const { width, height } = extentOf(shape);
  const length = Math.max(width, height);
  const isCar = Math.min(width, height) === 1 && length === shape.length && length > 1;
  if (!isCar || length > CAR_MAX || axis !== 'any') return undefined;
  return width > 1 ? 'h' : 'v';
}
