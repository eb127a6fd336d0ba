// Integers shared by the kernel that runs beams over tile boards, its twin and its host. Two
// compilers read this file, so it holds literals only.

/** States of a level that are worked on together. */
export const PART_STATES = 2048;
/** Ids by cell and cells by id of a state take bytes in such steps. */
export const BOARD_STEP = 16;
/** Scores are told apart over so many, from so far below the best of the level at hand. */
export const BINS = 32768;
export const BINS_BELOW = 1024;

/** Per cent of the width that go on once they are made, and once groups of tiles are asked. */
export const PREFILTER_PREDICTED_PERCENT = 160;
export const PREFILTER_SCORED_PERCENT = 110;

/** Means of changes begin as if so many moves had changed nothing; sums are halved at a count. */
export const DELTA_PRIOR_COUNT = 3;
export const DELTA_COUNT_MAX = 4096;

/** A beam is lost that has come no nearer for so many levels. */
export const BEAM_PATIENCE = 100;

/** What became of a beam. */
export const BEAM_RUNNING = 0;
export const BEAM_FOUND = 1;
export const BEAM_LOST = 2;

/**
 * Bytes of a slot, in which stands for each child what one cell adds to an address: u32 at which
 * byte its offsets begin; i32 id of the tile whose cell it is, or of MOVED_FROM and MOVED_TO more
 * than the last id. Slots of groups of cells: the cell whose id it is, less the bytes from ids by
 * cell to cells by id. Slots of one id are side by side.
 */
export const SLOT_BYTES = 8;
export const MOVED_FROM = 1;
export const MOVED_TO = 2;
/**
 * Bytes of a row of a group: u32 where the group's table begins; then four slots among those of the
 * tile, u16 each: its own cell before the move and after it, and the cells of two others. Rows of
 * groups of cells: three slots among those of the move, of the ids in the cells of the group.
 */
export const ROW_BYTES = 12;
/** What `neighbours` says of what is beyond the edge. */
export const NO_CELL = 255;
