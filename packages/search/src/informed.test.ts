import { describe, expect, test } from 'vitest';
import { tilePuzzle } from '../../../tests/support/puzzles.ts';
import { finish, graphSpace, solutionOf } from '../../../tests/support/spaces.ts';
import { ASTAR } from './astar.ts';
import { GREEDY } from './greedy.ts';
import { linearConflictHeuristic } from './heuristic/linearConflict.ts';
import { manhattanHeuristic } from './heuristic/manhattan.ts';
import { IDASTAR } from './idastar.ts';
import { puzzleSpace } from './problem/puzzleSpace.ts';
import type { StateSpace } from './problem/stateSpace.ts';
import { UCS } from './ucs.ts';

const board = (numbers: readonly number[]) => puzzleSpace(tilePuzzle(3, numbers), 'stm');

describe('best-first', () => {
  // The direct way to the goal costs more than the way round.
  const weighted = graphSpace(
    { a: { goal: 9, b: 2 }, b: { c: 2 }, c: { goal: 2 }, goal: {} },
    'a',
    'goal',
  );

  test('uniform cost takes the cheapest way, not the shortest', () => {
    const searcher = UCS.start(weighted);
    expect(solutionOf(searcher).steps).toHaveLength(3);
    expect(searcher.stats.lowerBound).toBe(6);
    expect(searcher.stats.reopened).toBe(0);
  });

  test('A* reopens a closed state with an inconsistent heuristic', () => {
    // c is closed by way of b first, since d looks far; then d offers a cheaper way to c.
    const ways = {
      a: { b: 3, d: 1 },
      b: { c: 1 },
      c: { e: 3 },
      d: { c: 1 },
      e: { goal: 3 },
      goal: {},
    };
    const estimates: Record<string, number> = { a: 0, b: 0, c: 0, d: 6, e: 0, goal: 0 };
    const heuristic = {
      name: 'drawn',
      admissible: true,
      consistent: false,
      evaluate: (state: string) => estimates[state]!,
    };
    const searcher = ASTAR.start(graphSpace(ways, 'a', 'goal'), { heuristic });
    expect(solutionOf(searcher).steps).toHaveLength(4);
    expect(searcher.stats.lowerBound).toBe(8);
    expect(searcher.stats.reopened).toBe(2);
    // Each state once, however often it is met.
    expect(searcher.stats.evaluated).toBe(6);
  });

  test('a state that is opened again waits beside the others', () => {
    // c is closed by way of b; d, which looks far, leads to it more cheaply, and to e and f.
    const ways = { a: { b: 2, d: 1 }, b: { c: 1 }, d: { c: 1, e: 1, f: 1 }, c: {}, e: {}, f: {} };
    const heuristic = {
      name: 'drawn',
      admissible: true,
      consistent: false,
      evaluate: (state: string) => (state === 'd' ? 3 : 0),
    };
    const searcher = ASTAR.start(graphSpace(ways, 'a', 'goal'), { heuristic });
    expect(finish(searcher).status).toBe('unsolvable');
    expect([searcher.stats.reopened, searcher.stats.peakFrontier]).toEqual([1, 3]);
  });

  test('A* does not open a state from which there is no way to the goal', () => {
    const ways = { a: { dead: 1, b: 2 }, b: { goal: 1 }, dead: { goal: 9 }, goal: {} };
    const heuristic = {
      name: 'drawn',
      admissible: true,
      consistent: true,
      evaluate: (state: string) => (state === 'dead' ? Infinity : 0),
    };
    const searcher = ASTAR.start(graphSpace(ways, 'a', 'goal'), { heuristic });
    expect(solutionOf(searcher).steps).toHaveLength(2);
    expect(searcher.stats.expanded).toBe(2);
  });

  test('a state reached more cheaply is not expanded again when its dearer turn comes', () => {
    const ways = { a: { b: 5, c: 1 }, c: { b: 1 }, b: { goal: 9 }, goal: {} };
    const searcher = UCS.start(graphSpace(ways, 'a', 'goal'));
    expect(solutionOf(searcher).steps).toHaveLength(3);
    expect(searcher.stats.expanded).toBe(3);
  });

  const far = board([8, 6, 4, 0, 7, 2, 5, 1, 3]);
  const linear = linearConflictHeuristic(tilePuzzle(3, [8, 6, 4, 0, 7, 2, 5, 1, 3]), 'stm');
  const manhattan = manhattanHeuristic(tilePuzzle(3, [8, 6, 4, 0, 7, 2, 5, 1, 3]), 'stm');

  test('a better heuristic expands fewer nodes for the same 16 steps', () => {
    const puzzle = tilePuzzle(3, [6, 1, 3, 4, 0, 2, 7, 5, 8]);
    const better = [manhattanHeuristic(puzzle, 'stm'), linearConflictHeuristic(puzzle, 'stm')];
    const counts = [{}, ...better.map((heuristic) => ({ heuristic }))].map((options) => {
      const searcher = ASTAR.start(puzzleSpace(puzzle, 'stm'), options);
      expect(solutionOf(searcher).steps).toHaveLength(16);
      return searcher.stats.expanded;
    });
    expect(counts[0]).toBeGreaterThan(counts[1]!);
    expect(counts[1]).toBeGreaterThan(counts[2]!);
  });

  test('A* with a heuristic that may say too much promises nothing', () => {
    const heuristic = {
      ...manhattan,
      admissible: false,
      evaluate: (state: Uint16Array) => 5 * manhattan.evaluate(state),
    };
    for (const algorithm of [ASTAR, IDASTAR]) {
      const searcher = algorithm.start(far, { heuristic });
      const { steps } = solutionOf(searcher);
      expect(steps.length).toBeGreaterThanOrEqual(23);
      expect(searcher.stats.lowerBound).toBeLessThanOrEqual(23);
    }
  });

  test('greedy search expands far fewer nodes and may answer longer', () => {
    const searcher = GREEDY.start(far, { heuristic: linear });
    const { steps } = solutionOf(searcher);
    expect(searcher.stats.lowerBound).toBeLessThan(25);
    // Our own values, kept against change.
    expect(steps).toHaveLength(25);
    expect(searcher.stats.expanded).toBe(70);
  });

  test('a cheaper way to an open state replaces its node; greedy search ignores it', () => {
    const ways = { a: { b: 5, c: 1 }, c: { b: 1 }, b: { goal: 1 }, goal: {} };
    const space: StateSpace<string> = graphSpace(ways, 'a', 'goal');
    expect(solutionOf(UCS.start(space)).steps).toHaveLength(3);
    expect(solutionOf(GREEDY.start(space)).steps).toHaveLength(2);
  });
});

