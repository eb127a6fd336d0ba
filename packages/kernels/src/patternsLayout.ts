// Integers shared by the kernel that builds pattern databases and its host: addresses and offsets
// in bytes, unless said. Two compilers read this file, so it holds literals only.

/** The host writes, i32: width and height of the board, cell of the gap in the goal, tiles. */
export const PATTERN_WIDTH = 1024;
export const PATTERN_HEIGHT = 1028;
export const PATTERN_GAP = 1032;
export const PATTERN_TILES = 1036;
/** u8: goal cell of each tile. */
export const PATTERN_HOMES = 1040;
/** i32: counts the patterns of this memory; threads that find it changed read the header anew. */
export const PATTERN_NUMBER = 1072;
/** i32: threads that have taken a scratch of their own; so many can. */
export const PATTERN_THREADS = 1076;
export const PATTERN_THREADS_MAX = 64;
/** A region is a set of bits of one number. */
export const PATTERN_CELLS_MAX = 32;
/** A placement has at most eight regions, for so many tiles. */
export const PATTERN_TILES_MAX = 8;

/** u32 x 8: what the last cell number of a tile is worth in a rank. */
export const WEIGHTS = 1088;
/** u8 [tile * 32 + cell]: steps a tile needs alone. */
export const ALONE = 1152;
/** i32 [tile * 16 + other]: what a rank gains when a tile goes down past another. */
export const PASSING = 2048;
/** u32: for each placement of the last tiles, their places among the free cells, a byte each. */
export const LAST_TILES = 4096;
/** Boards of up to 16 cells, by set of taken cells: u64, 4 bits a cell, number of its region; */
export const REGION_OF = 131072;
/** u16 x 8, the cells of each region; */
export const REGIONS = 655360;
/** u8, the number of regions. */
export const REGION_COUNTS = 1703936;
/** Where the scratches of threads begin, with those tables and without; the arrays follow. */
export const SCRATCH_SMALL = 1769472;
export const SCRATCH_LARGE = 131072;
export const SCRATCH_BYTES = 256;
/** In a scratch, u8: tile on each cell or NOBODY, after a row of nobody; */
export const OCCUPANTS = 0;
export const OCCUPANTS_BYTES = 96;
export const NOBODY = 15;
/** u8: cell of each tile of the placement at hand; */
export const CELLS = 128;
/** u8: cells that the first tiles leave free, ascending. */
export const FREE_CELLS = 160;
