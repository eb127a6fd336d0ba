// Which states lie on a shortest way to a goal, and how many such ways there are, swept backwards
// from the goals, level by level, after the search has kept all levels.
//
// Units can be taken back, so the states before those of a level are their successors that lie in
// the level before: all successors are put into a table, the number of ways from each of them is
// summed up in it, and one pass over the level before picks those that are there and moves them to
// the front of their level. The archive itself then holds the states on shortest ways. Numbers of
// ways are of as many words as they need (the host watches the highest word).
//
// Refused: expanding the level before and looking for its successors among the states on ways: it
// would expand every state of the search a second time.
import { KEY_BASE } from '../src/layout.ts';
import { archivedAt } from './archive.ts';
import { batch, dropCandidates, next } from './batch.ts';
import { expand } from './expand.ts';
import { testGoalKey } from './goal.ts';
import { forgetGoal, hasGoal } from './goalFound.ts';
import { copyKey, hashAt, isSameKey, keyBytes } from './keyWords.ts';
import { givePages, takeRun } from './pages.ts';

const FULL: u64 = (<u64>1) << 63;

/** The table: entries of a key and its number of ways; and its slots in use by this level. */
let table: usize = 0;
let tablePages: i32 = 0;
let slots: u64 = 0;
let used: u32 = 0;
/** Numbers of ways: of the states on ways of the level in hand, and of the level before. */
let counts: usize = 0;
let countsPages: i32 = 0;
let countsBefore: usize = 0;
let countsBeforePages: i32 = 0;
/** Bytes of each number. */
let bytes: usize = 0;
let bytesBefore: usize = 0;
/** States moved to the front of their level, where it begins, and the highest words together. */
let kept: u32 = 0;
let front: u32 = 0;
let highest: u64 = 0;

// @ts-ignore: decorator
@inline
function pagesOf(size: usize): i32 {
  return <i32>((size + 65535) >> 16) + 1;
}

/** Begins to move states of a level to its front, the first of which has this number. */
export function openFront(first: u32): void {
  front = first;
  kept = 0;
  highest = 0;
}

/** States moved so far. */
export function keptInFront(): u32 {
  return kept;
}

/** All bits that are set in the highest words of the numbers written since `openFront`. */
export function highestWords(): u64 {
  return highest;
}

function moveToFront(at: usize): void {
  const to = archivedAt(front + kept);
  copyKey(KEY_BASE, at);
  copyKey(at, to);
  copyKey(to, KEY_BASE);
  kept++;
}

/** Moves goal states among those with numbers from `from` to `to` - 1 to the front. */
export function keepGoals(from: u32, to: u32): void {
  for (let n = from; n < to; n++) {
    forgetGoal();
    testGoalKey(archivedAt(n));
    if (hasGoal) moveToFront(archivedAt(n));
  }
  forgetGoal();
}

/** Counts one way from each goal kept, in one word. 0: no memory. */
export function openWays(): i32 {
  bytes = 8;
  counts = 0;
  table = 0;
  tablePages = 0;
  countsPages = 0;
  countsBefore = 0;
  countsBeforePages = 0;
  if (!growCounts(kept)) return 0;
  counts = countsBefore;
  countsPages = countsBeforePages;
  countsBefore = 0;
  countsBeforePages = 0;
  for (let n: u32 = 0; n < kept; n++) store<u64>(counts + (<usize>n << 3), 1);
  return 1;
}

function growCounts(states: u32): bool {
  const pages = pagesOf(<usize>states * bytesOfCounts());
  if (pages <= countsBeforePages) return true;
  if (countsBeforePages > 0) givePages(countsBefore, countsBeforePages);
  countsBeforePages = 0;
  countsBefore = takeRun(pages);
  if (countsBefore == 0) return false;
  countsBeforePages = pages;
  return true;
}

// @ts-ignore: decorator
@inline
function bytesOfCounts(): usize {
  return bytesBefore > bytes ? bytesBefore : bytes;
}

