import type { Metric, Puzzle } from '@glissade/core';
import type { MemoryMeter } from '../../blocks/model/memoryMeter.ts';
import { searchMetricOf } from '../../blocks/model/searchMetric.ts';
import type { BreadthFirst, EdgeRecorder } from '../../blocks/reference/breadthFirst.ts';
import { GoalTest } from '../../blocks/reference/goalTest.ts';
import { openSearch } from '../../blocks/reference/packedSearcher.ts';
import { compilingBlocks } from '../../problem/blockProblem.ts';
import { Portion } from '../../search/portion.ts';
import type { SearchStats } from '../../search/searcher.ts';
import { allocateDistances, type Distances, distancesFrom } from './distances.ts';
import { GraphRecorder, type StateGraph } from './stateGraph.ts';
import { StateIndex } from './stateIndex.ts';
import { STATES_A_YIELD, type Work } from './work.ts';

/** Every state that can be reached from the start of a puzzle, as a graph in one metric. */
export type Space = {
  /** The puzzle whose space it is. */
  readonly puzzle: Puzzle;
  /** What one edge of the graph counts. */
  readonly metric: Metric;
  /** States are numbered from 0, the start, by their distance from it. */
  readonly states: StateIndex;
  /** The successors of every state, by number. */
  readonly graph: StateGraph;
  /** States at each distance from the start. */
  readonly levels: readonly number[];
  /** Numbers of the states that meet the goal, ascending. */
  readonly goals: Int32Array;
  /** Distance of each state to the nearest goal state; all are unreached if there is none. */
  readonly toGoal: Distances;
  /** Room for a number a state, for sweeps. */
  readonly queue: Int32Array;
};

/**
 * Meets every state, connects them while it does so, and measures how far each is from the goal.
 * Counts as expanded what the first of these passes expands: each state once. `onSearch` is given
 * that pass at its beginning.
 */
export function* exploreStates(
  puzzle: Puzzle,
  metric: Metric,
  meter: MemoryMeter,
  stats: SearchStats,
  onSearch?: (search: BreadthFirst) => void,
): Work<Space> {
  const recorder = new GraphRecorder(meter);
  const met = yield* meetStates(puzzle, metric, meter, stats, onSearch, recorder);
  if (!met) return undefined;
  const { search, states } = met;
  const { sizes } = search;
  const graph = yield* recorder.finish();
  const goals = yield* goalsAmong(search, meter);
  const queue = meter.allocate(search.store.count);
  // Two states are never farther apart than by way of the start.
  const toGoal = allocateDistances(meter, search.store.count, 2 * (sizes.length - 1));
  if (!graph || !goals || !queue || !toGoal) return undefined;
  yield* distancesFrom(graph, goals, toGoal, queue);
  return { puzzle, metric, states, graph, levels: sizes, goals, toGoal, queue };
}

/** The states of a space, met but not yet connected. */
type Met = { readonly search: BreadthFirst; readonly states: StateIndex };

/** Meets and numbers every state, the first pass of `exploreStates`; `recorder` hears of edges. */
export function* meetStates(
  puzzle: Puzzle,
  metric: Metric,
  meter: MemoryMeter,
  stats: SearchStats,
  onSearch?: (search: BreadthFirst) => void,
  recorder?: EdgeRecorder,
): Work<Met> {
  const problem = yield* compilingBlocks(puzzle, meter.spare);
  if (!problem) return undefined;
  const search = openSearch(problem, searchMetricOf(puzzle, metric), stats, meter);
  if (search) onSearch?.(search);
  if (!search || !(yield* meetAll(search, recorder))) return undefined;
  return { search, states: new StateIndex(problem, search.store) };
}

/** True when all states are met, undefined when memory ran out. */
function* meetAll(search: BreadthFirst, recorder: EdgeRecorder | undefined): Work<true> {
  const { store } = search;
  const portion = new Portion(STATES_A_YIELD);
  for (;;) {
    if (search.levelComplete) {
      if (!search.openLevel()) break;
      search.forgetEarlierLevels();
    }
    const end = portion.take((states) => search.advance(states, undefined, recorder));
    if (end === undefined) return undefined;
    yield portion.taken;
  }
  if (!store.rememberAll()) return undefined;
  for (; store.isRehashing; yield STATES_A_YIELD) store.rehashPart();
  return true;
}

function* goalsAmong({ problem, store }: BreadthFirst, meter: MemoryMeter): Work<Int32Array> {
  const test = new GoalTest(problem, store.packing);
  const found: number[] = [];
  for (let from = 0; from < store.count; from += STATES_A_YIELD) {
    const end = Math.min(store.count, from + STATES_A_YIELD);
    let goal = test.firstIn(store, from, end);
    for (; goal >= 0; goal = test.firstIn(store, goal + 1, end)) found.push(goal);
    yield STATES_A_YIELD;
  }
  const goals = meter.allocate(found.length);
  goals?.set(found);
  return goals;
}
