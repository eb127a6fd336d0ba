import { lineLength, type Steps } from '@glissade/core';
import type { Question } from '@glissade/search/problem/problem';
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import type { SearchStats } from '@glissade/search/searcher';
import { runInSlices, type SearchCounts, type SlicedWork } from './slicedWork.ts';
import { SolutionShortener } from './windows/shortening.ts';

/** The best solution of an anytime search, with the bound that it is held against. */
export class Incumbent {
  /** Undefined until the first solution is offered. */
  steps: Steps | undefined;
  private readonly question: Question;
  private readonly stats: SearchStats;
  private readonly counts: SearchCounts;

  /** `stats.lowerBound` and `counts` are kept current. */
  constructor(question: Question, stats: SearchStats, counts: SearchCounts) {
    this.question = question;
    this.stats = stats;
    this.counts = counts;
  }

  get isProved(): boolean {
    const { steps, question, stats } = this;
    return steps !== undefined && lineLength(steps, question.metric) <= stats.lowerBound;
  }

  /** Takes a line if it is the shortest so far. */
  offer(line: Steps): void {
    const { steps, question } = this;
    if (line === steps) return;
    if (steps && lineLength(line, question.metric) >= lineLength(steps, question.metric)) return;
    this.steps = line;
  }

  /** Shortens it for so many nodes, and to the end of the window that begins in them. */
  *shorten(problem: TileProblem, nodes: number): SlicedWork<void> {
    const shortener = new SolutionShortener(this.question, problem, this.steps!);
    const done = () => {
      const { expanded } = shortener;
      return { expanded, generated: expanded, bytes: 0 };
    };
    yield* runInSlices(this.counts, done, (budget) => {
      const left = nodes - shortener.expanded;
      const isDone =
        left > 0 ? shortener.step(Math.min(budget, left)) : shortener.finishWindow(budget);
      this.offer(shortener.steps);
      return isDone || undefined;
    });
    shortener.readOff();
    this.offer(shortener.steps);
    this.stats.lowerBound = Math.max(this.stats.lowerBound, shortener.lowerBound);
  }
}
