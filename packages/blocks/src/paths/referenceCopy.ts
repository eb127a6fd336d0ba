/* The reference search, loaded with the states on shortest paths alone. */
import type { Steps } from '@glissade/core';
import type { SearchStats } from '@glissade/search/searcher';
import type { KernelTask } from '../bfs/searchTask.ts';
import type { MemoryMeter } from '../model/memoryMeter.ts';
import type { SearchMetric } from '../model/searchMetric.ts';
import { edgeWeightsFor } from '../reference/edgeWeights.ts';
import { listLines } from '../reference/listLines.ts';
import { sweepPaths } from '../reference/optimalPathDag.ts';
import { BreadthFirst } from '../reference/packedBreadthFirst.ts';
import { bestPath } from '../reference/tieBreaking.ts';
import { stepsAlong } from './stepsAlong.ts';

export class ReferenceCopy {
  readonly meter: MemoryMeter;
  private readonly task: KernelTask;
  private readonly search: BreadthFirst;

  constructor(task: KernelTask, search: BreadthFirst, meter: MemoryMeter) {
    this.task = task;
    this.search = search;
    this.meter = meter;
  }

  /** Adds the states of the next level; false: not enough memory. */
  addLevel(states: Iterable<Int32Array>): Generator<number, boolean> {
    return this.search.addLevel(states);
  }

  /** One of the shortest solutions that is best in another metric. */
  *bestLine(tieMetric: SearchMetric): Generator<number, Steps | undefined> {
    const { search, meter } = this;
    const { problem, metric } = this.task;
    const weights = edgeWeightsFor(problem, metric, tieMetric);
    const { levels } = search;
    const depth = search.depth - 1;
    const count = levels[depth + 1]! - levels[depth]!;
    const goals = Array.from({ length: count }, (_, index) => levels[depth]! + index);
    const layers = yield* sweepPaths(search, meter, depth, goals);
    const path = layers && (yield* bestPath(search, weights, meter, layers));
    return path && this.lineOf(path, tieMetric);
  }

  /** Shortest solutions, at most so many. */
  lines(
    countMax: number,
    tieMetric: SearchMetric | undefined,
  ): Generator<number, Steps[] | undefined> {
    const { search, meter } = this;
    const { levels, depth } = search;
    // The reference search holds no other states.
    const isOnPath = (state: number, level: number) =>
      state >= levels[level]! && state < levels[level + 1]!;
    const lineOf = (path: readonly number[]) => this.lineOf(path, tieMetric);
    return listLines({ search, meter, depth: depth - 1, isOnPath, countMax, lineOf });
  }

  private lineOf(path: readonly number[], tieMetric: SearchMetric | undefined): Steps {
    const { problem, metric } = this.task;
    const states = path.map((number) => {
      const at = new Int32Array(problem.slotCount);
      this.search.store.load(number, at);
      return at;
    });
    return stepsAlong(problem, states, metric, tieMetric);
  }
}

/** Undefined where there is no memory for it. */
export function openReference(
  task: KernelTask,
  stats: SearchStats,
  meter: MemoryMeter,
): ReferenceCopy | undefined {
  try {
    return new ReferenceCopy(
      task,
      new BreadthFirst(task.problem, task.metric, stats, meter),
      meter,
    );
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
