/* Advice where a tile board cannot reach its goal. */
import { type Puzzle, reachableNamedGoals, tileNumbersOf, tilesOf } from '@glissade/core';
import { joinWords } from './numbers.ts';

/** Larger goals are not written out in a message. */
const CELLS_SHOWN_MAX = 36;

/** Where the goal has the wrong parity: which goals could be reached, and how to ask for them. */
export function goalAdvice(puzzle: Puzzle): string {
  const { names, nearest } = reachableNamedGoals(puzzle);
  const start = tilesOf(puzzle, puzzle.start);
  const advice: string[] = [];
  if (names.length > 0) {
    advice.push(`this board can reach the goal ${joinWords(names, 'or')}: add --goal ${names[0]}`);
  }
  // Whoever has the board of that goal has nothing to solve.
  const isStart = nearest?.every((tile, cell) => tile === start[cell]);
  if (nearest && nearest.length <= CELLS_SHOWN_MAX && !(isStart && names.length > 0)) {
    const begin = names.length > 0 ? 'or this goal' : 'this board can reach this goal';
    advice.push(`${begin}, with two tiles exchanged: --goal '${writeGoal(puzzle, nearest)}'`);
  }
  return advice.join('\n');
}

/** The names of the goals in reach, in words. */
export function reachWords(puzzle: Puzzle): string {
  const { names } = reachableNamedGoals(puzzle);
  return names.length > 0 ? joinWords(names) : 'none of the named goals';
}

function writeGoal(puzzle: Puzzle, tiles: Uint16Array): string {
  const pieceOf = new Map([...tileNumbersOf(puzzle)].map((number, piece) => [number, piece]));
  const words = [...tiles].map((tile) => {
    const piece = pieceOf.get(tile);
    return tile === 0 || piece === undefined ? '0' : puzzle.pieces[piece]!.label;
  });
  const { width, height } = puzzle.board;
  const rows = Array.from({ length: height }, (_, row) =>
    words.slice(row * width, (row + 1) * width).join(' '),
  );
  return rows.join('/');
}