/** Successors of so many states from a number on. */
export function countSuccessors(first: u32, states: u32): u32 {
  let sum: usize = 0;
  for (let n = first; n < first + states; n++) {
    dropCandidates();
    expand(archivedAt(n));
    sum += (next - batch()) / keyBytes();
  }
  dropCandidates();
  return <u32>sum;
}

/** An empty table for so many successors, with numbers of so many words. 0: no memory. */
export function openTable(successors: u32, words: u32): i32 {
  bytesBefore = <usize>words << 3;
  used = 0;
  slots = (<u64>successors) * 2 + 2;
  if (slots > 0x7fffffff) return 0;
  const size = <usize>slots * (keyBytes() + bytesBefore);
  const pages = pagesOf(size);
  if (pages <= tablePages) {
    memory.fill(table, 0, size);
    return 1;
  }
  if (tablePages > 0) givePages(table, tablePages);
  tablePages = 0;
  table = takeRun(pages);
  if (table == 0) return 0;
  tablePages = pages;
  return 1;
}

/** The slot where a key is, or where it would be put. */
function slotFor(key: usize): usize {
  const entry = keyBytes() + bytesBefore;
  const last = keyBytes() - 8;
  const end = table + <usize>slots * entry;
  let slot = table + <usize>((hashAt(key) * slots) >> 32) * entry;
  while (load<u64>(slot + last) != 0 && !isSameKey(slot, key)) {
    slot += entry;
    if (slot == end) slot = table;
  }
  return slot;
}

/** Adds a number of words to a longer one. */
function add(to: usize, from: usize): void {
  let carry: u64 = 0;
  let word: usize = 0;
  for (; word < bytes; word += 8) {
    const a = load<u64>(to + word);
    const sum = a + load<u64>(from + word);
    store<u64>(to + word, sum + carry);
    carry = <u64>(sum < a) | <u64>(sum + carry < sum);
  }
  for (; carry != 0; word += 8) {
    assert(word < bytesBefore);
    const sum = load<u64>(to + word) + 1;
    store<u64>(to + word, sum);
    carry = <u64>(sum == 0);
  }
}

/** Puts successors of states on ways into the table; `index`: the first one's in its level. */
export function spreadWays(first: u32, states: u32, index: u32): void {
  const last = keyBytes() - 8;
  for (let n: u32 = 0; n < states; n++) {
    dropCandidates();
    expand(archivedAt(first + n));
    const ways = counts + <usize>(index + n) * bytes;
    for (let at = batch(); at < next; at += keyBytes()) {
      const slot = slotFor(at);
      if (load<u64>(slot + last) == 0) {
        copyKey(slot, at);
        store<u64>(slot + last, load<u64>(at + last) | FULL);
        used++;
      }
      add(slot + keyBytes(), ways);
    }
  }
  dropCandidates();
}

/** Room for the numbers of the level before, when the table is full. 0: no memory. */
export function openCounts(): i32 {
  return growCounts(used) ? 1 : 0;
}

/** Moves the states with numbers from `from` to `to` - 1 that are in the table to the front. */
export function keepWays(from: u32, to: u32): void {
  const last = keyBytes() - 8;
  for (let n = from; n < to; n++) {
    const at = archivedAt(n);
    const slot = slotFor(at);
    if (load<u64>(slot + last) == 0) continue;
    const ways = countsBefore + <usize>kept * bytesBefore;
    memory.copy(ways, slot + keyBytes(), bytesBefore);
    highest |= load<u64>(ways + bytesBefore - 8);
    moveToFront(at);
  }
}

/** The level before becomes the level in hand. */
export function closeLevelOfWays(): void {
  const at = counts;
  const pages = countsPages;
  counts = countsBefore;
  countsPages = countsBeforePages;
  countsBefore = at;
  countsBeforePages = pages;
  bytes = bytesBefore;
}

/** Address of the numbers of ways of the states on ways of the level in hand. */
export function waysAt(): usize {
  return counts;
}
