/*
 * What a track can do: a row or a column of cells with the pieces that keep to it. Its arrangements
 * are the lists of their positions, in order and apart; from each, and for each set of cells that
 * pieces of crossing tracks take, a list of those that one unit leads to. Made once for all tracks
 * that are alike, whatever the puzzle: car parks of 6×6 have some twenty sorts.
 */
import { TRACK_LIST_MAX } from '@glissade/kernels/layout';

/** A piece in a track: how long it is, and the first and the last position it can ever take. */
export type LanePiece = { readonly length: number; readonly first: number; readonly last: number };

export type LaneTransitions = {
  /** Positions of the pieces, ascending, by arrangement. */
  readonly arrangements: readonly (readonly number[])[];
  /** Cells taken, a bit each, by arrangement. */
  readonly cells: readonly number[];
  /** As the kernel wants it: 8 bytes for each arrangement and set of cells. */
  readonly lists: Uint8Array;
};

const LIST_BYTES = 8;
/** More arrangements than the bits of a goal's word: no such track. */
const ARRANGEMENTS_MAX = 64;
/** Sorts kept. */
const KNOWN_MAX = 500;

const known = new Map<string, LaneTransitions | undefined>();

/**
 * The sort of a track with so many cells and pieces, from its first cell to its last; `far`: a unit
 * is any distance, not a step. Undefined where it has too many arrangements or a list is too long.
 */
export function laneTransitions(
  length: number,
  pieces: readonly LanePiece[],
  far: boolean,
): LaneTransitions | undefined {
  const name = `${length} ${far} ${pieces.map((one) => `${one.length},${one.first},${one.last}`)}`;
  if (!known.has(name)) {
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(name, buildTransitions(length, pieces, far));
  }
  return known.get(name);
}

function buildTransitions(
  length: number,
  pieces: readonly LanePiece[],
  far: boolean,
): LaneTransitions | undefined {
  const arrangements = arrange(pieces, 0, 0);
  if (arrangements.length > ARRANGEMENTS_MAX) return undefined;
  const numberOf = new Map(arrangements.map((positions, number) => [positions.join(), number]));
  const cells = arrangements.map((positions) =>
    positions.reduce((sum, position, i) => sum | (((1 << pieces[i]!.length) - 1) << position), 0),
  );
  const lists = new Uint8Array((arrangements.length << length) * LIST_BYTES);
  for (const [number, positions] of arrangements.entries()) {
    for (let taken = 0; taken < 1 << length; taken++) {
      if (taken & cells[number]!) continue;
      const next = unitsFrom(positions, pieces, taken, far).map((one) => numberOf.get(one.join())!);
      if (next.length > TRACK_LIST_MAX) return undefined;
      lists.set([next.length, ...next.map((to) => to - number)], listAt(length, number, taken));
    }
  }
  return { arrangements, cells, lists };
}

function listAt(length: number, number: number, taken: number): number {
  return ((number << length) | taken) * LIST_BYTES;
}

/** Positions of the pieces from number `piece` on, all of them from a cell on. */
function arrange(pieces: readonly LanePiece[], piece: number, from: number): number[][] {
  const here = pieces[piece];
  if (!here) return [[]];
  const found: number[][] = [];
  for (let position = Math.max(from, here.first); position <= here.last; position++) {
    for (const rest of arrange(pieces, piece + 1, position + here.length)) {
      found.push([position, ...rest]);
    }
  }
  return found;
}

/** The arrangements one unit away. */
function unitsFrom(
  positions: readonly number[],
  pieces: readonly LanePiece[],
  taken: number,
  far: boolean,
): number[][] {
  const found: number[][] = [];
  for (const [piece, { length, first, last }] of pieces.entries()) {
    const here = positions[piece]!;
    const low = piece === 0 ? first : positions[piece - 1]! + pieces[piece - 1]!.length;
    const high = (positions[piece + 1] ?? last + length) - length;
    for (const sign of [-1, 1]) {
      for (let to = here + sign; ; to += sign) {
        if (to < Math.max(low, first) || to > Math.min(high, last)) break;
        const entered = sign < 0 ? to : to + length - 1;
        if ((taken >> entered) & 1) break;
        found.push(positions.map((position, i) => (i === piece ? to : position)));
        if (!far) break;
      }
    }
  }
  return found;
}
