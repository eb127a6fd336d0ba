/* Anytime searches that a worker keeps, so that they can be paused and continued. */
import { checkMetric, defaultMetric, type Puzzle, type Steps, specOf } from '@glissade/core';
import { ANYTIME_OPTIONS } from '@glissade/solve/anytime/anytimeOptions';
import { checkGivenLine } from '@glissade/solve/anytime/givenLine';
import { type ImproveCourse, Improvement } from '@glissade/solve/anytime/improvement';
import { bestKnown, type Known, NOTHING_KNOWN } from '@glissade/solve/anytime/known';
import { checkTypes } from '@glissade/solve/options/checkTypes';
import { limitsLeft } from '@glissade/solve/options/options';
import type { Outcome } from '@glissade/solve/outcome';
import type { ImproveRequestOptions } from './protocol.ts';

/** Questions whose best solution and bound are kept; the oldest go first. */
const KNOWN_MAX = 50;

/** A search that may be continued, and its question and options. */
type Kept = { readonly search: string; readonly improvement: Improvement };

/**
 * The improvement of a worker, paused or under way, and what has been found for each of the last
 * questions. A question is a puzzle from its start in a metric. A bound enters by a search of this
 * worker alone: nobody outside can state one.
 */
export class Improvements {
  private kept: Kept | undefined;
  private readonly known = new Map<string, Known>();
  /** The run before: a search is continued when it has been paused. */
  private last: Promise<unknown> = Promise.resolve();

  /** Begins a search, or continues the one that is kept for the same question and limits. */
  run(
    puzzle: Puzzle,
    options: ImproveRequestOptions,
    startedMs: number,
    course: ImproveCourse,
  ): Promise<Outcome> {
    return this.after(() => this.runNow(puzzle, options, startedMs, course));
  }

  /** Gives the search up. What it has found stays known. */
  forget(): Promise<void> {
    return this.after(async () => this.close());
  }

  /** One after the other; a later one has aborted the one before. */
  private after<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(work);
    this.last = result.catch(() => undefined);
    return result;
  }

  private async runNow(
    puzzle: Puzzle,
    asked: ImproveRequestOptions,
    startedMs: number,
    course: ImproveCourse,
  ): Promise<Outcome> {
    checkTypes('solveAnytime', ANYTIME_OPTIONS, asked);
    const { from, ...options } = asked;
    const metric = options.metric ?? defaultMetric(puzzle);
    checkMetric(puzzle, metric);
    const question = JSON.stringify([metric, specOf(puzzle)]);
    const search = JSON.stringify([question, options]);
    const given = from === undefined ? NOTHING_KNOWN : knownLine(puzzle, from);
    if (!this.kept || this.kept.search !== search || isShorter(given, this.kept.improvement)) {
      this.close();
      const known = bestKnown(this.known.get(question) ?? NOTHING_KNOWN, given, metric);
      const { limits } = options;
      const left = limits ? { ...options, limits: limitsLeft(limits, startedMs) } : options;
      this.kept = { search, improvement: new Improvement(puzzle, left, known) };
    }
    const { improvement } = this.kept;
    try {
      return await improvement.run(course);
    } finally {
      this.keep(question, improvement.known);
      if (improvement.isOver) this.close();
    }
  }

  private keep(question: string, known: Known): void {
    this.known.delete(question);
    this.known.set(question, known);
    if (this.known.size > KNOWN_MAX) this.known.delete(this.known.keys().next().value!);
  }

  private close(): void {
    this.kept?.improvement.close();
    this.kept = undefined;
  }
}

/** Whether a solution given is shorter than what a search has found, so that it begins anew. */
function isShorter(given: Known, { known, metric }: Improvement): boolean {
  return given.steps !== undefined && bestKnown(known, given, metric).steps === given.steps;
}

/** Throws OptionError unless the line solves the puzzle. */
function knownLine(puzzle: Puzzle, steps: Steps): Known {
  checkGivenLine(puzzle, steps);
  return { steps, lowerBound: 0 };
}
