// The states of a class, numbered in the order in which they are found: a record for each, and a
// hash table with open addressing that finds their numbers by key. The table begins small, because
// most classes of a family are small (4×4 simple: 82 states on average), and doubles when it is
// half full.
//
// Rejected: keys in the table beside the numbers (four times the space to clear and to keep in the
// processor's cache, while the record is needed anyway).
import { statesAt, statesMax, tableAt } from './surveyMemory.ts';

/** As a distance: no goal can be reached. */
export const UNREACHED: u32 = 0xffff;

const SLOTS_FIRST: u32 = 256;

export let states: u32 = 0;
let slots: u32 = 0;
/** 64 less the binary logarithm of `slots`. */
let shift: u64 = 0;

export function openStates(): void {
  states = 0;
  setSlots(min(SLOTS_FIRST, statesMax << 1));
}

function setSlots(count: u32): void {
  slots = count;
  shift = 64 - <u64>ctz(count);
  memory.fill(tableAt, 0, <usize>count << 2);
}

// @ts-ignore: decorator
@inline
function slotOf(key: u64): u32 {
  return <u32>((key * 0x9e3779b97f4a7c15) >> shift);
}

// @ts-ignore: decorator
@inline
function slotAt(slot: u32): usize {
  return tableAt + (<usize>slot << 2);
}

/** Where the record of a state lies. */
// @ts-ignore: decorator
@inline
export function stateAt(number: u32): usize {
  return statesAt + (<usize>number << 5);
}

// @ts-ignore: decorator
@inline
export function keyOf(number: u32): u64 {
  return load<u64>(stateAt(number));
}

/** The cells that a state takes. */
// @ts-ignore: decorator
@inline
export function cellsOf(state: usize): u64 {
  return load<u64>(state, 8);
}

/** Pieces whose cliques are listed, each by its first cell. */
// @ts-ignore: decorator
@inline
export function listedOf(state: usize): u64 {
  return load<u64>(state, 16);
}

/** The member of a clique that was listed last for the state; 0: none. */
// @ts-ignore: decorator
@inline
export function memberOf(state: usize): usize {
  return <usize>load<u32>(state, 24);
}

// @ts-ignore: decorator
@inline
export function setMember(state: usize, member: usize): void {
  store<u32>(state, <u32>member, 24);
}

// @ts-ignore: decorator
@inline
export function distanceOf(state: usize): u32 {
  return load<u32>(state, 28);
}

// @ts-ignore: decorator
@inline
export function setDistance(state: usize, distance: u32): void {
  store<u32>(state, distance, 28);
}

/** The state's number, or -1. */
export function find(key: u64): i32 {
  let slot = slotOf(key);
  while (true) {
    const number = load<u32>(slotAt(slot));
    if (number == 0 || keyOf(number - 1) == key) return <i32>number - 1;
    slot = (slot + 1) & (slots - 1);
  }
}

/** The state's number, a new one if it was unknown; the clique of a piece of it is listed. */
export function add(key: u64, cells: u64, listed: u64): u32 {
  let slot = slotOf(key);
  for (;;) {
    const number = load<u32>(slotAt(slot));
    if (number == 0) break;
    const state = stateAt(number - 1);
    if (load<u64>(state) == key) {
      store<u64>(state, listedOf(state) | listed, 16);
      return number - 1;
    }
    slot = (slot + 1) & (slots - 1);
  }
  return addNew(key, cells, listed, slot);
}

function addNew(key: u64, cells: u64, listed: u64, slot: u32): u32 {
  assert(states < statesMax);
  const state = stateAt(states);
  store<u64>(state, key);
  store<u64>(state, cells, 8);
  store<u64>(state, listed, 16);
  setMember(state, 0);
  setDistance(state, UNREACHED);
  store<u32>(slotAt(slot), ++states);
  if (states > slots >> 1 && slots < statesMax << 1) widen();
  return states - 1;
}

function widen(): void {
  setSlots(slots << 1);
  for (let number: u32 = 0; number < states; number++) {
    let slot = slotOf(keyOf(number));
    while (load<u32>(slotAt(slot)) != 0) slot = (slot + 1) & (slots - 1);
    store<u32>(slotAt(slot), number + 1);
  }
}
