// The addresses of the layout, typed as addresses, and those that depend on the pattern.
import * as layout from '../../src/kernel/patternsLayout.ts';

export const HOMES: usize = layout.PATTERN_HOMES;
export const WEIGHTS: usize = layout.WEIGHTS;
export const BINOMIALS: usize = layout.BINOMIALS;
export const SHARES: usize = layout.SHARES;
export const WORDS: usize = layout.WORDS;
export const WORD_LETTERS: usize = layout.WORD_LETTERS;
export const REGION_OF: usize = layout.REGION_OF;
export const REGIONS: usize = layout.REGIONS;
export const REGION_COUNTS: usize = layout.REGION_COUNTS;
const SCRATCHES: usize = layout.SCRATCHES;
/** Within a scratch. */
export const FRESH: usize = layout.FRESH;
export const SOURCE: usize = layout.SOURCE;
export const PLACES: usize = layout.PLACES;
export const RANKS: usize = layout.RANKS;
export const LEVELS: usize = layout.LEVELS;

/** Levels are kept halved, plus 1, in so many bits; the last stands for all above. */
export const PLANES: i32 = 6;
export const LEVEL_LAST: i32 = 63;

export let width: i32 = 0;
export let count: i32 = 0;
export let tiles: i32 = 0;
/** Placements; sets of cells they take; regions round these. */
export let size: u32 = 0;
export let sets: u32 = 0;
export let regions: u32 = 0;
/** Pairs of tiles that share a letter, words of letters; bytes of a word and of all words. */
export let pairs: i32 = 0;
export let words: i32 = 0;
export let wordBytes: usize = 1;
export let blockBytes: usize = 0;
/** This thread's scratch. */
export let scratch: usize = 0;
/** u32 by set: its cells as bits; the number of its first region. */
export let masks: usize = 0;
export let firsts: usize = 0;
/** Permutations of words, so many bytes each. */
export let turns: usize = 0;
export let turnBytes: usize = 0;
/** u8 by region: whether any of its bits is set; the bits. */
export let alive: usize = 0;
export let bits: usize = 0;
/** By set: the bits of placements met so far, then those of their levels. */
export let met: usize = 0;
export let planes: usize = 0;
export let planeBytes: usize = 0;
/** Takes the place of bits that are no longer needed. */
export let table: usize = 0;

let thread: i32 = -1;

/** Reads the header but for the number of regions. */
export function readHeader(): void {
  width = load<i32>(layout.PATTERN_WIDTH);
  tiles = load<i32>(layout.PATTERN_TILES);
  count = width * load<i32>(layout.PATTERN_HEIGHT);
  size = 1;
  sets = 1;
  for (let tile = 0; tile < tiles; tile++) {
    size *= count - tile;
    sets = <u32>((<u64>sets * (count - tile)) / (tile + 1));
  }
  pairs = tiles >> 1;
  words = 1;
  for (let pair = 0; pair < pairs; pair++) {
    const left = tiles - 2 * pair;
    words *= (left * (left - 1)) >> 1;
  }
  wordBytes = pairs > 3 ? 2 : 1;
  blockBytes = align(<usize>words * wordBytes);
}

/** Lays memory out; how many bytes are needed. */
export function layOut(): u32 {
  regions = load<u32>(layout.PATTERN_REGIONS);
  if (thread < 0) thread = countThread();
  const own = <usize>(thread % layout.PATTERN_THREADS_MAX);
  scratch = SCRATCHES + own * layout.SCRATCH_BYTES;
  masks = SCRATCHES + layout.PATTERN_THREADS_MAX * layout.SCRATCH_BYTES;
  firsts = masks + (<usize>sets << 2);
  turns = align(firsts + ((<usize>sets + 1) << 2));
  turnBytes = align(<usize>words * 2) + (blockBytes / wordBytes) * 2 + 16;
  alive = turns + turnBytes * 128;
  bits = align(alive + regions);
  table = bits;
  planeBytes = <usize>sets * blockBytes;
  met = bits + <usize>regions * blockBytes;
  planes = align(max(met + planeBytes, table + ((size + 1) >> 1)));
  return <u32>(planes + planeBytes * PLANES + 16);
}

function align(address: usize): usize {
  return (address + 15) & ~15;
}

function countThread(): i32 {
  if (ASC_FEATURE_THREADS) return atomic.add<i32>(layout.PATTERN_THREADS, 1);
  return 0;
}
