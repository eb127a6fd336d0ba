import { parsePuzzle } from '@glissade/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRun } from '../../packages/cluster/src/index.ts';
import { JobQueue } from '../../packages/cluster/src/jobQueue.ts';
import { keysOf } from '../../packages/cluster/src/keys.ts';
import { RunStore } from '../../packages/cluster/src/runStore.ts';
import { puzzleSchema } from '../../packages/cluster/src/schemas.ts';
import { ownVersion } from '../../packages/cluster/src/version.ts';
import { LOST_MAX } from '../../packages/cluster/src/working/jobs.ts';
import { solver, withRedis, worker } from './inProcess.ts';
import { type RedisServer, startRedis } from './redisServer.ts';

let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.close());

const EASY = parsePuzzle('1 2 3/4 5 6/0 7 8');
const OTHER = parsePuzzle('8 6 4/0 7 2/5 1 3');
/** A block puzzle whose label says that it is poisoned. */
const POISON = parsePuzzle('start:\nP..\ngoal:\n..P');

describe('a poisoned job', () => {
  test('is set aside after three tries and named, and the others are answered', async () => {
    let tries = 0;
    const poisoned = await worker(server.url, {
      solve: (puzzle, options, signal) => {
        if (puzzle.type === 'tiles') return solver(puzzle, options, signal);
        tries++;
        throw new RangeError('boom');
      },
    });
    const run = await openRun({ url: server.url }, { run: 'poison' });
    try {
      const answers = await Promise.allSettled([EASY, POISON, OTHER].map((p) => run.solve(p, {})));
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      const { reason } = answers[1] as PromiseRejectedResult;
      expect(reason.message).toBe('puzzle 2 of run poison was set aside: it failed 3 times: boom');
      expect(tries).toBe(3);
      expect(await run.finish()).toEqual({ aside: 1, missing: 0 });
    } finally {
      await run.close();
      await poisoned.stop();
    }
  });

  test('and many others like it do not end the worker, which does what can be done', async () => {
    let tries = 0;
    const living = await worker(server.url, {
      solve: (puzzle, options, signal) => {
        if (puzzle.type === 'tiles') return solver(puzzle, options, signal);
        tries++;
        throw new RangeError('boom');
      },
    });
    let givesUp = false;
    void living.givesUp.then(() => {
      givesUp = true;
    });
    const run = await openRun({ url: server.url }, { run: 'poisons' });
    const poisoned = await Promise.allSettled(
      Array(6)
        .fill(POISON)
        .map((p) => run.solve(p, {})),
    );
    expect(poisoned.map(({ status }) => status)).toEqual(Array(6).fill('rejected'));
    expect(tries).toBe(18);
    expect(await run.solve(EASY, {})).toMatchObject({ status: 'solved' });
    expect(givesUp).toBe(false);
    await run.finish();
    await run.close();
    await living.stop();
    await withRedis(server.url, (redis) => new RunStore(redis, 'poisons').setState('done'));
  });

  /** So many workers have taken it, and none has come back. */
  const lose = (run: string, workers: number) =>
    withRedis(server.url, (redis) => redis.hset(keysOf(run).begun, '0', workers));

  test('that has ended ten workers is set aside', async () => {
    const run = await openRun({ url: server.url }, { run: 'deadly' });
    await lose('deadly', LOST_MAX);
    const living = await worker(server.url);
    try {
      await expect(run.solve(EASY, {})).rejects.toThrow('set aside: it ended 10 workers');
      await run.finish();
    } finally {
      await run.close();
      await living.stop();
    }
  });
});

