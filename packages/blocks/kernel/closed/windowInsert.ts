// Inserts candidates into the current table of the closed window, unless they are there already.
import { PARTITION_KEYS } from '../../src/kernel/layout.ts';
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

/** Rounds of probing without a branch for the keys of a large window. */
const PROBE_ROUNDS: i32 = 4;

/** Bytes of the scratch list. */
export const SCRATCH_BYTES: usize = PARTITION_KEYS << 4;
/** Scratch list of the keys to be probed again: a key and an address, 16 bytes each. */
export let scratch: usize = 0;

/** Sets the address of the scratch list. */
export function setScratch(address: usize): void {
  scratch = address;
}

/**
 * Adds the keys that are new to the table and to the level store; there must be space in both. A
 * probe usually ends at the first slot. Whether a key is new is a coin toss that no branch
 * predictor can guess, so there is no branch for it: a duplicate is stored, too, and overwritten by
 * the next key. Variables are local, since globals live in memory.
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
 * Adds the keys that are new to the table only, not to the level store; there must be space.
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
 * Probes in rounds, without a branch for the result of a probe: a key that meets another one is
 * written to the scratch list with the slot to be probed next, and the next round reads the list.
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

/** As `addAndStore`, for keys of several words, one after the other. */
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

/** Adds a key to the table; false: it is a duplicate. */
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
