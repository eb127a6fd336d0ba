// The totals of a class, component after component: how many states, starts and solvable ones it
// has, the same for what is its own mirror image, and the components with the hardest starts.
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
import { isStart } from './conditions.ts';
import { mirrorKey } from './fields.ts';
import { bestAt } from './kinds.ts';
import { firstFields, isBefore, isCornered } from './order.ts';
import { distanceOf, find, keyOf, stateAt, states } from './states.ts';

let isOwnMirror: bool = false;
let bestMax: i32 = 1;
let bestCount: i32 = 0;
let longestOfAll: i32 = -1;

export function openTotals(ownMirror: bool, most: i32): void {
  memory.fill(SURVEY_TOTALS, 0, TOTAL_COUNT << 3);
  longestOfAll = -1;
  isOwnMirror = ownMirror;
  bestMax = most;
  bestCount = 0;
}

/** Totals of a class of so many starts in which nothing can move, and that have no goal. */
export function countStuck(starts: u32): void {
  openTotals(false, 0);
  count(TOTAL_STARTS, starts);
  count(TOTAL_STATES, starts);
  count(TOTAL_COMPONENTS, starts);
  store<f64>(SURVEY_TOTALS + (TOTAL_LARGEST << 3), 1);
}

/** Greatest distance of a start from the goals, -1 where no start reaches one. */
export function longestLength(): i32 {
  return longestOfAll;
}

export function bestComponents(): i32 {
  return bestCount;
}

// @ts-ignore: decorator
@inline
function count(total: i32, number: f64): void {
  const at = <usize>SURVEY_TOTALS + (<usize>total << 3);
  store<f64>(at, load<f64>(at) + number);
}

/** Adds the component of the states from `first` on; if it is solvable, distances are known. */
export function addComponent(first: u32, isSolvable: bool): void {
  const size = <f64>(states - first);
  count(TOTAL_COMPONENTS, 1);
  count(TOTAL_STATES, size);
  const largest = <usize>SURVEY_TOTALS + (<usize>TOTAL_LARGEST << 3);
  store<f64>(largest, max(load<f64>(largest), size));
  if (firstFields != 0) countCornered(first);
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
  if (isOwnMirror) countMirrored(first, longest, isSolvable);
}

function countCornered(first: u32): void {
  for (let number = first; number < states; number++) {
    if (isCornered(keyOf(number))) count(TOTAL_CORNERED, 1);
  }
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

function countMirrored(first: u32, longest: i32, isSolvable: bool): void {
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
