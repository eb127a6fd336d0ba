import type { Board } from '../board/board.ts';
import { equalShapes } from '../board/shape.ts';
import type { Goal, Piece, Puzzle } from './puzzle.ts';

/**
 * A puzzle that holds the parts of another in which the two are equal, so that many need little
 * memory: tile puzzles all but their start and info or nothing, others part by part. The puzzle
 * itself where it shares nothing.
 */
export function sharing(puzzle: Puzzle, other: Puzzle | undefined): Puzzle {
  // Forms whose puzzles stand on one board share the rest, too.
  if (!other || puzzle.board === other.board) return puzzle;
  if (puzzle.type === 'blocks' && other.type === 'blocks') return sharingParts(puzzle, other);
  if (!areTwins(puzzle, other)) return puzzle;
  const { start, info } = puzzle;
  return { ...other, start, info };
}

function sharingParts(puzzle: Puzzle, other: Puzzle): Puzzle {
  const { start, same, type, info } = puzzle;
  const board = areSameBoards(puzzle.board, other.board) ? other.board : puzzle.board;
  const pieces = areSame(puzzle.pieces, other.pieces, areSamePieces) ? other.pieces : puzzle.pieces;
  const areKinds =
    areSame(puzzle.kindOf, other.kindOf, (a, b) => a === b) &&
    areSame(puzzle.kinds, other.kinds, (a, b) => a.entersGates === b.entersGates);
  const { kinds, kindOf } = areKinds ? other : puzzle;
  const goals =
    areKinds && areSame(puzzle.goals, other.goals, isTwinGoal) ? other.goals : puzzle.goals;
  return { board, pieces, kinds, kindOf, start, goals, same, type, info };
}

function areSameBoards(a: Board, b: Board): boolean {
  return a === b || (a.width === b.width && areSame(a.cells, b.cells, (one, two) => one === two));
}

function areSamePieces(a: Piece, b: Piece): boolean {
  return a === b || (a.label === b.label && a.axis === b.axis && equalShapes(a.shape, b.shape));
}

function areTwins(a: Puzzle, b: Puzzle): boolean {
  return (
    a.type === 'tiles' &&
    b.type === 'tiles' &&
    a.board.width === b.board.width &&
    a.same.length + b.same.length === 0 &&
    areSame(a.pieces, b.pieces, isTwinPiece) &&
    areSame(a.goals, b.goals, isTwinGoal)
  );
}

/** All tiles are one cell each and go along any line; their number tells the height. */
const isTwinPiece = (a: Piece, b: Piece) => a.label === b.label;

const isTwinGoal = (a: Goal, b: Goal) =>
  areSame(a, b, (one, two) => one.piece === two.piece && one.cell === two.cell);

function areSame<T>(a: readonly T[], b: readonly T[], areEqual: (a: T, b: T) => boolean): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!areEqual(a[i]!, b[i]!)) return false;
  return true;
}
