import { countSteps, exactCount, type Metric, type Puzzle, type Steps } from '@glissade/core';
import { openFolder } from '#storage-port';
import { type Engine, type EngineOptions, engineByName } from '../backend/engines.ts';
import type { Question } from '../problem/problem.ts';
import type { RawOutcome, Searcher } from '../search/searcher.ts';
import { CheckpointError } from '../storage/checkpointError.ts';
import type { DataFolder } from '../storage/storage.ts';
import { chooseEngine } from './chooseEngine.ts';
import {
  ANY_TIME_MS_DEFAULT,
  checkOptions,
  countsShortest,
  type Limits,
  MEMORY_BYTES_DEFAULT,
  OptionError,
  type SolveOptions,
  threadsFor,
} from './options.ts';
import type { Outcome, OutcomeStats, Progress, SolutionLine } from './outcome.ts';
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
  const engine = options.engine ? engineByName(options.engine) : chooseEngine(puzzle, options);
  const run = running(engine, puzzle, options, isCancelled);
  try {
    for (;;) {
      const { done, value } = run.next();
      if (done) return value;
      yield progressOf(value);
    }
  } finally {
    run.return(undefined as never);
  }
}

/** A run under way. */
export type Run = {
  readonly puzzle: Puzzle;
  readonly asked: Metric;
  readonly options: SolveOptions;
  readonly engine: Engine;
  readonly searcher: Searcher;
  readonly clock: Clock;
  readonly startedMs: number;
};

/** The same for an engine chosen and options checked: yields the run itself after each slice. */
export function* running(
  engine: Engine,
  puzzle: Puzzle,
  options: SolveOptions,
  isCancelled: () => boolean,
): Generator<Run, Outcome> {
  const startedMs = performance.now();
  const clock: Clock = { timeMs: 0, setupMs: 0 };
  const asked = options.metric ?? 'steps';
  const limits = limitsFor(engine, options);
  const question = questionOf(puzzle, asked, options);
  const searcher = start(engine, question, engineOptions(options, limits, clock));
  clock.setupMs = performance.now() - startedMs;
  const slices = runMachine(searcher, limits, clock, startedMs, isCancelled);
  const run: Run = { puzzle, asked, options, engine, searcher, clock, startedMs };
  try {
    for (;;) {
      const { done, value } = slices.next();
      if (done) return outcomeOf(run, value);
      yield run;
    }
  } finally {
    slices.return({ status: 'cancelled' });
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
    throw new OptionError(
      'combination',
      message,
      'leave out the checkpoint, or the engine and --any',
    );
  }
  try {
    return engine.start(question, options);
  } catch (error) {
    if (!(error instanceof CheckpointError)) throw error;
    throw new OptionError('checkpoint', error.message, error.hint);
  }
}

function engineOptions(
  { heuristic, threads, tables, checkpoint, seed }: SolveOptions,
  { memoryBytes, depth, timeMs }: Limits & { readonly memoryBytes: number },
  clock: Clock,
): EngineOptions {
  const isTimed = timeMs !== undefined && Number.isFinite(timeMs);
  return {
    memoryBytesMax: memoryBytes,
    threads: threadsFor(threads),
    isHeavy: tables === 'heavy',
    ...(checkpoint === undefined ? {} : { checkpoint: folderAt(checkpoint) }),
    ...(heuristic === undefined ? {} : { heuristic }),
    ...(depth === undefined ? {} : { depthMax: depth }),
    ...(seed === undefined ? {} : { seed }),
    ...(isTimed ? { spent: () => clock.timeMs / timeMs } : {}),
  };
}

/** An engine that could go on improving for hours stops soon unless it is told when. */
function limitsFor(
  { goesOn = false }: Engine,
  { limits = {} }: SolveOptions,
): Limits & { readonly memoryBytes: number } {
  const isOpen = goesOn && limits.timeMs === undefined && limits.nodes === undefined;
  return {
    memoryBytes: MEMORY_BYTES_DEFAULT,
    ...limits,
    ...(isOpen ? { timeMs: ANY_TIME_MS_DEFAULT } : {}),
  };
}

/**
 * With one gap a tile can only go on by going back, so for tile puzzles the shortest in `steps`,
 * `slides`, `moves` and `stm` are the same lines: engines see `stm`.
 */
