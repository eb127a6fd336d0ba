import { type Direction, neighbourOf, oppositeOf, Position, packStep, rowOf } from '@glissade/core';
import { pushSteps } from '../game/push.ts';
import { keyBindings } from '../settings/keyBindings.ts';
import { settings } from '../settings/settings.ts';
import { text } from '../text/text.ts';
import { announce } from '../ui/announce.ts';
import type { BoardState } from './boardState.ts';
import { dragSpace } from './dragSpace.ts';
import { type KeyWish, wishOf } from './keys.ts';
import { tapPiece } from './pointer.ts';

/** Wishes that are not the board's own. */
export type OuterWish = Exclude<KeyWish['wish'], 'arrow' | 'edge' | 'press' | 'drop'> | 'shuffle';

/** Keys on the board. `focusCell` puts the focus on a cell. */
export function createKeyboard(
  board: BoardState,
  focusCell: (cell: number) => void,
  onWish: (wish: OuterWish) => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    const wish = wishOf(event, settings().letters ? keyBindings() : undefined);
    if (!wish) return;
    if (wish.wish === 'press' && !isOnBoard(event.target)) {
      if (event.key === ' ' && board.store.puzzle().type === 'tiles') {
        event.preventDefault();
        onWish('shuffle');
      }
      return;
    }
    if (wish.wish === 'drop' && board.chosen() < 0) return;
    event.preventDefault();
    if (wish.wish === 'arrow') return arrow(board, focusCell, wish.direction, wish.far);
    if (wish.wish === 'edge') return focusCell(edgeCell(board, wish));
    if (wish.wish === 'press') return press(board);
    if (wish.wish === 'drop') return drop(board);
    onWish(wish.wish);
  };
}

function isOnBoard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=grid]') !== null;
}

function arrow(
  board: BoardState,
  focusCell: (cell: number) => void,
  direction: Direction,
  far: boolean,
): void {
  const { store } = board;
  if (store.puzzle().type === 'tiles' && settings().arrows !== 'cursor') {
    const way = settings().arrows === 'tile' ? direction : oppositeOf(direction);
    pushTiles(board, way, far);
  } else if (board.chosen() >= 0) {
    moveHeld(board, focusCell, direction, far);
  } else {
    focusCell(nextCell(board, direction));
  }
}

function pushTiles(board: BoardState, direction: Direction, far: boolean): void {
  const { store } = board;
  const line = pushSteps(store.puzzle(), store.state(), direction, -1);
  if (line.length === 0) announce(text().board.nothing);
  else board.play(far ? line : line.slice(0, 1));
}

/** The picked-up piece goes one cell, or as far as it can. */
function moveHeld(
  board: BoardState,
  focusCell: (cell: number) => void,
  direction: Direction,
  far: boolean,
): void {
  const { store } = board;
  const piece = board.chosen();
  const packed = packStep({ piece, direction });
  const position = new Position(store.puzzle(), store.state());
  const steps = [packed];
  position.play({ piece, direction });
  while (far && !position.play({ piece, direction })) steps.push(packed);
  if (board.play(steps)) focusCell(store.state()[piece]!);
}

/** The next cell that way which is not of the same piece; the same cell at the edge. */
function nextCell(board: BoardState, direction: Direction): number {
  const { puzzle } = board.store;
  const from = board.cursor();
  const own = board.occupancy()[from]!;
  let cell = from;
  for (;;) {
    const next = neighbourOf(puzzle().board, cell, direction);
    if (next < 0) return board.occupancy()[cell] === own && own >= 0 ? from : cell;
    cell = next;
    if (own < 0 || board.occupancy()[cell] !== own) return cell;
  }
}

function edgeCell(board: BoardState, wish: Extract<KeyWish, { wish: 'edge' }>): number {
  const { width, cells } = board.store.puzzle().board;
  const row = rowOf(board.store.puzzle().board, board.cursor());
  if (wish.whole) return wish.end === 'first' ? 0 : cells.length - 1;
  return row * width + (wish.end === 'first' ? 0 : width - 1);
}

/** Enter or Space: a tile is pushed, a piece is picked up or put down. */
function press(board: BoardState): void {
  const piece = board.occupancy()[board.cursor()]!;
  if (board.chosen() >= 0) drop(board);
  else if (piece >= 0) pressPiece(board, piece);
}

function pressPiece(board: BoardState, piece: number): void {
  const { store } = board;
  const space = dragSpace(store.puzzle(), store.state(), piece);
  if (store.puzzle().type === 'tiles' || space.stops.size === 1) {
    tapPiece(board, piece, space);
  } else {
    board.choose(piece);
    announce(text().board.held(store.puzzle().pieces[piece]!.label));
  }
}

function drop(board: BoardState): void {
  const piece = board.chosen();
  board.choose(-1);
  if (piece < 0) return;
  announce(text().board.dropped(board.store.puzzle().pieces[piece]!.label));
}
