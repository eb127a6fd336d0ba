/* Statistics of a whole space from the levels of one breadth-first search. */
import type { BreadthFirstKernel } from '../kernel/breadthFirstKernel.ts';
import type { KeyCollector } from './keyCollector.ts';
import type { LevelIndex } from './levelIndex.ts';
import { keysIn } from './levelStore.ts';

/** The goal states that can be reached. */
export type ReachedGoals = {
  readonly count: number;
  /** Distance of the nearest one from the start; undefined: there is none. */
  readonly depth: number | undefined;
  /** Their keys, from which a search can start. */
  readonly found: KeyCollector;
};

/**
 * Statistics of a whole space beyond its level sizes, from a search that has reached every state
 * and stored all levels. Each method reads all states once, some thousands at a time, and yields
 * how many it has read. States change places within their level.
 */
export class SpaceStatistics {
  private readonly kernel: BreadthFirstKernel;
  private readonly levelIndex: LevelIndex;
  /** Number of levels. */
  private readonly levels: number;

  constructor(kernel: BreadthFirstKernel, levelIndex: LevelIndex, levels: number) {
    this.kernel = kernel;
    this.levelIndex = levelIndex;
    this.levels = levels;
  }

  /** A histogram: by number of successors, how many states have so many. */
  *branching(): Generator<number, number[]> {
    const { kernel, levelIndex, levels } = this;
    const keyBytes = kernel.keyLength();
    const histogram: number[] = [];
    for (let level = 0; level < levels; level++) {
      for (const { at, count } of levelIndex.spans(level)) {
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

  /** Adds all goal states to the collector; undefined: they are too many. */
  *goals(found: KeyCollector): Generator<number, ReachedGoals | undefined> {
    const { kernel, levelIndex, levels } = this;
    let depth: number | undefined;
    for (let level = 0; level < levels; level++) {
      for (const { at, count } of levelIndex.spans(level)) {
        const goals = kernel.gatherGoals(at, count);
        if (goals > 0) {
          depth ??= level;
          if (!found.add(keysIn(kernel, { at, count: goals }))) return undefined;
        }
        yield count;
      }
    }
    return { count: found.count, depth, found };
  }
}
