import { OptionError, parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { solve, solveSync } from './solve.ts';

const EASY = parsePuzzle('6711/0022/0033/8944/.55.');

const LARGE = parsePuzzle('24 23 22 21 20/19 18 17 16 15/14 13 12 11 10/9 8 7 6 5/4 3 2 1 0');
const TILES = parsePuzzle('2 0 3 4/1 5 7 8/9 6 10 11/13 14 15 12');

describe('options', () => {
  test.each<[string, () => unknown, string]>([
    ['metric', () => solveSync(EASY, { metric: 'mtm' }), 'metric mtm is for tile puzzles'],
    ['metric', () => solveSync(EASY, { metric: 'miles' as never }), 'there is no metric "miles"'],
    ['tieBreak', () => solveSync(EASY, { tieBreak: 'stm' }), 'metric stm is for tile puzzles'],
    ['engine', () => solveSync(EASY, { engine: 'warp' as never }), 'there is no engine "warp"'],
    [
      'heuristic',
      () => solveSync(EASY, { heuristic: 'luck' as never }),
      'there is no heuristic "luck"',
    ],
    ['tables', () => solveSync(EASY, { tables: 'vast' as never }), 'there is no table size "vast"'],
    [
      'limit',
      () => solveSync(EASY, { limits: { nodes: -1 } }),
      '-1 is not a valid value of limit nodes',
    ],
    [
      'limit',
      () => solveSync(EASY, { limits: { timeMs: Number.NaN } }),
      'NaN is not a valid value of limit timeMs',
    ],
    ['combination', () => solveSync(EASY, { engine: 'tiles' }), 'solves tile puzzles only'],
    [
      'combination',
      () => solveSync(EASY, { engine: 'bfs', countOptimal: true }),
      'cannot count shortest solutions',
    ],
    ['allSolutions', () => solveSync(EASY, { allSolutions: 0 }), '0 is not a number of solutions'],
    [
      'combination',
      () => solveSync(EASY, { anytime: true, allSolutions: 5 }),
      'when any solution is asked for',
    ],
    [
      'combination',
      () => solveSync(EASY, { anytime: true, countOptimal: true }),
      'when any solution is asked for',
    ],
    [
      'combination',
      () => solveSync(EASY, { engine: 'bfs', tieBreak: 'moves' }),
      'cannot break ties',
    ],
    [
      'combination',
      () => solveSync(EASY, { engine: 'astar', heuristic: 'manhattan' }),
      'heuristic manhattan is for tile puzzles',
    ],
    ['seed', () => solveSync(TILES, { anytime: true, seed: 0.5 }), '0.5 is not a seed'],
    ['combination', () => solveSync(TILES, { seed: 7 }), 'the seed has no effect here'],
    [
      'combination',
      () => solveSync(TILES, { seed: 7, engine: 'tiles' }),
      'engine tiles ignores it',
    ],
    [
      'combination',
      () => solveSync(EASY, { tables: 'heavy' }),
      'the table size has no effect here',
    ],
    [
      'combination',
      () => solveSync(LARGE, { anytime: true, tables: 'heavy' }),
      'the table size has no effect here',
    ],
    [
      'combination',
      () => solveSync(LARGE, { anytime: true, metric: 'stm', tieBreak: 'mtm' }),
      'engine anytime cannot break ties',
    ],
    [
      'combination',
      () => solveSync(EASY, { anytime: true, engine: 'kernel' }),
      'finds shortest solutions only',
    ],
    ...(['kernel', 'bfs', 'bidirectional', undefined] as const).flatMap((engine) => {
      const named = { engine };
      return [
        [
          'combination',
          () => solveSync(EASY, { ...named, heuristic: 'zero' }),
          'the heuristic has no effect here',
        ],
        [
          'combination',
          () => solveSync(EASY, { ...named, limits: { depth: 9 } }),
          'the depth limit has no effect here',
        ],
      ] as [string, () => unknown, string][];
    }),
  ])('%s that makes no sense', (code, run, message) => {
    expect(run).toThrow(OptionError);
    expect(run).toThrow(message);
    try {
      run();
    } catch (error) {
      expect((error as OptionError).code).toBe(code);
      expect((error as OptionError).hint).not.toBe('');
    }
  });

  test('asynchronous runs reject', async () => {
    await expect(solve(EASY, { engine: 'warp' as never })).rejects.toThrow(OptionError);
  });
});
