// One component at a time: all its states and cliques from one of them, then the distances of its
// states from all its goals at once, by breadth-first search along the cliques (moves can be
// reversed). Every state is expanded once. A class without a goal keeps no cliques.
//
// Rejected: to expand again for the distances (the cliques of one component fit into memory, and
// reading them takes a tenth of the time of making them).
import {
  SURVEY_BEST_BYTES,
  SURVEY_TOTALS,
  TOTAL_COMPONENTS,
  TOTAL_CORNERED,
  TOTAL_COUNT,
  TOTAL_HARDEST,
  TOTAL_LARGEST,
  TOTAL_MIRRORED,
  TOTAL_SOLVABLE,
  TOTAL_SOLVABLE_STARTS,
  TOTAL_STARTS,
  TOTAL_STATES,
} from '../src/survey/kernel/surveyLayout.ts';
import {
  closeCliques,
  haveCliquesRoom,
  memberAfter,
  memberBefore,
  numberOf,
  openCliques,
  readClique,
} from './cliques.ts';
import { hasGoals, isGoal, isStart } from './conditions.ts';
import { decode, mirrorKey, occupied } from './fields.ts';
import { bestAt } from './kinds.ts';
import { firstFields, isBefore, isCornered } from './order.ts';
import {
  add, distanceOf, find, keyOf, memberOf, setDistance, stateAt, states, UNREACHED,
} from './states.ts';
import { expand, haveStatesRoom, keepCliques } from './successors.ts';
import { queueAt } from './surveyMemory.ts';

/** First state of the component, and the one that is expanded next. */
let first: u32 = 0;
let next: u32 = 0;
/** States expanded by the last call of `flood`. */
export let expanded: i32 = 0;
let isOwnMirror: bool = false;
let bestMax: i32 = 1;
let bestCount: i32 = 0;
let longestOfAll: i32 = -1;

export function openComponents(ownMirror: bool, most: i32): void {
  memory.fill(SURVEY_TOTALS, 0, TOTAL_COUNT << 3);
  longestOfAll = -1;
  isOwnMirror = ownMirror;
  bestMax = most;
  bestCount = 0;
  keepCliques(hasGoals());
}

/** Totals of a class of so many starts in which nothing can move, and that have no goal. */
export function countStuck(starts: u32): void {
  openComponents(false, 0);
  count(TOTAL_STARTS, starts);
  count(TOTAL_STATES, starts);
  count(TOTAL_COMPONENTS, starts);
  store<f64>(SURVEY_TOTALS + (TOTAL_LARGEST << 3), 1);
}

/** How far the first state of the class is from the goals; 65535: it reaches none. */
export function firstLength(): u32 {
  return distanceOf(stateAt(0));
}

/** Greatest distance of a start from the goals, -1 where no start reaches one. */
export function longestLength(): i32 {
  return longestOfAll;
}

export function bestComponents(): i32 {
  return bestCount;
}

export function beginComponent(key: u64): void {
  first = states;
  next = first;
  decode(key);
  add(key, occupied, 0);
  openCliques();
}

/** The component's states are all expanded. */
export function isFlooded(): bool {
  return next == states;
}

/** Expands up to so many states; 0, or 1: no space for states, 2: none for cliques. */
export function flood(budget: i32): i32 {
  for (expanded = 0; expanded < budget && next < states; expanded++) {
    if (!haveStatesRoom()) return 1;
    if (!haveCliquesRoom()) return 2;
    expand(next);
    next++;
  }
  return 0;
}

// @ts-ignore: decorator
@inline
function count(total: i32, number: f64): void {
  const at = <usize>SURVEY_TOTALS + (<usize>total << 3);
  store<f64>(at, load<f64>(at) + number);
}

