/*
 * Statistics of large spaces of block puzzles, from the levels of breadth-first searches.
 *
 * A search from the start finds every state. Its level store gives the number of successors of each
 * state and the goal states, and a backward sweep counts the shortest solutions. A search from all
 * goal states at once gives the number of states at each distance from the goal; its last level
 * holds the hardest states. A few more searches bound the diameter (`diameterByLevels.ts`). All
 * searches use one memory, one after the other, and move levels to the disk where memory is short.
 *
 * Rejected: the graph of all states (`space.ts`) where they are many: 19.0 s and 394 MB for the 6.3
 * million states of se95123 in steps, where this takes 6.3 s and 68 MB; for few states it is as
 * quick, and sweeps so often that the diameter is exact.
 *
 * Cost: four to six searches of the whole space, two looks at every state between them.
 * Source: Moore 1959; several sources are one further start before them all.
 */

import type { LevelSearches } from '@glissade/blocks/levels/levelSearches';
import type { ReachedGoals } from '@glissade/blocks/levels/spaceStatistics';
import { exactCount, formatState, type Puzzle } from '@glissade/core';
import type { Question } from '@glissade/search/problem/problem';
import type { Hardest, MetricAnalysis } from '../analysis.ts';
import type { Work } from '../space/work.ts';
import { boundByLevels } from './diameterByLevels.ts';
import { branchingOf } from './measure.ts';

/** What the levels tell of a space; `few`: there are not enough states, or no kernel for them. */
export type MeasuredByLevels =
  | { readonly states: number; readonly goalStates: number; readonly measures: MetricAnalysis }
  | 'few';

/**
 * Measures a space of so many states or more; `drawn`: how many of the hardest at most. Undefined
 * when memory ran out, or the disk: `searches.shortage`.
 */
export function* measureByLevels(
  searches: LevelSearches,
  { puzzle, metric }: Question,
  drawn: number,
  statesMin: number,
): Work<MeasuredByLevels> {
  const whole = searches.fromStart();
  const isMet = whole && (yield* searches.exploreAll(whole));
  if (!isMet && searches.shortage === 'disk') return undefined;
  if (!whole || whole.total < statesMin) return 'few';
  if (!isMet) return undefined;
  const { levels, total } = whole;
  const space = whole.reached.space();
  const branching = branchingOf(yield* space.branching());
  const [start, far] = [whole.reached.stateAt(0), whole.reached.stateAt(total - 1)];
  const goals = yield* searches.goals(whole);
  const depth = goals?.depth;
  const ways = depth === undefined ? BigInt(0) : yield* searches.countPaths(whole, depth);
  const back = goals && ways !== undefined && (yield* measureBack(searches, goals, puzzle, drawn));
  if (!back || !goals) return undefined;
  const first = { state: start, eccentricity: levels.length - 1 };
  const diameter = yield* boundByLevels(searches, first, far, total);
  const measures = {
    metric,
    optimalSolutions: exactCount(ways!),
    levels,
    ...back,
    eccentricity: levels.length - 1,
    diameter,
    branching,
    forced: branching.histogram[2] ?? 0,
    deadEnds: branching.histogram[1] ?? 0,
  };
  return { states: total, goalStates: goals.count, measures };
}

/** What is seen from the goal states. */
type Back = {
  readonly length?: number;
  readonly goalDistances: readonly number[];
  readonly hardest?: Hardest;
};

function* measureBack(
  searches: LevelSearches,
  { depth, found }: ReachedGoals,
  puzzle: Puzzle,
  drawn: number,
): Work<Back> {
  if (depth === undefined) return { goalDistances: [] };
  const search = searches.from(found.startStates, true);
  if (!search || !(yield* searches.exploreAll(search))) return undefined;
  found.release();
  const { levels, total } = search;
  const count = levels.at(-1)!;
  const states = Array.from({ length: Math.min(count, drawn) }, (_, index) =>
    formatState(puzzle, searches.stateAt(search, total - count + index)),
  );
  const hardest = { distance: levels.length - 1, count, states };
  return { length: depth, goalDistances: levels, hardest };
}
