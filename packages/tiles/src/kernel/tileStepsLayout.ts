// Integers shared by the kernel that searches tile boards step by step and its host: addresses and
// offsets in bytes, unless said. Two compilers read this file, so it holds literals only.

/** What `step` answers: its budget is used up; */
export const TILES_RUNNING = 0;
/** every line from the root within the bound has been tried; */
export const TILES_EXHAUSTED = 1;
/** a line of the bound's length leads to the goal; */
export const TILES_FOUND = 2;
/** a node at the depth of leaves was made. `step` goes on past it, as past a goal. */
export const TILES_LEAF = 3;

/**
 * Addresses count from a search's own area. The host writes, i32: width and number of cells;
 * partitions, maps and parts, each at most 2; 1 if the tables have holes.
 */
export const TILES_WIDTH = 1024;
export const TILES_CELLS = 1028;
export const TILES_PARTITIONS = 1032;
export const TILES_MAPS = 1036;
export const TILES_PARTS = 1076;
export const TILES_HOLES = 1080;
export const VIEWS_MAX = 4;
/** u32 addresses, from 0. i16 [word * 4 + direction]: the automaton of gap moves; */
export const TILES_AUTOMATON_AT = 1040;
/** u8 [word * cells + gap]: directions it allows, as bits; */
export const TILES_PLAYABLE_AT = 1044;
/** i32: transitions of walking distances, by packed state and offset; */
export const TILES_ROWS_AT = 1048;
export const TILES_COLUMNS_AT = 1052;
/** u8 [direction * cells + tile]: the offset; */
export const TILES_OFFSETS_AT = 1056;
/** u8 [(tile * cells + gap) * 4 + direction]: 1 if the step leads the tile away from its goal; */
export const TILES_AWAY_AT = 1060;
/** the tables, 4 bits an entry; */
export const TILES_TABLES_AT = 1064;
/** the records of nodes, by depth. */
export const TILES_STACK_AT = 1068;
/** u8 x 4: what a direction is on the second map. */
export const TILES_MAP_DIRECTIONS = 1072;
/** u8 by cell: where it is on the second map. */
export const TILES_MAP_CELLS = 1280;
/** u8 by cell: the tiles, on the first map and on the second. */
export const TILES_BOARD = 1536;
export const TILES_BOARD_MAPPED = 1856;
/** u8 [map * 32 + tile]: what the sums of its part are shifted by in NODE_SUMS. */
export const TILES_SHIFTS = 2176;
/** u64 by slot: u32 number of the entry in the tables, u32 the entry. */
export const TILES_SLOTS = 3200;
/** i32 x 4: what a direction adds to the gap's cell. */
export const TILES_DELTAS = 1136;
/** i32 [(view * 32 + tile) * 32 + other]: what it gains when a tile goes down past another. */
export const TILES_PASSING = 4096;
/**
 * u64 x 4 [tile * 4 + direction of the gap]: in each view, u32 the tile's slot in bytes, i32 what
 * its step adds to the rank, but for tiles passed. Views of the second map follow those of the
 * first.
 */
export const TILES_MOVES = 20480;
export const TILES_POOL = 24576;

/** Boards with tables have at most so many cells, and boards at all so many. */
export const TABLE_CELLS_MAX = 32;
export const TILES_CELLS_MAX = 255;
export const SLOTS_MAX = 64;

/**
 * For several threads, in the area at address 0, which shows the root to all. u32: where the areas
 * of threads begin, and how many bytes each takes (the records of its nodes are at its end);
 */
export const TILES_AREAS_AT = 1088;
export const TILES_AREA_BYTES = 1092;
/** i32: threads that have taken an area; */
export const TILES_THREADS = 1096;
/** u32: the bound, the depth of leaves and where their paths are, u8, so many bytes a leaf; */
export const TILES_BOUND = 1100;
export const TILES_LEAF_DEPTH = 1104;
export const TILES_LEAVES_AT = 1108;
export const LEAF_BYTES = 64;
/** i32: 1 when all shall stop; u32: area of the thread that has found a line. */
export const TILES_STOP = 1112;
export const TILES_FOUND_AT = 1116;
/** u64: nodes made below leaves, and steps tried. */
export const TILES_NODES = 1120;
export const TILES_MADE = 1128;

/**
 * An area for a piece of the tree: records of so many nodes, then u8 the path, of fewer bytes than
 * there are records, and u32 from there: nodes made, steps tried and the depth reached.
 */
export const PIECE_RECORDS = 258;
export const PIECE_NODES = 260;
export const PIECE_MADE = 264;
export const PIECE_DEPTH = 268;
export const PIECE_BYTES = 49664;
/** What `runPiece` answers where the path leads to no node of this search. */
export const TILES_ASTRAY = -1;

/** A packed walking-distance state: its distance in the low bits, then its first transition. */
export const TILES_DISTANCE_BITS = 9;

/** A node. u32: directions still to be tried, as bits; the gap's cell and the direction it came; */
export const NODE_BYTES = 96;
export const NODE_TODO = 0;
export const NODE_GAP = 4;
export const NODE_DIRECTION = 8;
/** state of the automaton; i32: packed states of both walking distances; */
export const NODE_AUTOMATON_STATE = 12;
export const NODE_ROW = 16;
export const NODE_COLUMN = 20;
/** i32: half of what the bound leaves above Manhattan distance; u32: the tile that moved; */
export const NODE_SLACK = 24;
export const NODE_TILE = 28;
/** u32 by map: sums of entries, u8, of the first part by both partitions, then of the second; */
export const NODE_SUMS = 32;
/** u64 x 4: what stood in the slots that the step here changed. */
export const NODE_SLOTS = 48;
