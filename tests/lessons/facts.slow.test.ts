import { parsePuzzle } from '@glissade/core';
import { checkHeuristic, heuristicFor, ownHeuristic, solveSync } from '@glissade/engine';
import { describe, expect, test } from 'vitest';
import { EASY, endOf, expandedBy, expectStated, GOAL, HARDEST, MIDDLE } from './stated.ts';

test('4: depth-first search', () => {
  const dfs = endOf(EASY, { engine: 'dfs' });
  const marked = endOf(EASY, { engine: 'dfs-marked' });
  const deepening = [EASY, MIDDLE].map((board) =>
    endOf(board, { engine: 'iddfs', nodesMax: 300_000 }),
  );
  const bare = endOf(EASY, { engine: 'idastar', heuristic: 'zero' });
  expectStated('depth-first', [dfs.length!, dfs.stats.expanded, marked.length!]);
  expectStated(
    'depth-first',
    deepening.map(({ stats }) => stats.expanded),
  );
  expectStated('depth-first', [bare.stats.expanded, bare.stats.peakFrontier, 88_573, 132_854]);
});

test('5: heuristics', () => {
  const puzzle = parsePuzzle(GOAL);
  const middle = parsePuzzle(MIDDLE);
  const names = ['misplaced', 'manhattan', 'linear-conflict'] as const;
  const checks = names.map((name) => checkHeuristic(puzzle, heuristicFor(puzzle, 'stm', name)));
  expect(checks.every(({ admissible, consistent }) => admissible && consistent)).toBe(true);
  const values = names.map((name) => heuristicFor(middle, 'stm', name).evaluate(middle.start));
  expectStated('heuristics', values);
  expectStated(
    'heuristics',
    checks.map(({ hMean }) => hMean.toFixed(2)),
  );
  expectStated('heuristics', [checks[0]!.distanceMean.toFixed(2)]);
  for (const text of ['manhattan + misplaced', 'inversions', 'manhattan + gap']) {
    const check = checkHeuristic(puzzle, ownHeuristic(puzzle, 'stm', text));
    expect(check.nearest).toMatchObject({ state: '1 2 3/4 5 0/7 8 6', h: 2, distance: 1 });
    expectStated('heuristics', [check.overestimates]);
  }
});

describe('6: A*', () => {
  const names = ['misplaced', 'manhattan', 'linear-conflict'] as const;
  test('heuristics and weights', () => {
    for (const heuristic of names) {
      const { stats, branching } = endOf(MIDDLE, { engine: 'astar', heuristic });
      expectStated('a-star', [stats.expanded, stats.generated, branching!.toFixed(2)]);
      expectStated('a-star', [expandedBy(HARDEST, 'astar', heuristic)]);
    }
    for (const weight of [1, 1.5, 2, 3, 5]) {
      const end = endOf(MIDDLE, { engine: 'astar', heuristic: 'manhattan', weight });
      expectStated('a-star', [end.length!, end.stats.expanded]);
    }
    expectStated('a-star', [expandedBy(MIDDLE, 'bfs'), expandedBy(MIDDLE, 'astar', 'zero')]);
  });

  test('IDA*', () => {
    const deepening = endOf(MIDDLE, { engine: 'idastar', heuristic: 'manhattan' }).stats;
    const { peakFrontier } = endOf(MIDDLE, { engine: 'astar', heuristic: 'manhattan' }).stats;
    expectStated('a-star', [deepening.expanded, deepening.peakFrontier, peakFrontier]);
    const korf = '1 6 10 8/14 12 4 2/13 11 3 5/9 7 15 0';
    for (const heuristic of ['manhattan', 'linear-conflict'] as const) {
      const puzzle = parsePuzzle(korf);
      const { stats } = solveSync(puzzle, { engine: 'idastar', heuristic });
      expectStated('a-star', [stats.expanded]);
    }
  });
});
