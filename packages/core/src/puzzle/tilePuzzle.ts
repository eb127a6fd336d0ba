import { BOARD_SIDE_MAX, type CellType } from '../board/board.ts';
import { ONE_CELL } from '../board/shape.ts';
import type { Puzzle } from './puzzle.ts';

/** Where each number is: tile k at `startCells[k]`, in the goal at `goalCells[k]`; 0 is the gap. */
export type TilePlaces = {
  readonly width: number;
  readonly height: number;
  readonly startCells: readonly number[];
  readonly goalCells: readonly number[];
};

/** Of the sides of a tile board, as `buildPuzzle` wants them. */
export function isTileBoard(width: number, height: number): boolean {
  return Math.min(width, height) >= 2 && Math.max(width, height) <= BOARD_SIDE_MAX;
}

/**
 * What `buildPuzzle` makes of a tile board, for places that are known to hold each number once: a
 * board of 255×255 in a third of the time. Holds the parts of the other puzzle where the two differ
 * in their start alone.
 */
export function tilePuzzle(places: TilePlaces, other?: Puzzle): Puzzle {
  const { width, height, startCells, goalCells } = places;
  const count = width * height - 1;
  const start = new Uint16Array(count);
  for (let piece = 0; piece < count; piece++) start[piece] = startCells[piece + 1]!;
  if (other && hasGoal(other, places)) return { ...other, start, info: {} };
  const [pieces, kinds, kindOf, goal]: [
    Puzzle['pieces'][number][],
    Puzzle['kinds'][number][],
    number[],
    Puzzle['goals'][number][number][],
  ] = [[], [], [], []];
  for (let piece = 0; piece < count; piece++) {
    pieces.push({ label: String(piece + 1), shape: ONE_CELL, axis: 'any' });
    kinds.push({ pieces: [piece], entersGates: true });
    kindOf.push(piece);
    goal.push({ kind: piece, piece, cell: goalCells[piece + 1]! });
  }
  const board = { width, height, cells: new Array<CellType>(count + 1).fill('floor') };
  return { board, pieces, kinds, kindOf, start, goals: [goal], same: [], type: 'tiles', info: {} };
}

/** True for a board of this size whose tiles are numbered in order and come to these cells. */
function hasGoal(
  { type, board, pieces, same, goals }: Puzzle,
  { width, height, goalCells }: TilePlaces,
): boolean {
  if (type !== 'tiles' || board.width !== width || board.height !== height) return false;
  const [goal, another] = goals;
  if (another || same.length > 0) return false;
  return goal!.every(
    ({ piece, cell }, index) =>
      piece === index && cell === goalCells[index + 1] && pieces[index]!.label === `${index + 1}`,
  );
}
