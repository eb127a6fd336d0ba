// The states of a class, numbered in the order in which they are found, and a hash table with open
// addressing that finds them by key. It begins small, because most classes of a family are small
// (4×4 simple: 82 states on average), and doubles when it is half full.
import { keysAt, statesMax, tableAt } from './surveyMemory.ts';

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
  memory.fill(tableAt, 0, <usize>count << 4);
}

// @ts-ignore: decorator
@inline
function slotOf(key: u64): usize {
  return <usize>((key * 0x9e3779b97f4a7c15) >> shift);
}

/** The state's number, or -1. */
export function find(key: u64): i32 {
  let slot = slotOf(key);
  while (true) {
    const at = tableAt + (slot << 4);
    const number = load<u32>(at, 8);
    if (number == 0 || load<u64>(at) == key) return <i32>number - 1;
    slot = (slot + 1) & (slots - 1);
  }
}

/** The state's number, a new one if it was unknown; there must be space. */
export function add(key: u64): u32 {
  let slot = slotOf(key);
  for (;;) {
    const at = tableAt + (slot << 4);
    const number = load<u32>(at, 8);
    if (number == 0) break;
    if (load<u64>(at) == key) return number - 1;
    slot = (slot + 1) & (slots - 1);
  }
  return addNew(key, slot);
}

function addNew(key: u64, slot: usize): u32 {
  assert(states < statesMax);
  store<u64>(keysAt + (<usize>states << 3), key);
  put(slot, key, ++states);
  if (states > slots >> 1 && slots < statesMax << 1) widen();
  return states - 1;
}

// @ts-ignore: decorator
@inline
function put(slot: usize, key: u64, number: u32): void {
  const at = tableAt + (slot << 4);
  store<u64>(at, key);
  store<u32>(at, number, 8);
}

function widen(): void {
  setSlots(slots << 1);
  for (let number: u32 = 0; number < states; number++) {
    const key = load<u64>(keysAt + (<usize>number << 3));
    let slot = slotOf(key);
    while (load<u32>(tableAt + (slot << 4), 8) != 0) slot = (slot + 1) & (slots - 1);
    put(slot, key, number + 1);
  }
}

// @ts-ignore: decorator
@inline
export function keyOf(number: u32): u64 {
  return load<u64>(keysAt + (<usize>number << 3));
}
