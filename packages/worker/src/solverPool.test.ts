import { describe, expect, test } from 'vitest';
import { started } from '../../../tests/support/workerChannel.ts';
import { queued } from './queued.ts';
import { poolOf, type SolverPool } from './solverPool.ts';

const EIGHT = '8 6 4/0 7 2/5 1 3';
const EASY = '1 2 3/4 5 6/7 0 8';
const HARD = '5 4 3 2 1/10 9 8 7 6/15 14 13 12 11/20 19 18 17 16/21 22 23 24 0';

const lengthOf = (outcome: object) => ('length' in outcome ? outcome.length : outcome);

describe('a solver that queues', () => {
  test('answers every call, where one that does not cancels all but the last', async () => {
    const puzzles = [EIGHT, EASY, EIGHT];
    const { solver } = started();
    const inTurn = queued(solver);
    const all = await Promise.all(puzzles.map((puzzle) => inTurn.solve(puzzle)));
    expect(all.map(lengthOf)).toEqual([23, 1, 23]);
    const last = await Promise.all(puzzles.map((puzzle) => solver.solve(puzzle)));
    expect(last.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'solved']);
  });

  test('goes on after what is refused, and after what is cancelled while it waits', async () => {
    const { solver } = started();
    const inTurn = queued(solver);
    const bad = inTurn.solve('what?');
    const stopped = inTurn.solve(HARD, { signal: AbortSignal.abort() });
    const good = inTurn.solve(EASY);
    await expect(bad).rejects.toMatchObject({ code: 'form-unknown' });
    expect((await stopped).status).toBe('cancelled');
    expect(lengthOf(await good)).toBe(1);
  });
});

describe('a pool', () => {
  test('answers more puzzles than it has workers, each with its own answer', async () => {
    const pool = poolOf([started().solver, started().solver]);
    const puzzles = Array.from({ length: 9 }, (_, i) => (i % 2 ? EASY : EIGHT));
    const all = await Promise.all(puzzles.map((puzzle) => pool.solve(puzzle)));
    expect(all.map(lengthOf)).toEqual(puzzles.map((puzzle) => (puzzle === EASY ? 1 : 23)));
    expect(pool.size).toBe(2);
  });

  test('one that is cancelled gives its place to the next', async () => {
    const pool = poolOf([started().solver]);
    const stop = new AbortController();
    const hard = pool.solve(HARD, { signal: stop.signal });
    const next = pool.solve(EASY);
    stop.abort();
    expect((await hard).status).toBe('cancelled');
    expect(lengthOf(await next)).toBe(1);
    pool.close();
    await expect(pool.solve(EASY)).rejects.toThrow('the pool was closed');
  });

  test('using closes it, and a solver, at the end of a block', async () => {
    const pool: Disposable = poolOf([started().solver]);
    pool[Symbol.dispose]();
    await expect((pool as SolverPool).solve(EASY)).rejects.toThrow('the pool was closed');
    const { solver } = started();
    for (const one of [solver, queued(solver)] satisfies Disposable[]) {
      expect(one[Symbol.dispose]).toBe(one.close);
      expect(Object.keys(one)).toContain('close');
    }
  });
});
