/* The search of tile puzzles whose set-up is work in slices, too. */

import { following } from '@glissade/search/combine';
import { preparingAxes } from '@glissade/search/heuristic/tiles/axisPair';
import { StepManhattan } from '@glissade/search/heuristic/tiles/stepManhattan';
import type { Question } from '@glissade/search/problem/problem';
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import { emptyStats, type Searcher, type SearchStats } from '@glissade/search/searcher';
import { reachableProblems } from './goalProblems.ts';
import { type TilesOptions, TilesSearcher, tilesSearcher } from './tilesSearcher.ts';

/** Up to so many cells it is set up at once: 35 ms. */
const CELLS_AT_ONCE = 16;

/** As `tilesSearcher`; on larger boards set-up, which may take seconds, is work in slices, too. */
export function lateTilesSearcher(question: Question, options: TilesOptions = {}): Searcher {
  if (question.puzzle.board.cells.length <= CELLS_AT_ONCE) return tilesSearcher(question, options);
  const stats = emptyStats();
  return following(function* (search) {
    return yield* search(yield* makingTilesSearcher(question, options, stats));
  }, stats);
}

/** Yields how many states it has looked at since. */
function* makingTilesSearcher(
  question: Question,
  options: TilesOptions,
  stats: SearchStats,
): Generator<number, Searcher> {
  const { puzzle, metric } = question;
  const problems = reachableProblems(puzzle);
  yield puzzle.board.cells.length;
  const { lowerBound = 0 } = options;
  stats.lowerBound = metric === 'mtm' ? lowerBound : Math.max(lowerBound, nearest(problems));
  for (const problem of problems) yield* preparingAxes(problem, metric === 'mtm');
  return new TilesSearcher(question, options, problems);
}

/** The least Manhattan distance of these; 0 where there are none. */
function nearest(problems: readonly TileProblem[]): number {
  if (problems.length === 0) return 0;
  return Math.min(
    ...problems.map(({ width, height, tiles, gap }) =>
      new StepManhattan(width, height).distance(tiles, gap),
    ),
  );
}
