import { parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { countStates, countStatesSync } from './countStates.ts';

const EASY = parsePuzzle('6711/0022/0033/8944/.55.');

describe('countStates', () => {
  test('counts every reachable state, at each distance', () => {
    const steps = countStatesSync(EASY);
    const moves = countStatesSync(EASY, { metric: 'moves' });
    // 7,888 states: exhaustive search behind the published 20 steps of this layout.
    expect(steps).toMatchObject({ status: 'counted', states: 7888 });
    expect(moves).toMatchObject({ status: 'counted', states: 7888 });
    if (steps.status !== 'counted' || moves.status !== 'counted') return;
    expect(steps.levels.reduce((sum, size) => sum + size)).toBe(7888);
    expect(steps.levels.length).toBeGreaterThan(moves.levels.length);
  });

  test('the distances of the 2×3 board', () => {
    const board = countStatesSync(parsePuzzle('1 2 3/4 5 0'));
    // Exhaustive breadth-first search, 6!/2 states, tests/data/depths.txt (2x3 STM).
    expect(board).toMatchObject({
      levels: [1, 2, 3, 5, 6, 7, 10, 12, 12, 16, 23, 25, 28, 39, 44, 40, 29, 21, 18, 12, 6, 1],
    });
  });

  test('limits and cancelling are answers of their own', async () => {
    expect(countStatesSync(EASY, { limits: { nodes: 100 } })).toMatchObject({
      status: 'undecided',
      limit: 'nodes',
      states: 100,
    });
    expect(await countStates(EASY, { signal: AbortSignal.abort() })).toMatchObject({
      status: 'cancelled',
    });
    expect(await countStates(EASY)).toMatchObject({ status: 'counted', states: 7888 });
  });

  test('a metric of another kind of puzzle is refused', () => {
    expect(() => countStatesSync(EASY, { metric: 'mtm' })).toThrow('mtm measures tile puzzles');
  });
});
