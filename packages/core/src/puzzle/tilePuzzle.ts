/* Makes tile puzzles fast, without `buildPuzzle`, for readers that have checked the numbers. */
import { BOARD_SIDE_MAX, openBoard } from '../board/board.ts';
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

/** The puzzle made last, and what its goal was made of: many boards share all but their start. */
let last: Puzzle | undefined;
let lastGoal: readonly number[];
/** Larger ones are not kept. */
const KEPT_CELLS_MAX = 10_000;

/**
 * What `buildPuzzle` makes of a tile board, for places that are known to hold each number once: a
 * board of 255×255 in a third of the time.
 */
export function tilePuzzle({ width, height, startCells, goalCells }: TilePlaces): Puzzle {
  const count = width * height - 1;
  const start = new Uint16Array(count);
  for (let piece = 0; piece < count; piece++) start[piece] = startCells[piece + 1]!;
  if (lastGoal === goalCells && last?.board.width === width) {
    return { ...last, start, info: {} };
  }
  const [pieces, kinds, kindOf, goal]: [
    Puzzle['pieces'][number][],
    Puzzle['kinds'][number][],
    number[],
    Puzzle['goals'][number][number][],
  ] = [[], [], [], []];
  for (let piece = 0; piece < count; piece++) {
    pieces.push({ label: `${piece + 1}`, shape: ONE_CELL, axis: 'any' });
    kinds.push({ pieces: [piece], entersGates: true });
    kindOf.push(piece);
    goal.push({ kind: piece, piece, cell: goalCells[piece + 1]! });
  }
  const board = openBoard(width, height);
  const rest = { board, pieces, kinds, kindOf, start, goals: [goal], same: [] };
  const puzzle: Puzzle = { ...rest, type: 'tiles', info: {} };
  if (count < KEPT_CELLS_MAX) [last, lastGoal] = [puzzle, goalCells];
  return puzzle;
}
