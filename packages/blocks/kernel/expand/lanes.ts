// Generates successors where every piece stays in its lane, the row or the column of its axis.
//
// Pieces of one lane cannot pass each other, so a lane has only a few arrangements (at most six for
// the six cells of a 6×6 Rush Hour board), and a key consists of their numbers. The possible moves
// of a lane depend on its arrangement and on which of its cells the pieces of crossing lanes
// occupy: a table gives them as differences of arrangement numbers. It is built once for each kind
// of lane, not for each puzzle (`laneEncoding.ts`).
//
// A state carries a partial-order tag: the lane moved last and its arrangement before. Successors
// that another state is sure to generate are omitted, as `src/kernel/emit/partialOrderTags.ts`
// proves for steps: moves in a lane before that one whose cell in it has neither been left nor
// passed; and moves of the piece just moved, if it is alone in its lane, because the state before
// could reach all its places (but not in steps).
//
// Two differences are always written, since most lists have none to two and their number cannot be
// predicted. Rejected: a rank without gaps in place of fields, with a bit for each (boards of 5,000
// states have ranks up to 54 million: one cache miss for each look-up).
//
// Cost: on the Rush Hour boards of the catalogue, without tags, a state takes 105 ns in steps and
// 131 in slides, lookups included, instead of 114 and 153 in the narrow form. Encoding a board
// takes a third of the time and needs no specialised code. With tags an answer takes 0.76 of that
// time.
import {
  ARRANGEMENT_BITS,
  GOAL_KEY_BASE,
  POOL_BASE,
  PROBLEM_GOALS,
  PROBLEM_GOALS_AT,
  PROBLEM_LANES,
  LANE_MAY_REPEAT,
  LANE_BYTES,
  LANE_CELLS_AT,
  LANE_CROSSING_SHIFT,
  LANE_LENGTH,
  LANE_LISTS_AT,
  LANE_MASK,
  LANE_SHIFT,
  LANE_GOAL_ARRANGEMENTS,
} from '../../src/kernel/layout.ts';
import { recordGoal } from '../goalFound.ts';
import { orderTagAbove, orderTagOf, maskOfLastWord } from '../encoding/keyWords.ts';

const ROWS: u32 = 0xff;

/** True for a puzzle that is encoded by lanes. */
// @ts-ignore: decorator
@inline
export function hasLanes(): bool {
  return load<u32>(PROBLEM_LANES) != 0;
}

// @ts-ignore: decorator
@inline
function laneRecord(lanes: u32): usize {
  return POOL_BASE + <usize>ctz(lanes) * LANE_BYTES;
}

// @ts-ignore: decorator
@inline
function fieldOf(record: usize, key: u64): usize {
  return <usize>(<u32>(key >> load<u32>(record, LANE_SHIFT)) & load<u32>(record, LANE_MASK));
}

// @ts-ignore: decorator
@inline
function cellsIn(record: usize, arrangement: usize): u64 {
  return load<u64>(<usize>load<u32>(record, LANE_CELLS_AT) + (arrangement << 3));
}

/** The cells that the pieces of some lanes occupy. */
// @ts-ignore: decorator
@inline
function cellsOf(key: u64, lanes: u32): u64 {
  let cells: u64 = 0;
  for (; lanes != 0; lanes &= lanes - 1) {
    const record = laneRecord(lanes);
    cells |= cellsIn(record, fieldOf(record, key));
  }
  return cells;
}

/**
 * Writes the successors of a state to an address and returns their end. Omits those that the
 * partial-order tag above the key rules out.
 */
export function writeLaneSuccessors(word: u64, to: usize): usize {
  const lanes = load<u32>(PROBLEM_LANES);
  const key = word & maskOfLastWord();
  const inRows = cellsOf(key, lanes & ROWS);
  const inColumns = cellsOf(key, lanes & ~ROWS);
  const toMove = lanes & lanesToMove(key, orderTagOf(word));
  return move(key, toMove & ~ROWS, inRows, move(key, toMove & ROWS, inColumns, to));
}

/** The lanes in which moves must be generated after the last one; all lanes for tag 0. */
// @ts-ignore: decorator
@inline
function lanesToMove(key: u64, tag: u32): u32 {
  if (tag == 0) return ~0;
  const lane = (tag >> ARRANGEMENT_BITS) - 1;
  const record = POOL_BASE + <usize>lane * LANE_BYTES;
  const before = <usize>(tag & ((1 << ARRANGEMENT_BITS) - 1));
  const changed = cellsIn(record, before) ^ cellsIn(record, fieldOf(record, key));
  const first = <u32>ctz(changed) >> 3;
  const last = <u32>(63 - clz(changed)) >> 3;
  const crossing: u32 = ((<u32>2 << last) - (<u32>1 << first)) << (lane < 8 ? 8 : 0);
  return (~(<u32>1) << lane) | crossing | load<u32>(record, LANE_MAY_REPEAT);
}

// @ts-ignore: decorator
@inline
function move(key: u64, lanes: u32, others: u64, to: usize): usize {
  for (; lanes != 0; lanes &= lanes - 1) {
    const record = laneRecord(lanes);
    const shift = <u64>load<u32>(record, LANE_SHIFT);
    const length = load<u32>(record, LANE_LENGTH);
    const taken = <u32>(others >> load<u32>(record, LANE_CROSSING_SHIFT)) & ((1 << length) - 1);
    const field = <u32>fieldOf(record, key);
    const list = (field << length) | taken;
    const entry = load<i64>(<usize>load<u32>(record, LANE_LISTS_AT) + (<usize>list << 3));
    const count = <usize>(entry & 255);
    const from = key + orderTagAbove((<u64>(ctz(lanes) + 1) << ARRANGEMENT_BITS) | <u64>field);
    store<u64>(to, from + (<u64>((entry << 48) >> 56) << shift));
    store<u64>(to, from + (<u64>((entry << 40) >> 56) << shift), 8);
    if (count > 2) writeRest(from, entry >> 24, shift, to + 16, to + (count << 3));
    if (load<u64>(record, LANE_GOAL_ARRANGEMENTS) != 0) testChanged(record, to, to + (count << 3));
    to += count << 3;
  }
  return to;
}

// @ts-ignore: decorator
@inline
function writeRest(key: u64, entry: i64, shift: u64, from: usize, end: usize): void {
  for (let to = from; to < end; to += 8) {
    store<u64>(to, key + (<u64>((entry << 56) >> 56) << shift));
    entry >>= 8;
  }
}

/** Tests the successors of a lane that a goal depends on. */
// @ts-ignore: decorator
@inline
function testChanged(record: usize, from: usize, end: usize): void {
  const wanted = load<u64>(record, LANE_GOAL_ARRANGEMENTS);
  for (let at = from; at < end; at += 8) {
    const key = load<u64>(at);
    if ((wanted >> <u64>fieldOf(record, key)) & 1) testLaneGoal(key);
  }
}

/** Records a state if it is a goal. A goal is a u64 of arrangements for each lane. */
export function testLaneGoal(key: u64): void {
  let goal = <usize>load<u32>(PROBLEM_GOALS_AT);
  for (let n = load<i32>(PROBLEM_GOALS); n > 0; n--) {
    let met: u64 = 1;
    for (let lanes = load<u32>(PROBLEM_LANES); lanes != 0; lanes &= lanes - 1, goal += 8) {
      met &= load<u64>(goal) >> <u64>fieldOf(laneRecord(lanes), key);
    }
    if (met == 0) continue;
    recordGoal();
    store<u64>(GOAL_KEY_BASE, key);
  }
}
