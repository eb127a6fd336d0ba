import { type GoalName, namedGoal } from '../../../puzzle/namedGoals.ts';
import type { Puzzle } from '../../../puzzle/puzzle.ts';
import { largest } from '../../drawings/picture.ts';

/**
 * Why a form that holds nothing but numbers, with this goal understood, cannot hold the puzzle.
 * `square`: the form has one number for both sides.
 */
export function refuseTiles(
  puzzle: Puzzle,
  goal: GoalName,
  { square = false }: { readonly square?: boolean } = {},
): string | undefined {
  const { width, height } = puzzle.board;
  const named = refuseNotTiles(puzzle);
  if (named) return named;
  if (square && width !== height)
    return `it is for square boards only, and this one is ${width} by ${height}`;
  const expected = namedGoal(goal, width, height);
  const [first, ...others] = puzzle.goals;
  const meets = first!.every(
    ({ piece, cell }) => puzzle.pieces[piece]!.label === String(expected[cell]),
  );
  if (!meets || others.length > 0) return `it cannot express a goal other than its own (${goal})`;
  return undefined;
}

/** Why the puzzle is no board of tiles numbered from 1, or undefined if it is. */
function refuseNotTiles({ type, pieces }: Puzzle): string | undefined {
  if (type !== 'tiles') return 'it is for tile puzzles only';
  const labels = new Set(pieces.map(({ label }) => label));
  const numbered = pieces.every((_, index) => labels.has(String(index + 1)));
  return numbered ? undefined : `it is for tiles numbered 1 to ${pieces.length} only`;
}

/** The rows of numbers of a tile puzzle's start, 0 the gap. */
export function numberRowsOf({ board, pieces, start }: Puzzle): string[][] {
  const numbers = new Array<string>(board.cells.length).fill('0');
  pieces.forEach(({ label }, piece) => {
    numbers[start[piece]!] = label;
  });
  return rowsOf(numbers, board.width);
}

function rowsOf(numbers: readonly string[], width: number): string[][] {
  const rows: string[][] = [];
  for (let at = 0; at < numbers.length; at += width) rows.push(numbers.slice(at, at + width));
  return rows;
}

/** Rows on lines, the numbers right-aligned. */
export function formatGrid(rows: readonly (readonly string[])[]): string {
  const digits = largest(rows.flat().map((number) => number.length));
  return rows.map((row) => row.map((number) => number.padStart(digits)).join(' ')).join('\n');
}
