import { countSteps, type Steps } from '@glissade/core';
import { linearConflictHeuristic } from '../../heuristic/linearConflict.ts';
import type { Question } from '../../problem/problem.ts';
import { compileTiles } from '../../problem/tileProblem.ts';
import { emptyStats, type RawOutcome, type Searcher } from '../../search/searcher.ts';
import { stepsOfGap } from '../tiles/gapBoard.ts';
import { Shortener } from './shorten.ts';

/**
 * Shortens a given solution of a tile puzzle by windows, until none is left to try: see
 * `shorten.ts`. What it answers is never longer than what was given. The answer is called optimal
 * only where that is proved.
 */
export function windowsSearcher({ puzzle, metric }: Question, given: Steps): Searcher {
  const problem = compileTiles(puzzle);
  const stats = emptyStats();
  stats.lowerBound = linearConflictHeuristic(puzzle, metric).evaluate(puzzle.start);
  stats.peakBytes = given.length * 8;
  const line = Uint8Array.from(given, (step) => (step & 3) ^ 2);
  const shortener = new Shortener({ ...problem, line });
  let best = given;
  let looked = { improvements: 0, expanded: 0 };
  const look = () => {
    looked = { improvements: shortener.improvements, expanded: shortener.expanded };
    const steps = stepsOfGap(problem, shortener.line);
    if (countSteps(steps, metric) < countSteps(best, metric)) best = steps;
  };
  const end = (): RawOutcome => {
    look();
    const isShortest = metric !== 'mtm' && puzzle.goals.length === 1 && shortener.isProved;
    const optimal = isShortest || countSteps(best, metric) <= stats.lowerBound;
    return { status: 'solved', steps: best, optimal };
  };
  return {
    stats,
    get best() {
      return best;
    },
    step(budget) {
      const isDone = shortener.step(budget);
      stats.expanded = shortener.expanded;
      stats.generated = shortener.expanded;
      if (isDone) return end();
      // Looking costs about as much as so many nodes.
      const isDue = shortener.expanded - looked.expanded > shortener.length;
      if (isDue && shortener.improvements > looked.improvements) look();
      return undefined;
    },
  };
}
