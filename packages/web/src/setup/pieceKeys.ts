/* What keys do with a piece on a board that is being set up. */
import { cellAt, columnOf, rowOf } from '@glissade/core';
import { canTurn } from './pieceSet.ts';
import { drop, type Placing, putAside, turn } from './placing.ts';

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/** The table behind a key; undefined for a key that does nothing. */
export function placedByKey(placing: Placing, piece: number, key: string): Placing | undefined {
  const { board } = placing.puzzle;
  const origin = placing.origins[piece]!;
  const arrow = ARROWS[key];
  if (arrow) {
    const to = cellAt(board, columnOf(board, origin) + arrow[0], rowOf(board, origin) + arrow[1]);
    return to < 0 ? placing : drop(placing, piece, to);
  }
  if (['Enter', ' ', 'Delete', 'Backspace'].includes(key)) return putAside(placing, piece);
  return /^t$/i.test(key) && canTurn(placing.puzzle, piece) ? turn(placing, piece) : undefined;
}
