// Memory, page by page (64 KiB). Pages given back are noted in a map of one bit each and taken
// again: single ones from the lowest up, so that the free ones above lie together for runs of
// several. An instance that has searched before has the memory it grew to then, which is not zero.
//
// Refused: a chain through the free pages (no run can be found in it: tables that grew left their
// old places to single pages alone, and a third of the memory went unused).
import { PAGE_BYTES } from '../../../src/layout.ts';

/** Pages taken at once. */
const PAGES_AT_ONCE: i32 = 16;
const BYTES: usize = PAGE_BYTES;
/** Bytes of the map. */
export const MAP_BYTES: usize = 8192;

let pagesMax: i32 = 0;
/** Pages taken so far; those below `used` may hold what an earlier search left. */
let top: i32 = 0;
let used: i32 = 0;
/** A bit for each page: it was given back. */
let map: usize = 0;
let freePages: u32 = 0;
/** No page below this one is free. */
let lowest: i32 = 0;

/** Begins behind an address, with this limit: 65535 pages at most. */
export function openPages(most: i32, end: usize): void {
  pagesMax = most;
  top = <i32>((end + (BYTES - 1)) >> 16);
  used = memory.size();
  freePages = 0;
  lowest = top;
}

/** Keeps the map at an address. To be called before pages are given back or taken singly. */
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

/** Pages in a row, all zero; their address, or 0 beyond the limit. */
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

/** The first of so many free pages in a row; those at the top may be followed by new ones. */
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
 * Makes memory larger, twice as large as is needed: the host makes a new buffer each time and looks
 * for garbage after it (400 times in a search of 700 MB that grew by what it needed, 40 times on
 * two threads that grew by an eighth, 9 times so). What is not written to takes no room.
 */
function growMemory(end: i32): bool {
  const pages = memory.size();
  if (end <= pages) return true;
  return memory.grow(min(end << 1, pagesMax) - pages) >= 0 || memory.grow(end - pages) >= 0;
}

/** Pages that this search has taken, and those before them. */
export function pagesTaken(): i32 {
  return top;
}

/** Any one page, not zero; its address, or 0 beyond the limit. */
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

/** Pages that were given back and not taken again. */
export function countFreePages(): u32 {
  return freePages;
}

/** Takes pages back. */
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
