// Adds keys to the table of recent states in hand.
import { PART_KEYS } from '../../../src/layout.ts';
import { storeTail, storeTailEnd, commitTail, openChunk } from '../levels/levelStore.ts';
import { copyKey, hashOf, isSameKey, keyBytes, maskOfLastWord } from '../encoding/keyWords.ts';
import {
  tableBits,
  unstored,
  base,
  capacity,
  count,
  end,
  setUnstored,
  setCount,
  slotOf,
} from './windowTable.ts';

/** Probes without a branch for a key of a large set. */
const PROBE_ROUNDS: i32 = 4;

/** Bytes of the list. */
export const SCRATCH_BYTES: usize = PART_KEYS << 4;
/** Where keys wait for another round: a key and an address, 16 bytes each. */
export let scratch: usize = 0;

/** Gives the list a place. */
export function setScratch(address: usize): void {
  scratch = address;
}

/**
 * Adds those of the keys in memory that are not there yet, and archives them; there must be room.
 * A probe ends at the first slot as a rule, and new or known is a coin toss that no predictor can
 * guess, so there is no branch for it: a known key is archived, too, and overwritten by the next.
 * Variables are local, since globals live in memory.
 */
export function addAndStore(from: usize, to: usize, tag: u64): void {
  if (WIDE) {
    addWideAndStore(from, to, tag);
    return;
  }
  const first = base;
  const size = capacity;
  const mask = maskOfLastWord();
  let added: usize = 0;
  let tail = storeTail();
  let tailEnd = storeTailEnd();
  for (let at = from; at < to; at += 8) {
    if (tail == tailEnd) {
      tail = openChunk(tail);
      tailEnd = storeTailEnd();
    }
    const key = load<u64>(at);
    let slot = first + (<usize>((hashOf(key & mask) * size) >> 32) << 3);
    let entry = load<u64>(slot);
    while (<i32>(entry != 0) & <i32>(((entry ^ key) & mask) != 0)) {
      slot += 8;
      assert(slot < end);
      entry = load<u64>(slot);
    }
    const isNew = <u64>(entry == 0);
    store<u64>(slot, entry | ((key | tag) & (0 - isNew)));
    store<u64>(tail, key);
    tail += <usize>isNew << 3;
    added += <usize>isNew;
  }
  setCount(count + added);
  commitTail(tail);
}

/**
 * Adds those of the keys in memory that are not there yet, and does not archive them; there must be
 * room.
 */
export function addUnstored(from: usize, to: usize, tag: u64): void {
  const before = count;
  if (WIDE) {
    for (let at = from; at < to; at += keyBytes()) addWideKey(at, tag);
  } else {
    addNarrowUnstored(from, to, tag);
  }
  setUnstored(unstored + (count - before));
}

/**
 * By rounds, without a branch for what a probe meets: a key that meets another one is written to
 * a list, with the slot to be probed next, and the list is gone through again.
 */
function addNarrowUnstored(from: usize, to: usize, tag: u64): void {
  const first = base;
  const size = capacity;
  const mask = maskOfLastWord();
  const bits = tableBits;
  let added: usize = 0;
  let listed = scratch;
  for (let at = from; at < to; at += 8) {
    const key = load<u64>(at);
    const slot = first + (<usize>((((hashOf(key & mask) << bits) & 0xffffffff) * size) >> 32) << 3);
    const entry = load<u64>(slot);
    const isNew = <u64>(entry == 0);
    store<u64>(slot, entry | ((key | tag) & (0 - isNew)));
    store<u64>(listed, key);
    store<u32>(listed, <u32>(slot + 8), 8);
    listed += <usize>(((entry ^ key) & mask & (isNew - 1)) != 0) << 4;
    added += <usize>isNew;
  }
  for (let round = 1; round < PROBE_ROUNDS; round++) {
    const end = listed;
    listed = scratch;
    for (let at = scratch; at < end; at += 16) {
      const key = load<u64>(at);
      const slot = <usize>load<u32>(at, 8);
      const entry = load<u64>(slot);
      const isNew = <u64>(entry == 0);
      store<u64>(slot, entry | ((key | tag) & (0 - isNew)));
      store<u64>(listed, key);
      store<u32>(listed, <u32>(slot + 8), 8);
      listed += <usize>(((entry ^ key) & mask & (isNew - 1)) != 0) << 4;
      added += <usize>isNew;
    }
  }
  for (let at = scratch; at < listed; at += 16) {
    const key = load<u64>(at);
    let slot = <usize>load<u32>(at, 8);
    let entry = load<u64>(slot);
    while (<i32>(entry != 0) & <i32>(((entry ^ key) & mask) != 0)) {
      slot += 8;
      assert(slot < end);
      entry = load<u64>(slot);
    }
    const isNew = <u64>(entry == 0);
    store<u64>(slot, entry | ((key | tag) & (0 - isNew)));
    added += <usize>isNew;
  }
  setCount(count + added);
}

/** The same for keys of several words, one after the other. */
function addWideAndStore(from: usize, to: usize, tag: u64): void {
  const bytes = keyBytes();
  let tail = storeTail();
  for (let at = from; at < to; at += bytes) {
    if (tail == storeTailEnd()) tail = openChunk(tail);
    if (!addWideKey(at, tag)) continue;
    copyKey(tail, at);
    tail += bytes;
  }
  commitTail(tail);
}

/** False: it is there. */
function addWideKey(at: usize, tag: u64): bool {
  const bytes = keyBytes();
  const last = bytes - 8;
  let slot = slotOf(at);
  while (load<u64>(slot + last) != 0 && !isSameKey(slot, at)) {
    slot += bytes;
    assert(slot < end);
  }
  if (load<u64>(slot + last) != 0) return false;
  copyKey(slot, at);
  store<u64>(slot + last, load<u64>(at + last) | tag);
  setCount(count + 1);
  return true;
}
