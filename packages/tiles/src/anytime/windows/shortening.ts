import { lineLength, type Steps } from '@glissade/core';
import type { Question } from '@glissade/search/problem/problem';
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import { gapMovesOf, stepsOfGapMoves } from '../../board/gapBoard.ts';
import { LineShortener } from './shorten.ts';

/**
 * Shortens a solution given as steps, by windows. The steps are read off only from time to time, as
 * that costs about as much as so many nodes as there are steps.
 */
export class SolutionShortener {
  /** As last read off, never longer than before in the metric asked. */
  steps: Steps;
  private readonly problem: TileProblem;
  private readonly question: Question;
  private readonly shortener: LineShortener;
  private read: { length: number; expanded: number };

  constructor(question: Question, problem: TileProblem, steps: Steps) {
    this.question = question;
    this.problem = problem;
    this.steps = steps;
    this.read = { length: steps.length, expanded: 0 };
    this.shortener = new LineShortener({ ...problem, line: gapMovesOf(steps) });
  }

  get expanded(): number {
    return this.shortener.expanded;
  }

  /** A lower bound of the length, known once a window holds the whole line. */
  get lowerBound(): number {
    const { puzzle, metric } = this.question;
    const counts = metric !== 'mtm' && puzzle.goals.length === 1;
    return counts && this.shortener.isProved ? this.shortener.length : 0;
  }

  /** Expands at most `budget` nodes; true when there is nothing more to try. */
  step(budget: number): boolean {
    const { shortener, read } = this;
    const isDone = shortener.step(budget);
    if (isDone || shortener.expanded - read.expanded > shortener.length) this.readOff();
    return isDone;
  }

  /** Expands at most `budget` nodes of the window that is being searched; true when it is done. */
  finishWindow(budget: number): boolean {
    return this.shortener.finishWindow(budget);
  }

  /** Brings `steps` up to date. */
  readOff(): void {
    const { length, expanded } = this.shortener;
    if (length === this.read.length) return;
    this.read = { length, expanded };
    const steps = stepsOfGapMoves(this.problem, this.shortener.line);
    const { metric } = this.question;
    if (lineLength(steps, metric) < lineLength(this.steps, metric)) this.steps = steps;
  }
}
