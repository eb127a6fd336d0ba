// Memory, page by page (64 KiB). Pages given back are chained through their first word and taken
// again; runs of several pages are never taken twice in a search, and are zero. An instance that
// has searched before has the memory it grew to then: what is taken of it is cleared first.
import { PAGE_BYTES } from '../src/layout.ts';

/** Pages grown at once, so that growing is rare; fewer near the limit. */
const PAGES_AT_ONCE: i32 = 16;
const BYTES: usize = PAGE_BYTES;

let pagesMax: i32 = 0;
/** Pages taken so far; those below `used` may hold what an earlier search left. */
let top: i32 = 0;
let used: i32 = 0;
/** Address of the first free page, or 0. */
let free: usize = 0;

/** Number of them. */
let freePages: u32 = 0;

/** Begins behind an address, with this limit: 65535 pages at most. */
export function openPages(most: i32, end: usize): void {
  pagesMax = most;
  top = <i32>((end + (BYTES - 1)) >> 16);
  used = memory.size();
  free = 0;
  freePages = 0;
}

/** Changes the limit. */
export function limitPages(most: i32): void {
  pagesMax = most;
}

/** New pages in a row, all zero; their address, or 0 beyond the limit. */
export function takeRun(pages: i32): usize {
  const run = takeNew(pages);
  const stained = min(top, used) - <i32>(run >> 16);
  if (run != 0 && stained > 0) memory.fill(run, 0, <usize>stained << 16);
  return run;
}

/** The same, but perhaps not zero. */
function takeNew(pages: i32): usize {
  if (pages > pagesMax - top) return 0;
  const missing = top + pages - memory.size();
  if (missing > 0 && memory.grow(missing) < 0) return 0;
  const run = <usize>top << 16;
  top += pages;
  return run;
}

/** Pages that this search has taken, and those before them. */
export function pagesTaken(): i32 {
  return top;
}

/** Any one page, not zero; its address, or 0 beyond the limit. */
export function takePage(): usize {
  if (free == 0) {
    // Small searches stay small: at most an eighth more at a time.
    const pages = min(min(PAGES_AT_ONCE, 1 + (top >> 3)), pagesMax - top);
    if (pages <= 0) return 0;
    const run = takeNew(pages);
    if (run == 0) return 0;
    givePages(run, pages);
  }
  const page = free;
  free = load<usize>(page);
  freePages--;
  return page;
}

/** Pages that were given back and not taken again. */
export function countFreePages(): u32 {
  return freePages;
}

/** Takes pages back. */
export function givePages(address: usize, pages: i32): void {
  assert((address & (BYTES - 1)) == 0);
  for (let n = pages; n > 0; n--) {
    const page = address + (<usize>(n - 1) << 16);
    store<usize>(page, free);
    free = page;
  }
  freePages += pages;
}
