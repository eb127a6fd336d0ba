// The addresses of the layout, typed as addresses.
import * as layout from '../src/patternsLayout.ts';

export const HOMES: usize = layout.PATTERN_HOMES;
export const WEIGHTS: usize = layout.WEIGHTS;
export const ALONE: usize = layout.ALONE;
export const PASSING: usize = layout.PASSING;
export const LAST_TILES: usize = layout.LAST_TILES;
export const REGION_OF: usize = layout.REGION_OF;
export const REGIONS: usize = layout.REGIONS;
export const REGION_COUNTS: usize = layout.REGION_COUNTS;
/** Within a scratch; the occupants from cell 0, which a row of nobody precedes. */
export const OCCUPANTS: usize = layout.OCCUPANTS + 32;
export const CELLS: usize = layout.CELLS;
export const FREE_CELLS: usize = layout.FREE_CELLS;

/** This thread's scratch. */
export let scratch: usize = 0;
let number: i32 = -1;

/** Takes a scratch for this thread. */
export function takeScratch(first: usize): void {
  if (number < 0) number = countThread();
  const own = number % layout.PATTERN_THREADS_MAX;
  scratch = first + <usize>(own * layout.SCRATCH_BYTES);
}

function countThread(): i32 {
  if (ASC_FEATURE_THREADS) return atomic.add<i32>(layout.PATTERN_THREADS, 1);
  return 0;
}

/** Takes all tiles off the board. */
export function clearOccupants(): void {
  memory.fill(scratch + layout.OCCUPANTS, <u8>layout.NOBODY, layout.OCCUPANTS_BYTES);
}
