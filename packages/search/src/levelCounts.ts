import type { StateSpace } from './problem/stateSpace.ts';

/**
 * The number of states at each distance from the start: entry d counts those at depth d. The goal
 * plays no part. `levelMax` ends the count early.
 */
export function levelCounts<S>(space: StateSpace<S>, levelMax = Infinity): number[] {
  const seen = new Set([space.key(space.start)]);
  const counts: number[] = [];
  for (let level = [space.start]; level.length > 0 && counts.length <= levelMax; ) {
    counts.push(level.length);
    const next: S[] = [];
    for (const state of level) {
      for (const successor of space.successors(state)) {
        const key = space.key(successor.state);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(successor.state);
      }
    }
    level = next;
  }
  return counts;
}
