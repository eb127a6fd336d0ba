import { parsePuzzle } from '@glissade/core';
import { expect, test } from 'vitest';
import { openRun } from '../../packages/cluster/src/index.ts';
import { cutInSurvey } from './cutNetwork.ts';
import { worker } from './inProcess.ts';
import { startProxy } from './proxy.ts';
import { startRedis } from './redisServer.ts';

test('the network is cut for a minute: the survey ends and finds what one machine finds', () =>
  cutInSurvey(['klotski', '--where', 'dominoes=5'], 60_000));

test('connections that have died without a word are made again', async () => {
  const server = await startRedis();
  const proxy = await startProxy(server.url);
  const deaf = await worker(proxy.url, { graceMs: 100 });
  const run = await openRun({ url: proxy.url });
  try {
    const before = proxy.connections();
    proxy.silence();
    expect(await run.solve(parsePuzzle('1 2 3/4 5 6/0 7 8'), {})).toMatchObject({ length: 2 });
    // Two of the worker, one of the coordinator.
    expect(proxy.connections()).toBe(before + 3);
    expect(await run.finish()).toEqual({ aside: 0, missing: 0 });
  } finally {
    await run.close();
    await deaf.stop();
    proxy.close();
    await server.close();
  }
});
