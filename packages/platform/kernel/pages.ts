// Allocates memory by pages of 64 KiB. Free pages are marked in a bitmap and reused. A single page
// is taken from the lowest address, so that the free pages above stay adjacent for runs of several.
// An instance that has searched before keeps the memory it grew to, which is not zero.
//
// Rejected: a linked list of free pages (no run can be found in it: the old places of tables that
// grew served only as single pages, and a third of the memory went unused).
import { PAGE_BYTES } from '../src/pageBytes.ts';

/** Pages taken at once. */
const PAGES_AT_ONCE: i32 = 16;
const BYTES: usize = PAGE_BYTES;
/** Bytes of the bitmap. */
export const MAP_BYTES: usize = 8192;

let pagesMax: i32 = 0;
/** Pages taken so far; those below `used` may hold data of an earlier search. */
let top: i32 = 0;
let used: i32 = 0;
/** Pages between the top and this one were touched. */
let touched: i32 = 0;
/** Bitmap of the free pages. */
let map: usize = 0;
let freePages: u32 = 0;
/** Number of a page; none below it is free. */
let lowest: i32 = 0;

/** Begins after an address, with a limit of at most 65535 pages. */
export function openPages(most: i32, end: usize): void {
  pagesMax = most;
  top = <i32>((end + (BYTES - 1)) >> 16);
  used = memory.size();
  touched = 0;
  freePages = 0;
  lowest = top;
}

/** Puts the bitmap at an address. To be called before pages are freed or taken singly. */
export function mapPages(address: usize): void {
  map = address;
  memory.fill(map, 0, MAP_BYTES);
}

/** Changes the limit. */
export function limitPages(most: i32): void {
  pagesMax = most;
}

// @ts-ignore: decorator
@inline
function wordOf(page: i32): usize {
  return map + (<usize>(page >> 6) << 3);
}

// @ts-ignore: decorator
@inline
function bitOf(page: i32): u64 {
  return (<u64>1) << <u64>(page & 63);
}

/** Takes consecutive pages, all zero; returns their address, or 0 beyond the limit. */
export function takePages(pages: i32): usize {
  const old = top;
  const first = freePages == 0 ? old : findRun(pages);
  if (!growTo(first + pages)) return 0;
  const given = min(first + pages, old);
  for (let page = first; page < given; page++) unmarkFree(page);
  const stained = max(given, min(first + pages, used));
  if (stained > first) memory.fill(<usize>first << 16, 0, <usize>(stained - first) << 16);
  return <usize>first << 16;
}

/** The first of so many consecutive free pages; the last of them may be new pages at the top. */
function findRun(pages: i32): i32 {
  let free = 0;
  for (let page = lowest; page < top; page++) {
    free = (load<u64>(wordOf(page)) & bitOf(page)) != 0 ? free + 1 : 0;
    if (free == pages) return page + 1 - pages;
  }
  return top - free;
}

function unmarkFree(page: i32): void {
  const at = wordOf(page);
  store<u64>(at, load<u64>(at) & ~bitOf(page));
  freePages--;
}

/** Takes new pages up to a number, if they are not taken yet. False: beyond the limit. */
function growTo(end: i32): bool {
  if (end <= top) return true;
  if (end > pagesMax || !growMemory(end)) return false;
  top = end;
  return true;
}

/**
 * Grows the memory to twice what is needed. The host makes a new buffer each time and collects
 * garbage after it (400 times in a search of 700 MB that grew by what it needed, 40 times on two
 * threads that grew by an eighth, 9 times this way). Pages that are not written take no space.
 */
function growMemory(end: i32): bool {
  const pages = memory.size();
  if (end <= pages) return true;
  return memory.grow(min(end << 1, pagesMax) - pages) >= 0 || memory.grow(end - pages) >= 0;
}

/**
 * Touches so many pages that may be taken next. The system gives memory when it is first written
 * to. On a virtual machine that takes up to 15 µs for 4 KiB: 30 ms for a table of 8 MiB, in which a
 * page of the app would stand still.
 */
export function touchAhead(pages: i32): void {
  const taken = top;
  const from = max(touched, taken);
  if (taken + pages <= from || !growTo(taken + pages)) return;
  touched = top;
  top = taken;
  memory.fill(<usize>from << 16, 0, <usize>(touched - from) << 16);
}

/** Number of pages that this search has taken, and those before them. */
export function pagesTaken(): i32 {
  return top;
}

/** Takes one page, not zeroed; returns its address, or 0 beyond the limit. */
export function takePage(): usize {
  if (freePages == 0) {
    const old = top;
    // Small searches stay small: at most an eighth more at a time.
    const pages = min(min(PAGES_AT_ONCE, 1 + (top >> 3)), pagesMax - top);
    if (pages <= 0 || !growTo(top + pages)) return 0;
    freePageRun(<usize>old << 16, pages);
  }
  let at = wordOf(lowest);
  while (load<u64>(at) == 0) at += 8;
  lowest = (<i32>(at - map) << 3) + <i32>ctz(load<u64>(at));
  unmarkFree(lowest);
  return <usize>lowest << 16;
}

/** Number of free pages. */
export function countFreePages(): u32 {
  return freePages;
}

/** Frees consecutive pages. */
export function freePageRun(address: usize, pages: i32): void {
  assert((address & (BYTES - 1)) == 0);
  const first = <i32>(address >> 16);
  for (let page = first; page < first + pages; page++) {
    const at = wordOf(page);
    store<u64>(at, load<u64>(at) | bitOf(page));
  }
  lowest = min(lowest, first);
  freePages += pages;
}
