import { describe, expect, test } from 'vitest';
import { blocksPuzzle, tilePuzzle } from '../../../tests/support/puzzles.ts';
import { finish, graphSpace, solutionOf } from '../../../tests/support/spaces.ts';
import { BFS, BFS_LATE } from './breadthFirst.ts';
import { DFS } from './dfs.ts';
import { IDDFS } from './iddfs.ts';
import { puzzleSpace } from './problem/puzzleSpace.ts';

const board = (numbers: readonly number[]) => puzzleSpace(tilePuzzle(3, numbers), 'stm');

describe('breadth-first', () => {
  // The start and goal of the Columbia assignment, whose tests of order name the gap's moves
  // Up, Down, Left, Right; a tile goes the other way.
  const space = puzzleSpace(
    tilePuzzle(3, [1, 2, 5, 3, 4, 0, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6, 7, 8]),
    'stm',
  );
  const rankOf = (step: number) => 'DURL'.indexOf('URDL'[step & 3]!);
  const ordered: typeof space = {
    ...space,
    successors: (state) =>
      [...space.successors(state)].sort((a, b) => rankOf(a.steps[0]!) - rankOf(b.steps[0]!)),
  };

  test('a late goal test expands 10 nodes on the published example', () => {
    // cost_of_path 3, nodes_expanded 10: Columbia CSMM.101x, first project.
    const late = BFS_LATE.start(ordered);
    expect(solutionOf(late).steps).toHaveLength(3);
    expect(late.stats.expanded).toBe(10);
  });

  test('an early goal test saves the last level', () => {
    const early = BFS.start(ordered);
    expect(solutionOf(early).steps).toHaveLength(3);
    // The start, its three successors, and the first node below them.
    expect(early.stats.expanded).toBe(5);
  });
});

describe('depth-first', () => {
  const scrambled = board([1, 2, 3, 4, 5, 6, 0, 7, 8]);

  test('finds an answer within the bound when there is one', () => {
    expect(solutionOf(DFS.start(scrambled, { depthMax: 2 })).steps).toHaveLength(2);
    for (const depthMax of [3, 7, 12]) {
      const { steps } = solutionOf(DFS.start(scrambled, { depthMax }));
      expect(steps.length).toBeLessThanOrEqual(depthMax);
    }
  });

  test('a shortest answer is found although its states were met deeper before', () => {
    // a-b-c-d-goal is tried first and cut at d; d is nearer by way of e.
    const ways = { a: { b: 1, e: 1 }, b: { c: 1 }, c: { d: 1 }, d: { goal: 1 }, e: { d: 1 } };
    const searcher = DFS.start(graphSpace({ ...ways, goal: {} }, 'a', 'goal'), { depthMax: 3 });
    expect(solutionOf(searcher).steps).toHaveLength(3);
  });

  test('beyond the bound: undecided, and the bound is proved', () => {
    const searcher = DFS.start(scrambled, { depthMax: 1 });
    expect(finish(searcher)).toEqual({ status: 'undecided', limit: 'depth' });
    expect(searcher.stats.lowerBound).toBe(2);
  });

  test('a bound that cuts nothing off proves that there is no answer', () => {
    const unsolvable = puzzleSpace(tilePuzzle(2, [2, 1, 3, 0]), 'stm');
    // The 12 states lie on a ring: 6 steps reach all of them, the last one at the bound.
    expect(finish(DFS.start(unsolvable, { depthMax: 6 })).status).toBe('undecided');
    expect(finish(DFS.start(unsolvable, { depthMax: 7 })).status).toBe('unsolvable');
  });

  test('a state cut off at the bound and then met nearer no longer counts as cut', () => {
    const ways = { a: { b: 1, c: 1 }, b: { c: 1 }, c: {} };
    const searcher = DFS.start(graphSpace(ways, 'a', 'none'), { depthMax: 2 });
    expect(finish(searcher)).toEqual({ status: 'unsolvable', proof: 'exhausted' });
  });
});

describe('iterative deepening', () => {
  test('20 steps, 16 slides, 15 moves on the easy Hua Rong Dao layout', () => {
    // Lengths: tests/data/blocks.json, hrd20. The counts are our own, kept against change.
    const counts = { steps: 2324, slides: 1931, moves: 1571 };
    for (const [metric, length] of [
      ['steps', 20],
      ['slides', 16],
      ['moves', 15],
    ] as const) {
      const searcher = IDDFS.start(puzzleSpace(blocksPuzzle('hrd20'), metric));
      solutionOf(searcher);
      expect(searcher.stats.lowerBound).toBe(length);
      expect(searcher.stats.expanded).toBe(counts[metric]);
      expect(searcher.stats.peakFrontier).toBe(length);
    }
  });

  test('ends at its depth limit with the bound proved', () => {
    const searcher = IDDFS.start(puzzleSpace(blocksPuzzle('hrd20'), 'steps'), { depthMax: 10 });
    expect(finish(searcher)).toEqual({ status: 'undecided', limit: 'depth' });
    expect(searcher.stats.lowerBound).toBe(11);
  });
});
