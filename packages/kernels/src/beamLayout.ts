// Integers shared by the kernel that runs beams over tile boards, its twin and its host. Two
// compilers read this file, so it holds literals only.

/** States of a level that are worked on together. */
export const PART_STATES = 2048;
/** Scores are told apart over so many, from so far below the best of the level at hand. */
export const BINS = 32768;
export const BINS_BELOW = 1024;

/** A beam is lost that has come no nearer for so many levels. */
export const BEAM_PATIENCE = 100;

/** What became of a beam. */
export const BEAM_RUNNING = 0;
export const BEAM_FOUND = 1;
export const BEAM_LOST = 2;

/**
 * Bytes of a row of a group: u32 where the group's table begins; u32 where the offsets of the tile
 * begin and, twice, those of another tile; twice u16 id of the other.
 */
export const ROW_BYTES = 20;
/** What `neighbours` says of what is beyond the edge. */
export const NO_CELL = 255;
