/* The reference search, loaded with the states on shortest paths alone. */
import type { Steps } from '@glissade/core';
import type { SearchStats } from '../../search/searcher.ts';
import type { KernelTask } from '../bfs/searchTask.ts';
import type { MemoryMeter } from '../model/memoryMeter.ts';
import type { SearchMetric } from '../model/searchMetric.ts';
import { BreadthFirst } from '../reference/breadthFirst.ts';
import { edgeWeightsFor } from '../reference/edgeWeights.ts';
import { listPaths } from '../reference/listPaths.ts';
import { TieBreaking } from '../reference/tieBreaking.ts';
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
  addLevel(states: Iterable<Int32Array>): boolean {
    return this.search.addLevel(states);
  }

  /** The search for the best of the shortest paths in another metric. */
  tieBreaking(tieMetric: SearchMetric): TieBreaking {
    const { search, meter } = this;
    const { problem, metric } = this.task;
    const weights = edgeWeightsFor(problem, metric, tieMetric);
    const depth = search.depth - 1;
    const first = search.levels[depth]!;
    const count = search.levels[depth + 1]! - first;
    const goals = Array.from({ length: count }, (_, index) => first + index);
    return new TieBreaking(search, weights, meter, depth, goals);
  }

  /** Shortest solutions, at most so many. */
  lines(countMax: number, tieMetric: SearchMetric | undefined): Steps[] {
    const { search } = this;
    const { problem, metric } = this.task;
    const { levels, depth } = search;
    // The reference search holds no other states.
    const isOnPath = (state: number, level: number) =>
      state >= levels[level]! && state < levels[level + 1]!;
    return listPaths(search, depth - 1, isOnPath, countMax).map((path) =>
      stepsAlong(problem, this.placementsOf(path), metric, tieMetric),
    );
  }

  placementsOf(path: readonly number[]): Int32Array[] {
    return path.map((number) => {
      const at = new Int32Array(this.task.problem.slotCount);
      this.search.store.load(number, at);
      return at;
    });
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
