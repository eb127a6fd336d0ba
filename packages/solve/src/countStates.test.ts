import { parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { countStates, countStatesSync } from './countStates.ts';

const EASY = parsePuzzle('6711/0022/0033/8944/.55.');

describe('countStates', () => {
  test('counts every reachable state, at each distance', () => {
    const steps = countStatesSync(EASY, { metric: 'steps' });
    const moves = countStatesSync(EASY);
    // 7,888 states: exhaustive search behind the published 20 steps of this layout.
    expect(steps).toMatchObject({ status: 'counted', states: 7888, metric: 'steps' });
    expect(moves).toMatchObject({ status: 'counted', states: 7888, metric: 'moves' });
    const levels = [steps, moves].map((end) => ('levels' in end ? end.levels : []));
    expect(levels[0]!.reduce((sum, size) => sum + size)).toBe(7888);
    expect(levels[0]!.length).toBeGreaterThan(levels[1]!.length);
  });

  test('the distances of the 2×3 board', () => {
    const board = countStatesSync(parsePuzzle('1 2 3/4 5 0'));
    // Exhaustive breadth-first search, 6!/2 states, tests/data/depths.txt (2x3 STM).
    expect(board).toMatchObject({
      levels: [1, 2, 3, 5, 6, 7, 10, 12, 12, 16, 23, 25, 28, 39, 44, 40, 29, 21, 18, 12, 6, 1],
    });
  });

  test('tile boards: explored while small, then by parity, at once', () => {
    const byParity = (text: string) => countStatesSync(parsePuzzle(text), { limits: { nodes: 1 } });
    expect(countStatesSync(parsePuzzle('1 2 3/4 5 6/7 0 8'))).toMatchObject({
      method: 'explored',
      states: 181_440,
    });
    expect(byParity('1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0')).toMatchObject({
      status: 'counted',
      method: 'parity',
      states: 10_461_394_944_000,
    });
    // Tiles that the goal does not tell apart are another thing: these are explored.
    expect(
      byParity('tiles: 1 2 3 4/5 6 7 8/0 9 10 11\ngoal: 1 2 3 4/. . . ./. . . .'),
    ).toMatchObject({
      status: 'undecided',
      limit: 'nodes',
    });
  });

  test('limits and cancelling are answers of their own', async () => {
    const whole = countStatesSync(EASY);
    const part = countStatesSync(EASY, { limits: { nodes: 100 } });
    expect(part).toMatchObject({ status: 'undecided', limit: 'nodes' });
    const [all, levels] = [whole, part].map((end) => ('levels' in end ? end.levels : []));
    expect(levels).toEqual(all!.slice(0, levels!.length));
    expect(part.states).toBe(levels!.reduce((sum, size) => sum + size));
    expect(part.states).toBeGreaterThanOrEqual(100);
    expect(await countStates(EASY, { signal: AbortSignal.abort() })).toMatchObject({
      status: 'cancelled',
    });
    expect(await countStates(EASY)).toMatchObject({ status: 'counted', states: 7888 });
  });

  test('a metric of another kind of puzzle is refused', () => {
    expect(() => countStatesSync(EASY, { metric: 'mtm' })).toThrow(
      'metric mtm is for tile puzzles',
    );
  });
});
