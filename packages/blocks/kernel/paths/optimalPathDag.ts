// Finds the states of the optimal-path DAG and counts the shortest paths from each of them to a
// goal, in a backward sweep from the goals, level by level, over the levels that a search has kept.
// The host gives the addresses of their keys: in the level store, or read from a file into the
// inbox.
//
// Units can be reversed, so the predecessors of the states of a level are their successors that are
// in the level before. All successors are inserted into a table that sums their path counts, and
// one pass over the level before marks the entries to be kept. The table is then compacted to a
// list: each entry is a key followed by its path count. Counts have as many words as they need (the
// host watches the highest word). If a table of all successors is too large, there are several, one
// after another, each for a hash partition (`closed/delayedDuplicates.ts`), and the list has as
// many pieces.
//
// Rejected: expanding the level before and looking for its successors among the states of the DAG
// (this expands every state of the search a second time); moving the states of the DAG to the front
// of their level in the level store (counts then need two more lists, and no level may be in a
// file).
import { KEY_BASE } from '../../src/kernel/layout.ts';
import {
  batchStart,
  commitCandidatesUpTo,
  dropCandidates,
  nextCandidate,
} from '../closed/candidateBatch.ts';
import { expand } from '../expand/expand.ts';
import { testGoalKey } from '../goal.ts';
import { clearGoal, hasGoal } from '../goalFound.ts';
import { copyKey, hashAt, isSameKey, keyBytes, maskOfLastWord } from '../encoding/keyWords.ts';
import { freePageRun, takePages } from '../../../platform/kernel/pages.ts';
import { keepOwnOfPass } from '../closed/delayedDuplicates.ts';

/** Bits that the last word of a key leaves free: the slot is full; the entry is to be kept. */
const FULL: u64 = (<u64>1) << 63;
const KEPT: u64 = (<u64>1) << 62;

/** The table, and the bytes of each path count in it. */
let table: usize = 0;
let tablePages: i32 = 0;
let slots: u64 = 0;
let numberBytes: usize = 8;
/** Union of the bits of the highest words of the list's path counts. */
let highest: u64 = 0;

// @ts-ignore: decorator
@inline
function entryBytes(words: u32): usize {
  return keyBytes() + (<usize>words << 3);
}

// @ts-ignore: decorator
@inline
function pagesOf(size: usize): i32 {
  return <i32>((size + 65535) >> 16);
}

/** Moves the goals among the keys to the front, without tags; returns their number. */
export function gatherGoals(at: usize, keys: u32): u32 {
  const from = at;
  const end = at + <usize>keys * keyBytes();
  const last = keyBytes() - 8;
  let to = from;
  for (; at < end; at += keyBytes()) {
    clearGoal();
    testGoalKey(at);
    if (!hasGoal) continue;
    copyKey(KEY_BASE, at);
    copyKey(at, to);
    copyKey(to, KEY_BASE);
    store<u64>(to + last, load<u64>(to + last) & maskOfLastWord());
    to += keyBytes();
  }
  clearGoal();
  return <u32>((to - from) / keyBytes());
}

/** Expands a state and drops the successors that are not of the current pass. */
function expandInPass(at: usize): void {
  dropCandidates();
  expand(at);
  commitCandidatesUpTo(keepOwnOfPass(batchStart(), nextCandidate));
}

/** Counts the successors of states: keys, each followed by a number of so many words. */
export function countSuccessors(at: usize, states: u32, words: u32): u32 {
  const end = at + <usize>states * entryBytes(words);
  let sum: usize = 0;
  for (; at < end; at += entryBytes(words)) {
    expandInPass(at);
    sum += (nextCandidate - batchStart()) / keyBytes();
  }
  dropCandidates();
  return <u32>sum;
}

/** Opens a table for so many keys, with numbers of so many words. 0: memory is exhausted. */
export function openTable(keys: u32, words: u32): i32 {
  numberBytes = <usize>words << 3;
  slots = (<u64>keys) * 2 + 2;
  if (slots > 0x7fffffff || slots * <u64>entryBytes(words) > 0xffff0000) return 0;
  tablePages = pagesOf(<usize>slots * entryBytes(words));
  table = takePages(tablePages);
  return table == 0 ? 0 : 1;
}

