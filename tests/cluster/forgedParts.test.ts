// What whoever can write to Redis cannot make workers do.
import { OptionError, PuzzleError, parsePuzzle, specOf } from '@glissade/core';
import type { LevelPart } from '@glissade/solve/levelRuns/levelPart';
import { SurveyThreads } from '@glissade/worker/parts/surveyThreads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRun } from '../../packages/cluster/src/index.ts';
import { JobQueue } from '../../packages/cluster/src/jobQueue.ts';
import { keysOf } from '../../packages/cluster/src/keys.ts';
import { PART_MAX } from '../../packages/cluster/src/partStore.ts';
import { RunStore } from '../../packages/cluster/src/runStore.ts';
import { ownVersion } from '../../packages/cluster/src/version.ts';
import { NO_SEARCHES, solver, withRedis, worker } from './inProcess.ts';
import { type RedisServer, startRedis } from './redisServer.ts';

let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.close());

const BOARD = parsePuzzle('8 6 4/0 7 2/5 1 3');
const BLOCKS = parsePuzzle('start:\nA..\ngoal:\n..A');

/** Gives a running worker this part. */
const give = async (run: string, part: string, queue: 'solve' | 'levels' = 'solve') =>
  withRedis(server.url, async (redis) => {
    await redis.hset(keysOf(run).facts, {
      ...{ version: ownVersion(), state: 'running', queue, kind: 'solve', startedMs: 1 },
    });
    await redis.hset(keysOf(run).parts, '0', part);
    const jobs = new JobQueue(redis, ownVersion(), queue);
    await jobs.add(run, '0', undefined);
    await jobs.close();
  });
const told = (run: string) =>
  withRedis(server.url, async (redis) => (await new RunStore(redis, run).answers(['0']))[0]);

test('a part on levels is done in its own run alone', async () => {
  const seen: LevelPart[] = [];
  const levels = (part: LevelPart) => {
    seen.push(part);
    return Promise.resolve({ states: 0, expanded: 0, generated: 0, bytes: 0 });
  };
  const living = await worker(server.url, { searches: { ...NO_SEARCHES, levels } });
  const { info: _, ...puzzle } = specOf(BLOCKS);
  const part = { task: { puzzle, metric: 'moves' }, job: { do: 'sweep' } };
  await give('mine', JSON.stringify({ run: 'someoneelse', ...part }), 'levels');
  await give('own', JSON.stringify(part), 'levels');
  await expect
    .poll(() => told('mine'), { timeout: 10_000 })
    .toMatchObject({
      aside: 'its puzzle is not what a coordinator sends',
    });
  await expect
    .poll(() => told('own'), { timeout: 10_000 })
    .toMatchObject({
      answer: expect.stringContaining('"states":0'),
    });
  expect(seen.map(({ run }) => run)).toEqual(['own']);
  await living.stop();
});

test('a part that is longer than any is never read', async () => {
  let isAsked = false;
  const living = await worker(server.url, {
    solve: (...args) => {
      isAsked = true;
      return solver(...args);
    },
  });
  const part = JSON.stringify({ puzzle: specOf(BOARD), options: {} });
  await give('long', part.padEnd(PART_MAX + 1));
  await expect
    .poll(() => told('long'), { timeout: 10_000 })
    .toMatchObject({
      aside: 'its puzzle is not what a coordinator sends',
    });
  expect(isAsked).toBe(false);
  await give('short', part.padEnd(PART_MAX));
  await expect
    .poll(() => told('short'), { timeout: 20_000 })
    .toMatchObject({
      answer: expect.stringContaining('solved'),
    });
  await living.stop();
});

test('a part that is wrong is an error of the same class each time', async () => {
  const survey = {
    ...{ family: 'nonsense', top: 1, symmetry: true, byClass: false, where: {} },
  };
  const threads = new SurveyThreads(1, 1e8);
  const living = await worker(server.url, {
    searches: { ...NO_SEARCHES, survey: (part, stop) => threads.search(part, stop) },
  });
  const run = await openRun({ url: server.url }, { kind: 'survey' });
  const told = await Promise.allSettled(
    ['survey-0', 'survey-1', 'survey-2'].map((id) =>
      run.ask(id, { survey, batches: [0] }, (answer) => answer),
    ),
  );
  for (const one of told) {
    const { reason } = one as PromiseRejectedResult;
    expect(reason).toBeInstanceOf(OptionError);
    expect(reason.code).toBe('family');
  }
  // A board on which a piece stands twice.
  const spec = specOf(BLOCKS);
  const twice = { ...spec, pieces: [...spec.pieces, ...spec.pieces] };
  const bad = run.ask('x', { puzzle: twice, options: {} }, (answer) => answer);
  await expect(bad).rejects.toBeInstanceOf(PuzzleError);
  await run.finish();
  await run.close();
  await living.stop();
  threads.close();
});
