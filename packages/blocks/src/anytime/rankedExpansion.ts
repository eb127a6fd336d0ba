import type { BudgetedWork } from '@glissade/search/budgetedWork';
import { type GoalEstimate, UNREACHABLE } from './goalEstimate.ts';
import type { MetSpace } from './metSpace.ts';

/**
 * How a search for a first solution ends: at a goal, by its number among the states met; without
 * one, when every state was met; or at a limit.
 */
export type SearchEnd =
  | { readonly end: 'goal'; readonly state: number }
  | { readonly end: 'exhausted' | 'memory' | 'nodes' };

/** How a search ends at a start that is so far from a goal; undefined: it goes on. */
export function endAtStart(far: number): SearchEnd | undefined {
  if (far === 0) return { end: 'goal', state: 0 };
  return far < UNREACHABLE ? undefined : { end: 'exhausted' };
}

/** Hears of a new state from which a goal seems reachable; `slot`: that of the piece moved. */
type Tell = (state: number, far: number, slot: number) => void;

/** Expands a state and tells its new successors, of `bytes` each. Undefined: none is a goal. */
export function* expandRanked(
  space: MetSpace,
  estimate: GoalEstimate,
  index: number,
  bytes: number,
  tell: Tell,
): BudgetedWork<SearchEnd | undefined> {
  const before = space.count;
  const isExpanded = yield* space.expand(index);
  if (!isExpanded || !space.meter.claim((space.count - before) * bytes)) return { end: 'memory' };
  const state = rankNew(space, estimate, before, tell);
  if (state >= 0) return { end: 'goal', state };
  yield 1;
  return undefined;
}

/** Tells the states from number `before` on. Returns the number of a goal, or -1. */
function rankNew(
  { at, list, count }: MetSpace,
  estimate: GoalEstimate,
  before: number,
  tell: Tell,
): number {
  if (count === before) return -1;
  estimate.open(at);
  let next = before;
  for (let k = 0; k < list.count; k++) {
    if (list.indexes[k] !== next) continue;
    const slot = list.slots[k]!;
    const from = at[slot]!;
    at[slot] = list.targets[k]!;
    const far = estimate.successor(at, slot, from);
    if (far === 0) return next;
    if (far < UNREACHABLE) tell(next, far, slot);
    at[slot] = from;
    next++;
  }
  return -1;
}
