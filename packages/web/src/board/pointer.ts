import { cellAt, columnOf, rowOf } from '@glissade/core';
import { text } from '../text/text.ts';
import { announce } from '../ui/announce.ts';
import type { BoardState } from './boardState.ts';
import { follow, type Offset, restAt } from './dragMotion.ts';
import { type DragSpace, dragSpace, stopKey } from './dragSpace.ts';
import { CELL } from './outline.ts';

/** Room around the cells, in drawing units. */
export const MARGIN = 16;

/** A finger that moved less than this many CSS pixels tapped. */
const TAP_PX = 7;

type Grip = {
  readonly pointer: number;
  readonly piece: number;
  readonly space: DragSpace;
  readonly from: Offset;
  readonly fromPx: Offset;
  heading: Offset;
  isDrag: boolean;
};

/** Where the pointer is, in cells from the board's corner. */
function placeOnBoard(board: BoardState, element: HTMLElement, event: PointerEvent): Offset {
  const box = element.getBoundingClientRect();
  const scale = box.width / (board.ground().width + 2 * MARGIN);
  return {
    x: ((event.clientX - box.left) / scale - MARGIN) / CELL,
    y: ((event.clientY - box.top) / scale - MARGIN) / CELL,
  };
}

/** Fingers and mice on the board: dragging follows, tapping slides. */
export function createPointer(board: BoardState, element: () => HTMLElement) {
  let grip: Grip | undefined;

  const placeOf = (event: PointerEvent) => placeOnBoard(board, element(), event);

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || grip) return;
    const from = placeOf(event);
    const { store } = board;
    const cell = cellAt(store.puzzle().board, Math.floor(from.x), Math.floor(from.y));
    const piece = cell < 0 ? -1 : board.occupancy()[cell]!;
    if (cell >= 0) board.setCursor(cell);
    if (piece < 0) {
      if (cell >= 0) tapFree(board, cell);
      return;
    }
    element().setPointerCapture(event.pointerId);
    grip = {
      pointer: event.pointerId,
      piece,
      space: dragSpace(store.puzzle(), store.state(), piece),
      from,
      fromPx: { x: event.clientX, y: event.clientY },
      heading: { x: 0, y: 0 },
      isDrag: false,
    };
  };

  const move = (event: PointerEvent) => {
    if (!grip || event.pointerId !== grip.pointer) return;
    const far = Math.hypot(event.clientX - grip.fromPx.x, event.clientY - grip.fromPx.y);
    if (!grip.isDrag && far < TAP_PX) return;
    if (!grip.isDrag) {
      grip.isDrag = true;
      board.choose(-1);
    }
    // A fast finger: the browser tells where it was between two frames.
    const events = event.getCoalescedEvents?.() ?? [];
    for (const one of events.length > 0 ? events : [event]) {
      const at = placeOf(one);
      const finger = { x: at.x - grip.from.x, y: at.y - grip.from.y };
      const before = board.drag()?.offset ?? { x: 0, y: 0 };
      const offset = follow(grip.space, before, finger);
      const step = { x: offset.x - before.x, y: offset.y - before.y };
      if (Math.hypot(step.x, step.y) > 0.01) grip.heading = { x: step.x * 3, y: step.y * 3 };
      board.setDrag({ space: grip.space, offset });
    }
  };

  const up = (event: PointerEvent) => {
    if (!grip || event.pointerId !== grip.pointer) return;
    const { piece, space, isDrag, heading } = grip;
    grip = undefined;
    if (!isDrag) return tapPiece(board, piece, space);
    const stop = restAt(space, board.drag()?.offset ?? { x: 0, y: 0 }, heading);
    if (stop.steps.length > 0) board.play(stop.steps);
    board.setDrag(undefined);
  };

  const cancel = () => {
    grip = undefined;
    board.setDrag(undefined);
  };
  return { down, move, up, cancel };
}

/** A free cell was tapped: the chosen piece goes there, if it can. */
function tapFree(board: BoardState, cell: number): void {
  const target = stopFor(board, cell);
  if (target) board.play(target);
  board.choose(-1);
}

/** The steps that bring the chosen piece over a cell: its origin there if possible. */
function stopFor(board: BoardState, cell: number): readonly number[] | undefined {
  const space = board.space();
  const piece = board.chosen();
  if (!space || piece < 0) return undefined;
  const puzzle = board.store.puzzle();
  const origin = board.store.state()[piece]!;
  const dx = columnOf(puzzle.board, cell) - columnOf(puzzle.board, origin);
  const dy = rowOf(puzzle.board, cell) - rowOf(puzzle.board, origin);
  const exact = space.stops.get(stopKey(dx, dy));
  if (exact) return exact.steps;
  const covering = [...space.stops.values()].find(
    (stop) =>
      stop.steps.length > 0 &&
      puzzle.pieces[piece]!.shape.some(([x, y]) => stop.dx + x === dx && stop.dy + y === dy),
  );
  return covering?.steps;
}

/** A piece was tapped: it slides if there is one way only, otherwise its places are shown. */
export function tapPiece(board: BoardState, piece: number, space: DragSpace): void {
  const words = text().board;
  const stops = [...space.stops.values()].filter(({ steps }) => steps.length > 0);
  const { label } = board.store.puzzle().pieces[piece]!;
  if (stops.length === 0) {
    board.choose(-1);
    board.setStuck(piece);
    announce(`${label}: ${words.stuck}.`);
    return;
  }
  const ways = new Set(stops.flatMap(({ steps }) => steps));
  if (board.store.puzzle().type === 'tiles' || ways.size === 1) {
    board.choose(-1);
    board.play(stops.at(-1)!.steps);
    return;
  }
  const isAgain = board.chosen() === piece;
  board.choose(isAgain ? -1 : piece);
  if (!isAgain) announce(words.chosen(label, stops.length));
}
