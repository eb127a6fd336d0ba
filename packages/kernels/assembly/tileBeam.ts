// Beam search over tile boards, level by level: of all states so many moves from the start, the
// `width` that look nearest to the goal are kept, the others forgotten (Lowerre 1976, "The Harpy
// speech recognition system"; Furcy and Koenig 2005, "Limited discrepancy beam search", for beams
// with a table of states met).
//
// How far a state looks is a sum of one number for each tile's cell and one for each of some groups
// of two or three tiles: a move changes the terms of one tile only, some twenty look-ups. The score
// only ranks states of one level, so it need bound nothing; those that go on are found by counting
// scores, not by sorting, and ties are drawn by chance.
//
// States met are told by 32 bits in a table that forgets: an old state may be taken for new, and
// once in some 10^9 look-ups a new one for old. No parent is stored with a state: each level keeps
// four bytes a state, parent and direction, and the way back is followed once, at the end.
//
// Most children are not kept. Where there are groups of cells, few are scored whole: they are
// sieved by what distances say and what groups have said of such moves on average (beamDrifts.ts),
// and once more when groups of tiles have been asked and groups of cells have not; GO_ON_MADE and
// GO_ON_SCORED per cent of the width go on. So 1.45 times as many states a second are made of 6x6
// and 7x7, and lines are as long, or nearly: 2.8 beyond those published, and 2.8 when all children
// are scored (7x7, 60,000 wide, boards 17 to 40), 13.6 and 13.3 (2,000 wide, 250 boards).
//
// Refused: to sieve once where there are no groups of cells (10x10, 1,000 and 8,000 wide: 1,102 and
// 985 moves instead of 1,049 and 973, a state in 0.9 and 0.7 of the time).
//
// A level is made in phases, each of items of work that any thread may take: children are made, the
// likely ones scored, those met before left out, the likely ones of these scored by groups of cells
// too, and the best kept. What comes of it depends on the seed alone, not on who did what.
//
// Many times the states a second of the plain twin (`plainBeam.ts` of the engine), which keeps the
// same ones.
import {
  BEAM_FOUND,
  BEAM_LOST,
  BEAM_PATIENCE,
  BEAM_RUNNING,
  BINS,
  BINS_BELOW,
  GO_ON_MADE,
  GO_ON_SCORED,
  PART_STATES,
} from '../src/beamLayout.ts';
import { askGroups } from './beamAsk.ts';
import { binOf, clearHistograms, countIn } from './beamBins.ts';
import { hashChildren, isNew, makeChildren, siftChildren } from './beamChildren.ts';
import { clearDrifts, OF_CELLS, OF_TILES, takeMeans } from './beamDrifts.ts';
import { keepChildren } from './beamKeep.ts';
import {
  attach,
  BASE,
  capacity,
  cells,
  childLinks,
  childScores,
  clearSeen,
  COUNT,
  CUT,
  DEPTH,
  depthMost,
  distancesAt,
  dualsAt,
  first,
  firstsAt,
  GOAL_HASH,
  hasDuals,
  hashOf,
  head,
  hold,
  levels,
  line,
  lineAt,
  links,
  neighboursAt,
  offsetsAt,
  open,
  PART_BEGINS,
  PART_CHILDREN,
  PART_DRAWN,
  PART_FOUND,
  PART_NEW,
  PART_SURE,
  PART_TIED,
  partAt,
  partRoom,
  rowsAt,
  SEED,
  SHARES,
  slotFirstsAt,
  slotsAt,
  startAt,
  STATE_BOARD,
  STATE_GAP,
  STATE_LAST,
  STATE_SCORE,
  stateAt,
  stateCells,
  tableAt,
  zobristAt,
} from './beamMemory.ts';
import { sieve } from './beamSieve.ts';

export {
  distancesAt,
  dualsAt,
  firstsAt,
  lineAt,
  neighboursAt,
  offsetsAt,
  open,
  rowsAt,
  slotFirstsAt,
  slotsAt,
  startAt,
  tableAt,
  zobristAt,
};

const NO_DIRECTION: i32 = 4;

const MAKE: i32 = 0;
const HASH: i32 = 1;
const SIFT: i32 = 2;
const SCORE: i32 = 3;
const SCORE_DUALS: i32 = 4;
const KEEP: i32 = 5;

