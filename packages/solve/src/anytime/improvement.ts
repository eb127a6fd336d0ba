/* An anytime search that is paused and continued, on request. */
import { defaultMetric, type Metric, type Puzzle, packSteps, type Steps } from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { checkOptions } from '../options/checkOptions.ts';
import { checkTypes } from '../options/checkTypes.ts';
import { fileFor } from '../options/fileFor.ts';
import type { SolveOptions } from '../options/options.ts';
import type { FoundLine, Outcome, Progress } from '../outcome.ts';
import { taskYielder } from '../running/nextTask.ts';
import { clockFrom, runMachine } from '../running/run.ts';
import { running } from '../running/running.ts';
import { ending, progressOf } from '../running/runOutcome.ts';
import type { Run } from '../running/runUnderWay.ts';
import { finishInSlices, PROGRESS_MS } from '../running/slices.ts';
import { Telling } from '../running/telling.ts';
import { ANYTIME_OPTIONS, type AnytimeOptions } from './anytimeOptions.ts';
import { improvingEngine } from './improving.ts';
import { bestKnown, type Known } from './known.ts';

/** Where an improvement stands. */
export type ImproveProgress = Progress & {
  /** The best solution, where it is shorter than the one told before. */
  readonly best?: FoundLine;
};

/** What it takes; a solution to begin with is part of what is known. */
export type ImproveOptions = Omit<AnytimeOptions, 'signal' | 'from'>;

/** What a run of it takes besides. */
export type ImproveCourse = {
  /** Aborting it pauses the search: the outcome is `cancelled`, with the best so far. */
  readonly signal?: AbortSignalLike;
  readonly onProgress?: (progress: ImproveProgress) => void;
};

/** Telling a solution takes no more than this share of the time: seconds on a 100×100 board. */
const TELLING_SHARE = 0.1;

/** Throws OptionError before any work. */
export class Improvement {
  readonly metric: Metric;
  private readonly options: SolveOptions;
  private readonly slices: Generator<Run, Outcome>;
  private forgoFile: (() => Promise<void>) | undefined;
  private state: Run | undefined;
  private told: Steps | undefined;
  private nextTellingMs = 0;
  private found: Known;
  private outcome: Outcome | undefined;
  private isClosed = false;
  private pausedMs: number | undefined;

  constructor(puzzle: Puzzle, options: ImproveOptions, known: Known) {
    const own = checkTypes('solveAnytime', ANYTIME_OPTIONS, options);
    const limits = { timeMs: Number.POSITIVE_INFINITY, ...own.limits };
    const asked = { ...own, limits, anytime: true };
    checkOptions(puzzle, asked);
    this.options = asked;
    this.metric = asked.metric ?? defaultMetric(puzzle);
    this.found = known;
    const engine = improvingEngine(puzzle, asked, known);
    this.slices = running(engine, puzzle, asked, () => false);
  }

  /** What has been found; the bound holds for this puzzle, its start and this metric alone. */
  get known(): Known {
    const { state, found, metric, outcome } = this;
    const line = lineOf(outcome);
    const steps = line ?? state?.searcher.best;
    const bounds = [state?.searcher.stats.lowerBound ?? 0, outcome?.lowerBound ?? 0];
    const lowerBound = Math.max(...bounds);
    return bestKnown(found, steps ? { steps, lowerBound } : { lowerBound }, metric);
  }

  /** It has ended, and goes on no more. */
  get isOver(): boolean {
    return this.isClosed;
  }

  /** Works until the end or until it is paused; after a pause it continues where it was. */
  async run({ signal, onProgress }: ImproveCourse = {}): Promise<Outcome> {
    if (this.outcome) return this.outcome;
    this.forgoFile ??= await fileFor(this.options);
    this.resume();
    // Whoever continues has not heard it, or has lost it, and does not wait for it.
    this.told = undefined;
    this.nextTellingMs = 0;
    const tasks = taskYielder();
    let reportedMs = Number.NEGATIVE_INFINITY;
    try {
      for (;;) {
        const { done, value } = this.slices.next();
        if (done) return this.end(value);
        this.state = value;
        // A first solution does not wait.
        const isNew = value.searcher.best !== this.told;
        const isDue = performance.now() - reportedMs >= PROGRESS_MS;
        if (onProgress && (isDue || (isNew && !this.told))) {
          onProgress(await this.progress(value));
          reportedMs = performance.now();
        }
        if (signal?.aborted) return await this.pause(value);
        await tasks.next();
      }
    } catch (error) {
      this.close();
      throw error;
    } finally {
      tasks.close();
    }
  }

  /** Ends the search and frees what it holds. */
  close(): void {
    this.isClosed = true;
    this.slices.return(undefined as never);
    void this.forgoFile?.();
    this.forgoFile = undefined;
  }

  private pause(run: Run): Promise<Outcome> {
    this.pausedMs = performance.now();
    return finishInSlices(ending(run, { status: 'cancelled' }));
  }

  /** A pause is no part of the time. */
  private resume(): void {
    if (this.state && this.pausedMs !== undefined) {
      this.state.clock.startedMs += performance.now() - this.pausedMs;
    }
    this.pausedMs = undefined;
  }

  private end(outcome: Outcome): Outcome {
    this.outcome = outcome;
    this.close();
    return outcome;
  }

  private async progress(run: Run): Promise<ImproveProgress> {
    const progress = progressOf(run);
    const { best } = run.searcher;
    const nowMs = performance.now();
    if (!best || best === this.told || nowMs < this.nextTellingMs) return progress;
    this.told = best;
    const telling = new Telling(run, { status: 'cancelled' });
    await finishInSlices(runMachine(telling, {}, clockFrom(nowMs), () => false));
    const { steps: _, ...line } = telling.line!;
    const endMs = performance.now();
    this.nextTellingMs = endMs + (endMs - nowMs) / TELLING_SHARE;
    return { ...progress, best: line };
  }
}

function lineOf(outcome: Outcome | undefined): Steps | undefined {
  if (!outcome || outcome.status === 'unsolvable') return undefined;
  const line = outcome.status === 'solved' ? outcome : outcome.best;
  return line && packSteps(line.steps);
}
