import { type Puzzle, type State, tilesOf } from '@glissade/core';

/** The rows of a tile board, the gap as 0, numbers to the right. */
export function gridText(puzzle: Puzzle, state: State): string {
  const { width } = puzzle.board;
  const digits = String(state.length).length;
  const words = Array.from(tilesOf(puzzle, state), (tile) => String(tile).padStart(digits));
  const rows: string[] = [];
  for (let at = 0; at < words.length; at += width) rows.push(words.slice(at, at + width).join(' '));
  return rows.join('\n');
}
