import { describe, expect, test } from 'vitest';
import { tilePuzzle } from '../../../tests/support/puzzles.ts';
import { graphSpace, solutionOf } from '../../../tests/support/spaces.ts';
import { TIE_RULES } from './algorithm.ts';
import { ASTAR } from './astar.ts';
import { GREEDY } from './greedy.ts';
import { manhattanHeuristic } from './heuristic/manhattan.ts';
import { puzzleSpace } from './problem/puzzleSpace.ts';
import { UCS } from './ucs.ts';

const LENGTH = 23;
const FAR = [8, 6, 4, 0, 7, 2, 5, 1, 3];
const puzzle = tilePuzzle(3, FAR);
const space = puzzleSpace(puzzle, 'stm');
const heuristic = manhattanHeuristic(puzzle, 'stm');

describe('weighted A*', () => {
  // Weight 0 is uniform cost, which meets nearly every state of a board as far away as that.
  test.each([
    [0, [6, 1, 3, 4, 0, 2, 7, 5, 8], 16],
    [0.5, FAR, LENGTH],
    [1, FAR, LENGTH],
  ] as const)('weight %d: shortest, and proved', (weight, board, length) => {
    const puzzle = tilePuzzle(3, board);
    const heuristic = manhattanHeuristic(puzzle, 'stm');
    const searcher = ASTAR.start(puzzleSpace(puzzle, 'stm'), { heuristic, weight });
    const { steps } = solutionOf(searcher);
    expect([steps.length, searcher.stats.lowerBound]).toEqual([length, length]);
  });

  test.each([1.2, 1.5, 2, 3, 5, 100])('weight %d: within the factor, with less work', (weight) => {
    const plain = ASTAR.start(space, { heuristic });
    solutionOf(plain);
    const searcher = ASTAR.start(space, { heuristic, weight });
    const { steps } = solutionOf(searcher);
    expect(steps.length).toBeGreaterThanOrEqual(LENGTH);
    expect(steps.length).toBeLessThanOrEqual(LENGTH * weight);
    expect(searcher.stats.lowerBound).toBeLessThanOrEqual(LENGTH);
    expect(searcher.stats.lowerBound).toBeGreaterThanOrEqual(steps.length / weight);
    // A small weight may expand a few more: closed states are opened again.
    if (weight >= 2) expect(searcher.stats.expanded).toBeLessThan(plain.stats.expanded);
  });

  test.each([0.5, 1.5, 3])('weight %d: the lower bound is true all the way', (weight) => {
    const searcher = ASTAR.start(space, { heuristic, weight });
    while (!searcher.step(1)) expect(searcher.stats.lowerBound).toBeLessThanOrEqual(LENGTH);
    expect(searcher.stats.expanded).toBeGreaterThan(LENGTH);
  });

  test('a weight proves nothing where the estimate may say too much', () => {
    const searcher = ASTAR.start(space, { heuristic: { ...heuristic, admissible: false } });
    solutionOf(searcher);
    expect(searcher.stats.lowerBound).toBe(0);
  });

  test('without an estimate A* is shortest, and proves it', () => {
    const near = puzzleSpace(tilePuzzle(3, [1, 2, 3, 4, 5, 6, 0, 7, 8]), 'stm');
    const searcher = ASTAR.start(near);
    expect(solutionOf(searcher).steps).toHaveLength(2);
    expect(searcher.stats.lowerBound).toBe(2);
  });

  test('weight 0 expands as uniform cost does', () => {
    const easy = puzzleSpace(tilePuzzle(3, [1, 2, 3, 4, 5, 6, 0, 7, 8]), 'stm');
    const searcher = ASTAR.start(easy, { heuristic, weight: 0, ties: 'fifo' });
    const plain = UCS.start(easy);
    solutionOf(searcher);
    solutionOf(plain);
    expect(searcher.stats.expanded).toBe(plain.stats.expanded);
  });
});

describe('ties', () => {
  test.each(TIE_RULES)('%s: shortest; only the work differs', (ties) => {
    const searcher = ASTAR.start(space, { heuristic, ties });
    expect(solutionOf(searcher).steps).toHaveLength(LENGTH);
  });

  test.each(TIE_RULES)('%s: greedy search takes the nearest node first all the same', (ties) => {
    const h: Readonly<Record<string, number>> = { s: 3, a: 2, b: 1, c: 2, goal: 0 };
    const drawn = { name: 'drawn', admissible: true, consistent: true };
    const graph = graphSpace(
      { s: { a: 1, b: 1, c: 1 }, a: {}, b: { goal: 1 }, c: {} },
      's',
      'goal',
    );
    const heuristic = { ...drawn, evaluate: (state: string) => h[state]! };
    const searcher = GREEDY.start(graph, { heuristic, ties });
    expect(solutionOf(searcher).steps).toHaveLength(2);
    expect(searcher.stats.expanded).toBe(2);
  });

  test('each rule takes another node first', () => {
    // All of f = 4: the nearer to the start, the smaller the letter; made as b, a, d, c, B.
    const ways = {
      s: { b: 2, a: 1, d: 3, c: 2.5, B: 2 },
      ...{ a: {}, b: {}, B: {}, c: {}, d: {}, goal: {} },
    };
    const h: Readonly<Record<string, number>> = { s: 4, a: 3, b: 2, B: 2, c: 1.5, d: 1 };
    const rest = { name: 'drawn', admissible: true, consistent: true };
    const estimate = { ...rest, evaluate: (state: string) => h[state]! };
    const orderBy = (ties: (typeof TIE_RULES)[number]) => {
      const order: string[] = [];
      const watch = (event: { type: string; node?: { state: string } }) => {
        if (event.type === 'expand') order.push(event.node!.state);
      };
      const graph = graphSpace(ways, 's', 'goal');
      ASTAR.start(graph, { heuristic: estimate, ties, watch }).step(100);
      return order.join('');
    };
    expect(TIE_RULES.map((ties) => `${ties} ${orderBy(ties)}`)).toEqual([
      'low-h sdcbBa',
      'low-g sabBcd',
      'fifo sbadcB',
      'lifo sBcdab',
    ]);
  });
});
