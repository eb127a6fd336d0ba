// What a network does to a worker: it must go on taking work, whatever was cut and when.
import { parsePuzzle } from '@glissade/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRun } from '../../packages/cluster/src/index.ts';
import { seededRandom } from '../cli/kill/runAndSignal.ts';
import { cutInSurvey } from './cutNetwork.ts';
import { worker } from './inProcess.ts';
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
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A batch by a connection that is not cut. */
async function solves(run: string, puzzles: number): Promise<void> {
  const open = await openRun({ url: server.url }, { run });
  const all = Array.from({ length: puzzles }, () => open.solve(EASY, {}));
  for (const outcome of await Promise.all(all)) expect(outcome).toMatchObject({ length: 2 });
  expect(await open.finish()).toEqual({ aside: 0, missing: 0 });
  await open.close();
}

test('a worker cut off before its second connection is ready takes work later', async () => {
  const early = await worker(proxy.url, { name: 'early', leaseMs: 1000, graceMs: 100 });
  await proxy.cut(300);
  await solves('early', 1);
  await early.stop();
});

test('a worker that is cut off again and again takes work after each time', async () => {
  const random = seededRandom(1);
  const shaken = await worker(proxy.url, { name: 'shaken', leaseMs: 1000, graceMs: 100 });
  const shaking = (async () => {
    for (let cut = 0; cut < 12; cut++) {
      await wait(random() * 100);
      if (cut % 2 === 0) proxy.drop();
      else await proxy.cut(random() * 200);
    }
  })();
  await solves('shaken', 60);
  await shaking;
  await solves('shaken-after', 1);
  await shaken.stop();
});

test('worker and coordinator lose the network for a second: rows of one machine', () =>
  cutInSurvey(['simple', '3x3'], 1000));