/** The slot that holds a key, or the one where it would be inserted. */
function slotFor(key: usize): usize {
  const entry = keyBytes() + numberBytes;
  const last = keyBytes() - 8;
  const end = table + <usize>slots * entry;
  let slot = table + <usize>((hashAt(key) * slots) >> 32) * entry;
  while (load<u64>(slot + last) != 0 && !isSameKey(slot, key)) {
    slot += entry;
    if (slot == end) slot = table;
  }
  return slot;
}

/** Inserts a key; returns its slot. */
function insertKey(key: usize): usize {
  const last = keyBytes() - 8;
  const slot = slotFor(key);
  if (load<u64>(slot + last) == 0) {
    copyKey(slot, key);
    store<u64>(slot + last, (load<u64>(key + last) & maskOfLastWord()) | FULL);
  }
  return slot;
}

function markKept(slot: usize): void {
  const last = slot + keyBytes() - 8;
  store<u64>(last, load<u64>(last) | KEPT);
}

/** Adds a number of `size` bytes to one in the table. */
function addNumber(to: usize, from: usize, size: usize): void {
  let carry: u64 = 0;
  let word: usize = 0;
  for (; word < size; word += 8) {
    const a = load<u64>(to + word);
    const sum = a + load<u64>(from + word);
    store<u64>(to + word, sum + carry);
    carry = <u64>(sum < a) | <u64>(sum + carry < sum);
  }
  for (; carry != 0; word += 8) {
    assert(word < numberBytes);
    const sum = load<u64>(to + word) + 1;
    store<u64>(to + word, sum);
    carry = <u64>(sum == 0);
  }
}

/** Inserts the goals, each the end of one path, and marks them to be kept. */
export function insertGoals(at: usize, keys: u32): void {
  for (let n: u32 = 0; n < keys; n++, at += keyBytes()) {
    const slot = insertKey(at);
    store<u64>(slot + keyBytes(), 1);
    markKept(slot);
  }
}

/** Adds the path counts of states, numbers of so many words, to those of their successors. */
export function addPathCounts(at: usize, states: u32, words: u32): void {
  const end = at + <usize>states * entryBytes(words);
  for (; at < end; at += entryBytes(words)) {
    expandInPass(at);
    for (let key = batchStart(); key < nextCandidate; key += keyBytes()) {
      addNumber(insertKey(key) + keyBytes(), at + keyBytes(), <usize>words << 3);
    }
  }
  dropCandidates();
}

/** Marks the keys that are in the table to be kept. */
export function keepOnPaths(at: usize, keys: u32): void {
  const last = keyBytes() - 8;
  for (let n: u32 = 0; n < keys; n++, at += keyBytes()) {
    const slot = slotFor(at);
    if (load<u64>(slot + last) != 0) markKept(slot);
  }
}

/** Compacts the table to the list of the kept entries, at `listAt`; returns their number. */
export function closeTable(): u32 {
  const entry = keyBytes() + numberBytes;
  const last = keyBytes() - 8;
  const end = table + <usize>slots * entry;
  let to = table;
  highest = 0;
  for (let slot = table; slot < end; slot += entry) {
    const word = load<u64>(slot + last);
    if ((word & KEPT) == 0) continue;
    memory.copy(to, slot, entry);
    store<u64>(to + last, word & maskOfLastWord());
    highest |= load<u64>(to + entry - 8);
    to += entry;
  }
  const pages = pagesOf(to - table);
  freePageRun(table + (<usize>pages << 16), tablePages - pages);
  return <u32>((to - table) / entry);
}

export function listAt(): usize {
  return table;
}

/** Union of the bits of the highest words of the list's path counts. */
export function highestWords(): u64 {
  return highest;
}

/** Frees a list of so many keys with numbers of so many words. */
export function dropList(at: usize, keys: u32, words: u32): void {
  freePageRun(at, pagesOf(<usize>keys * entryBytes(words)));
}

/** Copies the keys of a list, or of a part of one, to an address, without their numbers. */
export function copyList(to: usize, at: usize, keys: u32, words: u32): void {
  const end = at + <usize>keys * entryBytes(words);
  for (; at < end; at += entryBytes(words), to += keyBytes()) copyKey(to, at);
}
