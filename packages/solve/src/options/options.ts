import type { Metric, Steps } from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { threadsAvailable } from '@glissade/platform/threads/pool';
import type { TieRule } from '@glissade/search/algorithms';
import type { EngineName } from '../engines/engineNames.ts';
import type { HeuristicName } from '../engines/heuristics.ts';
import type { Progress } from '../outcome.ts';
import { FLAG, LINE, NUMBER, type OptionTable, RECORD, TEXT } from './optionTypes.ts';

/**
 * The limits of the work. What is not given is not limited, except memory (2 GiB).
 *
 * @example
 * ```ts
 * import { type Limits, solve } from 'glissade';
 * const limits: Limits = { timeMs: 10_000, nodes: 50 };
 * const outcome = await solve('8 6 7/2 5 4/3 0 1', { engine: 'astar', limits });
 * console.log(outcome.status === 'undecided' && outcome.limit); // → nodes
 * ```
 */
export type Limits = {
  /** Milliseconds at most. */
  readonly timeMs?: number;
  /** Bytes at most; 2 GiB when not given. */
  readonly memoryBytes?: number;
  /** Nodes expanded. */
  readonly nodes?: number;
  /** Solutions no longer than this: for the depth-first engines dfs, iddfs, idastar. */
  readonly depth?: number;
};

export const LIMIT_OPTIONS: OptionTable<Limits> = {
  timeMs: NUMBER,
  memoryBytes: NUMBER,
  nodes: NUMBER,
  depth: NUMBER,
};

/**
 * The sizes of pattern databases that can be asked for.
 *
 * @example
 * ```ts
 * import { TABLES } from 'glissade/tables';
 * console.log(TABLES.join(' ')); // → light heavy
 * ```
 */
export const TABLES = ['light', 'heavy'] as const;
/** One of `TABLES`. */
export type TablesChoice = (typeof TABLES)[number];

/**
 * What `solve` takes besides the puzzle; plain JSON.
 *
 * @example
 * ```ts
 * import { type SolveOptions, solve } from 'glissade';
 * const options: SolveOptions = { metric: 'moves', tieBreak: 'steps' };
 * const outcome = await solve('2003/2003/4115/4785/6..9', options);
 * if (outcome.status === 'solved') console.log(outcome.lengths.steps); // → 118
 * ```
 */
export type SolveOptions = {
  /** `defaultMetric(puzzle)` when not given. */
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
  /**
   * Instead of a heuristic's name, for tile puzzles: one as an expression over the features of
   * `ownHeuristic`, such as `manhattan + 2 * conflicts`. Solutions are then not proved shortest.
   */
  readonly expression?: string;
  /**
   * For engine astar: f = g + weight × h, 0 or more. Above 1, solutions are found sooner and are at
   * most so many times as long as the shortest.
   */
  readonly weight?: number;
  /** For ucs, greedy and astar: which of several equal nodes is expanded first; `low-h` if none. */
  readonly ties?: TieRule;
  /**
   * For the textbook engines and tile puzzles: the order in which the moves of the gap are tried,
   * such as `UDLR`.
   */
  readonly gapOrder?: string;
  /**
   * An anytime search: a good solution soon, rather than a proved shortest one. It goes on to
   * shorten its solution until a limit of time or nodes, one second when neither is given. Where
   * the proof comes first, as on small boards, it has no effect, and a note of the outcome says so.
   */
  readonly anytime?: boolean;
  /**
   * With `anytime`: a solution of the puzzle that the search makes shorter; the answer is
   * never longer in `metric`. Only read.
   */
  readonly from?: Steps;
  /** With `anytime`: another seed, another answer. 1 by default. */
  readonly seed?: number;
  /** Where to stop. */
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

export const SOLVE_OPTIONS: OptionTable<SolveOptions> = {
  metric: TEXT,
  tieBreak: TEXT,
  countOptimal: FLAG,
  allSolutions: NUMBER,
  engine: TEXT,
  heuristic: TEXT,
  expression: TEXT,
  weight: NUMBER,
  ties: TEXT,
  gapOrder: TEXT,
  anytime: FLAG,
  from: LINE,
  seed: NUMBER,
  limits: RECORD,
  threads: NUMBER,
  tables: TEXT,
  lightTablesOnly: FLAG,
  checkpoint: TEXT,
};

/**
 * What an asynchronous run takes besides.
 *
 * @example
 * ```ts
 * import { type RunOptions, solve } from 'glissade';
 * const controller = new AbortController();
 * const options: RunOptions = { signal: controller.signal };
 * const answer = solve('8 6 4/0 7 2/5 1 3', options);
 * controller.abort();
 * console.log((await answer).status); // → cancelled
 * ```
 */
export type RunOptions = SolveOptions & {
  /** Aborting it ends the run with the outcome `cancelled`. */
  readonly signal?: AbortSignalLike;
  /** Called between slices of work, at most about ten times a second. */
  readonly onProgress?: (progress: Progress) => void;
};

export const MEMORY_BYTES_DEFAULT = 2 * 1024 ** 3;
/** How long an anytime search goes on when no limit of time or nodes is given. */
export const ANYTIME_MS_DEFAULT = 1000;
/** More threads than this wait for memory, not for each other. */
const THREADS_MAX = 8;

/** How many threads a run may have. */
export function threadsFor(asked: number | undefined): number {
  return Math.min(asked ?? THREADS_MAX, threadsAvailable());
}

/**
 * The same limits for work that begins now, where the time since `startedMs` (by
 * `performance.now()`) counts too: for reading a puzzle, or for another search.
 */
export function limitsLeft<Given extends Limits>(limits: Given, startedMs: number): Given {
  const { timeMs } = limits;
  // What is no time is left for the checks to refuse.
  if (typeof timeMs !== 'number' || !(timeMs > 0)) return limits;
  return { ...limits, timeMs: Math.max(0, timeMs - (performance.now() - startedMs)) };
}

/** Whether the shortest solutions are to be counted. */
export function countsShortest({ countOptimal, allSolutions }: SolveOptions): boolean {
  return countOptimal === true || allSolutions !== undefined;
}
