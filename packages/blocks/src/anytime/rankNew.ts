import { type GoalEstimate, UNREACHABLE } from './goalEstimate.ts';
import type { MetSpace } from './metSpace.ts';

/**
 * How a search for a first solution ends: at a goal, by its number among the states met; without
 * one, when every state was met; or at a limit.
 */
export type SearchEnd =
  | { readonly end: 'goal'; readonly state: number }
  | { readonly end: 'exhausted' | 'memory' | 'nodes' };

/**
 * Estimates the states from number `before` on, new successors of the state that was expanded
 * last, and tells those from which a goal seems reachable. Returns the number of a goal, or -1.
 */
export function rankNew(
  { at, list, count }: MetSpace,
  estimate: GoalEstimate,
  before: number,
  tell: (state: number, far: number, slot: number) => void,
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
