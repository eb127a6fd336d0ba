// Tests states of the wide kernel for a goal. A goal is the number of its placements, then for each
// of them the address of the kind's first slot and the place.
import {
  GOAL_KEY_BASE,
  PROBLEM_GOALS,
  PROBLEM_GOALS_AT,
  SLOT_BYTES,
  SLOT_HERE,
  SLOT_KIND_END,
} from '../../src/kernel/layout.ts';
import { recordGoal } from '../goalFound.ts';
import { copyKey } from './keyWords.ts';

/** Records a goal: the state unpacked with one slot (or 0: none) moved to a place. */
export function testPlaceGoal(key: usize, slot: usize, to: u32): void {
  let at = <usize>load<u32>(PROBLEM_GOALS_AT);
  for (let n = load<i32>(PROBLEM_GOALS); n > 0; n--) {
    const end = at + 4 + (<usize>load<u32>(at) << 3);
    let met = true;
    for (at += 4; at < end && met; at += 8) {
      met = isOccupied(<usize>load<u32>(at), load<u32>(at, 4), slot, to);
    }
    at = end;
    if (!met) continue;
    copyKey(GOAL_KEY_BASE, key);
    recordGoal();
  }
}

/** True when some slot of a kind is at a place. */
function isOccupied(first: usize, place: u32, moved: usize, to: u32): bool {
  const end = <usize>load<u32>(first, SLOT_KIND_END);
  for (let slot = first; slot < end; slot += SLOT_BYTES) {
    if ((slot == moved ? to : load<u32>(slot, SLOT_HERE)) == place) return true;
  }
  return false;
}
