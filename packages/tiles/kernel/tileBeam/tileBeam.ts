// Beam search over tile boards: a breadth-first search that keeps only the `width` best states of
// each level (Lowerre 1976, "The Harpy speech recognition system"; Furcy and Koenig 2005, "Limited
// discrepancy beam search", for beams with a transposition table).
//
// Evaluation. The score of a state is a sum of one number for the cell of each tile and one for
// each of some groups of two or three tiles, so a move changes some twenty terms. The score only
// ranks the states of one level and need not be admissible. The states that are kept are found by a
// histogram of scores, not by sorting; ties are broken at random.
//
// Duplicates. The transposition table keeps 32 bits of each hash and overwrites old entries. So an
// old state may be taken for new, and once in some 10^9 look-ups a new state for an old one. A
// state does not store its parent: each level keeps four bytes a state (parent and direction), from
// which the path is read once, at the end.
//
// Lookahead. Where a level is cut, a state counts with the best predicted change of its next two
// moves (lookahead.ts). That change is not passed on to its successors.
//
// Prefilter. Most successors are not kept. Where there are dual groups (groups of cells),
// successors are first filtered by predicted scores: distances plus the mean deltas of such moves
// so far (meanDeltas.ts). They are filtered again when the groups of tiles are scored and the
// groups of cells are not. PREFILTER_PREDICTED_PERCENT and PREFILTER_SCORED_PERCENT of the width
// pass. This makes 1.45 times as many states a second on 6x6 and 7x7, and solutions stay as long,
// or nearly: 2.8 moves above the published ones, and 2.8 when all successors are scored (7x7,
// 60,000 wide, boards 17 to 40); 13.6 and 13.3 (2,000 wide, 250 boards).
//
// Rejected: one prefilter where there are no dual groups (10x10, 1,000 and 8,000 wide: 1,102 and
// 985 moves instead of 1,049 and 973, a state in 0.9 and 0.7 of the time).
//
// Threads. A level is made in phases, and each phase consists of items that any thread may take:
// generate successors, score those that pass the prefilter, mark duplicates, score the dual groups,
// keep the best. The result depends on the seed alone, not on which thread did what.
//
// The kernel keeps the same states as its plain form, `tests/support/plainBeam`, and is many
// times as fast.
import {
  BEAM_FOUND,
  BEAM_LOST,
  BEAM_RUNNING,
  BINS,
  BINS_BELOW,
  PHASE_GENERATE as GENERATE,
  PREFILTER_PREDICTED_PERCENT,
  PREFILTER_SCORED_PERCENT,
} from '../../src/kernel/beamLayout.ts';
import { predictChanges, listContinuations } from './lookahead.ts';
import { scoreGroups } from './scoreGroups.ts';
import { clearHistograms } from './scoreHistogram.ts';
import { hashSuccessors, generateSuccessors, markDuplicates } from './candidates.ts';
import { clearDeltas, OF_CELLS, OF_TILES, updateMeans } from './meanDeltas.ts';
import { keepSuccessors } from './keep.ts';
import { beginLine, follow, followNearest, isOutOfPatience } from './solutionPath.ts';
import {
  capacity,
  successorLinks,
  clearSeen,
  depthCapacity,
  first,
  hasDualGroups,
  head,
  partAt,
  partRoom,
  partsCount,
} from './beamMemory.ts';
import { attach } from './beamOpening.ts';
import {
  BASE,
  COUNT,
  CUT,
  DEPTH,
  PART_SUCCESSORS,
  PART_FOUND,
  SEED,
  SEEN_PARTITIONS,
} from './beamRecords.ts';
import { nextBase, nextCount, select } from './selectLevel.ts';
import { prefilter } from './prefilter.ts';
import { writeStart } from './start.ts';

export { lineLength } from './solutionPath';
export { open } from './beamOpening';
export {
  distancesAt,
  dualTableAt,
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
} from './addresses';

const HASH: i32 = 1;
const FIND_DUPLICATES: i32 = 2;
const SCORE: i32 = 3;
const SCORE_DUAL: i32 = 4;
const KEEP: i32 = 5;

/** The phases of a level in their order, with and without dual groups. */
const PHASES_WITH_DUAL: StaticArray<i32> = [
  GENERATE,
  SCORE,
  HASH,
  FIND_DUPLICATES,
  SCORE_DUAL,
  KEEP,
];
const PHASES_WITHOUT_DUAL: StaticArray<i32> = [GENERATE, HASH, FIND_DUPLICATES, SCORE, KEEP];

/** How many phases of the current level are done. */
let phaseIndex: i32 = 0;
let width: i32 = 0;
let depthMax: i32 = 0;
let depth: i32 = 0;
let gapId: i32 = 0;
let count: i32 = 0;
let successorCount: f64 = 0;

/** Begins a beam from the start, whose score the host computes. */
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
  // All successors pass until a prefilter sets a cut.
  store<i32>(head + CUT, BINS);
}

/** Sets the width of the following levels, up to the capacity. */
export function setWidth(widest: i32): void {
  width = max(1, min(widest, capacity));
}

/** Moves from the start to the current level. */
export function currentDepth(): i32 {
  return depth;
}

/** The number of items of the current phase. */
export function items(): i32 {
  return currentPhase() == FIND_DUPLICATES ? SEEN_PARTITIONS : partsCount();
}

export function currentPhase(): i32 {
  return phaseAt(phaseIndex);
}

/** States of the current level. */
export function levelCount(): i32 {
  return count;
}

/** Does one item of a phase, in any thread. */
export function work(which: i32, item: i32): void {
  attach();
  const at = load<i32>(head + DEPTH);
  if (which == GENERATE) generateSuccessors(at, item);
  else if (which == HASH) hashSuccessors(at, item);
  else if (which == FIND_DUPLICATES) markDuplicates(item);
  else if (which == SCORE) scoreGroups(at, item, OF_TILES);
  else if (which == SCORE_DUAL) scoreGroups(at, item, OF_CELLS);
  else keepSuccessors(at, item);
}

/** Ends the current phase, all items of which are done, and begins the next. */
export function advance(): i32 {
  const phase = currentPhase();
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

/** Writes the line to the best state found. */
function lost(): i32 {
  depth = followNearest();
  return BEAM_LOST;
}

/** Counts successors; true when one of them is the goal. */
function isFound(): bool {
  for (let part = 0; part < partsCount(); part++) {
    successorCount += load<i32>(partAt(part) + PART_SUCCESSORS);
  }
  for (let part = 0; part < partsCount(); part++) {
    const found = load<i32>(partAt(part) + PART_FOUND);
    if (found < 0) continue;
    const successor = <usize>part * partRoom + found;
    follow(depth, load<u32>(successorLinks + (successor << 2)));
    return true;
  }
  return false;
}

/** Successors that all beams of this instance have generated; the host counts expansions. */
export function generated(): f64 {
  return successorCount;
}
