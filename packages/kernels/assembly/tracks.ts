// Successors where every piece keeps to its track: the row or the column that it may move along.
//
// Pieces of one track cannot pass each other, so the track is in one of a few arrangements (at most
// six in the six cells of a car park), and a key is nothing but their numbers. What a track can do
// depends on its arrangement and on which of its cells pieces of crossing tracks take: a table
// answers with the differences of numbers. It is made once for each sort of track, not for each
// puzzle (`trackSorts.ts`).
//
// Two differences are always written, since most lists have none to two and their number cannot be
// guessed. Refused: a rank without gaps in place of fields, with a bit for each (boards of 5,000
// states have ranks up to 54 million: one miss of the cache for each look-up).
//
// On the car parks of the catalogue a state takes 105 ns in steps and 131 in slides, look-ups
// included, in place of 114 and 153; a board is laid out in a third of the time, and no code needs
// to be written for it.
import {
  GOAL_KEY_BASE,
  PROBLEM_GOALS,
  PROBLEM_GOALS_AT,
  PROBLEM_TRACKS_AT,
  TRACK_BYTES,
  TRACK_CELLS_AT,
  TRACK_CROSS,
  TRACK_LENGTH,
  TRACK_LISTS_AT,
  TRACK_MASK,
  TRACK_SHIFT,
  TRACK_WANTED,
} from '../src/layout.ts';
import { rememberGoal } from './goalFound.ts';

const BYTES: usize = TRACK_BYTES;

/** True for a puzzle that is laid out so. */
// @ts-ignore: decorator
@inline
export function hasTracks(): bool {
  return load<u32>(PROBLEM_TRACKS_AT) != 0;
}

// @ts-ignore: decorator
@inline
function fieldOf(track: usize, key: u64): usize {
  return <usize>(<u32>(key >> load<u32>(track, TRACK_SHIFT)) & load<u32>(track, TRACK_MASK));
}

/** The cells that some tracks take. */
// @ts-ignore: decorator
@inline
function cellsOf(key: u64, tracks: usize, end: usize): u64 {
  let cells: u64 = 0;
  for (let track = tracks; track < end; track += BYTES) {
    cells |= load<u64>(<usize>load<u32>(track, TRACK_CELLS_AT) + (fieldOf(track, key) << 3));
  }
  return cells;
}

/** Writes the successors of a state from an address on, and answers where they end. */
export function writeTrackSuccessors(key: u64, to: usize): usize {
  const rows = <usize>load<u32>(PROBLEM_TRACKS_AT);
  const columns = <usize>load<u32>(PROBLEM_TRACKS_AT, 4);
  const end = <usize>load<u32>(PROBLEM_TRACKS_AT, 8);
  const inRows = cellsOf(key, rows, columns);
  const inColumns = cellsOf(key, columns, end);
  return move(key, columns, end, inRows, move(key, rows, columns, inColumns, to));
}

// @ts-ignore: decorator
@inline
function move(key: u64, tracks: usize, end: usize, others: u64, to: usize): usize {
  for (let track = tracks; track < end; track += BYTES) {
    const shift = <u64>load<u32>(track, TRACK_SHIFT);
    const length = load<u32>(track, TRACK_LENGTH);
    const taken = <u32>(others >> load<u32>(track, TRACK_CROSS)) & ((1 << length) - 1);
    const list = ((<u32>fieldOf(track, key)) << length) | taken;
    const entry = load<i64>(<usize>load<u32>(track, TRACK_LISTS_AT) + (<usize>list << 3));
    const count = <usize>(entry & 255);
    store<u64>(to, key + (<u64>((entry << 48) >> 56) << shift));
    store<u64>(to, key + (<u64>((entry << 40) >> 56) << shift), 8);
    if (count > 2) writeMore(key, entry >> 24, shift, to + 16, to + (count << 3));
    if (load<u64>(track, TRACK_WANTED) != 0) testSome(track, to, to + (count << 3));
    to += count << 3;
  }
  return to;
}

// @ts-ignore: decorator
@inline
function writeMore(key: u64, entry: i64, shift: u64, from: usize, end: usize): void {
  for (let to = from; to < end; to += 8) {
    store<u64>(to, key + (<u64>((entry << 56) >> 56) << shift));
    entry >>= 8;
  }
}

/** Tests keys made by a track that goals look at. */
// @ts-ignore: decorator
@inline
function testSome(track: usize, from: usize, end: usize): void {
  const wanted = load<u64>(track, TRACK_WANTED);
  for (let at = from; at < end; at += 8) {
    const key = load<u64>(at);
    if ((wanted >> <u64>fieldOf(track, key)) & 1) testTrackGoal(key);
  }
}

/** Remembers a state if it is a goal: a u64 of arrangements for each track. */
export function testTrackGoal(key: u64): void {
  const first = <usize>load<u32>(PROBLEM_TRACKS_AT);
  const end = <usize>load<u32>(PROBLEM_TRACKS_AT, 8);
  let goal = <usize>load<u32>(PROBLEM_GOALS_AT);
  for (let n = load<i32>(PROBLEM_GOALS); n > 0; n--) {
    let met: u64 = 1;
    for (let track = first; track < end; track += BYTES, goal += 8) {
      met &= load<u64>(goal) >> <u64>fieldOf(track, key);
    }
    if (met == 0) continue;
    rememberGoal();
    store<u64>(GOAL_KEY_BASE, key);
  }
}
