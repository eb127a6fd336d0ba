/* Verifies and writes out what a run has found, in portions, and within its limits too. */
import type { Steps } from '@glissade/core';
import { workFor } from '@glissade/search/budgetedWork';
import { lineBytes } from '@glissade/search/lineBytes';
import { emptyStats, type RawOutcome, type SearchStats } from '@glissade/search/searcher';
import type { SolutionLine } from '../outcome.ts';
import { questionOf } from '../question.ts';
import { verifyingLine, verifyingMoves } from '../verify.ts';
import { mayResort, resortMsOf } from './ending.ts';
import { engineOptions } from './engineOptions.ts';
import type { Machine, Stopped } from './run.ts';
import type { Run } from './runUnderWay.ts';

/** A step of a line as data: a reference to one of the steps that all share. */
const STEP_BYTES = 8;
/** Nodes of a search for a last resort between two looks at the clock. */
const RESORT_STEP_NODES = 500;

/** A machine that tells how a run ended; what is told when it is stopped is as far as it came. */
export class Telling implements Machine<true> {
  /** Its peak is what is kept of the lines; the tables of the search are gone. */
  readonly stats: SearchStats = emptyStats();
  /** The answer, or the best line where there is none. */
  line: SolutionLine | undefined;
  /** The moves of the lines that were asked for. */
  readonly solutions: string[] = [];
  private readonly run: Run;
  private readonly work: Generator<number, true>;

  constructor(run: Run, end: RawOutcome | Stopped) {
    this.run = run;
    this.work = this.telling(end);
  }

  step(budget: number): true | undefined {
    return workFor(this.work, budget);
  }

  private *telling(end: RawOutcome | Stopped): Generator<number, true> {
    if (end.status === 'unsolvable') return true;
    const steps = end.status === 'solved' ? end.steps : yield* this.bestKnown(end);
    if (steps) yield* this.tellLine(steps);
    if (end.status === 'solved' && end.lines) yield* this.list(end.lines);
    return true;
  }

  /** The best solution known where a run ended before its answer. */
  private *bestKnown(end: Stopped | RawOutcome): Generator<number, Steps | undefined> {
    const { run } = this;
    if (run.searcher.best) return run.searcher.best;
    const forMs = resortMsOf(run, end.status === 'cancelled');
    return forMs === 0 ? undefined : yield* this.resort(forMs);
  }

  /** Looks for a solution by another search, as long as it may. */
  private *resort(forMs: number): Generator<number, Steps | undefined> {
    const { puzzle, asked, options, engine, limits, clock } = this.run;
    const question = questionOf(puzzle, asked, options);
    const searcher = engine.fallback!(question, engineOptions(options, limits, clock));
    const endMs = performance.now() + forMs;
    try {
      while (
        performance.now() < endMs &&
        mayResort(this.run, searcher.stats.expanded, searcher.best)
      ) {
        const outcome = searcher.step(RESORT_STEP_NODES);
        if (outcome) return outcome.status === 'solved' ? outcome.steps : undefined;
        yield RESORT_STEP_NODES;
      }
      return searcher.best;
    } finally {
      searcher.close?.();
    }
  }

  private *tellLine(steps: Steps): Generator<number, void> {
    const { puzzle, asked, engine } = this.run;
    const line = yield* verifyingLine(puzzle, steps, asked, engine.format);
    this.line = line;
    this.stats.peakBytes += line.moves.length + line.steps.length * STEP_BYTES;
  }

  private *list(lines: readonly Steps[]): Generator<number, void> {
    const { puzzle, asked, engine } = this.run;
    for (const steps of lines) this.stats.peakBytes += lineBytes(steps);
    for (const steps of lines) {
      const moves = yield* verifyingMoves(puzzle, steps, asked, engine.format);
      this.solutions.push(moves);
      this.stats.peakBytes += moves.length;
      yield steps.length;
    }
  }
}
