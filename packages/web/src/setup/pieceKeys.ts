/* What keys do with a piece on a board that is being set up. */
import { neighbourOf } from '@glissade/core';
import { ARROWS } from '../board/keys.ts';
import { canTurn } from './pieceSet.ts';
import { drop, type Placing, putAside, turn } from './placing.ts';

/** The table behind a key; undefined for a key that does nothing. */
export function placedByKey(placing: Placing, piece: number, key: string): Placing | undefined {
  const direction = ARROWS[key];
  if (direction) {
    const to = neighbourOf(placing.puzzle.board, placing.origins[piece]!, direction);
    return to < 0 ? placing : drop(placing, piece, to);
  }
  if (['Enter', ' ', 'Delete', 'Backspace'].includes(key)) return putAside(placing, piece);
  return /^t$/i.test(key) && canTurn(placing.puzzle, piece) ? turn(placing, piece) : undefined;
}
