// Integers shared by the kernel tileBeam, its plain form in TypeScript and its host. Two compilers
// read this file, so it contains literals only.

/** States of a part: a level is divided into parts, which threads take as items. */
export const PART_STATES = 2048;
/** Ids by cell and cells by id of a state are padded to multiples of so many bytes. */
export const BOARD_STEP = 16;
/**
 * The bins of the score histogram, and how far below the best score of the current level they
 * begin.
 */
export const BINS = 32768;
export const BINS_BELOW = 1024;

/**
 * Per cent of the width that pass the prefilter, by predicted scores and by the scores of groups of
 * tiles.
 */
export const PREFILTER_PREDICTED_PERCENT = 160;
export const PREFILTER_SCORED_PERCENT = 110;

/**
 * Mean deltas start as if so many moves had changed nothing; sums and counts are halved at a count.
 */
export const DELTA_PRIOR_COUNT = 3;
export const DELTA_COUNT_MAX = 4096;

/** A beam ends as lost when its least score has not improved for so many levels. */
export const BEAM_PATIENCE = 100;

/** The phase of a level that expands its states; the others work on their successors. */
export const PHASE_GENERATE = 0;

/** The status of a beam. */
export const BEAM_RUNNING = 0;
export const BEAM_FOUND = 1;
export const BEAM_LOST = 2;

/**
 * Bytes of a slot, which holds for each successor what one cell adds to an address: u32 the byte at
 * which its offsets begin; i32 the id of the tile whose cell it is, or the last id plus MOVED_FROM
 * or MOVED_TO. Slots of dual groups: the cell whose id it is, minus the bytes between ids by cell
 * and cells by id. Slots of one id are adjacent.
 */
export const SLOT_BYTES = 8;
export const MOVED_FROM = 1;
export const MOVED_TO = 2;
/**
 * Bytes of a row of a group: u32 where the group's table begins; then four slots among those of the
 * tile, u16 each: its own cell before and after the move, and the cells of two other tiles. Rows of
 * dual groups: three slots among those of the move, for the ids in the cells of the group.
 */
export const ROW_BYTES = 12;
/** The entry of `neighbours` for a cell beyond the edge. */
export const NO_CELL = 255;
