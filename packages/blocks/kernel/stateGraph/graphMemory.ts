// The addresses of the tables. The states come last, so that space for more of them is only a
// larger memory; the hash table comes before them, and they move when it grows.
import { aligned, reach } from '../../../platform/kernel/aligned.ts';

/**
 * A slot: u32 each of first placement, mask and shift of its field, first and last slot of its
 * kind, what 1 in its field is in each of three words (0 in the others), bytes before its word.
 */
export const SLOT_BYTES: usize = 48;
/** Successors of one state: u32 each of three words, and their hash. */
export const MADE_BYTES: usize = 16;

export let slotsAt: usize = 0;
/** u64 by placement: the cells it covers, and those that it would enter. */
export let masksAt: usize = 0;
export let rimsAt: usize = 0;
/** i32 [placement][direction]: one step on, or -1. */
export let nearAt: usize = 0;
export let madeAt: usize = 0;
/** u32 by edge, and u32 by state: the number of edges up to its last. The host empties both. */
export let edgesAt: usize = 0;
export let endsAt: usize = 0;
export let tableAt: usize = 0;
export let statesAt: usize = 0;

/** Everything but the states, with an empty hash table of 2^bits entries; false: no memory. */
export function layOut(
  slots: u32,
  placements: u32,
  successors: u32,
  edges: u32,
  ends: u32,
  bits: u32,
): bool {
  slotsAt = aligned(__heap_base);
  masksAt = aligned(slotsAt + slots * SLOT_BYTES);
  rimsAt = masksAt + (<usize>placements << 3);
  nearAt = rimsAt + (<usize>placements << 3);
  madeAt = aligned(nearAt + (<usize>placements << 4));
  edgesAt = aligned(madeAt + successors * MADE_BYTES);
  endsAt = aligned(edgesAt + (<usize>edges << 2));
  tableAt = aligned(endsAt + (<usize>ends << 2));
  statesAt = tableAt + ((<usize>4) << bits);
  return haveBytes(statesAt);
}

/** Makes the table larger by so many bytes; the states go on behind it. False: no memory. */
export function moveStates(bytes: usize, held: usize): bool {
  if (!haveBytes(<u64>statesAt + bytes + held)) return false;
  memory.copy(statesAt + bytes, statesAt, held);
  statesAt += bytes;
  return true;
}

/** Makes the memory reach so far; false: no memory. */
export function haveBytes(end: u64): bool {
  return end <= 0xfffe0000 && reach(<usize>end);
}
