/* The moves of a solution, wrapped to the terminal. */
import type { Puzzle } from '@glissade/core';
import { wrapUnits, wrapWords } from './layout.ts';

const TILE_MOVE = /[URDL]\d*/g;

/** A solution's moves in lines that fit; one line where the width is not limited. */
export function wrapMoves(puzzle: Puzzle, moves: string, columns: number): string {
  if (!Number.isFinite(columns)) return moves;
  const width = Math.max(20, columns);
  const isUnspaced = puzzle.type === 'tiles' && !moves.includes(' ');
  const wrapped = isUnspaced
    ? wrapUnits(moves, TILE_MOVE, width, '  ')
    : wrapWords(moves, width, '  ');
  if (lettersOf(wrapped) !== lettersOf(moves)) throw new Error('wrapping has changed the moves');
  return wrapped;
}

function lettersOf(text: string): string {
  return text.replace(/\s+/g, '');
}
