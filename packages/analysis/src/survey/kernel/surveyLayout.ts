// Integers shared by the survey kernel and its host: addresses in bytes, sizes and codes. Two
// compilers read this file, so it holds literals only.

/** u32 each of a kind: number of its first placement; number of its placements, at most 64; */
export const KIND_FIRST = 0;
export const KIND_PLACES = 4;
/** its number of cells; the kind of its mirror image. */
export const KIND_AREA = 8;
export const KIND_MIRROR = 12;
export const KIND_BYTES = 16;

/** Kinds of one class at most, and pieces of one class. */
export const SURVEY_FIELDS_MAX = 40;
export const SURVEY_PIECES_MAX = 48;
/** u32 [field]: kind, number of pieces. The host writes it for `openClass`; else the kernel. */
export const SURVEY_FIELD_KIND = 102400;
export const SURVEY_FIELD_PIECES = 102656;

/**
 * i32 number of conditions (0 of starts: every state is one), then 64 bytes each from byte 64: u8
 * number of pairs, then u8 field and u8 place of each pair. One condition met is enough.
 */
export const SURVEY_STARTS = 102912;
export const SURVEY_GOALS = 103936;
export const SURVEY_CONDITIONS_MAX = 15;
export const SURVEY_CONDITION_BYTES = 64;
export const SURVEY_PAIRS_MAX = 31;

/** f64 each, of the class that is complete: starts; states; components; */
export const SURVEY_TOTALS = 104960;
export const TOTAL_STARTS = 0;
export const TOTAL_STATES = 1;
export const TOTAL_COMPONENTS = 2;
/** components with a goal; starts that can reach one; starts at the greatest distance; */
export const TOTAL_SOLVABLE = 3;
export const TOTAL_SOLVABLE_STARTS = 4;
export const TOTAL_HARDEST = 5;
/** states of the largest component; */
export const TOTAL_LARGEST = 6;
/** states in which nothing can go up or left, counted with `orderByCells`; */
export const TOTAL_CORNERED = 7;
/** and how many of each are their own mirror image, in a class that is its own. */
export const TOTAL_MIRRORED = 8;
export const TOTAL_COUNT = 16;
/** i32: pieces of the state that `showState` decoded; then u8 field and u8 place of each. */
export const SURVEY_SHOWN = 105220;
export const SURVEY_SHOWN_FIELDS = 105280;
export const SURVEY_SHOWN_PLACES = 105344;

/** u32 each: kinds that all classes of a job have beside the goal piece's, ascending. */
export const SURVEY_PREFIX = 105408;
export const SURVEY_PREFIX_MAX = 24;

/** u64: cells that no piece of a start may cover. */
export const SURVEY_CLOSED = 105504;

/** Best components: u64 key, f64 states, i32 length (24 bytes each), hardest first. */
export const SURVEY_BEST = 106496;
export const SURVEY_BEST_BYTES = 24;
export const SURVEY_BEST_MAX = 16384;
/** What lies above belongs to the kernel. */
export const SURVEY_END = 524288;

/** Metrics. */
export const SURVEY_MOVES = 0;
export const SURVEY_SLIDES = 1;
export const SURVEY_STEPS = 2;

/** What `step` answers. */
export const SURVEY_WORKING = 0;
export const SURVEY_CLASS_DONE = 1;
export const SURVEY_JOB_DONE = 2;
/**
 * The class needs more space for states: `resize`, then `step` begins it anew; or for cliques:
 * `widenCliques`, then `step` goes on.
 */
export const SURVEY_STATES_FULL = 3;
export const SURVEY_CLIQUES_FULL = 4;
/** The lists of a job need more space: `resize`, then the job must begin anew. */
export const SURVEY_LISTS_FULL = 5;

/** The key of a class is longer than 64 bits. */
export const SURVEY_KEY_LONG = 6;

/** No placement there. */
export const SURVEY_NONE = 255;