test('a job that has lost nine workers is done, with nothing beside it', async () => {
  const run = await openRun({ url: server.url }, { run: 'unlucky' });
  await withRedis(server.url, (redis) => redis.hset(keysOf('unlucky').begun, '1', LOST_MAX - 1));
  let working = 0;
  const besideSuspect: number[] = [];
  const living = await worker(server.url, {
    jobs: 4,
    solve: async (puzzle, options, signal) => {
      const before = working++;
      await new Promise((resolve) => setTimeout(resolve, 50));
      const outcome = await solver(puzzle, options, signal);
      working--;
      const isSuspect = outcome.status === 'solved' && outcome.length === 2;
      if (isSuspect) besideSuspect.push(before, working);
      return outcome;
    },
  });
  const answers = await Promise.all([OTHER, EASY, OTHER, OTHER].map((one) => run.solve(one, {})));
  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill('solved'));
  expect(besideSuspect).toEqual([0, 0]);
  expect(await run.finish()).toEqual({ aside: 0, missing: 0 });
  await run.close();
  await living.stop();
});

test('a worker at which everything fails stops, says why, and leaves work to others', async () => {
  const run = await openRun({ url: server.url }, { run: 'broken' });
  const broken = await worker(server.url, {
    name: 'broken',
    solve: () => Promise.reject(new Error('no memory')),
  });
  const answers = Promise.allSettled([EASY, OTHER, EASY, OTHER].map((one) => run.solve(one, {})));
  expect(await broken.givesUp).toBe(
    '5 jobs in a row failed on this worker; the last error: no memory',
  );
  await broken.stop();
  const sound = await worker(server.url);
  const told = (await answers).map(({ status }) => status);
  // Five failures are not enough to have three puzzles set aside.
  expect(told.filter((status) => status === 'fulfilled').length).toBeGreaterThan(1);
  await run.finish();
  await run.close();
  await sound.stop();
  await withRedis(server.url, (redis) => new RunStore(redis, 'broken').setState('done'));
});

test('no search is given more memory than its worker has, whatever was asked', async () => {
  const run = await openRun({ url: server.url }, { run: 'capped' });
  const given: (number | undefined)[] = [];
  const capped = await worker(server.url, {
    memoryBytesMax: 60e6,
    solve: (puzzle, options, signal) => {
      given.push(options.limits?.memoryBytes);
      return solver(puzzle, options, signal);
    },
  });
  await run.solve(EASY, {});
  await run.solve(EASY, { limits: { memoryBytes: 30e6 } });
  await run.solve(EASY, { limits: { memoryBytes: 90e6, timeMs: 60_000 } });
  expect(given).toEqual([60e6, 30e6, 60e6]);
  await run.finish();
  await run.close();
  await capped.stop();
});

test('a job done twice counts once, whoever comes second', async () => {
  const run = await openRun({ url: server.url }, { run: 'twice' });
  const first = await worker(server.url);
  await run.solve(OTHER, {});
  await withRedis(server.url, async (redis) => {
    const store = new RunStore(redis, 'twice');
    const answer = (await store.answers(['0']))[0]?.answer;
    expect(answer).toContain('solved');
    const counted = await store.facts();
    const other = { id: '0', answer: 'another answer', expanded: 1000 };
    expect(await store.writeAnswers([other])).toBe(0);
    expect(await store.facts()).toEqual(counted);
    expect((await store.answers(['0']))[0]?.answer).toBe(answer);
    expect(counted).toMatchObject({ parts: 1, answered: 1 });
  });
  await run.finish();
  await run.close();
  await first.stop();
});

test('a worker that is told to stop hands back what it cannot finish, at no cost', async () => {
  const run = await openRun({ url: server.url }, { run: 'handed' });
  let began = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    began = resolve;
  });
  const slow = await worker(server.url, {
    graceMs: 50,
    name: 'slow',
    solve: async (puzzle, options, signal) => {
      began();
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return solver(puzzle, options, signal);
    },
  });
  const answer = run.solve(EASY, {});
  await hasBegun;
  await slow.stop();
  const begun = () => withRedis(server.url, (redis) => redis.hget(keysOf('handed').begun, '0'));
  expect(await begun()).toBe('0');
  // Long before the lease of the first would end.
  const next = await worker(server.url, { name: 'next' });
  expect(await answer).toMatchObject({ status: 'solved', length: 2 });
  await run.finish();
  await run.close();
  await next.stop();
});

