// Integers shared by the kernel for state graphs and its host. Two compilers read this file, so it
// holds literals only.

/** Slots: one a piece, on boards of at most 64 cells. */
export const STATE_GRAPH_SLOTS_MAX = 64;
/** Cells that a mask holds. */
export const STATE_GRAPH_CELLS_MAX = 64;
/** Words of a packed state. */
export const STATE_GRAPH_WORDS_MAX = 3;
/** 32-bit words of the record of a slot; see graphMemory.ts of the kernel. */
export const STATE_GRAPH_SLOT_WORDS = 12;
/** States that one call of `expand` expands at most. */
export const STATE_GRAPH_STATES_A_CALL = 4096;
