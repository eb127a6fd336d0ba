import { type Puzzle, replay } from '@glissade/core';
import type { Question } from '@glissade/search/problem/problem';
import { type TilesOptions, tilesSearcher } from '@glissade/tiles/tilesSearcher';

/** Runs a search to its end in slices, and replays the line. */
export function run(question: Question, options: TilesOptions = {}, budget = 5000) {
  const searcher = tilesSearcher(question, options);
  for (;;) {
    const outcome = searcher.step(budget);
    if (!outcome) continue;
    if (outcome.status !== 'solved') return { outcome, searcher, lengths: undefined };
    const { reachesGoal, illegal, lengths } = replay(question.puzzle, outcome.steps);
    if (!reachesGoal || illegal) throw new Error('the line does not reach the goal');
    return { outcome, searcher, lengths };
  }
}

/** Of a shortest line. */
export function lengthOf(puzzle: Puzzle, metric: 'stm' | 'mtm'): number {
  return run({ puzzle, metric }).lengths![metric]!;
}
