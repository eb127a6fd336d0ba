/**
 * Iterative deepening: depth-first searches with the bounds 0, 1, 2, …, so the first solution is a
 * shortest one, as in breadth-first search.
 *
 * The table of `depthLimited.ts` is kept from one iteration to the next, so each iteration expands
 * a state at most once. An iteration that leaves nothing at its bound has searched the whole space.
 *
 * Rejected: the form without a table, which stores only the current path. A block puzzle has so
 * many paths that it would not find even a solution of twenty steps. The table takes as much memory
 * as breadth-first search.
 *
 * Cost: time: at worst the depth times the number of states; memory: a table of the states within
 * the bound.
 * Source: R. E. Korf, Depth-first iterative-deepening (1985).
 */

import type { Algorithm, SearchOptions } from './algorithm.ts';
import { searchWithin, type Visits } from './depthLimited.ts';
import { machine, type Search } from './machine.ts';
import { NodeMeter } from './nodeMeter.ts';
import { DEPTH_REACHED, EXHAUSTED, solvedBy } from './outcomes.ts';
import type { StateSpace } from './problem/stateSpace.ts';
import type { SearchStats } from './searcher.ts';

export const IDDFS: Algorithm = {
  name: 'iddfs',
  title: 'Depth-first with iterative deepening',
  optimal: true,
  complete: true,
  provesUnsolvable: true,
  accepts: ['depthMax'],
  needsGoalStates: false,
  start: (space, options = {}) => machine((stats) => deepen(space, options, stats)),
};

function* deepen<S>(
  space: StateSpace<S>,
  { depthMax = Infinity, watch }: SearchOptions<S>,
  stats: SearchStats,
): Search {
  const meter = new NodeMeter(space, stats);
  const visits: Visits = new Map();
  for (let bound = 0; bound <= depthMax; bound++) {
    stats.lowerBound = bound;
    watch?.({ type: 'iteration', bound });
    const range = { depthMax: bound, iteration: bound };
    const end = yield* searchWithin(space, range, visits, meter, watch);
    if (typeof end === 'object') return solvedBy(end, stats);
    if (end === 0) return EXHAUSTED;
  }
  stats.lowerBound = depthMax + 1;
  return DEPTH_REACHED;
}
