// Tests states for a goal: each goal is a set of origins that must be occupied, one mask a kind.
import {
  GOAL_KEY_BASE,
  KIND_BASE,
  KIND_BYTES,
  ORIGINS_BASE,
  PROBLEM_GOALS,
  PROBLEM_GOALS_AT,
} from '../src/kernel/layout.ts';
import { recordGoal } from './goalFound.ts';
import { testPlaceGoal } from './encoding/placeGoal.ts';
import { unpackPlaces } from './encoding/places.ts';
import { kindsEnd, originsAt, unpack } from './problem.ts';
import { hasLanes, testLaneGoal } from './expand/lanes.ts';

/** Records the state last unpacked, but with one kind at other origins, if that is a goal. */
export function testGoal(changed: usize, origins: u64, key: u64): void {
  const kinds = kindsEnd();
  const changedAt = originsAt(changed);
  const before = load<u64>(changedAt);
  store<u64>(changedAt, origins);
  let goal = <usize>load<u32>(PROBLEM_GOALS_AT);
  for (let n = load<i32>(PROBLEM_GOALS); n > 0; n--) {
    let missing: u64 = 0;
    for (let kind: usize = KIND_BASE; kind < kinds; kind += KIND_BYTES, goal += 8) {
      missing |= load<u64>(goal) & ~load<u64>(originsAt(kind));
    }
    if (missing == 0) {
      recordGoal();
      store<u64>(GOAL_KEY_BASE, key);
    }
  }
  store<u64>(changedAt, before);
}

/** Records the state with the key at an address if it is a goal. */
export function testGoalKey(at: usize): void {
  if (WIDE) {
    unpackPlaces(at);
    testPlaceGoal(at, 0, 0);
    return;
  }
  const key = load<u64>(at);
  if (hasLanes()) {
    testLaneGoal(key);
    return;
  }
  unpack(key);
  testGoal(KIND_BASE, load<u64>(ORIGINS_BASE), key);
}
