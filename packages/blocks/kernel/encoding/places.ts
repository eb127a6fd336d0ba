// Packs and unpacks the states of the wide kernel: boards and keys of any size.
//
// A place is an origin at which a piece of a kind can stand; places are numbered kind by kind. A
// slot is one piece of a kind; the places of a kind's slots ascend, so the pieces are not told
// apart. A key is the sum of what each slot adds for its place (its summand there), all in tables.
//
// A piece that moves past others of its kind changes the order: each slot between takes over the
// place of the next one. The key of a successor is the state's plus a difference for each slot
// concerned; other kinds do not change, and nothing is packed anew.
//
// Rejected: masks of several words as in the narrow kernel (shifts across words cost five
// operations each, for all kinds and directions, while a wide board has few pieces that can move).
import {
  PLACE_BYTES,
  PLACE_CELLS,
  PROBLEM_CELLS,
  PROBLEM_PLACES_AT,
  PROBLEM_SLOTS_AT,
  PROBLEM_SLOTS_END,
  PROBLEM_TAKEN_AT,
  SLOT_BYTES,
  SLOT_FIRST_PLACE,
  SLOT_HERE,
  SLOT_KIND_AT,
  SLOT_KIND_END,
  SLOT_MASK,
  SLOT_PLACES,
  SLOT_RANKED,
  SLOT_SHIFT,
  SLOT_SUMMANDS_AT,
  SLOT_WORD,
} from '../../src/kernel/layout.ts';
import { copyKey, keyBytes } from './keyWords.ts';

const BYTES: usize = SLOT_BYTES;

// @ts-ignore: decorator
@inline
export function slotsAt(): usize {
  return <usize>load<u32>(PROBLEM_SLOTS_AT);
}

// @ts-ignore: decorator
@inline
export function slotsEnd(): usize {
  return <usize>load<u32>(PROBLEM_SLOTS_END);
}

// @ts-ignore: decorator
@inline
export function placeAt(place: u32): usize {
  return <usize>load<u32>(PROBLEM_PLACES_AT) + <usize>place * PLACE_BYTES;
}

/** The summand of a slot at a place. */
// @ts-ignore: decorator
@inline
function summand(slot: usize, place: u32): u64 {
  const index = <usize>(place - load<u32>(slot, SLOT_FIRST_PLACE));
  return load<u64>(<usize>load<u32>(slot, SLOT_SUMMANDS_AT) + (index << 3));
}

/** Unpacks a key: writes the place of each slot. */
export function unpackPlaces(key: usize): void {
  const end = slotsEnd();
  for (let slot = slotsAt(); slot < end; slot += BYTES) {
    const mask = load<u64>(slot, SLOT_MASK) << <u64>load<u32>(slot, SLOT_SHIFT);
    const segment = load<u64>(key + <usize>load<u32>(slot, SLOT_WORD)) & mask;
    if (load<u32>(slot, SLOT_RANKED) != 0) {
      slot = unrank(slot, segment);
      continue;
    }
    const index = <u32>(segment >> <u64>load<u32>(slot, SLOT_SHIFT));
    store<u32>(slot, load<u32>(slot, SLOT_FIRST_PLACE) + index, SLOT_HERE);
  }
}

/** Unranks the set of a kind, from its largest member on; returns the last slot of the kind. */
function unrank(first: usize, rank: u64): usize {
  const last = <usize>load<u32>(first, SLOT_KIND_END) - BYTES;
  let place = load<u32>(first, SLOT_FIRST_PLACE) + load<u32>(first, SLOT_PLACES);
  for (let slot = last; slot >= first; slot -= BYTES) {
    do place--;
    while (summand(slot, place) > rank);
    rank -= summand(slot, place);
    store<u32>(slot, place, SLOT_HERE);
  }
  return last;
}

/** Writes the key of the unpacked state to an address. */
export function packPlaces(key: usize): void {
  memory.fill(key, 0, keyBytes());
  const end = slotsEnd();
  for (let slot = slotsAt(); slot < end; slot += BYTES) {
    const at = key + <usize>load<u32>(slot, SLOT_WORD);
    store<u64>(at, load<u64>(at) + summand(slot, load<u32>(slot, SLOT_HERE)));
  }
}

/** Sets the cells that the unpacked state occupies. */
export function occupyCells(): void {
  memory.fill(<usize>load<u32>(PROBLEM_TAKEN_AT), 0, <usize>load<u32>(PROBLEM_CELLS));
  const end = slotsEnd();
  for (let slot = slotsAt(); slot < end; slot += BYTES) setCells(load<u32>(slot, SLOT_HERE), 1);
}

/** Sets the cells of one place to occupied, 1, or free, 0. */
export function setCells(place: u32, occupied: u8): void {
  const taken = <usize>load<u32>(PROBLEM_TAKEN_AT);
  let at = <usize>load<u32>(placeAt(place), PLACE_CELLS);
  const end = at + (<usize>load<u16>(at) << 1);
  while (at < end) {
    at += 2;
    store<u8>(taken + <usize>load<u16>(at), occupied);
  }
}

/** Writes to `next` the key `from` with one slot of the unpacked state moved to a place. */
export function writeMoved(next: usize, from: usize, slot: usize, to: u32): void {
  copyKey(next, from);
  if (to > load<u32>(slot, SLOT_HERE)) {
    const end = <usize>load<u32>(slot, SLOT_KIND_END);
    for (let after = slot + BYTES; after < end; after += BYTES) {
      const place = load<u32>(after, SLOT_HERE);
      if (place > to) break;
      replaceSummand(next, slot, place);
      slot = after;
    }
  } else {
    const first = <usize>load<u32>(slot, SLOT_KIND_AT);
    while (slot > first) {
      const place = load<u32>(slot - BYTES, SLOT_HERE);
      if (place < to) break;
      replaceSummand(next, slot, place);
      slot -= BYTES;
    }
  }
  replaceSummand(next, slot, to);
}

/** Changes a key for a slot at another place: replaces its summand. */
// @ts-ignore: decorator
@inline
function replaceSummand(key: usize, slot: usize, place: u32): void {
  const at = key + <usize>load<u32>(slot, SLOT_WORD);
  const before = summand(slot, load<u32>(slot, SLOT_HERE));
  store<u64>(at, load<u64>(at) + summand(slot, place) - before);
}
