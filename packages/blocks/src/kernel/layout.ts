// Integers shared by the breadth-first kernel and its host: addresses and offsets in bytes, unless
// said. Two compilers read this file, so it holds literals only.

/** The status that `step` returns: its budget is used up; */
export const STATUS_RUNNING = 0;
/** a goal state was generated; */
export const STATUS_GOAL = 1;
/** all states of a level are expanded, so the next level is complete; */
export const STATUS_LEVEL = 2;
/** memory is exhausted up to the limit; */
export const STATUS_MEMORY = 3;
/** among threads: an outbox is full; */
export const STATUS_SEND = 4;
/** among threads: own states of the level are expanded, candidates of others are still to come. */
export const STATUS_EXPANDED = 5;

export const METRIC_STEPS = 0;
export const METRIC_SLIDES = 1;
export const METRIC_MOVES = 2;
/** Pushes of several tiles, in the wide kernel only. */
export const METRIC_LINES = 3;

/** Bits of a key in its last word; the others, at least two, hold the level tag of an entry. */
export const KEY_BITS_MAX = 62;
/** Words of a key in the wide kernel. */
export const KEY_WORDS_MAX = 16;

/** i32: number of kinds, stride of the board, metric, number of goals (0: never stop at one). */
export const PROBLEM_KINDS = 1024;
export const PROBLEM_STRIDE = 1028;
export const PROBLEM_METRIC = 1032;
export const PROBLEM_GOALS = 1036;
/** u32: address of the goals. A goal is one u64 a kind: the origins that must be taken. */
export const PROBLEM_GOALS_AT = 1040;
/** i32: words of a key, and its bits in the last of them. */
export const PROBLEM_KEY_WORDS = 1048;
export const PROBLEM_KEY_BITS = 1044;
/** For the wide kernel, u32: address of the batch, most successors a state can have; */
export const PROBLEM_BATCH_AT = 1052;
export const PROBLEM_SUCCESSORS_MAX = 1056;
/** address and slots of the table of neighbours; */
export const PROBLEM_NEIGHBOURS_AT = 1060;
export const PROBLEM_NEIGHBOURS_SLOTS = 1064;
/** address of the records of slots and the end; of the records of places; */
export const PROBLEM_SLOTS_AT = 1068;
export const PROBLEM_SLOTS_END = 1072;
export const PROBLEM_PLACES_AT = 1076;
/** address of a u8 for each cell: 1 where a piece is; number of cells; */
export const PROBLEM_TAKEN_AT = 1080;
export const PROBLEM_CELLS = 1084;
/** address of a u32 for each place, when it was seen last or what is there; of a queue. */
export const PROBLEM_SEEN_AT = 1088;
export const PROBLEM_QUEUE_AT = 1092;
/** The key of the current state, and that of the goal found. */
export const KEY_BASE = 1280;
export const GOAL_KEY_BASE = 1408;

/**
 * u32, written by the specialised expander: address of the next key to be expanded; and of the
 * first candidate of the last state, if one of its candidates may be a goal.
 */
export const RUN_AT = 1116;
export const RUN_SUSPECTS = 1120;

/**
 * i32: bits of the partial-order tag above the key of a state, which tells the unit by which the
 * state was first generated; 0: there are no tags. A tag of 0 prunes nothing.
 */
export const PROBLEM_TAG_BITS = 1124;
/** Bits of a tag in moves, which is a place. */
export const PLACE_BITS = 6;
/**
 * For specialised expanders in steps, u32: address of an i32 for each kind and each of U R D L, to
 * which the origin that a step leaves is added to give its tag; address of the records of tags.
 */
export const PROBLEM_TAG_BASES_AT = 1128;
export const PROBLEM_TAGS_AT = 1132;
/** By tag: u64 cells that the step left, and all others that a later step may enter; */
export const TAG_BYTES = 32;
export const TAG_VACATED = 0;
export const TAG_ALLOWED = 8;
/** u64 cells of the piece after the step; u32 direction of the step back. */
export const TAG_OWN = 16;
export const TAG_BACK = 24;
/** With partial-order tags, the level tags of entries have at least so many bits. */
export const LEVEL_BITS_TAGGED = 3;

/**
 * u32: where every piece stays in its lane (a row or a column), a bit for each lane with pieces:
 * rows are lanes 0 to 7, columns 8 to 15. 0: the puzzle is not encoded by lanes.
 */
export const PROBLEM_LANES = 1200;
/** The records of the lanes stand at POOL_BASE. */
export const LANES_MAX = 16;
/** A lane: u32 lowest bit and mask of its field in a key; */
export const LANE_BYTES = 64;
export const LANE_SHIFT = 0;
export const LANE_MASK = 4;
/** u32 address of a u64 for each arrangement: its cells, a byte for each lane that crosses it; */
export const LANE_CELLS_AT = 8;
/** u32 address of 8 bytes for each arrangement and each set of its cells taken by others: */
export const LANE_LISTS_AT = 12;
/** how many arrangements can be made, and by how much the number of each is larger, i8; */
export const LANE_LIST_MAX = 7;
/** u32 lowest bit of its byte among the others' cells, number of its cells; */
export const LANE_CROSSING_SHIFT = 16;
export const LANE_LENGTH = 20;
/** u64 arrangements that some goal wants and others do not; */
export const LANE_GOAL_ARRANGEMENTS = 24;
/** u32 bit of its lane, if a unit here may follow another one here. */
export const LANE_MAY_REPEAT = 32;
/** A tag is the number of the lane plus 1, and in the low bits the arrangement before the unit. */
export const LANE_TAG_BITS = 11;
export const ARRANGEMENT_BITS = 6;

