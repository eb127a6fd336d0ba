import { countSteps, exactCount, type Metric, type Puzzle } from '@glissade/core';
import { openFolder } from '#storage-port';
import { type Engine, type EngineOptions, engineByName } from '../backend/engines.ts';
import { CheckpointError } from '../backend/kernel/checkpoint.ts';
import type { Question } from '../problem/problem.ts';
import type { RawOutcome, Searcher } from '../search/searcher.ts';
import type { DataFolder } from '../storage/storage.ts';
import { chooseEngine } from './chooseEngine.ts';
import {
  checkOptions,
  MEMORY_BYTES_DEFAULT,
  OptionError,
  type SolveOptions,
  threadsFor,
} from './options.ts';
import type { Outcome, OutcomeStats, Progress } from './outcome.ts';
import { type Clock, runMachine, type Stopped } from './run.ts';
import { verifyLine } from './verify.ts';

/**
 * The journey from puzzle to verified outcome, a slice of work at a time: every form of `solve`
 * drives this one. Yields where it stands after each slice. Throws OptionError before any work.
 */
export function* solving(
  puzzle: Puzzle,
  options: SolveOptions = {},
  isCancelled: () => boolean = () => false,
): Generator<Progress, Outcome> {
  checkOptions(puzzle, options);
  const startedMs = performance.now();
  const clock: Clock = { timeMs: 0, setupMs: 0 };
  const asked = options.metric ?? 'steps';
  const engine = options.engine ? engineByName(options.engine) : chooseEngine(puzzle, options);
  const limits = { memoryBytes: MEMORY_BYTES_DEFAULT, ...options.limits };
  const searcher = start(
    engine,
    questionOf(puzzle, asked, options),
    engineOptions(options, limits),
  );
  clock.setupMs = performance.now() - startedMs;
  const run = runMachine(searcher, limits, clock, startedMs, isCancelled);
  try {
    for (;;) {
      const { done, value } = run.next();
      if (done)
        return outcomeOf({ puzzle, asked, options, engine, searcher, clock, startedMs }, value);
      yield progressOf(searcher, asked, clock);
    }
  } finally {
    run.return({ status: 'cancelled' });
  }
}

/** Throws OptionError. */
function folderAt(path: string): DataFolder {
  try {
    return openFolder(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OptionError('checkpoint', `no checkpoints in ${path}: ${reason}`, 'another folder');
  }
}

/** What a checkpoint refuses is an option that makes no sense here. */
function start(engine: Engine, question: Question, options: EngineOptions): Searcher {
  if (options.checkpoint && !engine.keepsCheckpoints) {
    const message = `engine ${engine.name} cannot be taken up again from a checkpoint`;
    throw new OptionError('combination', message, 'only block puzzles: leave out the checkpoint');
  }
  try {
    return engine.start(question, options);
  } catch (error) {
    if (!(error instanceof CheckpointError)) throw error;
    throw new OptionError('checkpoint', error.message, error.hint);
  }
}

function engineOptions(
  { heuristic, threads, tables, checkpoint }: SolveOptions,
  { memoryBytes, depth }: { readonly memoryBytes: number; readonly depth?: number },
): EngineOptions {
  return {
    memoryBytesMax: memoryBytes,
    threads: threadsFor(threads),
    isHeavy: tables === 'heavy',
    ...(checkpoint === undefined ? {} : { checkpoint: folderAt(checkpoint) }),
    ...(heuristic === undefined ? {} : { heuristic }),
    ...(depth === undefined ? {} : { depthMax: depth }),
  };
}

/**
 * With one gap a tile can only go on by going back, so for tile puzzles the shortest in `steps`,
 * `slides`, `moves` and `stm` are the same lines: engines see `stm`.
 */
function questionOf(
  puzzle: Puzzle,
  metric: Metric,
  { tieBreak, countOptimal = false }: SolveOptions,
): Question {
  const canonical = (name: Metric): Metric =>
    puzzle.type === 'tiles' && name !== 'mtm' ? 'stm' : name;
  const question = { puzzle, metric: canonical(metric), countOptimal };
  const second = tieBreak === undefined ? undefined : canonical(tieBreak);
  return second === undefined || second === question.metric
    ? question
    : { ...question, tieBreak: second };
}

function statsOf({ stats }: Searcher, clock: Clock): OutcomeStats {
  const { lowerBound: _, ...counts } = stats;
  return { ...counts, timeMs: clock.timeMs, setupMs: clock.setupMs };
}

function progressOf(searcher: Searcher, metric: Metric, clock: Clock): Progress {
  return {
    phase: searcher.preparing ? 'preparing' : 'searching',
    lowerBound: searcher.stats.lowerBound,
    ...(searcher.best ? { bestLength: countSteps(searcher.best, metric) } : {}),
    stats: statsOf(searcher, clock),
  };
}

type Run = {
  readonly puzzle: Puzzle;
  readonly asked: Metric;
  readonly options: SolveOptions;
  readonly engine: Engine;
  readonly searcher: Searcher;
  readonly clock: Clock;
  readonly startedMs: number;
};

/** Verifies how a run ended and puts it into words. */
function outcomeOf(run: Run, end: RawOutcome | Stopped): Outcome {
  const { puzzle, asked, options, engine, searcher, clock, startedMs } = run;
  const line = end.status === 'solved' ? verifyLine(puzzle, end.steps, asked) : undefined;
  const best =
    end.status !== 'solved' && searcher.best
      ? { best: verifyLine(puzzle, searcher.best, asked) }
      : {};
  clock.timeMs = performance.now() - startedMs;
  const common = {
    metric: asked,
    ...(options.tieBreak === undefined ? {} : { tieBreak: options.tieBreak }),
    engine: engine.name,
    lowerBound: searcher.stats.lowerBound,
    stats: statsOf(searcher, clock),
  };
  switch (end.status) {
    case 'solved': {
      const lowerBound = end.optimal ? line!.length : common.lowerBound;
      const { optimal, optimalSolutions: count } = end;
      const counted = count === undefined ? {} : { optimalSolutions: exactCount(count) };
      return { status: 'solved', optimal, ...line!, ...counted, ...common, lowerBound };
    }
    case 'unsolvable':
      return { status: 'unsolvable', proof: end.proof, ...common };
    case 'undecided':
      return { status: 'undecided', limit: end.limit, ...common, ...best };
    case 'cancelled':
      return { status: 'cancelled', ...common, ...best };
  }
}