function questionOf(puzzle: Puzzle, metric: Metric, options: SolveOptions): Question {
  const { tieBreak, allSolutions } = options;
  const canonical = (name: Metric): Metric =>
    puzzle.type === 'tiles' && name !== 'mtm' ? 'stm' : name;
  const question = {
    puzzle,
    metric: canonical(metric),
    countOptimal: countsShortest(options),
    ...(allSolutions === undefined ? {} : { linesMax: allSolutions }),
  };
  const second = tieBreak === undefined ? undefined : canonical(tieBreak);
  return second === undefined || second === question.metric
    ? question
    : { ...question, tieBreak: second };
}

function statsOf({ stats }: Searcher, clock: Clock): OutcomeStats {
  const { lowerBound: _, ...counts } = stats;
  return { ...counts, timeMs: clock.timeMs, setupMs: clock.setupMs };
}

export function progressOf({ searcher, asked, clock }: Run): Progress {
  return {
    phase: searcher.preparing ? 'preparing' : 'searching',
    lowerBound: searcher.stats.lowerBound,
    ...(searcher.best ? { bestLength: lengthOf(searcher.best, asked) } : {}),
    ...paceOf(searcher, clock),
    stats: statsOf(searcher, clock),
  };
}

/** Rates are told from so much time on. */
const PACE_MS_MIN = 50;

function paceOf(
  { stats, foreseen }: Searcher,
  { timeMs, setupMs }: Clock,
): Pick<Progress, 'nodesPerSecond' | 'boundRestMs'> {
  const searchedMs = timeMs - setupMs;
  if (searchedMs < PACE_MS_MIN || stats.expanded === 0) return {};
  const nodesPerSecond = Math.round((stats.expanded / searchedMs) * 1000);
  if (!foreseen) return { nodesPerSecond };
  const nodesLeft = Math.max(0, foreseen.all - foreseen.done);
  return { nodesPerSecond, boundRestMs: Math.round((nodesLeft / nodesPerSecond) * 1000) };
}

/** Counted once a line: one for a 100×100 board has two million steps. */
const lengthsKnown = new WeakMap<Steps, { readonly metric: Metric; readonly length: number }>();

function lengthOf(steps: Steps, metric: Metric): number {
  const known = lengthsKnown.get(steps);
  if (known?.metric === metric) return known.length;
  const length = countSteps(steps, metric);
  lengthsKnown.set(steps, { metric, length });
  return length;
}

/** What an engine that goes on would answer if it were stopped now. */
export function standingOf(run: Run): Outcome {
  return outcomeOf(run, { status: 'undecided', limit: 'time' });
}

/** The best solution known where a run ended before its answer. */
function bestOf(
  { puzzle, asked, options, engine, searcher }: Run,
  { status }: RawOutcome | Stopped,
): { readonly best?: SolutionLine } {
  if (status !== 'undecided' && status !== 'cancelled') return {};
  const steps = searcher.best ?? engine.resort?.(questionOf(puzzle, asked, options));
  return steps ? { best: verifyLine(puzzle, steps, asked) } : {};
}

/** Verifies how a run ended and puts it into words. */
function outcomeOf(run: Run, end: RawOutcome | Stopped): Outcome {
  const { puzzle, asked, options, engine, searcher, clock, startedMs } = run;
  const line = end.status === 'solved' ? verifyLine(puzzle, end.steps, asked) : undefined;
  const best = bestOf(run, end);
  clock.timeMs = performance.now() - startedMs;
  const notes = engine.notes?.() ?? [];
  const common = {
    metric: asked,
    ...(options.tieBreak === undefined ? {} : { tieBreak: options.tieBreak }),
    engine: engine.name,
    lowerBound: searcher.stats.lowerBound,
    stats: statsOf(searcher, clock),
    ...(notes.length > 0 ? { notes } : {}),
  };
  switch (end.status) {
    case 'solved': {
      const lowerBound = end.optimal ? line!.length : common.lowerBound;
      const { optimal, optimalSolutions: count, lines } = end;
      const counted = count === undefined ? {} : { optimalSolutions: exactCount(count) };
      const solutions = lines?.map((steps) => verifyLine(puzzle, steps, asked).moves);
      const listed = solutions === undefined ? {} : { solutions };
      return { status: 'solved', optimal, ...line!, ...counted, ...listed, ...common, lowerBound };
    }
    case 'unsolvable':
      return { status: 'unsolvable', proof: end.proof, ...common };
    case 'undecided':
      // An engine that improves on a first answer has one: the limit only says when to stop.
      if (engine.goesOn && best.best) {
        return { status: 'solved', optimal: false, ...best.best, ...common };
      }
      return { status: 'undecided', limit: end.limit, ...common, ...best };
    case 'cancelled':
      return { status: 'cancelled', ...common, ...best };
  }
}
