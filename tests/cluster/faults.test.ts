// A Redis that refuses, is away, or holds what no part of glissade has written.
import { parsePuzzle } from '@glissade/core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRun } from '../../packages/cluster/src/index.ts';
import { keysOf, PLACES_KEY, PREFIX, RUNS_KEY } from '../../packages/cluster/src/keys.ts';
import { knownPlaces } from '../../packages/cluster/src/liveWorkers.ts';
import { ownVersion } from '../../packages/cluster/src/version.ts';
import { runCli } from '../cli/runCli.ts';
import { withRedis, worker } from './inProcess.ts';
import { Program } from './programs.ts';
import { type RedisServer, startRedis } from './redisServer.ts';

let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.close());

const EASY = parsePuzzle('1 2 3/4 5 6/0 7 8');
const BOARD = '8 6 4/0 7 2/5 1 3';
const onServer = (...args: string[]) => runCli([...args, '--redis', server.url]);
const facts = (more: object = {}) => ({
  ...{ version: ownVersion(), state: 'running', queue: 'solve', kind: 'solve', startedMs: 1 },
  ...more,
});

test.each([
  ['maxmemory', '1', '0', 'OOM', 'raise maxmemory'],
  ['min-replicas-to-write', '3', '0', 'NOREPLICAS', 'too few of its replicas'],
])('a server that refuses to write is named (%s)', async (setting, on, off, why, hint) => {
  await withRedis(server.url, (redis) => redis.config('SET', setting, on));
  try {
    for (const args of [
      ['solve', BOARD, '--run', 'full'],
      ['survey', 'simple', '2x2'],
      ['worker'],
    ]) {
      const { code, stderr } = await onServer(...args);
      expect(code, stderr).toBe(2);
      expect(stderr).toMatch(
        new RegExp(`^error: Redis at redis://[^ ]+ refused the command: ${why}`, 'm'),
      );
      expect(stderr).toContain(hint);
    }
  } finally {
    await withRedis(server.url, (redis) => redis.config('SET', setting, off));
  }
});

test('a database that is not there is named, and no other is used', async () => {
  const { code, stderr } = await runCli(['runs', '--redis', `${server.url}/999`]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^error: Redis at redis:.* has no database 999$/m);
});

describe('keys that somebody else has written', () => {
  test('instead of the number of places: it counts as not told', async () => {
    const known = await withRedis(server.url, async (redis) => {
      await redis.hset(PLACES_KEY, 'x', 'many', 'y', '3');
      return Promise.all(['x', 'y', 'z'].map((version) => knownPlaces(redis, version)));
    });
    expect(known).toEqual([undefined, 3, undefined]);
  });

  test('instead of the facts of a run: it is named, and others are listed', async () => {
    await withRedis(server.url, async (redis) => {
      await redis.set(keysOf('text').facts, 'text');
      await redis.hset(keysOf('minus').facts, facts({ parts: -5 }));
      await redis.hset(keysOf('late').facts, facts({ startedMs: Number.MAX_SAFE_INTEGER }));
      await redis.hset(keysOf('sound').facts, facts({ state: 'cancelled' }));
      await redis.sadd(RUNS_KEY, 'text', 'minus', 'late', 'sound');
    });
    const { stdout, code } = await onServer('runs');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^sound {2}cancelled/m);
    for (const run of ['minus', 'late']) {
      const { stderr, code: refused } = await onServer('solve', BOARD, '--run', run);
      expect(refused).toBe(2);
      expect(stderr).toContain(`error: the data of run ${run} in Redis cannot be read`);
    }
    const text = await onServer('solve', BOARD, '--run', 'text');
    expect(text.code).toBe(2);
    expect(text.stderr).toContain('remove them');
    const kept = await withRedis(server.url, (redis) => redis.exists(keysOf('minus').facts));
    expect(kept).toBe(1);
    // A worker is not kept from its work by them.
    const running = await worker(server.url);
    await running.stop();
    await withRedis(server.url, async (redis) => {
      for (const run of ['text', 'minus', 'late', 'sound']) await redis.del(keysOf(run).facts);
    });
  });

  test('instead of the counts of a part: it is set aside, and nobody waits for ever', async () => {
    await withRedis(server.url, async (redis) => {
      await redis.hset(keysOf('odd').facts, facts());
      await redis.set(keysOf('odd').begun, 'text');
    });
    const living = await worker(server.url);
    const run = await openRun({ url: server.url }, { run: 'odd' });
    await expect(run.solve(EASY, {})).rejects.toThrow('was set aside: it failed 3 times: Redis at');
    await run.finish();
    await run.close();
    await living.stop();
  });

  test('instead of an answer: an error of no known name is none; a worker is asked', async () => {
    const failed = { status: 'failed', name: 'TypeError', code: 'x', message: 'm', hint: 'h' };
    await withRedis(server.url, async (redis) => {
      await redis.hset(keysOf('forged').facts, facts());
      await redis.hset(keysOf('forged').answers, '0', JSON.stringify(failed));
    });
    const living = await worker(server.url);
    const { code, stdout } = await onServer('solve', BOARD, '--run', 'forged', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'solved', length: 23 });
    await living.stop();
  });
});

