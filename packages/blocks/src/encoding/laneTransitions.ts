/*
 * The transitions of a lane. The arrangements of a lane are the lists of its pieces' positions, in
 * order and disjoint. For each arrangement, and each set of cells that pieces of crossing lanes
 * cover, a list holds the arrangements that one unit leads to. Equal lanes share one table, also
 * between puzzles: boards of 6×6 as in Rush Hour have about twenty different ones.
 */
import { LANE_LIST_MAX } from '../kernel/layout.ts';

/** A piece in a lane: its length, and the first and the last position it can ever take. */
export type LanePiece = { readonly length: number; readonly first: number; readonly last: number };

export type LaneTransitions = {
  /** Positions of the pieces, ascending, by arrangement. */
  readonly arrangements: readonly (readonly number[])[];
  /** Covered cells, one bit each, by arrangement. */
  readonly cells: readonly number[];
  /** In the kernel's format: 8 bytes for each arrangement and set of cells. */
  readonly lists: Uint8Array;
};

const LIST_BYTES = 8;
/** More arrangements than a goal's word has bits: the lane is not encoded. */
const ARRANGEMENTS_MAX = 64;
/** Tables kept for reuse. */
const CACHED_MAX = 500;

const knownTransitions = new Map<string, LaneTransitions | undefined>();

/**
 * The transitions of a lane of this length with these pieces, from its first cell to its last;
 * `slides`: a unit is any distance, not one step. Undefined if there are too many arrangements or a
 * list is too long.
 */
export function laneTransitions(
  length: number,
  pieces: readonly LanePiece[],
  slides: boolean,
): LaneTransitions | undefined {
  const ends = pieces.map((one) => `${one.length},${one.first},${one.last}`);
  const name = `${length} ${slides} ${ends}`;
  if (!knownTransitions.has(name)) {
    if (knownTransitions.size >= CACHED_MAX) knownTransitions.clear();
    knownTransitions.set(name, buildTransitions(length, pieces, slides));
  }
  return knownTransitions.get(name);
}

function buildTransitions(
  length: number,
  pieces: readonly LanePiece[],
  far: boolean,
): LaneTransitions | undefined {
  const arrangements = arrangementsFrom(pieces, 0, 0);
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
      if (next.length > LANE_LIST_MAX) return undefined;
      lists.set([next.length, ...next.map((to) => to - number)], listAt(length, number, taken));
    }
  }
  return { arrangements, cells, lists };
}

function listAt(length: number, number: number, taken: number): number {
  return ((number << length) | taken) * LIST_BYTES;
}

/**
 * All positions of the pieces from number `piece` on, with the first of them at `from` or beyond.
 */
function arrangementsFrom(pieces: readonly LanePiece[], piece: number, from: number): number[][] {
  const here = pieces[piece];
  if (!here) return [[]];
  const found: number[][] = [];
  for (let position = Math.max(from, here.first); position <= here.last; position++) {
    for (const rest of arrangementsFrom(pieces, piece + 1, position + here.length)) {
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
