/* Kernels for searches in steps that hold the tables of a goal, kept for the next puzzle. */

import { finish } from '@glissade/core';
import { type BudgetedWork, inExpansions, isDone } from '@glissade/search/budgetedWork';
import { axisPair } from '@glissade/search/heuristic/tiles/axisPair';
import { type TableSize, tableSizes } from '@glissade/search/heuristic/tiles/partitions';
import { TableCache } from '@glissade/search/heuristic/tiles/tableCache';
import { moveAutomaton } from '../board/moveAutomaton.ts';
import { type LoadedSteps, loadingSteps } from '../idaStar/stepMemory.ts';
import { type StepTables, tableBytes } from '../idaStar/stepTables.ts';
import { createSharedTileSteps, createTileSteps } from '../kernel/tileSteps.ts';
import type { GapGoal } from './packedPattern.ts';

/** Length of the move sequences that the searches prune. */
const WORDS = 10;

/** The tables of a goal, and kernels that hold them and are not in use. */
export class StepKernels {
  private known: StepTables;
  private readonly idle: LoadedSteps[] = [];
  private loading: BudgetedWork<true> | undefined;

  constructor(goal: GapGoal, partitions: StepTables['partitions']) {
    const axes = axisPair(goal.width, goal.height, goal.gapGoal);
    this.known = { ...goal, axes, automaton: moveAutomaton(WORDS), partitions };
  }

  get tables(): StepTables {
    return this.known;
  }

  /**
   * Works for about as long as `budget` expansions take on a kernel to be taken; true when there is
   * one, or no memory for it.
   */
  prepare(isShared: boolean, budget: number): boolean {
    if (this.idleAt(isShared) >= 0) return true;
    this.loading ??= this.loadingIdle(isShared);
    if (!isDone(this.loading, budget)) return false;
    this.loading = undefined;
    return true;
  }

  /** A kernel for the caller alone, until it is given back; undefined where there is no memory. */
  take(isShared: boolean): LoadedSteps | undefined {
    const at = this.idleAt(isShared);
    return at >= 0 ? this.idle.splice(at, 1)[0] : finish(this.loadingOne(isShared));
  }

  private idleAt(isShared: boolean): number {
    return this.idle.findIndex(({ shared }) => !isShared || shared !== undefined);
  }

  private *loadingIdle(isShared: boolean): BudgetedWork<true> {
    yield 0;
    const loaded = yield* inExpansions(this.loadingOne(isShared));
    if (loaded) this.idle.push(loaded);
    return true;
  }

  private *loadingOne(isShared: boolean): Generator<number, LoadedSteps | undefined> {
    const shared = isShared ? createSharedTileSteps() : undefined;
    const kernel = shared?.kernel ?? createTileSteps();
    const loaded = kernel && (yield* loadingSteps(kernel, this.known, shared));
    if (loaded) this.known = loaded.tables;
    return loaded;
  }

  giveBack(loaded: LoadedSteps): void {
    if (this.idle.length === 0) this.idle.push(loaded);
  }
}

/**
 * The tables of goals that this process has met, so that puzzles with the same goal share them;
 * space for the light ones of a dozen goals.
 */
export const kernelCache = new TableCache<StepKernels>(120_000_000, ({ tables }) =>
  tableBytes(tables.partitions),
);

/** Names a set of tables of a goal. */
export const cacheKey = ({ width, height, gapGoal }: GapGoal, size: TableSize) =>
  `${width} ${height} ${gapGoal} ${size}`;

/** Names all sets of tables that a goal can have. */
export function cacheKeys(goal: GapGoal): readonly string[] {
  const { width, height, gapGoal } = goal;
  return tableSizes(width, height, gapGoal).map((size) => cacheKey(goal, size));
}
