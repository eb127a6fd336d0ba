// A small hash table of the neighbours of one state, in which many keys are looked up. The highest
// bit of an entry is set, which no key has.
import {
  NEIGHBOURS_BASE,
  NEIGHBOURS_SLOTS,
  PROBLEM_NEIGHBOURS_AT,
  PROBLEM_NEIGHBOURS_SLOTS,
} from '../src/kernel/layout.ts';
import { batchStart, dropCandidates, nextCandidate } from './closed/candidateBatch.ts';
import { expand } from './expand/expand.ts';
import { copyKey, hashAt, isSameKey, keyBytes } from './encoding/keyWords.ts';

const FULL: u64 = (<u64>1) << 63;

// @ts-ignore: decorator
@inline
function table(): usize {
  return WIDE ? <usize>load<u32>(PROBLEM_NEIGHBOURS_AT) : NEIGHBOURS_BASE;
}

// @ts-ignore: decorator
@inline
function slots(): u64 {
  return WIDE ? <u64>load<u32>(PROBLEM_NEIGHBOURS_SLOTS) : NEIGHBOURS_SLOTS;
}

// @ts-ignore: decorator
@inline
function slotFor(key: usize): usize {
  return table() + <usize>((hashAt(key) * slots()) >> 32) * keyBytes();
}

// @ts-ignore: decorator
@inline
function slotAfter(slot: usize): usize {
  const after = slot + keyBytes();
  return after == table() + <usize>slots() * keyBytes() ? table() : after;
}

/** Fills the table with the neighbours of a state. Drops the candidates in the batch. */
export function fillNeighbourTable(key: usize): void {
  const last = keyBytes() - 8;
  memory.fill(table(), 0, <usize>slots() * keyBytes());
  dropCandidates();
  expand(key);
  for (let at = batchStart(); at < nextCandidate; at += keyBytes()) {
    let slot = slotFor(at);
    while (load<u64>(slot + last) != 0) slot = slotAfter(slot);
    copyKey(slot, at);
    store<u64>(slot + last, load<u64>(at + last) | FULL);
  }
  dropCandidates();
}

/** True when a key is one of the neighbours. */
// @ts-ignore: decorator
@inline
export function isNeighbour(key: usize): bool {
  const last = keyBytes() - 8;
  for (let slot = slotFor(key); load<u64>(slot + last) != 0; slot = slotAfter(slot)) {
    if (isSameKey(slot, key)) return true;
  }
  return false;
}