/** u32 x 5: addresses of the tests for steps U R D L, and of the end. */
export const PROBLEM_TESTS_AT = 1096;
/** A test: u64 origins that can step, u32 record of the kind + direction, u32 where its origins */
export const TEST_BYTES = 24;
export const TEST_CAN = 0;
export const TEST_RECORD = 8;
export const TEST_ORIGINS_AT = 12;
/** are; u8 x 2: two cells that the step enters; u32: address of them all, or 0. */
export const TEST_FRONTS = 16;
export const TEST_MORE_AT = 20;

/** One record a kind; the address of a record has its low bits free for a direction. */
export const KIND_BASE = 2048;
export const KIND_BYTES = 128;
export const KINDS_MAX = 64;
/** u64: the segment's bits, not shifted. i32: its lowest bit in a key. */
export const KIND_SEGMENT = 0;
export const KIND_SHIFT = 8;
/** i32: number of pieces. */
export const KIND_PIECES = 12;
/** u64 x 4, U R D L: origins from which a step leads to another place of the kind. */
export const KIND_CAN = 16;
/** u8 x 4 x 2, U R D L: two cells that a step enters, as offsets from the origin before it. */
export const KIND_FRONTS = 48;
/** u32 x 4: address of all such cells, u8, the number first; or 0: the two are all. */
export const KIND_FRONTS_AT = 56;
/** u32: number of sets the kind can be, 0: fields. */
export const KIND_SETS = 72;
/** u32: the number of the kind's set is segment / radix % sets; radix 0: the segment itself. */
export const KIND_RADIX = 76;
/** u32: address of entries by the number of a set: u64 origins, u64 cells. Made by the kernel. */
export const KIND_SETS_AT = 80;
/** u32: 16, or 8 for shapes of one cell, where one u64 is both. */
export const KIND_SET_BYTES = 84;
/** u32: number of places, and the address of an entry of 16 bytes for each. */
export const KIND_PLACES = 88;
export const KIND_PLACES_AT = 92;
/** u32: bits of a field; a field holds the number of a place. */
export const KIND_FIELD_BITS = 96;
/** u32: address of u64 summands of a key, by rank of the piece (64 each) and origin; also made. */
export const KIND_SUMMANDS_AT = 100;
export const SUMMANDS_BYTES = 512;
/** i32: 1 when a goal names the kind. */
export const KIND_IN_GOAL = 104;
/** u32: address of the cells, as KIND_FRONTS_AT, or 0: they are among KIND_CORNERS. */
export const KIND_CELLS_AT = 108;
/** u8 x 4: up to four cells of the shape, as offsets from the origin. */
export const KIND_CORNERS = 112;
/** u64: the cells of the shape, the origin at bit 0. */
export const KIND_SHAPE = 120;

/** The wide kernel has a record for each slot: a piece, as far as pieces can be told apart. */
export const SLOT_BYTES = 48;
/** u32: its word in a key, in bytes, and its lowest bit there. u64: its bits, unshifted. */
export const SLOT_WORD = 0;
export const SLOT_SHIFT = 4;
export const SLOT_MASK = 8;
/** u32: number of the first place of its kind, number of places; */
export const SLOT_FIRST_PLACE = 16;
export const SLOT_PLACES = 20;
/** address of its u64 summands of a key, one for each place; */
export const SLOT_SUMMANDS_AT = 24;
/** addresses of its kind's first slot, and of the end; */
export const SLOT_KIND_AT = 28;
export const SLOT_KIND_END = 32;
/** 1 when the bits are the rank of the kind's whole set; 1 when a goal names the kind; */
export const SLOT_RANKED = 36;
export const SLOT_IN_GOAL = 40;
/** number of its place in the unpacked state: the only field that the kernel changes. */
export const SLOT_HERE = 44;
/** And one for each place: u32 x 4, U R D L: the place a step on, or NO_PLACE; */
export const PLACE_BYTES = 48;
export const NO_PLACE = 0xffffffff;
/** u32 x 4: addresses of the cells that the step enters, u16, their number first; */
export const PLACE_FRONTS = 16;
/** u32: address of all its cells, in the same way. */
export const PLACE_CELLS = 32;

/** u64 a kind: origins of the state being expanded. */
export const ORIGINS_BASE = 10240;
/** What can move in the state being expanded: u64 origins, u32 record of the kind + direction. */
export const MOVABLE_BASE = 10752;
export const MOVABLE_BYTES = 16;
/** u64: candidates not yet checked; there is always space for the successors of one state. */
export const BATCH_BASE = 14880;
export const BATCH_MAX = 2048;
export const SUCCESSORS_MAX = 1024;
/** u64: a hash table of the neighbours of one state. */
export const NEIGHBOURS_BASE = 31264;
export const NEIGHBOURS_SLOTS = 4096;
/** u64, for the specialised expander: the first is 0, it writes the others. */
export const RUN_PASSED = 64064;
/** Where the tables of the compiled puzzle begin, one WebAssembly page. */
export const POOL_BASE = 65536;

/** Chunks of the level store, one page each: for each a u16, its page. */
export const CHUNKS_MAX = 65536;

/**
 * Candidates for a large closed window are sorted into so many hash partitions of so many keys. Two
 * of them, or eight of a quarter the size, fit into a page with their cursors.
 */
export const HASH_PARTITIONS = 1024;
export const PARTITION_KEYS = 4088;
