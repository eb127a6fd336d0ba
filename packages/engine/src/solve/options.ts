import { METRICS, type Metric, metricsOf, type Puzzle } from '@glissade/core';
import { ENGINE_NAMES, ENGINES, type EngineName, engineByName } from '../backend/engines.ts';
import { HEURISTIC_NAMES, type HeuristicName, heuristicRefusal } from '../backend/heuristics.ts';
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
  /** Among the shortest in `metric`, one that is shortest in this metric too. */
  readonly tieBreak?: Metric;
  /** Count the shortest solutions in `metric`, too. */
  readonly countOptimal?: boolean;
  /** Count them and list them, so many at most: a whole number, 1 or more. */
  readonly allSolutions?: number;
  /** Chosen by the puzzle when not given. */
  readonly engine?: EngineName;
  /** For the engines that use one: greedy, astar, idastar. */
  readonly heuristic?: HeuristicName;
  /** A good solution soon, rather than a proved shortest one. */
  readonly any?: boolean;
  /** For the engines that break ties by chance: another seed, another answer. 1 by default. */
  readonly seed?: number;
  readonly limits?: Limits;
  /**
   * Threads at most, the caller's own included; as many as pay when not given. One in a page that
   * is not cross-origin isolated, whatever is asked.
   */
  readonly threads?: number;
  /**
   * For tile puzzles. `heavy`: build the largest pattern databases (4×4: 290 MB, half a minute or
   * more) rather than those that pay for one board. They are kept for later processes, which take
   * them up without being asked.
   */
  readonly tables?: TablesChoice;
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

export type OptionErrorCode =
  | 'metric'
  | 'tieBreak'
  | 'engine'
  | 'heuristic'
  | 'limit'
  | 'threads'
  | 'tables'
  | 'allSolutions'
  | 'checkpoint'
  | 'line'
  | 'combination'
  | 'family'
  | 'level'
  | 'seed';

/** An option that makes no sense, or not for this puzzle. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
  readonly code: OptionErrorCode;
  readonly hint: string;

  constructor(code: OptionErrorCode, message: string, hint: string) {
    super(message);
    this.code = code;
    this.hint = hint;
  }
}

/** Throws OptionError at the first option that cannot be meant. */
export function checkOptions(puzzle: Puzzle, options: SolveOptions): void {
  checkMetric(puzzle, options.metric ?? 'steps', 'metric');
  if (options.tieBreak !== undefined) checkMetric(puzzle, options.tieBreak, 'tieBreak');
  checkName('heuristic', options.heuristic, HEURISTIC_NAMES);
  checkName('engine', options.engine, ENGINE_NAMES);
  checkLimits(options.limits ?? {});
  checkThreads(options.threads);
  checkName('tables', options.tables, TABLES);
  checkAllSolutions(options.allSolutions);
  checkFit(puzzle, options);
}

/** Whether engine and heuristic suit the puzzle and each other. */
function checkFit(
  puzzle: Puzzle,
  { engine, heuristic, tieBreak, any, limits, ...options }: SolveOptions,
): void {
  const countOptimal = countsShortest(options);
  const refuse = (message: string | undefined, hint: string) => {
    if (message !== undefined) throw new OptionError('combination', message, hint);
  };
  if (heuristic !== undefined) {
    refuse(heuristicRefusal(heuristic, puzzle), 'leave it out: one that fits is chosen');
    refuse(unheeded('a heuristic', engine, 'usesHeuristic'), only('usesHeuristic'));
  }
  if (limits?.depth !== undefined) {
    refuse(unheeded('a limit of depth', engine, 'limitsDepth'), only('limitsDepth'));
  }
  if (countOptimal && any) {
    refuse(
      'the shortest solutions cannot be counted where any will do',
      'leave out one of the two',
    );
  }
  if (engine === undefined) return;
  const { refuses, breaksTies, countsOptimal } = engineByName(engine);
  const reason = refuses(puzzle);
  refuse(reason && `engine ${engine} cannot take this puzzle: ${reason}`, 'leave the engine out');
  if (countOptimal && !countsOptimal) {
    refuse(
      `engine ${engine} cannot count shortest solutions`,
      'leave out the engine: kernel, packed and tiles can',
    );
  }
  if (tieBreak !== undefined && !breaksTies) {
    refuse(
      `engine ${engine} cannot break ties by a second metric`,
      'leave out the engine or the second metric',
    );
  }
}

type Heed = 'usesHeuristic' | 'limitsDepth';

/** What is said where nothing would come of an option. */
function unheeded(what: string, name: EngineName | undefined, heed: Heed): string | undefined {
  if (name === undefined) return `${what} means nothing to the engine that the puzzle chooses`;
  return engineByName(name)[heed] ? undefined : `${what} means nothing to engine ${name}`;
}

function only(heed: Heed): string {
  const names = ENGINES.filter((engine) => engine[heed]).map(({ name }) => name);
  return `leave it out, or name an engine: ${names.join(', ')}`;
}

export function checkMetric(puzzle: Puzzle, metric: Metric, option: 'metric' | 'tieBreak'): void {
  if (!METRICS.includes(metric)) {
    throw new OptionError(option, `"${metric}" is no metric`, `one of ${METRICS.join(', ')}`);
  }
  if (metricsOf(puzzle).includes(metric)) return;
  throw new OptionError(
    option,
    `${metric} measures tile puzzles, and this is a block puzzle`,
    `one of ${metricsOf(puzzle).join(', ')}`,
  );
}

function checkName(
  option: 'engine' | 'heuristic' | 'tables',
  name: string | undefined,
  known: readonly string[],
): void {
  if (name === undefined || known.includes(name)) return;
  const what = option === 'tables' ? 'size of tables' : option;
  throw new OptionError(option, `"${name}" is no ${what}`, `one of ${known.join(', ')}`);
}

/** Whether the shortest solutions are to be counted. */
export function countsShortest({ countOptimal, allSolutions }: SolveOptions): boolean {
  return countOptimal === true || allSolutions !== undefined;
}

function checkAllSolutions(count: number | undefined): void {
  if (count === undefined || (Number.isInteger(count) && count >= 1)) return;
  throw new OptionError(
    'allSolutions',
    `a list of ${count} solutions`,
    'a whole number, 1 or more',
  );
}

export function checkThreads(threads: number | undefined): void {
  if (threads === undefined || (Number.isInteger(threads) && threads >= 1)) return;
  throw new OptionError('threads', `${threads} threads`, 'a whole number, 1 or more');
}

export function checkLimits(limits: Limits): void {
  for (const [name, value] of Object.entries(limits)) {
    if (value === undefined || (typeof value === 'number' && value >= 0)) continue;
    throw new OptionError('limit', `limit ${name} is ${value}`, 'a number, 0 or more');
  }
}
