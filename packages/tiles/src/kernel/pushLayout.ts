// Integers shared by the kernel that searches tile boards in pushes and its host: addresses and
// offsets in bytes. Two compilers read this file, so it holds literals only. Nothing of the kernel
// is laid out by the compiler: what it lays out is cleared by every thread that joins the memory.
// (Below 1024 are the messages of debug builds.)

/** u8 by place: the tiles of the start, straight and in the mirror, so many bytes each. */
export const PUSH_LISTS = 1024;
export const PUSH_LIST_BYTES = 32;
/** By view: u32 address of its table, u8 1 for the mirror, u32 its pattern. */
export const PUSH_TABLES = 1088;
export const PUSH_MIRRORS = 1152;
export const PUSH_PATTERNS = 1168;
/** What a thread reads of the board, and of the current search: i32 each. */
export const PUSH_BOARD = 1280;
export const PUSH_SEARCH = 1344;
/** The host writes, u32: where the areas of threads begin, where the paths to leaves are, */
export const PUSH_AREAS_AT = 1408;
export const PUSH_LEAVES_AT = 1412;
/** how long those are, u8 each, so many bytes a leaf; */
export const PUSH_LEAF_DEPTH = 1416;
export const PUSH_LEAF_BYTES = 32;
/** i32: 1 when all shall stop. */
export const PUSH_STOP = 1420;
/** i32: threads that have taken an area; u32: the area of the one that has found a line. */
export const PUSH_THREADS = 1424;
export const PUSH_FOUND_AT = 1428;
/** u64: nodes made below leaves by threads, and pushes tried. */
export const PUSH_NODES = 1432;
export const PUSH_MADE = 1440;

/** Ranks: u32 binomial coefficients; u8: where a push leads from each place of a list. */
export const RANK_BINOMIALS = 2048;
export const RANK_TARGETS = 3072;

/** An area: u8 by push, the line found; then the levels of the search, so many bytes each. */
export const PUSH_AREA = 4096;
export const PUSH_AREA_BYTES = 35072;
export const PUSH_LEVELS = 256;
export const PUSH_LEVEL_BYTES = 136;