describe('another version', () => {
  test('a worker is refused by name while a run is under way', async () => {
    const run = await openRun({ url: server.url }, { run: 'ours' });
    const other = worker(server.url, { name: 'old-7', version: '0.0.1-1' });
    await expect(other).rejects.toThrow(
      `worker old-7 of version 0.0.1-1 cannot serve run ours of version ${ownVersion()}`,
    );
    await run.finish();
    await run.close();
  });

  test('a worker that was there before is named and gets no job', async () => {
    const old = await worker(server.url, { name: 'old-8', version: '0.0.1-1' });
    const notes: string[] = [];
    const run = await openRun(
      { url: server.url },
      { run: 'newer', onNote: (text) => notes.push(text) },
    );
    const answer = run.solve(EASY, {});
    await expect
      .poll(() => notes.join('\n'), { timeout: 10_000 })
      .toContain('worker old-8 has version');
    const right = await worker(server.url);
    expect((await answer).status).toBe('solved');
    await run.finish();
    await run.close();
    await Promise.all([old.stop(), right.stop()]);
  });

  test('a run of another version is not continued', async () => {
    const run = await openRun({ url: server.url }, { run: 'theirs', version: '9.9.9-1' });
    await run.close();
    const own = openRun({ url: server.url }, { run: 'theirs' });
    await expect(own).rejects.toThrow('run theirs belongs to version 9.9.9-1');
    await withRedis(server.url, (redis) => new RunStore(redis, 'theirs').setState('done'));
  });
});

describe('what goes through Redis', () => {
  const board = { width: 2, height: 1, cells: ['floor', 'floor'] };
  const puzzle = {
    board,
    pieces: [{ label: 'A', cells: [0] }],
    goals: [[{ label: 'A', cells: [1] }]],
  };

  test.each([
    ['a path of a checkpoint', { puzzle, options: { checkpoint: '/etc' } }],
    ['threads', { puzzle, options: { threads: 64 } }],
    ['a foreign engine', { puzzle, options: { engine: '../../evil.js' } }],
    ['a foreign property', { puzzle: { ...puzzle, file: '/etc/passwd' }, options: {} }],
    ['a text instead of a puzzle', { puzzle: '/etc/passwd', options: {} }],
    ['a board beyond all bounds', { puzzle: { ...puzzle, board: { ...board, width: 1e9 } } }],
    ['text that is no JSON', undefined],
  ])('a job with %s is set aside unread', async (_, payload) => {
    expect(puzzleSchema.safeParse(payload).success).toBe(false);
    let isAsked = false;
    const asked = await worker(server.url, {
      solve: (...args) => {
        isAsked = true;
        return solver(...args);
      },
    });
    const run = await openRun({ url: server.url }, { run: 'forged' });
    await withRedis(server.url, async (redis) => {
      const store = new RunStore(redis, 'forged');
      const part = payload === undefined ? '{' : JSON.stringify(payload);
      await store.addParts([{ id: '0', part }]);
      const queue = new JobQueue(redis, ownVersion(), 'solve');
      await queue.add('forged', '0', undefined);
      const aside = async () => (await store.answers(['0']))[0]?.aside;
      await expect.poll(aside, { timeout: 10_000 }).toContain('not what a coordinator sends');
      await queue.close();
    });
    expect(isAsked).toBe(false);
    await run.finish();
    await withRedis(server.url, (redis) => new RunStore(redis, 'forged').setState('done'));
    await run.close();
    await asked.stop();
  });

  test('a wrong answer is not printed', async () => {
    const run = await openRun({ url: server.url }, { run: 'wrong' });
    const answer = run.solve(EASY, {});
    const liar = await worker(server.url, {
      solve: async (_, options, signal) =>
        solver(parsePuzzle('1 2 3/4 5 6/7 0 8'), options, signal),
    });
    await expect(answer).rejects.toThrow('a worker sent a wrong answer');
    await run.finish();
    await run.close();
    await liar.stop();
  });
});
