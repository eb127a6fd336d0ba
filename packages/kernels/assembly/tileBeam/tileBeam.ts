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
// What a state may come to in two moves counts too where a level is cut (lookahead.ts), though not
// in what its own children begin with.
//
// Most children are not kept. Where there are groups of cells, few are scored whole: they are
// sieved by what distances say and what groups have said of such moves on average (meanDeltas.ts),
// and once more when groups of tiles have been asked and groups of cells have not; PREFILTER_PREDICTED_PERCENT and
// PREFILTER_SCORED_PERCENT per cent of the width go on. So 1.45 times as many states a second are made of 6x6
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
  BEAM_RUNNING,
  BINS,
  BINS_BELOW,
  PREFILTER_PREDICTED_PERCENT,
  PREFILTER_SCORED_PERCENT,
} from '../../src/beamLayout.ts';
import { predictChanges, listContinuations } from './lookahead.ts';
import {
  distancesAt,
  dualsAt,
  firstsAt,
  lineAt,
  neighboursAt,
  offsetsAt,
  rowsAt,
  slotFirstsAt,
  slotsAt,
  startAt,
  tableAt,
  zobristAt,
} from './addresses.ts';
import { scoreGroups } from './scoreGroups.ts';
import { clearHistograms } from './scoreHistogram.ts';
import { hashChildren, generateChildren, markDuplicates } from './children.ts';
import { clearDeltas, OF_CELLS, OF_TILES, updateMeans } from './meanDeltas.ts';
import { keepChildren } from './keep.ts';
import { beginLine, follow, followNearest, isOutOfPatience, lineLength } from './solutionPath.ts';
import {
  attach,
  BASE,
  capacity,
  childLinks,
  clearSeen,
  COUNT,
  CUT,
  DEPTH,
  depthCapacity,
  first,
  hasDualGroups,
  head,
  open,
  PART_CHILDREN,
  PART_FOUND,
  partAt,
  partRoom,
  partsCount,
  SEED,
  SEEN_PARTITIONS,
} from './memory.ts';
import { nextBase, nextCount, select } from './selectLevel.ts';
import { prefilter } from './prefilter.ts';
import { writeStart } from './start.ts';

export {
  distancesAt,
  dualsAt,
  firstsAt,
  lineAt,
  lineLength,
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

const GENERATE: i32 = 0;
const HASH: i32 = 1;
const FIND_DUPLICATES: i32 = 2;
const SCORE: i32 = 3;
const SCORE_DUAL: i32 = 4;
const KEEP: i32 = 5;

/** The phases of a level in their order: where there are groups of cells, and where not. */
const PHASES_WITH_DUAL: StaticArray<i32> = [
  GENERATE,
  SCORE,
  HASH,
  FIND_DUPLICATES,
  SCORE_DUAL,
  KEEP,
];
const PHASES_WITHOUT_DUAL: StaticArray<i32> = [GENERATE, HASH, FIND_DUPLICATES, SCORE, KEEP];

/** How many phases of the level were before the one at hand. */
let phaseIndex: i32 = 0;
let width: i32 = 0;
let depthMax: i32 = 0;
let depth: i32 = 0;
let gapId: i32 = 0;
let count: i32 = 0;
let states: f64 = 0;
let childCount: f64 = 0;

/** Begins a beam from the start; its score is the host's to say. */
export function begin(widest: i32, seed: i32, movesMax: i32, gap: i32, score: i32): void {
  assert(widest <= capacity && movesMax <= depthCapacity);
  width = widest;
  depthMax = movesMax;
  clearSeen();
  clearDeltas();
  listContinuations();
  gapId = load<u8>(first + gap);
  predictChanges(gapId);
  writeStart(gap, score);
  store<i32>(head + SEED, seed);
  beginLine(score);
  beginLevel(0, 1, score - BINS_BELOW);
}

function beginLevel(at: i32, most: i32, base: i32): void {
  depth = at;
  count = most;
  phaseIndex = 0;
  clearHistograms();
  store<i32>(head + DEPTH, depth);
  store<i32>(head + COUNT, count);
  store<i32>(head + BASE, base);
  // All go on, unless they are sieved.
  store<i32>(head + CUT, BINS);
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
  return phaseAtHand() == FIND_DUPLICATES ? SEEN_PARTITIONS : partsCount();
}

export function phaseAtHand(): i32 {
  return phaseAt(phaseIndex);
}

/** States of the level at hand. */
export function levelCount(): i32 {
  return count;
}

/** Does an item of a phase, in whatever thread. */
export function work(which: i32, item: i32): void {
  attach();
  const at = load<i32>(head + DEPTH);
  if (which == GENERATE) generateChildren(at, item);
  else if (which == HASH) hashChildren(at, item);
  else if (which == FIND_DUPLICATES) markDuplicates(item);
  else if (which == SCORE) scoreGroups(at, item, OF_TILES);
  else if (which == SCORE_DUAL) scoreGroups(at, item, OF_CELLS);
  else keepChildren(at, item);
}

/** Ends a phase all items of which are done, and begins the next. */
export function advance(): i32 {
  const phase = phaseAtHand();
  if (phase == KEEP) return endLevel();
  const following = phaseAt(phaseIndex + 1);
  if (phase == GENERATE) {
    if (depth >= depthMax) return lost();
    if (isFound()) return BEAM_FOUND;
    if (following == SCORE) prefilter(percentOfWidth(PREFILTER_PREDICTED_PERCENT));
  } else if (phase == SCORE && following == HASH) {
    prefilter(percentOfWidth(PREFILTER_SCORED_PERCENT));
  } else if (following == KEEP && !select(width)) {
    return lost();
  }
  phaseIndex++;
  return BEAM_RUNNING;
}

function phaseAt(at: i32): i32 {
  return (hasDualGroups() ? PHASES_WITH_DUAL : PHASES_WITHOUT_DUAL)[at];
}

function percentOfWidth(percent: i32): i32 {
  return <i32>((<i64>width * percent) / 100);
}

function endLevel(): i32 {
  if (updateMeans(count)) predictChanges(gapId);
  beginLevel(depth + 1, nextCount, nextBase);
  return count == 0 || depth >= depthMax || isOutOfPatience(depth) ? lost() : BEAM_RUNNING;
}

/** Leaves the line to the state that looked nearest. */
function lost(): i32 {
  depth = followNearest();
  return BEAM_LOST;
}

/** Counts what was made; true when a child is the goal. */
function isFound(): bool {
  states += count;
  for (let part = 0; part < partsCount(); part++) {
    childCount += load<i32>(partAt(part) + PART_CHILDREN);
  }
  for (let part = 0; part < partsCount(); part++) {
    const found = load<i32>(partAt(part) + PART_FOUND);
    if (found < 0) continue;
    const child = <usize>part * partRoom + found;
    follow(depth, load<u32>(childLinks + (child << 2)));
    return true;
  }
  return false;
}

/** States expanded, and steps tried, by all beams of this instance. */
export function expanded(): f64 {
  return states;
}

export function generated(): f64 {
  return childCount;
}
