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
/** u32: regions round all sets of cells that the tiles can take. */
export const PATTERN_REGIONS = 1080;
/** A region is a set of bits of one number. */
export const PATTERN_CELLS_MAX = 32;
/** Words of bits for eight tiles; nine would take ten times the memory. */
export const PATTERN_TILES_MAX = 8;

/** u32 x 8: what the last cell number of a tile is worth in a rank. */
export const WEIGHTS = 1088;
/** u32 [cell * 16 + k]: sets of k cells below a cell. */
export const BINOMIALS = 4096;
/**
 * u64 [(tile * 32 + cell) * 8 + tiles before it in rank and below it]: what a tile on a cell adds
 * to the rank (low half) and to the Manhattan distance (high half).
 */
export const SHARES = 8192;
/** By word: of each letter two places and how many lower letters stand before each, u8 x 16; */
export const WORDS = 24576;
export const WORD_BYTES = 32;
/** u8 x 8: the letter at each place. */
export const WORD_LETTERS = 16;
/** Boards of up to 16 cells, by set of taken cells: u64, 4 bits a cell, number of its region; */
export const REGION_OF = 131072;
/** u16 x 8, the cells of each region; */
export const REGIONS = 655360;
/** u8, the number of regions. */
export const REGION_COUNTS = 1703936;
/** Where the scratches of threads begin; the arrays follow. */
export const SCRATCHES = 1769472;
export const SCRATCH_BYTES = 16384;
/** In a scratch: the bits of a node under construction; */
export const FRESH = 0;
/** those of a node it is made from, then those of its words that change within; */
export const SOURCE = 5120;
/** u8 x 8: cells of the tiles, ascending; u64 x 16: ranks of a word; u8 x 16: its levels. */
export const PLACES = 15872;
export const RANKS = 15888;
export const LEVELS = 16016;
