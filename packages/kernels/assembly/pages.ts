// Memory, page by page (64 KiB). Pages given back are chained through their first word and taken
// again; runs of several pages are always new, and so are zero.
import { PAGE_BYTES } from '../src/layout.ts';

/** Pages grown at once, so that growing is rare; fewer near the limit. */
const PAGES_AT_ONCE: i32 = 16;
const BYTES: usize = PAGE_BYTES;

let pagesMax: i32 = 0;
/** Address of the first free page, or 0. */
let free: usize = 0;

/** Number of them. */
let freePages: u32 = 0;

/** Forgets all free pages and sets the limit: 65535 pages at most. */
export function openPages(most: i32): void {
  pagesMax = most;
  free = 0;
  freePages = 0;
}

/** Changes the limit. */
export function limitPages(most: i32): void {
  pagesMax = most;
}

/** New pages in a row, all zero; their address, or 0 beyond the limit. */
export function takeRun(pages: i32): usize {
  const before = memory.size();
  if (pages > pagesMax - before || memory.grow(pages) < 0) return 0;
  return <usize>before << 16;
}

/** Any one page, not zero; its address, or 0 beyond the limit. */
export function takePage(): usize {
  if (free == 0) {
    const size = memory.size();
    // Small searches stay small: at most an eighth more at a time.
    const pages = min(min(PAGES_AT_ONCE, 1 + (size >> 3)), pagesMax - size);
    if (pages <= 0) return 0;
    const run = takeRun(pages);
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
