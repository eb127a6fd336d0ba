import type { DataFile } from '@glissade/platform/files/storage';
import type { KernelEncoding } from '../encoding/kernelEncoding.ts';
import type { OptimalPathDag } from '../paths/optimalPathDag.ts';
import type { LevelIndex } from './levelIndex.ts';
import type { KernelHolder } from './levelStore.ts';
import { loadKey } from './levelStore.ts';
import { SpaceStatistics } from './spaceStatistics.ts';

/**
 * Answers questions about the levels of a search, wherever their states are: paths at any time, all
 * else once the search is finished.
 */
export class ReachedLevels {
  readonly holder: KernelHolder;
  readonly encoding: KernelEncoding;
  readonly levelIndex: LevelIndex;
  private readonly levels: readonly number[];
  private readonly openFile: () => DataFile | undefined;
  private dag: OptimalPathDag | undefined;

  /**
   * `openFile` is called for what memory cannot hold; it returns undefined where there is no disk.
   */
  constructor(
    holder: KernelHolder,
    encoding: KernelEncoding,
    levelIndex: LevelIndex,
    levels: readonly number[],
    openFile: () => DataFile | undefined,
  ) {
    this.holder = holder;
    this.encoding = encoding;
    this.levelIndex = levelIndex;
    this.levels = levels;
    this.openFile = openFile;
  }

  /** Statistics of the whole space, if the search has reached all of it. */
  space(): SpaceStatistics {
    return new SpaceStatistics(this.holder.kernel, this.levelIndex, this.levels.length);
  }

  /**
   * The optimal-path DAG of all goals in a level; `keepsStates`: for `statesOnPaths`. `Dag`: its
   * class, which a page that asks for one solution need not load.
   */
  optimalPathDag(Dag: typeof OptimalPathDag, depth: number, keepsStates: boolean): OptimalPathDag {
    const what = { depth, keepsStates };
    this.dag = new Dag(this.holder, this.levelIndex, this.openFile, what);
    return this.dag;
  }

  /** Closes the files of the backward sweep. */
  close(): void {
    this.dag?.close();
  }

  /** The states of a level that are on shortest paths: placement by slot. */
  *statesOnPaths(dag: OptimalPathDag, level: number): Generator<Int32Array> {
    for (const _ of dag.loadStates(level)) yield this.currentState();
  }

  /** The state with this number, counted level by level. It becomes the current state. */
  stateAt(number: number): Int32Array {
    const { levelIndex, holder } = this;
    for (const { at } of levelIndex.store.spans({ from: number, to: number + 1 })) {
      loadKey(holder.kernel, at);
    }
    return this.currentState();
  }

  /** A shortest path to the current state, which is in level `depth`, from the start. */
  pathToCurrent(depth: number): Int32Array[] {
    const path = [this.currentState()];
    for (let level = depth - 1; level >= 0; level--) {
      if (!this.levelIndex.loadPredecessor(level)) {
        throw new Error(`a state of level ${level + 1} has no predecessor`);
      }
      path.push(this.currentState());
    }
    return path.reverse();
  }

  private currentState(): Int32Array {
    const { kernel } = this.holder;
    kernel.unpackState();
    return this.encoding.readState(kernel.memory.buffer);
  }
}
