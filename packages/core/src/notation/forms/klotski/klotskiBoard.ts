import type { Sides } from '../../../board/board.ts';
import { columnsOfRectangle } from '../../../board/shape.ts';
import type { Puzzle } from '../../../puzzle/puzzle.ts';
import type { GoalSpec } from '../../../puzzle/spec.ts';
import { type PictureRow, rowOf } from '../../drawings/picture.ts';
import { NO_GOAL, type ToldGoal } from '../blockReading.ts';
import { cutRows } from '../blockRows.ts';
import {
  firstReason,
  hasFreeCell,
  onlyPlacement,
  rectangleOf,
  refuseAxes,
  refuseCells,
  refuseSame,
} from '../blockWriting.ts';
import type { Token } from '../text.ts';

/** The board of Klotski, four cells wide and five high, and its usual goal. */
export const KLOTSKI_WIDTH = 4;
export const KLOTSKI_HEIGHT = 5;
export const KLOTSKI_CELLS = KLOTSKI_WIDTH * KLOTSKI_HEIGHT;
const GOAL_CORNER = 13;
const GOAL_CELLS = [13, 14, 17, 18];

type DrawnPiece = { readonly label: string; readonly cells: readonly number[] };

/** The goal that goes without saying: the only 2×2 piece at the bottom centre. */
export function klotskiGoal(label: string): GoalSpec[] {
  return [{ label, cells: GOAL_CELLS }];
}

export function describeKlotskiGoal(label: string): string {
  return `goal: the 2×2 piece ${label} at the bottom centre`;
}

/** True for the board of Klotski. */
export function isKlotskiSized({ width, height }: Sides): boolean {
  return width === KLOTSKI_WIDTH && height === KLOTSKI_HEIGHT;
}

/** The goal of a board that is the usual one with one 2×2 piece, and a note; else none. */
export function usualGoal(board: Sides, pieces: readonly DrawnPiece[]): ToldGoal {
  const square = isKlotskiSized(board) ? onlySquare(pieces) : undefined;
  return square ? toBottom(square.label) : NO_GOAL;
}

/** The goal that this 2×2 piece is at the bottom centre, and a note. */
export function toBottom(label: string): ToldGoal {
  return { goals: [klotskiGoal(label)], notes: [describeKlotskiGoal(label)] };
}

/** The only 2×2 piece of a 4×5 board, if there is just one. */
export function onlySquare(pieces: readonly DrawnPiece[]): DrawnPiece | undefined {
  const squares = pieces.filter(
    ({ cells }) => cells.length === 4 && columnsOfRectangle({ width: KLOTSKI_WIDTH }, cells) === 2,
  );
  return squares.length === 1 ? squares[0] : undefined;
}

/** The rows that words draw: one word of twenty characters is cut, others are a row each. */
export function klotskiRows(words: readonly Token[]): PictureRow[] {
  const [word] = words;
  return words.length === 1 && [...word!.text].length === KLOTSKI_CELLS
    ? cutRows(word!, KLOTSKI_WIDTH)
    : words.map(rowOf);
}

/** Why a form of this board and goal alone cannot hold a puzzle; its own reasons come last. */
export function refuseKlotski(
  puzzle: Puzzle,
  ...own: readonly (string | undefined)[]
): string | undefined {
  return firstReason(
    refuseKlotskiGoal(puzzle),
    refuseCells(puzzle.board, ['floor']),
    refuseAxes(puzzle),
    refuseSame(puzzle),
    ...own,
  );
}

/** Why a board without a free cell is refused. */
export function refuseFull(puzzle: Puzzle): string | undefined {
  return hasFreeCell(puzzle) ? undefined : 'it needs a free cell';
}

/** Why the goal is not the usual one of a 4×5 board with one 2×2 piece. */
function refuseKlotskiGoal(puzzle: Puzzle): string | undefined {
  const { board, pieces } = puzzle;
  if (!isKlotskiSized(board)) {
    return 'it is for boards of 4 by 5 cells only';
  }
  const squares = pieces.filter(({ shape }) => {
    const rectangle = rectangleOf(shape);
    return rectangle?.width === 2 && rectangle.height === 2;
  });
  if (squares.length !== 1) return 'it is for puzzles with exactly one 2×2 piece';
  const goal = onlyPlacement(puzzle);
  const isUsual = goal && pieces[goal.piece] === squares[0] && goal.cell === GOAL_CORNER;
  return isUsual ? undefined : 'its goal is always the 2×2 piece at the bottom centre';
}
