// The states in the order in which they are met, one to three words each, and an open-addressing
// hash table of their numbers. An entry of the table of 2^k entries has in its lower k bits the
// state's number from `base` on and 1 (0: empty), and above them the upper bits of its hash, so
// that nearly every entry of another state is passed over without a look at the state. The lower k
// bits of the hash say where linear probing begins.
//
// Moves can be taken back, so a breadth-first search meets only states of the last levels again.
// The table holds those alone and stays in the processor's cache; a full one is filled anew.
import { haveBytes, MADE_BYTES, madeAt, moveStates, statesAt, tableAt } from './graphMemory.ts';

/** Words of a state, 1 to 3; and its bytes. */
export let words: u32 = 1;
let stride: usize = 4;
export let count: u32 = 0;
/** States that there is space for. */
let capacity: u32 = 0;
let bits: u32 = 0;
let base: u32 = 0;
/** States from `base` to this one are in the table. */
let inTable: u32 = 0;

export function openStates(wordsOfState: u32, bitsOfTable: u32): void {
  words = wordsOfState;
  stride = <usize>words << 2;
  count = 0;
  bits = bitsOfTable;
  base = 0;
  inTable = 0;
  memory.fill(tableAt, 0, (<usize>4) << bits);
  measureRoom();
}

function measureRoom(): void {
  capacity = <u32>((((<u64>memory.size()) << 16) - statesAt) / stride);
}

// @ts-ignore: decorator
@inline
export function stateAt(number: u32): usize {
  return statesAt + <usize>number * stride;
}

/** Whether there is space for so many more states. */
// @ts-ignore: decorator
@inline
export function haveRoom(more: u32): bool {
  return count + more <= capacity;
}

/** Makes space for so many states in all; false: no memory. */
export function growStates(all: u32): bool {
  const isLarger = haveBytes(<u64>statesAt + <u64>all * stride);
  measureRoom();
  return isLarger;
}

/**
 * An empty table of 2^bits entries for the states from one number on, which `fillTable` puts into
 * it; false: no memory.
 */
export function openTable(bitsOfTable: u32, from: u32): bool {
  assert(bitsOfTable >= bits && bitsOfTable < 32);
  const more = ((<usize>4) << bitsOfTable) - ((<usize>4) << bits);
  if (more > 0 && !moveStates(more, <usize>count * stride)) return false;
  bits = bitsOfTable;
  base = from;
  inTable = from;
  memory.fill(tableAt, 0, (<usize>4) << bits);
  measureRoom();
  return true;
}

/** Puts up to so many states into the table; whether all are there. */
export function fillTable(most: u32): bool {
  const end = min(count, inTable + most);
  const low: u32 = (1 << bits) - 1;
  for (; inTable < end; inTable++) {
    const at = stateAt(inTable);
    let hash = mix(0, load<u32>(at));
    if (words > 1) hash = mix(hash, load<u32>(at, 4));
    if (words > 2) hash = mix(hash, load<u32>(at, 8));
    hash = finish(hash);
    let place = hash & low;
    while (load<u32>(tableAt + (<usize>place << 2)) != 0) place = (place + 1) & low;
    store<u32>(tableAt + (<usize>place << 2), (hash & ~low) | (inTable - base + 1));
  }
  return inTable == count;
}

/** Adds the start, whose words lie at `madeAt`. */
export function addStart(): void {
  memory.copy(stateAt(0), madeAt, stride);
  count = 1;
  fillTable(1);
}

// @ts-ignore: decorator
@inline
export function mix(hash: u32, word: u32): u32 {
  return rotl(hash, 15) ^ (word * 0x9e3779b1);
}

/** Final mix, by which every bit depends on every bit (MurmurHash3, Appleby 2011). */
// @ts-ignore: decorator
@inline
export function finish(hash: u32): u32 {
  hash = (hash ^ (hash >> 16)) * 0x85ebca6b;
  hash = (hash ^ (hash >> 13)) * 0xc2b2ae35;
  return hash ^ (hash >> 16);
}

/** The number of each state that lies at `madeAt`, in order, at `to`; unknown ones are added. */
export function numberMade(made: u32, to: usize): void {
  const low: u32 = (1 << bits) - 1;
  const before = base - 1;
  for (let k: u32 = 0; k < made; k++) {
    const at = madeAt + k * MADE_BYTES;
    const hash = load<u32>(at, 12);
    let place = hash & low;
    let found: u32 = 0;
    for (;;) {
      const entry = load<u32>(tableAt + (<usize>place << 2));
      if (entry == 0) {
        found = add(at);
        store<u32>(tableAt + (<usize>place << 2), (hash & ~low) | (found - before));
        break;
      }
      found = (entry & low) + before;
      if (((entry ^ hash) & ~low) == 0 && isSame(stateAt(found), at)) break;
      place = (place + 1) & low;
    }
    store<u32>(to + (<usize>k << 2), found);
  }
  inTable = count;
}

// @ts-ignore: decorator
@inline
function isSame(one: usize, other: usize): bool {
  if (load<u32>(one) != load<u32>(other)) return false;
  if (words > 1 && load<u32>(one, 4) != load<u32>(other, 4)) return false;
  return words < 3 || load<u32>(one, 8) == load<u32>(other, 8);
}

// @ts-ignore: decorator
@inline
function add(at: usize): u32 {
  const to = stateAt(count);
  store<u32>(to, load<u32>(at));
  if (words > 1) store<u32>(to, load<u32>(at, 4), 4);
  if (words > 2) store<u32>(to, load<u32>(at, 8), 8);
  return count++;
}
