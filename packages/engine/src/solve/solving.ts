import type { Puzzle } from '@glissade/core';
import { openFolder } from '#storage-port';
import { type Engine, type EngineOptions, engineByName } from '../engines/engines.ts';
import { CheckpointError } from '../files/checkpointError.ts';
import type { DataFolder } from '../files/storage.ts';
import type { Question } from '../problem/problem.ts';
import type { Searcher } from '../search/searcher.ts';
import { checkOptions } from './checkOptions.ts';
import { chooseEngine } from './chooseEngine.ts';
import { endingMsOf } from './ending.ts';
import { OptionError } from './optionError.ts';
import {
  ANY_TIME_MS_DEFAULT,
  type Limits,
  MEMORY_BYTES_DEFAULT,
  type SolveOptions,
  threadsFor,
} from './options.ts';
import type { Outcome, Progress } from './outcome.ts';
import { questionOf } from './question.ts';
import { type Clock, runMachine } from './run.ts';
import { outcomeOf, progressOf, type Run } from './runOutcome.ts';

/**
 * The journey from puzzle to verified outcome, a slice of work at a time: every form of `solve`
 * drives this one. Yields where it stands after each slice. Throws OptionError before any work.
 */
export function* solving(
  puzzle: Puzzle,
  options: SolveOptions = {},
  isCancelled: () => boolean = () => false,
): Generator<Progress, Outcome> {
  const startedMs = performance.now();
  checkOptions(puzzle, options);
  const engine = options.engine ? engineByName(options.engine) : chooseEngine(puzzle, options);
  const run = running(engine, puzzle, options, isCancelled, startedMs);
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

/** The same for an engine chosen and options checked: yields the run itself after each slice. */
export function* running(
  engine: Engine,
  puzzle: Puzzle,
  options: SolveOptions,
  isCancelled: () => boolean,
  startedMs = performance.now(),
): Generator<Run, Outcome> {
  const clock: Clock = { timeMs: 0, setupMs: 0 };
  const asked = options.metric ?? 'steps';
  const limits = limitsFor(engine, options);
  const question = questionOf(puzzle, asked, options);
  const asOptions = engineOptions(options, limits, startedMs);
  const searcher = asOptionError(() => start(engine, question, asOptions));
  clock.setupMs = performance.now() - startedMs;
  const run: Run = { puzzle, asked, options, engine, limits, searcher, clock, startedMs };
  const endingMs = () => endingMsOf(run);
  const slices = runMachine(searcher, limits, clock, startedMs, isCancelled, endingMs);
  try {
    for (;;) {
      const { done, value } = asOptionError(() => slices.next());
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
    throw new OptionError(
      'checkpoint',
      `checkpoints cannot be kept in ${path}: ${reason}`,
      'choose another folder',
      {
        path,
      },
    );
  }
}

function start(engine: Engine, question: Question, options: EngineOptions): Searcher {
  if (options.checkpoint && !engine.keepsCheckpoints) {
    const message = `engine ${engine.name} cannot continue from a checkpoint`;
    throw new OptionError(
      'combination',
      message,
      'leave out the checkpoint, or leave out the engine and --any',
      { engine: engine.name },
    );
  }
  return engine.start(question, options);
}

/** A checkpoint that is damaged, or of another search, is an option that makes no sense. */
function asOptionError<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof CheckpointError)) throw error;
    throw new OptionError('checkpoint', error.message, error.hint);
  }
}

function engineOptions(
  { heuristic, threads, tables, lightTablesOnly = false, checkpoint, seed }: SolveOptions,
  { memoryBytes, depth, timeMs }: Limits & { readonly memoryBytes: number },
  startedMs: number,
): EngineOptions {
  const isTimed = timeMs !== undefined && Number.isFinite(timeMs);
  return {
    memoryBytesMax: memoryBytes,
    threads: threadsFor(threads),
    isHeavy: tables === 'heavy',
    isLightOnly: lightTablesOnly,
    ...(checkpoint === undefined ? {} : { checkpoint: folderAt(checkpoint) }),
    ...(heuristic === undefined ? {} : { heuristic }),
    ...(depth === undefined ? {} : { depthMax: depth }),
    ...(seed === undefined ? {} : { seed }),
    // By the clock, not by slices: one of these may hold several beams.
    ...(isTimed ? { spent: () => (performance.now() - startedMs) / timeMs } : {}),
  };
}

/** An engine that could go on improving for hours stops soon unless it is told when. */
function limitsFor(
  { isAnytime = false }: Engine,
  { limits = {} }: SolveOptions,
): Limits & { readonly memoryBytes: number } {
  const isOpen = isAnytime && limits.timeMs === undefined && limits.nodes === undefined;
  return {
    memoryBytes: MEMORY_BYTES_DEFAULT,
    ...limits,
    ...(isOpen ? { timeMs: ANY_TIME_MS_DEFAULT } : {}),
  };
}
