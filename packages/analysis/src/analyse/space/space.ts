import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { searchMetricOf } from '@glissade/blocks/model/searchMetric';
import { GoalTest } from '@glissade/blocks/reference/goalTest';
import { openSearch } from '@glissade/blocks/reference/packedSearcher';
import type { StateStore } from '@glissade/blocks/reference/stateStore';
import { KernelSearch } from '@glissade/blocks/stateGraph/kernelSearch';
import type { Metric, Puzzle } from '@glissade/core';
import { Portion } from '@glissade/search/portion';
import { type BlockProblem, compilingBlocks } from '@glissade/search/problem/blockProblem';
import type { SearchStats } from '@glissade/search/searcher';
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
  /** Space for a number a state, for sweeps. */
  readonly queue: Int32Array;
};

/** A search that meets all states, level by level. */
export type Meeting = {
  /** Sizes of the complete levels. */
  readonly sizes: readonly number[];
};

/**
 * Meets every state, connects them while it does so, and measures how far each is from the goal.
 * States cannot be found by what they look like before `states.beFindable`.
 * Counts as expanded what the first of these passes expands: each state once. `onSearch` is given
 * that pass at its beginning.
 */
export function* exploreStates(
  puzzle: Puzzle,
  metric: Metric,
  meter: MemoryMeter,
  stats: SearchStats,
  onSearch?: (search: Meeting) => void,
): Work<Space> {
  const recorder = new GraphRecorder(meter);
  const met = yield* meetStates(puzzle, metric, meter, stats, onSearch, recorder);
  if (!met) return undefined;
  const { states, sizes } = met;
  const graph = yield* recorder.finish();
  const goals = yield* goalsAmong(met, meter);
  const queue = meter.allocate(states.count);
  // Two states are never farther apart than by way of the start.
  const toGoal = allocateDistances(meter, states.count, 2 * (sizes.length - 1));
  if (!graph || !goals || !queue || !toGoal) return undefined;
  yield* distancesFrom(graph, goals, toGoal, queue);
  return { puzzle, metric, states, graph, levels: sizes, goals, toGoal, queue };
}

/** The states of a space, met but not yet connected. */
type Met = {
  readonly problem: BlockProblem;
  readonly store: StateStore;
  readonly states: StateIndex;
  /** States at each distance from the start. */
  readonly sizes: readonly number[];
};

/**
 * Meets and numbers every state, the first pass of `exploreStates`; `recorder` hears of edges. In
 * WebAssembly where that can be, else by the reference search.
 */
export function* meetStates(
  puzzle: Puzzle,
  metric: Metric,
  meter: MemoryMeter,
  stats: SearchStats,
  onSearch?: (search: Meeting) => void,
  recorder?: GraphRecorder,
): Work<Met> {
  const problem = yield* compilingBlocks(puzzle, meter.spare);
  if (!problem) return undefined;
  const inMetric = searchMetricOf(puzzle, metric);
  const met = (store: StateStore, { sizes }: Meeting): Met => ({
    ...{ problem, store, sizes },
    states: new StateIndex(problem, store),
  });
  const kernel = KernelSearch.open(problem, inMetric, stats, meter);
  if (kernel) {
    onSearch?.(kernel);
    try {
      const isDone = yield* meetAll(kernel, (states) => kernel.advance(states, recorder));
      const store = isDone && kernel.finish();
      return store && met(store, kernel);
    } finally {
      kernel.close();
    }
  }
  const search = openSearch(problem, inMetric, stats, meter);
  if (!search) return undefined;
  onSearch?.(search);
  const isDone = yield* meetAll(search, (states) => {
    search.forgetEarlierLevels();
    return search.advance(states, undefined, recorder) !== undefined;
  });
  return isDone && met(search.store, search);
}

/** Level by level: whether the search is at the end of one, and whether there is another. */
type ByLevels = { readonly levelComplete: boolean; readonly openLevel: () => boolean };

/** `advance`: false when memory ran out. True when all states are met, undefined as `advance`. */
function* meetAll(search: ByLevels, advance: (states: number) => boolean): Work<true> {
  const portion = new Portion(STATES_A_YIELD);
  while (!search.levelComplete || search.openLevel()) {
    if (!portion.take(advance)) return undefined;
    yield portion.taken;
  }
  return true;
}

function* goalsAmong({ problem, store }: Met, meter: MemoryMeter): Work<Int32Array> {
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
