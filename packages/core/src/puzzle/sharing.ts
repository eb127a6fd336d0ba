import type { Goal, Piece, Puzzle } from './puzzle.ts';

/**
 * A tile puzzle that holds the parts of another where the two differ in their start alone, so that
 * many boards need little memory; otherwise the puzzle itself.
 */
export function sharing(puzzle: Puzzle, other: Puzzle | undefined): Puzzle {
  if (!other || puzzle.goals === other.goals || !areTwins(puzzle, other)) return puzzle;
  const { start, info } = puzzle;
  return { ...other, start, info };
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
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!areEqual(a[i]!, b[i]!)) return false;
  return true;
}
