import { parsePuzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { solveBlocks } from './solveBlocks.ts';
import { solveTiles } from './solveTiles.ts';

const tiles = parsePuzzle('1 2 3/4 5 6/0 7 8');
const blocks = parsePuzzle('start:\nA.B\n...\ngoal:\nB..\n...');

describe.each([
  ['solveTiles', solveTiles, tiles, blocks],
  ['solveBlocks', solveBlocks, blocks, tiles],
] as const)('%s', (_, solve, own, other) => {
  test('solves its own family, and refuses the other', async () => {
    expect(await solve(own)).toMatchObject({ status: 'solved', length: 2 });
    expect(await solve(own, { limits: { timeMs: 0 } })).toMatchObject({ limit: 'time' });
    expect(await solve(own, { signal: AbortSignal.abort() })).toMatchObject({
      status: 'cancelled',
    });
    if (solve === solveTiles) await expect(solve(other)).rejects.toThrow('tile puzzles only');
  });

  test.each([
    [{ metrik: 'steps' }, 'takes no "metrik"'],
    [{ engine: 'astar' }, 'takes no "engine"'],
    [{ limits: { time: 5 } }, 'limits takes no "time"'],
    [{ limits: { depth: 5 } }, 'limits takes no "depth"'],
    [{ limits: 5 }, 'limits: no object'],
    [{ limits: { timeMs: -1 } }, 'not a valid value of limit timeMs'],
    [{ signal: new AbortController() }, 'signal is no AbortSignal'],
    [{ signal: null }, 'signal is no AbortSignal'],
    [{ threads: 0 }, 'not a number of threads'],
  ])('refuses %j instead of ignoring it', async (options, message) => {
    const refusal = { name: 'OptionError', message: expect.stringContaining(message) };
    await expect(solve(own, options as never)).rejects.toThrow(expect.objectContaining(refusal));
  });
});
