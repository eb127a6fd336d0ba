// Opens the memory of the kernel tileBeam, and attaches other threads to it. Threads have globals
// of their own: they read the header and compute the same layout.
import { headAddress, layOut, top } from './beamMemory.ts';
import {
  CAPACITY,
  CELLS,
  CLAIMED,
  DEPTH_CAPACITY,
  DUAL_TABLE_LENGTH,
  OFFSET_COUNT,
  OPENING,
  ROW_COUNT,
  SEEN_BITS,
  SLOT_COUNT,
  SLOTS_PER_KEY_MAX,
  TABLE_LENGTH,
  THREADS,
} from './beamRecords.ts';

/** The opening for which this thread has computed the layout. */
let opening: i32 = 0;

/**
 * Lays out memory for beams of up to `widest` states and lines of up to `longest` moves on a board;
 * returns 1, or 0 where there is not enough memory. The host then writes the tables.
 */
export function open(
  threadsMost: i32,
  boardCells: i32,
  rowsLength: i32,
  offsetsLength: i32,
  tableLength: i32,
  slotsLength: i32,
  slotsMost: i32,
  widest: i32,
  longest: i32,
  bits: i32,
  dualsLength: i32,
): i32 {
  const head = headAddress();
  opening++;
  store<i32>(head, opening, OPENING);
  store<i32>(head, threadsMost, THREADS);
  store<i32>(head, boardCells, CELLS);
  store<i32>(head, rowsLength, ROW_COUNT);
  store<i32>(head, offsetsLength, OFFSET_COUNT);
  store<i32>(head, tableLength, TABLE_LENGTH);
  store<i32>(head, widest, CAPACITY);
  store<i32>(head, longest, DEPTH_CAPACITY);
  store<i32>(head, bits, SEEN_BITS);
  store<i32>(head, slotsLength, SLOT_COUNT);
  store<i32>(head, slotsMost, SLOTS_PER_KEY_MAX);
  store<i32>(head, dualsLength, DUAL_TABLE_LENGTH);
  store<i32>(head, 1, CLAIMED);
  layOut(0);
  return ensureMemory(top) ? 1 : 0;
}

/** For a thread that did not open this memory: computes its current layout. */
export function attach(): void {
  const head = headAddress();
  const now = load<i32>(head, OPENING);
  if (now == opening) return;
  opening = now;
  layOut(claim());
}

/** The number of this thread; 0 is the owner. */
function claim(): i32 {
  if (ASC_FEATURE_THREADS) return atomic.add<i32>(headAddress() + CLAIMED, 1);
  return 0;
}

/**
 * Memory grows by at least so many pages at once: hosts clean up after each growth, which takes
 * some 5 ms.
 */
const PAGES_AT_ONCE: i32 = 128;

/** Makes memory reach this address; false where it cannot grow. */
export function ensureMemory(end: usize): bool {
  const pages = <i32>((end + 65535) >> 16) - memory.size();
  if (pages <= 0) return true;
  return memory.grow(max(pages, PAGES_AT_ONCE)) >= 0 || memory.grow(pages) >= 0;
}