let phase: i32 = MAKE;
let width: i32 = 0;
let depthMax: i32 = 0;
let depth: i32 = 0;
let count: i32 = 0;
let next: i32 = 0;
let base: i32 = 0;
let states: f64 = 0;
let tried: f64 = 0;
let lineMoves: i32 = 0;
/** The least score so far, and the child that had it first: its level and link. */
let least: i32 = 0;
let leastDepth: i32 = -1;
let leastLink: u32 = 0;

/** Begins a beam from the start; its score is the host's to say. */
export function begin(widest: i32, seed: i32, movesMax: i32, gap: i32, score: i32): void {
  assert(widest <= capacity && movesMax <= depthMost);
  width = widest;
  depthMax = movesMax;
  clearSeen();
  clearDrifts();
  const state = stateAt(0, 0);
  memory.copy(state + STATE_BOARD, first, cells);
  store<u8>(state + STATE_GAP, gap);
  store<u8>(state + STATE_LAST, NO_DIRECTION);
  store<i32>(state + STATE_SCORE, score);
  let hash: u64 = 0;
  let goalHash: u64 = 0;
  for (let cell = 0; cell < cells; cell++) {
    hash ^= hashOf(load<u8>(first + cell), cell);
    store<u8>(state + stateCells + load<u8>(first + cell), cell);
    goalHash ^= hashOf(cell, cell);
  }
  store<u64>(state, hash);
  store<u64>(head + GOAL_HASH, goalHash);
  store<i32>(head + SEED, seed);
  isNew(hash);
  store<u32>(levels, <u32>links);
  base = score - BINS_BELOW;
  lineMoves = 0;
  least = score;
  leastDepth = -1;
  beginLevel(0, 1);
}

function beginLevel(at: i32, most: i32): void {
  depth = at;
  count = most;
  phase = MAKE;
  clearHistograms();
  store<i32>(head + DEPTH, depth);
  store<i32>(head + COUNT, count);
  store<i32>(head + BASE, base);
}

/** Makes the levels to come so wide, as far as there is room. */
export function setWidth(widest: i32): void {
  width = max(1, min(widest, capacity));
}

/** Moves from the start to the level at hand. */
export function depthAtHand(): i32 {
  return depth;
}

/** How many items of work the phase at hand has. */
export function items(): i32 {
  return phase == SIFT ? SHARES : partsCount();
}

export function phaseAtHand(): i32 {
  return phase;
}

/** States of the level at hand. */
export function levelCount(): i32 {
  return count;
}

function partsCount(): i32 {
  return (count + PART_STATES - 1) / PART_STATES;
}

/** Does an item of a phase, in whatever thread. */
export function work(which: i32, item: i32): void {
  attach();
  const at = load<i32>(head + DEPTH);
  if (which == MAKE) makeChildren(at, item);
  else if (which == HASH) hashChildren(at, item);
  else if (which == SIFT) siftChildren(item);
  else if (which == SCORE) askGroups(at, item, OF_TILES);
  else if (which == SCORE_DUALS) askGroups(at, item, OF_CELLS);
  else keepChildren(at, item);
}

/** Ends a phase all items of which are done, and begins the next. */
export function advance(): i32 {
  if (phase == MAKE) {
    if (depth >= depthMax) return lost();
    if (isFound()) return BEAM_FOUND;
    if (hasDuals()) sieve(percentOfWidth(GO_ON_MADE));
    else store<i32>(head + CUT, BINS);
    phase = hasDuals() ? SCORE : HASH;
  } else if (phase == SCORE && hasDuals()) {
    sieve(percentOfWidth(GO_ON_SCORED));
    phase = HASH;
  } else if (phase == HASH) {
    phase = SIFT;
  } else if (phase == SIFT) {
    phase = hasDuals() ? SCORE_DUALS : SCORE;
  } else if (phase != KEEP) {
    if (!select()) return lost();
    phase = KEEP;
  } else {
    takeMeans(count);
    beginLevel(depth + 1, next);
    if (count == 0 || depth >= depthMax) return lost();
    if (depth - leastDepth > BEAM_PATIENCE) return lost();
  }
  return BEAM_RUNNING;
}

function percentOfWidth(percent: i32): i32 {
  return <i32>((<i64>width * percent) / 100);
}

/** Leaves the line to the state that looked nearest. */
function lost(): i32 {
  depth = leastDepth;
  lineMoves = 0;
  if (leastDepth >= 0) follow(leastLink);
  return BEAM_LOST;
}

