/* What keys do on the board: move pieces, or the focus. */
import { type Direction, neighbourOf, oppositeOf, Position, packStep, rowOf } from '@glissade/core';
import { pushSteps } from '@glissade/core/game';
import { cellTexts } from './describe.ts';
import { dragSpace } from './dragSpace.ts';
import type { BoardCommand } from './keys.ts';
import type { PlayBoard } from './playBoard.ts';
import { tapPiece } from './pointer.ts';

/** What an arrow key moves in a tile puzzle. */
export type Arrows = 'tile' | 'gap' | 'cursor';

/** Does what a key asks. `focusCell` puts the focus on a cell. */
export function obeyKey(
  board: PlayBoard,
  focusCell: (cell: number) => void,
  command: BoardCommand,
  arrows: Arrows = 'tile',
): void {
  if (command.name === 'arrow') arrow(board, focusCell, command.direction, command.far, arrows);
  else if (command.name === 'edge') focusCell(edgeCell(board, command));
  else if (command.name === 'press') press(board);
  else drop(board);
}

function arrow(
  board: PlayBoard,
  focusCell: (cell: number) => void,
  direction: Direction,
  far: boolean,
  arrows: Arrows,
): void {
  if (board.puzzle().type === 'tiles' && arrows !== 'cursor') {
    const way = arrows === 'tile' ? direction : oppositeOf(direction);
    pushTiles(board, way, far);
  } else if (board.chosen() >= 0) {
    moveHeld(board, focusCell, direction, far);
  } else {
    focusCell(nextCell(board, direction));
  }
}

function pushTiles(board: PlayBoard, direction: Direction, far: boolean): void {
  const line = pushSteps(board.puzzle(), board.state(), direction, -1);
  if (line.length === 0) board.say(board.words().nothing);
  else board.play(far ? line : line.slice(0, 1));
}

/** The picked-up piece goes one cell, or as far as it can. */
function moveHeld(
  board: PlayBoard,
  focusCell: (cell: number) => void,
  direction: Direction,
  far: boolean,
): void {
  const piece = board.chosen();
  const packed = packStep({ piece, direction });
  const position = new Position(board.puzzle(), board.state());
  const steps = [packed];
  position.play({ piece, direction });
  while (far && !position.play({ piece, direction })) steps.push(packed);
  if (board.play(steps)) focusCell(board.state()[piece]!);
}

/** The next cell that way which is not of the same piece; the same cell at the edge. */
function nextCell(board: PlayBoard, direction: Direction): number {
  const from = board.cursor();
  const own = board.occupancy()[from]!;
  let cell = from;
  for (;;) {
    const next = neighbourOf(board.puzzle().board, cell, direction);
    if (next < 0) return board.occupancy()[cell] === own && own >= 0 ? from : cell;
    cell = next;
    if (own < 0 || board.occupancy()[cell] !== own) return cell;
  }
}

function edgeCell(board: PlayBoard, command: Extract<BoardCommand, { name: 'edge' }>): number {
  const { width, cells } = board.puzzle().board;
  const row = rowOf(board.puzzle().board, board.cursor());
  if (command.whole) return command.end === 'first' ? 0 : cells.length - 1;
  return row * width + (command.end === 'first' ? 0 : width - 1);
}

/** Enter or Space: a tile is pushed, a piece is picked up or put down. */
function press(board: PlayBoard): void {
  const piece = board.occupancy()[board.cursor()]!;
  if (board.chosen() >= 0) drop(board);
  else if (piece >= 0) pressPiece(board, piece);
  else
    board.say(cellTexts(board.words(), board.puzzle(), board.state(), new Set())[board.cursor()]!);
}

function pressPiece(board: PlayBoard, piece: number): void {
  const space = dragSpace(board.puzzle(), board.state(), piece);
  if (board.puzzle().type === 'tiles' || space.stops.size === 1) {
    tapPiece(board, piece, space);
  } else {
    board.choose(piece);
    board.say(board.words().held(board.puzzle().pieces[piece]!.label));
  }
}

function drop(board: PlayBoard): void {
  const piece = board.chosen();
  board.choose(-1);
  if (piece < 0) return;
  board.say(board.words().dropped(board.puzzle().pieces[piece]!.label));
}
