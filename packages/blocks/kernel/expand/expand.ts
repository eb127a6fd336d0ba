// Generates the successors of a state in each metric, in the narrow kernel.
//
// Steps are generated in one loop over all kinds and directions, so that the end of the loop is the
// only branch to be predicted. Longer units use masks, too: for each piece the mask of the places
// where its whole shape fits between the others, since an odd shape may enter cells that it leaves;
// then a flood fill of all places at a time.
//
// On large spaces an expander specialised for the puzzle does the same
// (`src/kernel/emit/expander.ts`).
//
// Rejected: trying the places of a piece one by one, shape against cells.
import {
  KIND_BYTES,
  KIND_CAN,
  KIND_IN_GOAL,
  METRIC_MOVES,
  METRIC_STEPS,
  MOVABLE_BASE,
  MOVABLE_BYTES,
  PROBLEM_METRIC,
  PROBLEM_STRIDE,
} from '../../src/kernel/layout.ts';
import { nextCandidate, addCandidate, commitCandidatesUpTo } from '../closed/candidateBatch.ts';
import { expandPlaces } from './expandPlaces.ts';
import { testGoal } from '../goal.ts';
import { maskOfLastWord } from '../encoding/keyWords.ts';
import { fittingWithout, listPieces, listSteps } from './movable.ts';
import { keyAfterMove, originsAt, unpack } from '../problem.ts';
import { hasLanes, writeLaneSuccessors } from './lanes.ts';

const MOVABLE: usize = MOVABLE_BASE;
const LOW: usize = KIND_BYTES - 1;

/** Adds the successors of a state that its partial-order tag does not rule out. */
export function expandPruned(at: usize): void {
  if (!WIDE && hasLanes()) commitCandidatesUpTo(writeLaneSuccessors(load<u64>(at), nextCandidate));
  else expand(at);
}

/** Adds every successor of the state whose key is at an address. */
export function expand(at: usize): void {
  if (WIDE) {
    expandPlaces(at);
    return;
  }
  const key = load<u64>(at) & maskOfLastWord();
  if (hasLanes()) {
    commitCandidatesUpTo(writeLaneSuccessors(key, nextCandidate));
    return;
  }
  const free = ~unpack(key);
  const metric = load<i32>(PROBLEM_METRIC);
  const stride = <u64>load<u32>(PROBLEM_STRIDE);
  if (metric == METRIC_STEPS) {
    makeSteps(key, listSteps(free, stride), stride);
    return;
  }
  const end = metric == METRIC_MOVES ? listPieces(free, stride) : listSteps(free, stride);
  for (let listed = MOVABLE; listed < end; listed += MOVABLE_BYTES) {
    const record = <usize>load<u32>(listed, 8);
    const kind = record & ~LOW;
    const origins = load<u64>(originsAt(kind));
    const movable = load<u64>(listed);
    if (metric == METRIC_MOVES) {
      flood(kind, key, origins, movable, free, stride);
    } else {
      slide(kind, key, origins, movable, free, record & 3, deltaOf(record & 3, stride));
    }
  }
}

// @ts-ignore: decorator
@inline
function deltaOf(d: usize, stride: u64): u64 {
  const size = d & 1 ? 1 : stride;
  return d == 0 || d == 3 ? 0 - size : size;
}

/** Adds the state with one piece of the kind at another origin. */
// @ts-ignore: decorator
@inline
function addSuccessor(kind: usize, key: u64, origins: u64, from: u64, to: u64): void {
  const successor = keyAfterMove(kind, key, origins, from, to);
  if (load<i32>(kind, KIND_IN_GOAL) != 0) {
    testGoal(kind, origins ^ ((<u64>1) << from) ^ ((<u64>1) << to), successor);
  }
  addCandidate(successor);
}

/** One loop for all pieces and directions of the list: its end is the only branch to predict. */
// @ts-ignore: decorator
@inline
function makeSteps(key: u64, end: usize, stride: u64): void {
  let at = MOVABLE;
  let movable = load<u64>(at);
  while (at < end) {
    const record = <usize>load<u32>(at, 8);
    const kind = record & ~LOW;
    const from = ctz(movable);
    addSuccessor(kind, key, load<u64>(originsAt(kind)), from, from + deltaOf(record & 3, stride));
    movable &= movable - 1;
    const done = <u64>(movable == 0);
    at += <usize>done << 4;
    movable |= load<u64>(at) & (0 - done);
  }
}

function slide(
  kind: usize,
  key: u64,
  origins: u64,
  movable: u64,
  free: u64,
  d: usize,
  delta: u64,
): void {
  const can = load<u64>(kind + (d << 3), KIND_CAN);
  do {
    const from = ctz(movable);
    movable &= movable - 1;
    const fits = fittingWithout(kind, free, from);
    let to = from;
    do {
      const before = to;
      to += delta;
      addSuccessor(kind, key, origins, from, to);
      if (((can >> to) & 1) == 0) break;
      assert(before != to);
    } while (((fits >> (to + delta)) & 1) != 0);
  } while (movable != 0);
}

function flood(
  kind: usize,
  key: u64,
  origins: u64,
  movable: u64,
  free: u64,
  stride: u64,
): void {
  const canUp = load<u64>(kind, KIND_CAN);
  const canRight = load<u64>(kind, KIND_CAN + 8);
  const canDown = load<u64>(kind, KIND_CAN + 16);
  const canLeft = load<u64>(kind, KIND_CAN + 24);
  do {
    const from = ctz(movable);
    movable &= movable - 1;
    const fits = fittingWithout(kind, free, from);
    let reached = (<u64>1) << from;
    let before: u64 = 0;
    do {
      before = reached;
      const vertical = ((before & canUp) >> stride) | ((before & canDown) << stride);
      const horizontal = ((before & canRight) << 1) | ((before & canLeft) >> 1);
      reached |= (vertical | horizontal) & fits;
    } while (reached != before);
    reached ^= (<u64>1) << from;
    for (; reached != 0; reached &= reached - 1) {
      addSuccessor(kind, key, origins, from, ctz(reached));
    }
  } while (movable != 0);
}
