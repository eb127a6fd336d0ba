/* What all strategies of breadth-first search share: each generates one level after another. */
import type { Progress } from './progress.ts';

/** Statistics of a strategy's own work. */
export type StrategyStats = {
  readonly expanded: number;
  readonly generated: number;
  readonly peakBytes: number;
};

/**
 * One way to generate the next level of a breadth-first search: in memory on one thread
 * (`InMemoryLevels`), shared among threads (`SearchOwner`), or in files (`DelayedDuplicateSearch`).
 */
export interface LevelStrategy {
  /** Number of threads that search. */
  readonly threads: number;
  readonly stats: StrategyStats;
  /** Expands up to about `budget` states of one level. */
  advance(budget: number): Progress;
  /** To be called once `advance` has returned `level`; returns the number of its states. */
  addLevel(): number;
  /** Makes the goal that was generated the kernel's current state. */
  loadGoal(): void;
}
