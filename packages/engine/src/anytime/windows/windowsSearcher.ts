import { countSteps, type Steps } from '@glissade/core';
import { linearConflictHeuristic } from '../../heuristic/linearConflict.ts';
import type { Question } from '../../problem/problem.ts';
import { compileTiles } from '../../problem/tileProblem.ts';
import { emptyStats, type RawOutcome, type Searcher } from '../../search/searcher.ts';
import { Shortening } from './shortening.ts';

/**
 * Shortens a given solution of a tile puzzle by windows, until none is left to try: see
 * `shorten.ts`. What it answers is never longer than what was given. The answer is called optimal
 * only where that is proved.
 */
export function windowsSearcher(question: Question, given: Steps): Searcher {
  const { puzzle, metric } = question;
  const shortening = new Shortening(question, compileTiles(puzzle), given);
  const stats = emptyStats();
  stats.lowerBound = linearConflictHeuristic(puzzle, metric).evaluate(puzzle.start);
  stats.peakBytes = given.length * 8;
  const end = (): RawOutcome => {
    const { steps } = shortening;
    const lowerBound = Math.max(stats.lowerBound, shortening.lowerBound);
    return { status: 'solved', steps, optimal: countSteps(steps, metric) <= lowerBound };
  };
  return {
    stats,
    get best() {
      return shortening.steps;
    },
    step(budget) {
      const isDone = shortening.step(budget);
      stats.expanded = shortening.expanded;
      stats.generated = shortening.expanded;
      return isDone ? end() : undefined;
    },
  };
}