describe('Redis is away', () => {
  let own: RedisServer;
  beforeEach(async () => {
    own = await startRedis();
  });

  test('one Ctrl-C ends the command that waits', async () => {
    const batch = new Program(['solve', BOARD, '--redis', own.url, '--run', 'away']);
    await batch.says('run away;');
    await own.close();
    await batch.says('Redis cannot be reached: the run continues when it is back');
    await batch.kill('SIGINT');
    expect(batch.code).toBe(130);
    expect(batch.stderr).toContain('workers continue until glissade runs cancel away');
  });

  test('one Ctrl-C ends a worker', async () => {
    const atWork = new Program(['worker', '--redis', own.url, '--grace', '0.1']);
    await atWork.says('is connected to');
    await own.close();
    await atWork.kill('SIGINT');
    expect(atWork.code).toBe(130);
    expect(atWork.stderr).toContain('has stopped');
  });

  test('a run that cannot be ended can be left', async () => {
    const living = await worker(own.url, { graceMs: 100 });
    const run = await openRun({ url: own.url }, { run: 'left' });
    await run.solve(EASY, {});
    await own.close();
    const finished = run.finish();
    run.abort();
    await expect(finished).rejects.toThrow('run left was interrupted');
    expect(await run.cancel()).toBe(false);
    await run.close();
    await living.stop();
  });
});

describe('a name that is taken', () => {
  const answersOf = (run: string) =>
    withRedis(server.url, (redis) => redis.hlen(keysOf(run).answers));

  test('by more puzzles: the answers to the others are kept', async () => {
    const living = await worker(server.url);
    const first = await openRun({ url: server.url }, { run: 'more' });
    await Promise.all([EASY, EASY, EASY].map((one) => first.solve(one, {})));
    await first.cancel();
    await first.close();
    const second = await openRun({ url: server.url }, { run: 'more' });
    await second.solve(EASY, {});
    expect(await second.finish()).toEqual({ aside: 0, missing: 2 });
    await second.close();
    expect(await answersOf('more')).toBe(3);
    await living.stop();
  });

  test.each([
    [['survey', 'simple', '2x2']],
    [['solve', BOARD, '--split']],
    [['solve', BOARD, '--levels']],
  ])('by puzzles is refused to %j', async (args) => {
    const first = await openRun({ url: server.url }, { run: 'taken' });
    await first.cancel();
    await first.close();
    const { code, stderr } = await onServer(...args, '--run', 'taken');
    expect(code).toBe(2);
    expect(stderr).toContain('error: run taken was begun by another command');
  });

  test('by a command that has had all answers: that is what the other is told', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => openRun({ url: server.url }, { run: 'twice' })),
    );
    const waiting = second!.solve(EASY, {});
    const told = expect(waiting).rejects.toThrow('run twice is finished: another command');
    await first!.finish();
    await told;
    await Promise.all([first!.close(), second!.close()]);
    expect(await withRedis(server.url, (redis) => redis.keys(`${PREFIX}:run:twice:*`))).toEqual([
      keysOf('twice').facts,
    ]);
  });
});
