// One component at a time: all its states and cliques from one of them, then the distances of its
// states from all its goals at once, by breadth-first search along the cliques (moves can be
// reversed). Every state is expanded once. A class without a goal keeps no cliques.
//
// Rejected: to expand again for the distances (the cliques of one component fit into memory, and
// reading them takes a tenth of the time of making them).
import {
  closeCliques,
  haveCliquesRoom,
  memberAfter,
  memberBefore,
  numberOf,
  openCliques,
  readClique,
} from './cliques.ts';
import { hasGoals, isGoal } from './conditions.ts';
import { decode, occupied } from './fields.ts';
import {
  add, distanceOf, keyOf, memberOf, setDistance, stateAt, states, UNREACHED,
} from './states.ts';
import { expand, haveStatesRoom, keepCliques } from './successors.ts';
import { queueAt } from './surveyMemory.ts';
import { addComponent, openTotals } from './totals.ts';

/** First state of the component, and the one that is expanded next. */
let first: u32 = 0;
let next: u32 = 0;
/** States expanded by the last call of `flood`. */
export let expanded: i32 = 0;

export function openComponents(ownMirror: bool, most: i32): void {
  openTotals(ownMirror, most);
  keepCliques(hasGoals());
}

/** How far the first state of the class is from the goals; 65535: it reaches none. */
export function firstLength(): u32 {
  return distanceOf(stateAt(0));
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

/** Finds the distances of the component that is flooded, and adds it to the totals. */
export function closeComponent(): void {
  addComponent(first, hasGoals() && spread(collectGoals()));
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
