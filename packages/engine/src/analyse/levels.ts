/*
 * Large spaces of block puzzles, measured by the levels of searches in the kernel.
 *
 * A search from the start meets every state; its archive then tells how many successors each has
 * and which meet the goal, and a sweep back counts the shortest answers. A search from all those
 * goal states at once has as its levels how many states are how far from the goal, and as its last
 * level the hardest. Searches from a state farthest away, and from one half-way to the state
 * farthest from that, bound the diameter: it is no less than any eccentricity, no more than twice
 * any. All of them use one memory, one after the other.
 *
 * Refused: the graph of all states (`space.ts`) where they are many: it takes 12 bytes a state and
 * 4 a successor where this takes 8, and four times as long; for few states it is as quick, and
 * sweeps so often that the diameter is exact.
 *
 * Cost: four or five searches of the whole space, two looks at every state between them.
 * Source: Moore 1959; several sources are one further start before them all. The half-way state:
 * Magnien, Latapy, Habib, "Fast computation of empirically tight bounds for the diameter of massive
 * graphs", 2009.
 */
import { exactCount, formatState, type Puzzle } from '@glissade/core';
import type { KernelSearch } from '../backend/kernel/kernelSearch.ts';
import type { ReachedGoals } from '../backend/kernel/kernelSpace.ts';
import type { LevelSearches } from '../backend/kernel/levelSearches.ts';
import type { Question } from '../problem/problem.ts';
import type { Hardest, MetricAnalysis } from './analysis.ts';
import type { Diameter } from './diameter.ts';
import { branchingOf } from './measure.ts';
import type { Work } from './work.ts';

/** Beyond so many states a search that would only narrow the diameter down is left out. */
const HALFWAY_STATES_MAX = 20_000_000;
/** States looked at in one go. */
const PORTION = 1 << 14;

/** What the levels tell of a space; `few`: there are not enough states, or no kernel for them. */
export type MeasuredByLevels =
  | { readonly states: number; readonly goalStates: number; readonly measures: MetricAnalysis }
  | 'few';

/**
 * Measures a space of so many states or more; `drawn`: how many of the hardest at most. Undefined
 * when memory ran out.
 */
export function* measureByLevels(
  searches: LevelSearches,
  { puzzle, metric }: Question,
  drawn: number,
  statesMin: number,
): Work<MeasuredByLevels> {
  const whole = searches.fromStart();
  const isMet = whole && (yield* searches.meetAll(whole));
  if (!whole || whole.total < statesMin) return 'few';
  if (!isMet) return undefined;
  const { levels, total } = whole;
  const space = whole.wholeSpace();
  const branching = branchingOf(yield* space.branching());
  const far = whole.stateAt(total - 1);
  const goals = yield* space.goals((bytes) => searches.meter.claim(bytes));
  const ways = goals && (yield* countWays(searches, whole, goals));
  const back = ways !== undefined && (yield* measureBack(searches, goals!, puzzle, drawn));
  const diameter = back && (yield* boundDiameter(searches, levels.length - 1, far, total));
  if (!diameter) return undefined;
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
  return { states: total, goalStates: goals!.count, measures };
}

/** The number of shortest answers. */
function* countWays(
  searches: LevelSearches,
  search: KernelSearch,
  { depth }: ReachedGoals,
): Work<bigint> {
  if (depth === undefined) return BigInt(0);
  const ways = search.sweepBack(depth);
  for (;;) {
    const end = ways?.advance(PORTION);
    if (!ways || end === 'memory' || !searches.book(search)) return undefined;
    if (end === 'done') return ways.ways();
    yield PORTION;
  }
}

/** What is seen from the goal states. */
type Back = {
  readonly length?: number;
  readonly goalDistances: readonly number[];
  readonly hardest?: Hardest;
};

function* measureBack(
  searches: LevelSearches,
  { depth, keys }: ReachedGoals,
  puzzle: Puzzle,
  drawn: number,
): Work<Back> {
  if (depth === undefined) return { goalDistances: [] };
  const search = searches.from(keys, true);
  if (!search || !(yield* searches.meetAll(search))) return undefined;
  searches.meter.release(keys.length);
  const { levels, total } = search;
  const count = levels.at(-1)!;
  const states = Array.from({ length: Math.min(count, drawn) }, (_, index) =>
    formatState(puzzle, searches.stateAt(search, total - count + index)),
  );
  const hardest = { distance: levels.length - 1, count, states };
  return { length: depth, goalDistances: levels, hardest };
}

/** `far`: a state that is farthest from the start, at the distance `eccentricity`. */
function* boundDiameter(
  searches: LevelSearches,
  eccentricity: number,
  far: Int32Array,
  states: number,
): Work<Diameter> {
  const from = searches.from([far], true);
  if (!from || !(yield* searches.meetAll(from))) return undefined;
  const depth = from.levels.length - 1;
  const seen = [eccentricity, depth];
  if (states <= HALFWAY_STATES_MAX) {
    from.stateAt(from.total - 1);
    const way = from.wayToHand(depth);
    const halfway = searches.from([way[depth >> 1]!], false);
    if (!halfway || !(yield* searches.meetAll(halfway))) return undefined;
    seen.push(halfway.levels.length - 1);
  }
  return { lower: Math.max(...seen), upper: 2 * Math.min(...seen) };
}
