/* Dragging pieces on and off a board that is being set up. */
import { columnOf, rowOf } from '@glissade/core';
import { CELL } from '@glissade/picture/outline';
import { looksOf } from '@glissade/picture/scene';
import { type Accessor, createSignal } from 'solid-js';
import type { Table } from './pieceSet.ts';
import { ASIDE, drop, nearestOrigin, type Placing, putAside, putBack } from './placing.ts';

/** Space around the cells, in drawing units. */
export const MARGIN = 16;
/** A finger that moved less than this many CSS pixels tapped. */
const TAP_PX = 7;

/** A piece that is held: where it is, in cells, and where it was touched. */
type Held = {
  readonly piece: number;
  readonly grip: readonly [dx: number, dy: number];
  readonly fromPx: readonly [x: number, y: number];
  readonly x: number;
  readonly y: number;
  readonly isDrag: boolean;
};

type Touch = PointerEvent & { readonly currentTarget: Element };

/** What fingers and mice do with the pieces of a table. */
export type PieceDragging = {
  readonly held: Accessor<Held | undefined>;
  readonly isLifted: (piece: number) => boolean;
  /** Where the held piece would come to lie; ASIDE for nowhere on the board. */
  readonly landing: Accessor<number>;
  readonly take: (piece: number, event: Touch) => void;
  readonly move: (event: PointerEvent) => void;
  readonly release: () => void;
  readonly letGo: () => void;
};

export function createPieceDragging(
  placing: Accessor<Placing>,
  onChange: (placing: Placing) => void,
  picture: () => SVGSVGElement,
): PieceDragging {
  const [held, setHeld] = createSignal<Held>();
  const puzzle = () => placing().puzzle;
  const at = (event: PointerEvent) => {
    const box = picture().getBoundingClientRect();
    const scale = box.width / (puzzle().board.width * CELL + 2 * MARGIN);
    return [
      ((event.clientX - box.left) / scale - MARGIN) / CELL,
      ((event.clientY - box.top) / scale - MARGIN) / CELL,
    ] as const;
  };
  const take = (piece: number, event: PointerEvent & { readonly currentTarget: Element }) => {
    if (event.button !== 0 || held()) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const [x, y] = at(event);
    const origin = placing().origins[piece]!;
    const { board } = puzzle();
    // A piece from beside the board is held by its middle.
    const [dx, dy] = labelPlaceOf(puzzle(), piece);
    const grip =
      origin === ASIDE
        ? ([dx / CELL, dy / CELL] as const)
        : ([x - columnOf(board, origin), y - rowOf(board, origin)] as const);
    const fromPx = [event.clientX, event.clientY] as const;
    setHeld({ piece, grip, fromPx, x: x - grip[0], y: y - grip[1], isDrag: false });
  };
  const move = (event: PointerEvent) => {
    const now = held();
    if (!now) return;
    const [x, y] = at(event);
    const far = Math.hypot(event.clientX - now.fromPx[0], event.clientY - now.fromPx[1]);
    const isDrag = now.isDrag || far >= TAP_PX;
    setHeld({ ...now, x: x - now.grip[0], y: y - now.grip[1], isDrag });
  };
  const release = () => {
    const now = held();
    setHeld(undefined);
    if (now) onChange(afterDrop(placing(), now));
  };
  const isLifted = (piece: number) => held()?.piece === piece && held()!.isDrag;
  /** Where the held piece would come to lie. */
  const landing = () => {
    const now = held();
    return now?.isDrag && isNear(puzzle(), now) ? nearestOrigin(puzzle(), now.piece, now) : ASIDE;
  };
  const letGo = () => void setHeld(undefined);
  return { held, isLifted, landing, take, move, release, letGo };
}

function labelPlaceOf(puzzle: Table, piece: number): readonly [x: number, y: number] {
  return looksOf(puzzle)[piece]!.labelAt;
}

/** Whether a piece is over the board, or no more than a cell away from it. */
function isNear({ board }: Table, { x, y }: Held): boolean {
  return x > -1.2 && y > -1.2 && x < board.width + 0.2 && y < board.height - 0.2;
}

/** A tap puts a piece aside, or back where it fits; a drag puts it where it was let go. */
function afterDrop(placing: Placing, held: Held): Placing {
  const { puzzle } = placing;
  const { piece, isDrag } = held;
  if (!isDrag && placing.origins[piece] !== ASIDE) return putAside(placing, piece);
  if (isDrag && !isNear(puzzle, held)) return putAside(placing, piece);
  if (isDrag) return drop(placing, piece, nearestOrigin(puzzle, piece, held));
  return putBack(placing, piece);
}
