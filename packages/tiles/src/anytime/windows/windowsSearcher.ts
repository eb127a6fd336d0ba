import type { Steps } from '@glissade/core';
import { linearConflictHeuristic } from '@glissade/search/heuristic/linearConflict';
import type { Question } from '@glissade/search/problem/problem';
import { compileTiles } from '@glissade/search/problem/tileProblem';
import { emptyStats, type RawOutcome, type Searcher } from '@glissade/search/searcher';
import { SolutionShortener } from './shortening.ts';

/**
 * A searcher that shortens a given solution of a tile puzzle by windows until none is left to try:
 * see `shorten.ts`. Its solution is never longer than the given one.
 */
export function windowsSearcher(question: Question, given: Steps): Searcher {
  const { puzzle, metric } = question;
  const shortener = new SolutionShortener(question, compileTiles(puzzle), given);
  const stats = emptyStats();
  stats.lowerBound = linearConflictHeuristic(puzzle, metric).evaluate(puzzle.start);
  stats.peakBytes = given.length * 8;
  const end = (): RawOutcome => {
    const { steps } = shortener;
    stats.lowerBound = Math.max(stats.lowerBound, shortener.lowerBound);
    return { status: 'solved', steps };
  };
  return {
    stats,
    get best() {
      return shortener.steps;
    },
    step(budget) {
      const isDone = shortener.step(budget);
      stats.expanded = shortener.expanded;
      stats.generated = shortener.expanded;
      return isDone ? end() : undefined;
    },
  };
}