describe('IDA*', () => {
  const puzzle = tilePuzzle(3, [8, 6, 4, 0, 7, 2, 5, 1, 3]);
  const heuristic = linearConflictHeuristic(puzzle, 'stm');

  test('keeps only the path and its siblings', () => {
    const searcher = IDASTAR.start(puzzleSpace(puzzle, 'stm'), { heuristic });
    expect(solutionOf(searcher).steps).toHaveLength(23);
    expect(searcher.stats.peakFrontier).toBeLessThanOrEqual(23);
    expect(searcher.stats.peakBytes).toBeLessThan(23 * 3 * 400);
  });

  test('asks the estimate once for every node that it does not leave out as the way back', () => {
    const ways = { a: { b: 1, c: 1 }, b: { a: 1 }, c: { a: 1, goal: 1 }, goal: {} };
    const searcher = IDASTAR.start(graphSpace(ways, 'a', 'goal'));
    expect(solutionOf(searcher).steps).toHaveLength(2);
    // The start; b and c with the bounds 0, 1 and 2; the goal with the bounds 1 and 2.
    expect(searcher.stats.evaluated).toBe(1 + 2 * 3 + 2);
  });

  test('answers at its depth limit, and proves none with an estimate that may say too much', () => {
    const near = graphSpace({ a: { b: 1 }, b: { goal: 1 }, goal: {} }, 'a', 'goal');
    expect(solutionOf(IDASTAR.start(near, { depthMax: 2 })).steps).toHaveLength(2);
    const estimate = { name: 'drawn', admissible: false, consistent: false, evaluate: () => 3 };
    const searcher = IDASTAR.start(near, { heuristic: estimate, depthMax: 2 });
    expect(finish(searcher)).toEqual({ status: 'undecided', limit: 'depth' });
    expect(searcher.stats.lowerBound).toBe(0);
  });

  test('ends at its depth limit with the bound proved', () => {
    const searcher = IDASTAR.start(puzzleSpace(puzzle, 'stm'), { heuristic, depthMax: 20 });
    expect(finish(searcher)).toEqual({ status: 'undecided', limit: 'depth' });
    expect(searcher.stats.lowerBound).toBe(21);
  });

  test('never goes straight back', () => {
    // Two states only: the path has nowhere to go, so nothing lies beyond the bound.
    const pair = graphSpace({ a: { b: 1 }, b: { a: 1 } }, 'a', 'none');
    const searcher = IDASTAR.start(pair);
    expect(finish(searcher)).toEqual({ status: 'unsolvable', proof: 'exhausted' });
  });
});
