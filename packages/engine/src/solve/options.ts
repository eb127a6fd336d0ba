import type { Metric } from '@glissade/core';
import type { EngineName } from '../engines/engines.ts';
import type { HeuristicName } from '../engines/heuristics.ts';
import { threadsAvailable } from '../threads/pool.ts';
import type { Progress } from './outcome.ts';

/** How much work at all. What is not given is not limited, except memory (2 GiB). */
export type Limits = {
  readonly timeMs?: number;
  readonly memoryBytes?: number;
  /** Nodes expanded. */
  readonly nodes?: number;
  /** Solutions no longer than this: for the depth-first engines dfs, iddfs, idastar. */
  readonly depth?: number;
};

export const TABLES = ['light', 'heavy'] as const;
export type TablesChoice = (typeof TABLES)[number];

export type SolveOptions = {
  /** `steps` when not given. */
  readonly metric?: Metric;
  /**
   * Among the shortest in `metric`, one that is shortest in this metric too; for block puzzles on
   * one thread.
   */
  readonly tieBreak?: Metric;
  /** Count the shortest solutions in `metric`, too: of block puzzles on one thread. */
  readonly countOptimal?: boolean;
  /** Count them and list them, so many at most: a whole number, 1 or more. */
  readonly allSolutions?: number;
  /** Chosen by the puzzle when not given. */
  readonly engine?: EngineName;
  /** For the engines that use one: greedy, astar, idastar. */
  readonly heuristic?: HeuristicName;
  /** A good solution soon, rather than a proved shortest one. */
  readonly any?: boolean;
  /** With `any`: another seed, another answer. 1 by default. */
  readonly seed?: number;
  readonly limits?: Limits;
  /**
   * Threads at most, the caller's own included; as many as pay when not given. One in a page that
   * is not cross-origin isolated, whatever is asked.
   */
  readonly threads?: number;
  /**
   * For shortest solutions of tile puzzles. `heavy`: build the largest pattern databases (4×4:
   * 290 MB, half a minute or more) rather than those that pay for one board. They are kept for
   * later processes, which take them up without being asked.
   */
  readonly tables?: TablesChoice;
  /**
   * For shortest solutions of tile puzzles: no heavy tables are made or loaded, and a search that
   * is worth them ends `undecided` at the limit `memory`. For the many threads of a batch, beside
   * one search at a time that has all threads and the heavy tables.
   */
  readonly lightTablesOnly?: boolean;
  /**
   * Path of a folder, made if there is none, from which a search that was stopped, at whatever
   * moment, is taken up again; emptied when there is an answer. Node only.
   */
  readonly checkpoint?: string;
};

/** What an asynchronous run takes besides. */
export type RunOptions = SolveOptions & {
  /** Aborting it ends the run with the outcome `cancelled`. */
  readonly signal?: AbortSignal;
  /** Called between slices of work, at most about ten times a second. */
  readonly onProgress?: (progress: Progress) => void;
};

export const MEMORY_BYTES_DEFAULT = 2 * 1024 ** 3;
/** How long `any` goes on looking for a shorter answer when no limit of time or nodes is given. */
export const ANY_TIME_MS_DEFAULT = 1000;
/** More threads than this wait for memory, not for each other. */
const THREADS_MAX = 8;

/** How many threads a run may have. */
export function threadsFor(asked: number | undefined): number {
  return Math.min(asked ?? THREADS_MAX, threadsAvailable());
}

/**
 * The same limits for work that begins now, where what was done since `startedMs` (by
 * `performance.now()`) counts, too: reading a puzzle, or another search.
 */
export function limitsLeft<Given extends Limits>(limits: Given, startedMs: number): Given {
  const { timeMs } = limits;
  if (timeMs === undefined) return limits;
  return { ...limits, timeMs: Math.max(0, timeMs - (performance.now() - startedMs)) };
}

/** Whether the shortest solutions are to be counted. */
export function countsShortest({ countOptimal, allSolutions }: SolveOptions): boolean {
  return countOptimal === true || allSolutions !== undefined;
}
