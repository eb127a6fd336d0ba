/* Taps and drags on the board, by mouse, pen or finger. */
import { cellAt, columnOf, isGoalState, rowOf } from '@glissade/core';
import { directionToGap, pushSteps } from '@glissade/core/game';
import { CELL } from '@glissade/picture/outline';
import { follow, type Offset, restAt } from './dragMotion.ts';
import { type DragSpace, dragSpace, stopKey } from './dragSpace.ts';
import type { PlayBoard } from './playBoard.ts';

/** Space around the cells, in drawing units. */
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
function placeOnBoard(board: PlayBoard, element: HTMLElement, event: PointerEvent): Offset {
  const box = element.getBoundingClientRect();
  const scale = box.width / (board.puzzle().board.width * CELL + 2 * MARGIN);
  return {
    x: ((event.clientX - box.left) / scale - MARGIN) / CELL,
    y: ((event.clientY - box.top) / scale - MARGIN) / CELL,
  };
}

/**
 * Fingers and mice on the board: dragging follows, tapping slides; with `isHover`, a mouse that
 * only points pushes tiles.
 */
export function createPointer(
  board: PlayBoard,
  element: () => HTMLElement,
  isHover: () => boolean = () => false,
) {
  let grip: Grip | undefined;

  const placeOf = (event: PointerEvent) => placeOnBoard(board, element(), event);

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || grip) return;
    const from = placeOf(event);
    const cell = cellAt(board.puzzle().board, Math.floor(from.x), Math.floor(from.y));
    const piece = cell < 0 ? -1 : board.occupancy()[cell]!;
    if (cell >= 0) board.setCursor(cell);
    if (piece >= 0) {
      element().setPointerCapture(event.pointerId);
      grip = gripOf(board, piece, from, event);
    } else if (cell >= 0) tapFree(board, cell);
  };

  const move = (event: PointerEvent) => {
    if (isHover() && isFree(event)) {
      for (const one of eventsOf(event)) pushUnder(board, placeOf(one));
    }
    if (!grip || event.pointerId !== grip.pointer) return;
    const far = Math.hypot(event.clientX - grip.fromPx.x, event.clientY - grip.fromPx.y);
    if (!grip.isDrag && far < TAP_PX) return;
    if (!grip.isDrag) {
      grip.isDrag = true;
      board.choose(-1);
    }
    for (const one of eventsOf(event)) pull(board, grip, placeOf(one));
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
  return { down, move, up, cancel, isHolding: () => grip !== undefined };
}

function gripOf(board: PlayBoard, piece: number, from: Offset, event: PointerEvent): Grip {
  return {
    pointer: event.pointerId,
    piece,
    space: dragSpace(board.puzzle(), board.state(), piece),
    from,
    fromPx: { x: event.clientX, y: event.clientY },
    heading: { x: 0, y: 0 },
    isDrag: false,
  };
}

/** The piece follows the finger as far as it can, and notes where it is heading. */
function pull(board: PlayBoard, grip: Grip, at: Offset): void {
  const finger = { x: at.x - grip.from.x, y: at.y - grip.from.y };
  const before = board.drag()?.offset ?? { x: 0, y: 0 };
  const offset = follow(grip.space, before, finger);
  const step = { x: offset.x - before.x, y: offset.y - before.y };
  if (Math.hypot(step.x, step.y) > 0.01) grip.heading = { x: step.x * 3, y: step.y * 3 };
  board.setDrag({ space: grip.space, offset });
}

/** A fast finger: the browser tells where it was between two frames. */
function eventsOf(event: PointerEvent): readonly PointerEvent[] {
  const events = event.getCoalescedEvents?.() ?? [];
  return events.length > 0 ? events : [event];
}

/** A mouse that only points; Ctrl or a button lets it pass over the board. */
function isFree({ pointerType, buttons, ctrlKey }: PointerEvent): boolean {
  return pointerType !== 'touch' && buttons === 0 && !ctrlKey;
}

/** Pushes the tile under the pointer towards the gap, with those between, where it can move. */
function pushUnder({ play, movable, occupancy, ...board }: PlayBoard, { x, y }: Offset): void {
  const puzzle = board.puzzle();
  const state = board.state();
  if (puzzle.type !== 'tiles' || isGoalState(puzzle, state)) return;
  const cell = cellAt(puzzle.board, Math.floor(x), Math.floor(y));
  const piece = cell < 0 ? -1 : occupancy()[cell]!;
  if (piece < 0 || !movable().has(piece)) return;
  const direction = directionToGap(puzzle, state, cell);
  if (direction) play(pushSteps(puzzle, state, direction, cell));
}

/** A free cell was tapped: the chosen piece goes there, if it can. */
function tapFree(board: PlayBoard, cell: number): void {
  const target = stopFor(board, cell);
  if (target) board.play(target);
  board.choose(-1);
}

/** The steps that bring the chosen piece over a cell: its origin there if possible. */
function stopFor(board: PlayBoard, cell: number): readonly number[] | undefined {
  const space = board.space();
  const piece = board.chosen();
  if (!space || piece < 0) return undefined;
  const puzzle = board.puzzle();
  const origin = board.state()[piece]!;
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
export function tapPiece(board: PlayBoard, piece: number, space: DragSpace): void {
  const words = board.words();
  const stops = [...space.stops.values()].filter(({ steps }) => steps.length > 0);
  const { label } = board.puzzle().pieces[piece]!;
  if (stops.length === 0) {
    board.choose(-1);
    board.setStuck(piece);
    board.say(words.stuckSaid(label));
    return;
  }
  const ways = new Set(stops.flatMap(({ steps }) => steps));
  if (board.puzzle().type === 'tiles' || ways.size === 1) {
    board.choose(-1);
    board.play(stops.at(-1)!.steps);
    return;
  }
  const isAgain = board.chosen() === piece;
  board.choose(isAgain ? -1 : piece);
  if (!isAgain) board.say(words.chosen(label, stops.length));
}
