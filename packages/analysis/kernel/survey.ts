// Surveys: every state of a class of puzzles once, and its distance from all goals at once. A class
// is a board, a multiset of kinds and the goal piece; its states are all the arrangements of its
// pieces, or those that can be reached from its starts.
//
// Cost: 4×4 simple (181,585,335 states in 8,707,293 components) takes a sixth of the time of a
// program in C++ that keeps each class in a general hash map.
import {
  SURVEY_CLASS_DONE,
  SURVEY_CLIQUES_FULL,
  SURVEY_JOB_DONE,
  SURVEY_KEY_LONG,
  SURVEY_LISTS_FULL,
  SURVEY_STATES_FULL,
  SURVEY_WORKING,
} from '../src/survey/kernel/surveyLayout.ts';
import { arrangement, nextArrangement, openArrangements } from './arrangements.ts';
import {
  beginComponent,
  closeComponent,
  expanded,
  flood,
  isFlooded,
  openComponents,
} from './components.ts';
import { isStart, openConditions } from './conditions.ts';
import { openFields, openMirrors } from './fields.ts';
import {
  freeCells,
  hasStart,
  isGoalFixed,
  mirrorWeight,
  nextMultiset,
  nextStart,
  openMultisets,
  otherPieces,
  rewindStarts,
  startCount,
  writeFields,
} from './multisets.ts';
import { shownKey } from './shownState.ts';
import { find, openStates, states } from './states.ts';
import { setMetric } from './successors.ts';
import { growCliques, layOut } from './surveyMemory.ts';
import { countStuck } from './totals.ts';

export { kindRecords, masks, mirrors, near, needs, open } from './addresses';
export {
  arrangedCells, arrangement, countArrangements, nextArrangement, openList,
} from './arrangements';
export { firstLength } from './components';
export { freeCells, otherPieces } from './multisets';
export { orderByCells } from './order';
export { showState } from './shownState';
export { bestComponents, longestLength } from './totals';

let isJob: bool = false;
let isInClass: bool = false;
let isInComponent: bool = false;
/** Only the component of one state is searched. */
let isOne: bool = false;
let oneKey: u64 = 0;
let weight: i32 = 1;
let fields: u32 = 0;
let most: i32 = 1;
let countsMirrored: bool = false;
let freeFewest: i32 = 0;
let freeMost: i32 = 0;
let othersFewest: i32 = 0;
let othersMost: i32 = 0;

/** Space for packings in lists, states, members of cliques, as powers of two; 0: no memory. */
export function resize(lists: i32, states: i32, cliques: i32): i32 {
  isInComponent = false;
  if (layOut(lists, states, cliques) == 0) return 0;
  if (isInClass) beginStates();
  return 1;
}

/** Space for so many members of cliques, as a power of two; the class goes on. 0: no memory. */
export function widenCliques(cliques: i32): i32 {
  return <i32>growCliques(cliques);
}

/** States of the current class that are known so far. */
export function statesMet(): u32 {
  return isInClass ? states : 0;
}

/**
 * Metric of distances, how many components `bestComponents` lists, and whether what is its own
 * mirror image is counted.
 */
export function setUp(metric: i32, bestMax: i32, mirrored: i32): void {
  setMetric(metric);
  most = bestMax;
  countsMirrored = mirrored != 0;
}

/** Begins a job of many classes (see multisets.ts); a code as `step` answers. */
export function openJob(
  cells: i32,
  kindCount: u32,
  goal: u32,
  place: u32,
  from: u32,
  end: u32,
  withRoot: i32,
  prefix: i32,
): i32 {
  isInClass = false;
  const found = openMultisets(
    cells, kindCount, goal, place, from, end, othersFewest, othersMost, withRoot != 0, prefix,
  );
  isJob = found == 1;
  isOne = false;
  return found < 0 ? SURVEY_LISTS_FULL : SURVEY_WORKING;
}

/** The classes that a job searches: numbers of pieces beside the goal's, numbers of free cells. */
export function setRange(othersFrom: i32, othersTo: i32, freeFrom: i32, freeTo: i32): void {
  othersFewest = othersFrom;
  othersMost = othersTo;
  freeFewest = freeFrom;
  freeMost = freeTo;
}

/** Begins the class whose fields and conditions the host has written; 0: its key is too long. */
export function openClass(fieldCount: u32): i32 {
  isJob = false;
  isOne = false;
  fields = fieldCount;
  weight = 1;
  if (!openFields(fields)) return 0;
  isInClass = true;
  beginStates();
  return 1;
}

/** As `openClass`, for the component of the one state that the host wrote as `showState` does. */
export function openState(fieldCount: u32): i32 {
  isJob = false;
  fields = fieldCount;
  weight = 1;
  if (!openFields(fields)) return 0;
  oneKey = shownKey();
  isOne = true;
  isInClass = true;
  beginStates();
  return 1;
}

function beginStates(): void {
  isInComponent = false;
  openStates();
  openConditions();
  if (countsMirrored && weight == 1) openMirrors(fields);
  openComponents(countsMirrored && weight == 1, most);
  if (isOne) {
    beginComponent(oneKey);
    isInComponent = true;
  } else if (isJob) rewindStarts();
  else openArrangements(fields);
}

/** Expands up to so many states; one of the codes of surveyLayout.ts. */
export function step(budget: i32): i32 {
  if (!isInClass) {
    const code = isJob ? nextClass() : SURVEY_JOB_DONE;
    if (code != SURVEY_WORKING) return code;
  }
  for (let left = budget; left > 0; ) {
    if (!isInComponent && !nextComponent()) {
      isInClass = false;
      return SURVEY_CLASS_DONE;
    }
    const room = flood(left);
    if (room != 0) return room == 1 ? SURVEY_STATES_FULL : SURVEY_CLIQUES_FULL;
    left -= expanded;
    if (!isFlooded()) continue;
    closeComponent();
    isInComponent = false;
  }
  return SURVEY_WORKING;
}

function nextClass(): i32 {
  for (;;) {
    const found = nextMultiset();
    if (found == 0) return SURVEY_JOB_DONE;
    if (found < 0) return SURVEY_LISTS_FULL;
    const free = freeCells();
    if (otherPieces() < othersFewest || free < freeFewest || free > freeMost) continue;
    weight = mirrorWeight();
    if (weight == 0) continue;
    fields = writeFields();
    if (!openFields(fields)) {
      // Nothing can move: each start is a component, and needs no key.
      if (free > 0 || countsMirrored || isGoalFixed()) return SURVEY_KEY_LONG;
      countStuck(startCount());
      return SURVEY_CLASS_DONE;
    }
    isInClass = true;
    beginStates();
    return SURVEY_WORKING;
  }
}

/** Begins a component with the next start that is in none; false: there is none. */
function nextComponent(): bool {
  if (isOne) return false;
  for (;;) {
    if (isJob ? !hasStart() : !nextArrangement()) return false;
    const key = isJob ? nextStart() : arrangement();
    if (find(key) >= 0 || !isStart(key)) continue;
    beginComponent(key);
    isInComponent = true;
    return true;
  }
}

/** Classes that the current one stands for: 1 or, with its mirror image, 2. */
export function classWeight(): i32 {
  return weight;
}

export function fieldCount(): u32 {
  return fields;
}
