/*
 * States as bytes: the origins of the pieces, one byte each, or two on boards of more than 256
 * cells; kind after kind, ascending within a kind. Kinds come in the order in which a reader of the
 * start meets their first pieces.
 */
import type { Puzzle, State } from '@glissade/core';

/** A shared length is one byte. */
const STATE_BYTES_MAX = 255;
const CELLS_IN_A_BYTE = 256;
/** States are moved by words. */
export const WORD_BYTES = 4;

export type StateLayout = {
  /** Bytes of a state. */
  readonly bytes: number;
  /** Bytes from one state to the next in memory: whole words. */
  readonly stride: number;
  /** More than any byte. */
  readonly radix: number;
  readonly isWide: boolean;
  /** Piece numbers in the order of the bytes. */
  readonly pieces: readonly number[];
  /** Where the origins of each kind begin, and end, in that order. */
  readonly ranges: readonly { readonly kind: number; readonly from: number; readonly to: number }[];
};

/** Why states of the puzzle have no bytes, or undefined. */
export function refusesLayout({ bytes }: StateLayout): string | undefined {
  if (bytes <= STATE_BYTES_MAX) return undefined;
  return `a certificate holds states of ${STATE_BYTES_MAX} bytes at most; these have ${bytes}`;
}

export function stateLayoutOf({ board, kinds, start }: Puzzle): StateLayout {
  const firstOrigin = (kind: number) =>
    Math.min(...kinds[kind]!.pieces.map((piece) => start[piece]!));
  const order = [...kinds.keys()].sort((a, b) => firstOrigin(a) - firstOrigin(b));
  const isWide = board.cells.length > CELLS_IN_A_BYTE;
  let end = 0;
  const ranges = order.map((kind) => {
    const from = end;
    end += kinds[kind]!.pieces.length;
    return { kind, from, to: end };
  });
  const pieces = order.flatMap((kind) => kinds[kind]!.pieces);
  const bytes = isWide ? end * 2 : end;
  const stride = Math.ceil(bytes / WORD_BYTES) * WORD_BYTES;
  const radix = isWide ? CELLS_IN_A_BYTE : board.cells.length;
  return { bytes, stride, radix, isWide, pieces, ranges };
}

/** Writes a state, canonical or not. */
export function writeState(layout: StateLayout, state: State, into: Uint8Array, at: number): void {
  const origins = Uint16Array.from(layout.pieces, (piece) => state[piece]!);
  for (const { from, to } of layout.ranges) origins.subarray(from, to).sort();
  writeOrigins(layout, origins, into, at);
}

/** Writes all origins of a state: in the order of its bytes, ascending within each kind. */
export function writeOrigins(
  layout: StateLayout,
  origins: State,
  into: Uint8Array,
  at: number,
): void {
  for (let i = 0; i < origins.length; i++) writeOrigin(layout, into, at, i, origins[i]!);
}

/** Writes one origin of the state at `at`. */
export function writeOrigin(
  { isWide }: StateLayout,
  into: Uint8Array,
  at: number,
  index: number,
  origin: number,
): void {
  if (isWide) {
    into[at + index * 2] = origin >>> 8;
    into[at + index * 2 + 1] = origin & 255;
  } else into[at + index] = origin;
}

/** One origin of the state at `at`. */
export function readOrigin(
  { isWide }: StateLayout,
  bytes: Uint8Array,
  at: number,
  index: number,
): number {
  if (!isWide) return bytes[at + index]!;
  return (bytes[at + index * 2]! << 8) | bytes[at + index * 2 + 1]!;
}

/** The state of these bytes. */
export function readState(layout: StateLayout, bytes: Uint8Array, at: number): State {
  const state = new Uint16Array(layout.pieces.length);
  for (const [i, piece] of layout.pieces.entries()) state[piece] = readOrigin(layout, bytes, at, i);
  return state;
}

/** A text equal for equal bytes, and less where they are less. */
export function keyAt({ bytes }: StateLayout, states: Uint8Array, at: number): string {
  return String.fromCharCode(...states.subarray(at, at + bytes));
}