/** Counts what was made; true when a child is the goal. */
function isFound(): bool {
  states += count;
  for (let part = 0; part < partsCount(); part++) tried += load<i32>(partAt(part) + PART_CHILDREN);
  for (let part = 0; part < partsCount(); part++) {
    const found = load<i32>(partAt(part) + PART_FOUND);
    if (found < 0) continue;
    const child = <usize>part * partRoom + found;
    follow(load<u32>(childLinks + (child << 2)));
    return true;
  }
  return false;
}

/** Says which children become the next level; false where memory ends. */
function select(): bool {
  let all = 0;
  for (let part = 0; part < partsCount(); part++) all += load<i32>(partAt(part) + PART_NEW);
  let room = width;
  let cut = BINS;
  let tied: u32 = 0;
  let best = 0;
  if (all > 0) while (countIn(best) == 0) best++;
  if (all > width) {
    for (cut = best; ; cut++) {
      tied = countIn(cut);
      if (<i32>tied > room) break;
      room -= tied;
    }
  }
  if (all > 0 && base + best < least) {
    least = base + best;
    leastDepth = depth;
    leastLink = firstOf(best);
  }
  store<i32>(head + CUT, cut);
  next = 0;
  let before: u64 = 0;
  for (let part = 0; part < partsCount(); part++) {
    const info = partAt(part);
    countKept(part, cut);
    const after = before + load<i32>(info + PART_TIED);
    const drawn = tied > 0 ? <i32>((room * after) / tied - (room * before) / tied) : 0;
    before = after;
    store<i32>(info + PART_DRAWN, drawn);
    store<i32>(info + PART_BEGINS, next);
    next += load<i32>(info + PART_SURE) + drawn;
  }
  const begins = <usize>load<u32>(levels + (<usize>depth << 2));
  const ends = begins + (<usize>next << 2);
  store<u32>(levels + (<usize>(depth + 1) << 2), <u32>ends);
  base += best - BINS_BELOW;
  return hold(ends);
}

/** The link of the first child in a bin that is not empty. */
function firstOf(bin: i32): u32 {
  for (let part = 0; part < partsCount(); part++) {
    const begins = <usize>part * partRoom;
    const end = begins + <usize>load<i32>(partAt(part) + PART_NEW);
    for (let child = begins; child < end; child++) {
      if (binOf(load<i32>(childScores + (child << 2)), base) != bin) continue;
      return load<u32>(childLinks + (child << 2));
    }
  }
  return unreachable();
}

/** Counts the children of a part that are kept for sure, and those at the cut. */
function countKept(part: i32, cut: i32): void {
  const info = partAt(part);
  const scores = childScores + ((<usize>part * partRoom) << 2);
  const end = scores + (<usize>load<i32>(info + PART_NEW) << 2);
  let sure = i32x4.splat(0);
  let tied = i32x4.splat(0);
  let at = scores;
  for (; at + 16 <= end; at += 16) {
    const bin = i32x4.sub(v128.load(at), i32x4.splat(base));
    const held = i32x4.max_s(i32x4.splat(0), i32x4.min_s(bin, i32x4.splat(BINS - 1)));
    // Truth is -1.
    sure = i32x4.sub(sure, i32x4.lt_s(held, i32x4.splat(cut)));
    tied = i32x4.sub(tied, i32x4.eq(held, i32x4.splat(cut)));
  }
  let sureOf = sumOf(sure);
  let tiedOf = sumOf(tied);
  for (; at < end; at += 4) {
    const bin = binOf(load<i32>(at), base);
    sureOf += bin < cut ? 1 : 0;
    tiedOf += bin == cut ? 1 : 0;
  }
  store<i32>(info + PART_SURE, sureOf);
  store<i32>(info + PART_TIED, tiedOf);
}

function sumOf(lanes: v128): i32 {
  const two = i32x4.extract_lane(lanes, 0) + i32x4.extract_lane(lanes, 1);
  return two + i32x4.extract_lane(lanes, 2) + i32x4.extract_lane(lanes, 3);
}

/** Follows the links back from a child of this level and writes the line. */
function follow(child: u32): void {
  let link = child;
  store<u8>(line + depth, link & 3);
  for (let level = depth - 1; level >= 0; level--) {
    const begins = <usize>load<u32>(levels + (<usize>level << 2));
    link = load<u32>(begins + (<usize>(link >> 2) << 2));
    store<u8>(line + level, link & 3);
  }
  lineMoves = depth + 1;
}

export function lineLength(): i32 {
  return lineMoves;
}

/** States expanded, and steps tried, by all beams of this instance. */
export function expanded(): f64 {
  return states;
}

export function generated(): f64 {
  return tried;
}
