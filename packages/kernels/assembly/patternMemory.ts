// The addresses of the layout, typed as addresses.
import * as layout from '../src/patternsLayout.ts';

export const HOMES: usize = layout.PATTERN_HOMES;
export const WEIGHTS: usize = layout.WEIGHTS;
/** Of cell 0: a row of nobody is before it. */
export const OCCUPANTS: usize = layout.OCCUPANTS + 32;
export const CELLS: usize = layout.CELLS;
export const FREE_CELLS: usize = layout.FREE_CELLS;
export const ALONE: usize = layout.ALONE;
export const PASSING: usize = layout.PASSING;
export const LAST_TILES: usize = layout.LAST_TILES;
export const REGION_OF: usize = layout.REGION_OF;
export const REGIONS: usize = layout.REGIONS;
export const REGION_COUNTS: usize = layout.REGION_COUNTS;

/** Takes all tiles off the board. */
export function clearOccupants(): void {
  memory.fill(layout.OCCUPANTS, <u8>layout.NOBODY, 128);
}
