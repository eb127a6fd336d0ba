// Jobs that Redis has given to a worker which does not know of them, after a connection was lost.
import { parsePuzzle } from '@glissade/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRun } from '../../packages/cluster/src/index.ts';
import { PREFIX, queueName } from '../../packages/cluster/src/keys.ts';
import { ownVersion } from '../../packages/cluster/src/version.ts';
import { solver, withRedis, worker } from './inProcess.ts';
import { startProxy } from './proxy.ts';
import { type RedisServer, startRedis } from './redisServer.ts';

let server: RedisServer;
let proxy: Awaited<ReturnType<typeof startProxy>>;
beforeAll(async () => {
  server = await startRedis();
  proxy = await startProxy(server.url);
});
afterAll(async () => {
  proxy.close();
  await server.close();
});

const EASY = parsePuzzle('1 2 3/4 5 6/0 7 8');
const HOUR_MS = 3_600_000;
const keyOf = (name: string) => `${PREFIX}:${queueName('solve', ownVersion())}:${name}`;

test.each([
  ['a lease of the worker', (token: string) => token.replace(/\d+$/, '999')],
  ['no lease any more', () => undefined],
])(
  'a job with %s that nobody does is handed back long before its lease ends',
  async (_, leaseOf) => {
    const run = await openRun({ url: server.url });
    let [begin, end] = [() => {}, () => {}];
    const hasBegun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const gate = new Promise<void>((resolve) => {
      end = resolve;
    });
    const living = await worker(proxy.url, {
      leaseMs: HOUR_MS,
      solve: async (...args) => {
        begin();
        await gate;
        return solver(...args);
      },
    });
    const answers = [EASY, EASY].map((puzzle) => run.solve(puzzle, {}));
    await hasBegun;
    await withRedis(server.url, async (redis) => {
      await expect.poll(() => redis.llen(keyOf('wait'))).toBe(1);
      const [held] = await redis.lrange(keyOf('active'), 0, -1);
      const token = await redis.get(keyOf(`${held}:lock`));
      // As if the answer to the command that takes the second had been lost.
      const lost = await redis.lmove(keyOf('wait'), keyOf('active'), 'RIGHT', 'LEFT');
      const lease = leaseOf(token!);
      if (lease !== undefined) await redis.set(keyOf(`${lost}:lock`), lease);
      // The lease of the first has ended meanwhile; its worker takes it again.
      await redis.del(keyOf(`${held}:lock`));
      proxy.drop();
      await expect.poll(() => redis.get(keyOf(`${held}:lock`)), { timeout: 10_000 }).toBe(token);
    });
    end();
    for (const outcome of await Promise.all(answers)) expect(outcome).toMatchObject({ length: 2 });
    expect(await run.finish()).toEqual({ aside: 0, missing: 0 });
    await run.close();
    await living.stop();
  },
);
