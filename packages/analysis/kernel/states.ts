// The states of a class, numbered in the order in which they are found: a record for each, and a
// hash table with open addressing that finds their numbers by key. The table begins small, because
// most classes of a family are small (4×4 simple: 82 states on average), and doubles when it is
// half full.
//
// A slot holds the number of a state and 5 bits of its hash, so that few records are read in vain.
//
// Rejected: keys in the table beside the numbers (four times the space to clear and to keep in the
// processor's cache, while the record is needed anyway).
import { statesAt, statesMax, tableAt } from './surveyMemory.ts';

/** As a distance: no goal can be reached. */
export const UNREACHED: u32 = 0xffff;

const SLOTS_FIRST: u32 = 256;

/** The number of a state and 1, in a slot. */
const NUMBER: u32 = 0x07ffffff;

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
function hashOf(key: u64): u64 {
  return key * 0x9e3779b97f4a7c15;
}

// @ts-ignore: decorator
@inline
function slotOf(hash: u64): u32 {
  return <u32>(hash >> shift);
}

/** Bits of the hash that lie above a number; a table has too few slots to use them. */
// @ts-ignore: decorator
@inline
function tagOf(hash: u64): u32 {
  return <u32>(hash >> 5) & ~NUMBER;
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
  const hash = hashOf(key);
  const tag = tagOf(hash);
  let slot = slotOf(hash);
  while (true) {
    const word = load<u32>(slotAt(slot));
    if (word == 0) return -1;
    const number = (word ^ tag) - 1;
    if (number < NUMBER && keyOf(number) == key) return <i32>number;
    slot = (slot + 1) & (slots - 1);
  }
}

/** The state's number, a new one if it was unknown; the clique of a piece of it is listed. */
export function add(key: u64, cells: u64, listed: u64): u32 {
  const hash = hashOf(key);
  const tag = tagOf(hash);
  let slot = slotOf(hash);
  for (;;) {
    const word = load<u32>(slotAt(slot));
    if (word == 0) break;
    const number = (word ^ tag) - 1;
    if (number < NUMBER) {
      const state = stateAt(number);
      if (load<u64>(state) == key) {
        store<u64>(state, listedOf(state) | listed, 16);
        return number;
      }
    }
    slot = (slot + 1) & (slots - 1);
  }
  addNew(key, cells, listed);
  store<u32>(slotAt(slot), states | tag);
  if (states > slots >> 1 && slots < statesMax << 1) widen();
  return states - 1;
}

function addNew(key: u64, cells: u64, listed: u64): void {
  assert(states < statesMax);
  const state = stateAt(states++);
  store<u64>(state, key);
  store<u64>(state, cells, 8);
  store<u64>(state, listed, 16);
  setMember(state, 0);
  setDistance(state, UNREACHED);
}

function widen(): void {
  setSlots(slots << 1);
  for (let number: u32 = 0; number < states; number++) {
    const hash = hashOf(keyOf(number));
    let slot = slotOf(hash);
    while (load<u32>(slotAt(slot)) != 0) slot = (slot + 1) & (slots - 1);
    store<u32>(slotAt(slot), (number + 1) | tagOf(hash));
  }
}