/** Distances, then totals, of the component that is flooded. */
export function closeComponent(): void {
  const size = <f64>(states - first);
  count(TOTAL_COMPONENTS, 1);
  count(TOTAL_STATES, size);
  const largest = <usize>SURVEY_TOTALS + (<usize>TOTAL_LARGEST << 3);
  store<f64>(largest, max(load<f64>(largest), size));
  if (firstFields != 0) countCornered();
  const isSolvable = hasGoals() && spread(collectGoals());
  let starts: u32 = 0;
  let longest: i32 = -1;
  let longestKey: u64 = 0;
  let hardest: f64 = 0;
  for (let number = first; number < states; number++) {
    const key = keyOf(number);
    if (!isStart(key)) continue;
    starts++;
    if (!isSolvable) continue;
    const distance = <i32>distanceOf(stateAt(number));
    if (distance < longest) continue;
    if (distance > longest) hardest = 0;
    if (distance > longest || isBefore(key, longestKey)) longestKey = key;
    longest = distance;
    hardest++;
  }
  count(TOTAL_STARTS, <f64>starts);
  if (isSolvable) {
    count(TOTAL_SOLVABLE, 1);
    count(TOTAL_SOLVABLE_STARTS, <f64>starts);
  }
  if (longest >= 0) tell(longest, longestKey, hardest, size);
  if (isOwnMirror) countMirrored(longest, isSolvable);
}

function countCornered(): void {
  for (let number = first; number < states; number++) {
    if (isCornered(keyOf(number))) count(TOTAL_CORNERED, 1);
  }
}

/** Puts the goals into the queue; returns its end. */
function collectGoals(): usize {
  let end = queueAt;
  for (let number = first; number < states; number++) {
    if (!isGoal(keyOf(number))) continue;
    setDistance(stateAt(number), 0);
    store<u32>(end, number);
    end += 4;
  }
  return end;
}

/** Breadth-first search from the goals in the queue; false: there are none. */
function spread(queueEnd: usize): bool {
  if (queueEnd == queueAt) return false;
  closeCliques();
  for (let at = queueAt; at < queueEnd; at += 4) {
    const state = stateAt(load<u32>(at));
    const distance = distanceOf(state) + 1;
    for (let known = memberOf(state); known != 0; known = memberBefore(known)) {
      for (let member = readClique(known); member != 0; member = memberAfter(member)) {
        const to = numberOf(member);
        const there = stateAt(to);
        if (distanceOf(there) != UNREACHED) continue;
        setDistance(there, distance);
        store<u32>(queueEnd, to);
        queueEnd += 4;
      }
    }
  }
  return true;
}

/** Counts the hardest starts of the class, and keeps the hardest components. */
function tell(length: i32, key: u64, hardest: f64, size: f64): void {
  if (length > longestOfAll) {
    longestOfAll = length;
    store<f64>(SURVEY_TOTALS + (TOTAL_HARDEST << 3), hardest);
    store<f64>(SURVEY_TOTALS + ((TOTAL_MIRRORED + TOTAL_HARDEST) << 3), 0);
  } else if (length == longestOfAll) count(TOTAL_HARDEST, hardest);
  let rank = bestCount;
  while (rank > 0 && isBetter(length, key, rank - 1)) rank--;
  if (rank >= bestMax) return;
  if (bestCount < bestMax) bestCount++;
  const at = bestAt(rank);
  memory.copy(at + SURVEY_BEST_BYTES, at, <usize>(bestCount - 1 - rank) * SURVEY_BEST_BYTES);
  store<u64>(at, key);
  store<f64>(at, size, 8);
  store<i32>(at, length, 16);
}

// @ts-ignore: decorator
@inline
function isBetter(length: i32, key: u64, rank: i32): bool {
  const at = bestAt(rank);
  const other = load<i32>(at, 16);
  return length > other || (length == other && key < load<u64>(at));
}

function countMirrored(longest: i32, isSolvable: bool): void {
  if (<u32>find(mirrorKey(keyOf(first))) < first) return;
  if (<u32>find(mirrorKey(keyOf(first))) >= states) return;
  count(TOTAL_MIRRORED + TOTAL_COMPONENTS, 1);
  if (isSolvable) count(TOTAL_MIRRORED + TOTAL_SOLVABLE, 1);
  for (let number = first; number < states; number++) {
    const key = keyOf(number);
    if (mirrorKey(key) != key) continue;
    count(TOTAL_MIRRORED + TOTAL_STATES, 1);
    if (!isStart(key)) continue;
    count(TOTAL_MIRRORED + TOTAL_STARTS, 1);
    if (!isSolvable) continue;
    count(TOTAL_MIRRORED + TOTAL_SOLVABLE_STARTS, 1);
    const distance = <i32>distanceOf(stateAt(number));
    if (distance != longest || longest != longestOfAll) continue;
    count(TOTAL_MIRRORED + TOTAL_HARDEST, 1);
  }
}
