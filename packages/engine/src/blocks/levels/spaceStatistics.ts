import type { BreadthFirstKernel } from '@glissade/kernels';
import type { KeyCollector } from './keyCollector.ts';
import type { History } from './levelIndex.ts';
import { keysOf } from './levelStore.ts';

/** Goal states that can be reached. */
export type ReachedGoals = {
  readonly count: number;
  /** Their distance from the start, that of the nearest; undefined where there is none. */
  readonly depth: number | undefined;
  /** Their keys, for a search to begin at. */
  readonly found: KeyCollector;
};

/**
 * What a search that has met every state of a space, and kept all its levels, can tell beyond their
 * sizes. Each method goes through all states once, some thousands at a time, and yields how many it
 * has looked at. States change places within their level.
 */
export class KernelSpace {
  private readonly kernel: BreadthFirstKernel;
  private readonly history: History;
  /** How many levels there are. */
  private readonly levels: number;

  constructor(kernel: BreadthFirstKernel, history: History, levels: number) {
    this.kernel = kernel;
    this.history = history;
    this.levels = levels;
  }

  /** By number of successors: how many states have so many. */
  *branching(): Generator<number, number[]> {
    const { kernel, history, levels } = this;
    const keyBytes = kernel.keyLength();
    const histogram: number[] = [];
    for (let level = 0; level < levels; level++) {
      for (const { at, count } of history.stretches(level)) {
        for (let n = 0; n < count; n++) {
          const successors = kernel.countSuccessors(at + n * keyBytes, 1, 0);
          while (histogram.length <= successors) histogram.push(0);
          histogram[successors]!++;
        }
        yield count;
      }
    }
    return histogram;
  }

  /** Puts them into the collector; undefined: they are too many. */
  *goals(found: KeyCollector): Generator<number, ReachedGoals | undefined> {
    const { kernel, history, levels } = this;
    let depth: number | undefined;
    for (let level = 0; level < levels; level++) {
      for (const { at, count } of history.stretches(level)) {
        const goals = kernel.keepGoals(at, count);
        if (goals > 0) {
          depth ??= level;
          if (!found.add(keysOf(kernel, { at, count: goals }))) return undefined;
        }
        yield count;
      }
    }
    return { count: found.count, depth, found };
  }
}
