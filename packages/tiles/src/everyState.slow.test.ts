import { namedGoal, type Puzzle, replay } from '@glissade/core';
import { compileTiles, type TileProblem } from '@glissade/search/problem/tileProblem';
import { describe, expect, it } from 'vitest';
import { goalWithGap, puzzlesTo } from '../../../tests/arbitrary/tiles.ts';
import { tileDistances } from '../../../tests/arbitrary/tileTables.ts';
import { isSolved, neighboursOf } from './board/gapBoard.ts';
import { KernelStepSearch } from './idaStar/kernelStepSearch.ts';
import type { LoadedSteps } from './idaStar/stepMemory.ts';
import { KernelTables } from './patternDatabase/kernelTables.ts';
import { tilesSearcher } from './tilesSearcher.ts';

/*
 * Every state of the small boards, against breadth-first tables: some six minutes. The other goals
 * of 3×3 are in tiles/idaStar/allSolutions.slow.test.ts, ten cells in pushes in
 * tiles/pushes/kernelPushSearch.slow.test.ts. To a
 * search, goals with the gap in one cell differ only in labels.
 */

type Units = 'stm' | 'mtm';

/** The length of the answer to a puzzle, by replay. */
function lengthOf(puzzle: Puzzle, metric: Units): number | undefined {
  const searcher = tilesSearcher({ puzzle, metric });
  for (;;) {
    const outcome = searcher.step(1 << 20);
    if (!outcome) continue;
    searcher.close?.();
    if (outcome.status !== 'solved') return undefined;
    const { reachesGoal, lengths } = replay(puzzle, outcome.steps);
    return reachesGoal ? lengths[metric] : undefined;
  }
}

/** Every state of a board, or each of so many, is answered as breadth-first search has it. */
function compare(width: number, goal: readonly number[], metric: Units, every = 1): void {
  const puzzleAt = puzzlesTo(width, goal);
  const distances = tileDistances(width, goal, metric);
  for (let rank = 0; rank < distances.length; rank += every) {
    const puzzle = puzzleAt(rank);
    const length = lengthOf(puzzle, metric);
    if (length !== distances[rank]) expect.fail(`${metric} from ${puzzle.start}: ${length}`);
  }
}

const METRICS = ['stm', 'mtm'] as const;
const NAMED = ['standard', 'blank-first', 'snake', 'spiral'] as const;

describe('every state', () => {
  it.each([
    [2, 2],
    [3, 2],
    [2, 3],
    [4, 2],
    [2, 4],
  ])('of %i×%i, for the gap at home in every cell', (width, height) => {
    for (const metric of METRICS) {
      for (let gap = 0; gap < width * height; gap++) {
        compare(width, goalWithGap(width, height, gap), metric);
      }
    }
  });

  it.each(METRICS)('of 3×3, for the goal blank-first in %s', (metric) => {
    compare(3, namedGoal('blank-first', 3, 3), metric);
  });

  it.each(NAMED.flatMap((name) => METRICS.map((metric) => ({ name, metric }))))(
    'of 2×5, each of 211, for the goal $name in $metric',
    ({ name, metric }) => compare(2, namedGoal(name, 2, 5), metric, 211),
  );
});

/** Where the search with the strongest tables of a board finds them. */
function loadedFor(problem: TileProblem): LoadedSteps {
  const tables = new KernelTables(problem, 'heavy');
  for (;;) {
    const kernels = tables.step(1e5);
    if (kernels) return kernels.take(false)!;
  }
}

/** The least bound under which a search finds a line, and whether it leads to the goal. */
function deepen(problem: TileProblem, loaded: LoadedSteps): number {
  const search = new KernelStepSearch(problem, loaded, false, () => undefined);
  for (let bound = search.estimate; ; bound += search.raise) {
    search.start(bound);
    if (search.step(1e6) === 'found') return leadsHome(problem, search.line) ? bound : -1;
  }
}

function leadsHome({ width, height, tiles, gap, gapGoal }: TileProblem, line: Uint8Array): boolean {
  const neighbours = neighboursOf(width, height);
  const cells = tiles.slice();
  let here = gap;
  for (const direction of line) {
    const from = neighbours[here * 4 + direction]!;
    if (from < 0) return false;
    cells[here] = cells[from]!;
    here = from;
  }
  return here === gapGoal && isSolved(cells, gapGoal);
}

describe('every state of ten cells, by the search with tables', () => {
  it.each([
    { name: 'standard', width: 2, height: 5 },
    { name: 'blank-first', width: 2, height: 5 },
    { name: 'spiral', width: 2, height: 5 },
    { name: 'standard', width: 5, height: 2 },
    { name: 'spiral', width: 5, height: 2 },
  ] as const)('of $width×$height, for the goal $name', ({ name, width, height }) => {
    const goal = namedGoal(name, width, height);
    const puzzleAt = puzzlesTo(width, goal);
    const distances = tileDistances(width, goal, 'stm');
    const loaded = loadedFor(compileTiles(puzzleAt(0)));
    for (let rank = 0; rank < distances.length; rank++) {
      const problem = compileTiles(puzzleAt(rank));
      if (isSolved(problem.tiles, problem.gapGoal)) continue;
      const bound = deepen(problem, loaded);
      if (bound !== distances[rank]) expect.fail(`from ${problem.tiles}: ${bound}`);
    }
  });
});
