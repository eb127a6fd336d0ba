/* A run of one engine, slice by slice: whoever drives it has chosen the engine. */
import { defaultMetric, OptionError, type Puzzle } from '@glissade/core';
import type { Question } from '@glissade/search/problem/problem';
import type { Searcher } from '@glissade/search/searcher';
import type { Engine, EngineOptions } from '../engines/engine.ts';
import { asOptionError } from '../options/asOptionError.ts';
import {
  ANYTIME_MS_DEFAULT,
  type Limits,
  MEMORY_BYTES_DEFAULT,
  type SolveOptions,
} from '../options/options.ts';
import type { Outcome, Progress } from '../outcome.ts';
import { questionOf } from '../question.ts';
import { endingMsOf } from './ending.ts';
import { engineOptions } from './engineOptions.ts';
import { clockFrom, runMachine } from './run.ts';
import { ending, progressOf } from './runOutcome.ts';
import type { Run } from './runUnderWay.ts';

/** As `running`; yields where the search stands, as callers are told of it. */
export function* telling(...asked: Parameters<typeof running>): Generator<Progress, Outcome> {
  const run = running(...asked);
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

/**
 * Runs an engine on a puzzle that it accepts, with options that were checked: yields the run itself
 * after each slice of work, and returns the verified outcome. `given`: what the engine takes
 * besides `options`, such as the folder of its checkpoint.
 */
export function* running(
  engine: Engine,
  puzzle: Puzzle,
  options: SolveOptions,
  isCancelled: () => boolean,
  startedMs = performance.now(),
  given: Partial<EngineOptions> = {},
): Generator<Run, Outcome> {
  const clock = clockFrom(startedMs);
  const asked = options.metric ?? defaultMetric(puzzle);
  const limits = limitsFor(engine, options);
  const question = questionOf(puzzle, asked, options);
  const asOptions = { ...engineOptions(options, limits, clock), ...given };
  const searcher = asOptionError(() => start(engine, question, asOptions));
  clock.setupMs = performance.now() - startedMs;
  const run: Run = { puzzle, asked, options, engine, limits, searcher, clock };
  const slices = answering(run, isCancelled);
  try {
    for (;;) {
      const { done, value } = asOptionError(() => slices.next());
      if (done) return value;
      yield run;
    }
  } finally {
    slices.return(undefined as never);
  }
}

function* answering(run: Run, isCancelled: () => boolean): Generator<undefined, Outcome> {
  const { searcher, limits, clock } = run;
  const endingMs = () => endingMsOf(run);
  const end = yield* runMachine(searcher, limits, clock, isCancelled, endingMs);
  return yield* ending(run, end, isCancelled);
}

function start(engine: Engine, question: Question, options: EngineOptions): Searcher {
  if (options.checkpoint && !engine.accepts.includes('checkpoint')) {
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

/** An engine that could go on improving for hours stops soon unless it is told when. */
function limitsFor(
  { isAnytime = false }: Engine,
  { limits = {} }: SolveOptions,
): Limits & { readonly memoryBytes: number } {
  const isOpen = isAnytime && limits.timeMs === undefined && limits.nodes === undefined;
  return {
    memoryBytes: MEMORY_BYTES_DEFAULT,
    ...limits,
    ...(isOpen ? { timeMs: ANYTIME_MS_DEFAULT } : {}),
  };
}
