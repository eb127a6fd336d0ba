// The records of the kernel tileBeam in memory, as offsets in bytes: the header, which all threads
// read, the parts of a level and its states.

/** Of the header: how often memory was laid out, the sizes for which, */
export const OPENING: usize = 0;
export const THREADS: usize = 4;
export const CELLS: usize = 8;
export const ROW_COUNT: usize = 12;
export const OFFSET_COUNT: usize = 16;
export const TABLE_LENGTH: usize = 20;
export const CAPACITY: usize = 24;
export const DEPTH_CAPACITY: usize = 28;
export const SEEN_BITS: usize = 32;
/** and how many threads have taken a number. Then the state of the beam. */
export const CLAIMED: usize = 36;
export const SEED: usize = 44;
export const DEPTH: usize = 48;
export const COUNT: usize = 52;
/** The worst bin that passes, or that is kept in part; and the score of bin 0. */
export const CUT: usize = 56;
export const BASE: usize = 60;
export const GOAL_HASH: usize = 64;
/** The number of slots, and the most slots of one tile or move. */
export const SLOT_COUNT: usize = 72;
export const SLOTS_PER_KEY_MAX: usize = 76;
/** Length of the tables of dual groups. */
export const DUAL_TABLE_LENGTH: usize = 80;
export const HEAD_BYTES: usize = 96;

/** Successors of one tile that are scored together. */
export const CHUNK: usize = 64;

/** Partitions of the transposition table, by hash. */
export const SEEN_PARTITION_BITS: u32 = 3;
export const SEEN_PARTITIONS: i32 = 8;

/** Of a part: i32 number of successors; the one that is the goal, or -1; how many remain; */
export const PART_SUCCESSORS: usize = 0;
export const PART_FOUND: usize = 4;
export const PART_NEW: usize = 8;
/** how many are below the cut, those at it and how many of these are kept; where they all go; */
export const PART_BELOW_CUT: usize = 12;
export const PART_TIED: usize = 16;
export const PART_DRAWN: usize = 20;
export const PART_BEGINS: usize = 24;
/** u32 by partition of the transposition table: where its successors end in the order. */
export const PART_ENDS: usize = 28;
export const PART_BYTES: usize = 64;

/** Of a state: u64 hash, i32 score, u8 gap, u8 last direction, u8 id by cell, u8 cell by id. */
export const STATE_SCORE: usize = 8;
export const STATE_GAP: usize = 12;
export const STATE_LAST: usize = 13;
export const STATE_BOARD: usize = 16;

/** Of a sum of deltas: i32 sum, i32 count. */
export const DELTA_SUM_BYTES: usize = 8;
