// Breadth-first search by several workers, with its levels in a folder that all of them see.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePuzzle, specOf } from '@glissade/core';
import { LevelThreads } from '@glissade/solve/levelRuns/levelThreads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openRun, type PartSearches, solveLevels } from '../../packages/cluster/src/index.ts';
import { WORKERS_KEY } from '../../packages/cluster/src/keys.ts';
import { levelPartSchema } from '../../packages/cluster/src/levels/levelSchemas.ts';
import { runCli } from '../cli/runCli.ts';
import { blockEntry, puzzleOf } from '../data/readBlocks.ts';
import { NO_SEARCHES, withRedis, worker } from './inProcess.ts';
import { killInParts } from './killingParts.ts';
import { levelsOf, toldLevels } from './levelsOf.ts';
import { Program } from './programs.ts';
import { type RedisServer, startRedis } from './redisServer.ts';

const MAS = puzzleOf(blockEntry('mas'));
const EASY = parsePuzzle('1 2 3/4 5 6/0 7 8');
const RUN = { memoryBytes: 64 << 20, threads: 1 };

const doing =
  (threads: LevelThreads): NonNullable<PartSearches['levels']> =>
  (part, signal) =>
    threads.do(part, signal);

let server: RedisServer;
let folder: string;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glissade-levels-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const solveOnCluster = (...args: string[]) =>
  runCli(['solve', ...args, '--levels', '--json', '--redis', server.url]);

describe('two workers with one folder', () => {
  let workers: Program[];
  beforeEach(async () => {
    const args = ['worker', '--redis', server.url, '--jobs', '1', '--folder', folder];
    workers = [1, 2].map(() => new Program(args));
    await Promise.all(workers.map((each) => each.says('is connected to')));
  });
  afterEach(() => Promise.all(workers.map((each) => each.kill('SIGTERM'))));

  test('have the levels and the length of one machine, and leave nothing behind', async () => {
    const { stdout, stderr, code } = await solveOnCluster('mas', '--run', 'mas');
    expect(code, stderr).toBe(0);
    const levels = levelsOf(MAS, 'moves').slice(0, 23);
    expect(toldLevels(stderr)).toEqual(levels);
    const outcome = JSON.parse(stdout);
    expect(outcome).toMatchObject({ status: 'solved', optimal: true, length: 23, lowerBound: 23 });
    const before = levels.slice(0, -1).reduce((sum, states) => sum + states, 0);
    expect(outcome.stats.expanded).toBeGreaterThan(before);
    expect(readdirSync(join(folder, 'mas'))).toEqual([]);
    const runs = await runCli(['runs', '--redis', server.url]);
    expect(runs.stdout).toMatch(/^mas {2}done, \d+ of \d+ answered/m);
  });

  test('prove that there is no solution', async () => {
    const board = '1 2 3/5 4 0';
    const { stdout, stderr, code } = await solveOnCluster(board);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ status: 'unsolvable', proof: 'exhausted' });
    expect(toldLevels(stderr)).toEqual([...levelsOf(parsePuzzle(board), 'stm'), 0]);
  });
});

test('a folder is looked at without a trace, also of workers that were killed then', () => {
  for (const name of ['probe-0abc9.part', 'probe.txt']) writeFileSync(join(folder, name), '');
  new LevelThreads({ ...RUN, folder }).requireFolder();
  expect(readdirSync(folder)).toEqual(['probe.txt']);
});

test('many jobs a level, by workers in one process: the levels are the same', async () => {
  const threads = new LevelThreads({ ...RUN, folder });
  const searches = { ...NO_SEARCHES, levels: doing(threads) };
  const workers = await Promise.all([1, 2].map(() => worker(server.url, { searches, jobs: 2 })));
  const run = await openRun({ url: server.url }, { run: 'many', queue: 'levels' });
  try {
    const levels: number[] = [];
    const outcome = await solveLevels(run, MAS, 'moves', {
      statesOfJob: 2000,
      onLevel: ({ states }) => levels.push(states),
    });
    expect(outcome).toMatchObject({ status: 'solved', length: 23 });
    expect(levels).toEqual(levelsOf(MAS, 'moves').slice(0, 23));
  } finally {
    await run.finish();
    await run.close();
    await Promise.all(workers.map((each) => each.stop()));
    threads.close();
  }
});

test('workers, coordinator and Redis are killed: the levels are those of one machine', async () => {
  const levels = levelsOf(MAS, 'moves').slice(0, 23);
  const work = {
    args: ['solve', 'mas', '--levels', '--json'],
    workerArgs: ['--folder', folder],
    expectAnswer: ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      expect(toldLevels(stderr)).toEqual(levels);
      expect(JSON.parse(stdout)).toMatchObject({ status: 'solved', optimal: true, length: 23 });
    },
  };
  await killInParts(server, work, { count: 4, answers: 3, gapMs: 200, seed: 8 });
  // The last one killed may have left what the next one removes.
  new LevelThreads({ ...RUN, folder }).requireFolder();
  for (const run of readdirSync(folder)) expect(readdirSync(join(folder, run))).toEqual([]);
});

test('workers without a folder are given no jobs on levels, and the command says so', async () => {
  // Those that other tests have killed still seem to be there.
  await withRedis(server.url, (redis) => redis.del(WORKERS_KEY));
  const bare = await worker(server.url, { jobs: 2 });
  const notes: string[] = [];
  const onNote = (text: string) => notes.push(text);
  const run = await openRun({ url: server.url }, { run: 'bare', queue: 'levels', onNote });
  const threads = new LevelThreads({ ...RUN, folder });
  try {
    const outcome = solveLevels(run, EASY, 'stm');
    await expect
      .poll(() => notes, { timeout: 10_000 })
      .toEqual([
        'no worker with a folder is connected: start one with glissade worker --redis --folder',
      ]);
    const able = await worker(server.url, { searches: { ...NO_SEARCHES, levels: doing(threads) } });
    expect(await outcome).toMatchObject({ status: 'solved', length: 2 });
    await able.stop();
    await expect(openRun({ url: server.url }, { run: 'bare' })).rejects.toThrow(
      'run bare was begun by another command',
    );
  } finally {
    await run.finish();
    await run.close();
    await bare.stop();
    threads.close();
  }
});

describe('in one line is refused', () => {
  test('a worker whose folder cannot be used', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const args = ['worker', '--redis', server.url, '--folder', join(file, 'in')];
    const { code, stderr } = await runCli(args);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^error: the folder of levels cannot be used: ENOTDIR/m);
  });

  test.each([
    [['mas', '--levels'], '--levels needs --redis, or --folder'],
    [['mas', '--folder', 'x'], '--folder needs --levels'],
    [['mas', '--levels', '--redis', 'redis://x', '--folder', 'y'], '--folder cannot be used with'],
    [
      ['mas', '--levels', '--split', '--redis', 'redis://x'],
      '--split cannot be used with --levels',
    ],
  ])('%j', async (args, message) => {
    const { code, stderr } = await runCli(['solve', ...args]);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  test('a flag that means something else', async () => {
    const { code, stdout, stderr } = await solveOnCluster('mas', '--count-solutions');
    expect(code).toBe(2);
    expect(stdout + stderr).toContain('--levels proves one shortest solution');
  });
});

test('one machine does the same in a folder, and goes on after SIGKILL', async () => {
  const args = ['solve', 'mas', '-m', 'slides', '--levels', '--json', '--folder', folder];
  const stopped = new Program(args);
  await stopped.says('level 9:');
  await stopped.kill('SIGKILL');
  const { stdout, stderr, code } = await runCli(args);
  expect(code, stderr).toBe(0);
  expect(toldLevels(stderr)).toEqual(levelsOf(MAS, 'slides').slice(0, 26));
  expect(JSON.parse(stdout)).toMatchObject({ status: 'solved', length: 26, lowerBound: 26 });
});

test('the same search is refused in a folder where it is under way', async () => {
  const args = ['solve', 'climb15', '--levels', '--folder', folder];
  const first = new Program(args);
  await first.says('level 3:');
  const second = await runCli(args);
  await first.kill('SIGINT');
  expect(second.code).toBe(2);
  expect(second.stderr).toMatch(/^error: .* is used by the same search in process \d+$/m);
});

test('a search in a folder ends at once when it is interrupted, and is kept', async () => {
  const program = new Program(['solve', 'climb15', '--levels', '--folder', join(folder, 'kept')]);
  await program.says('level 12:');
  await program.kill('SIGINT');
  expect(program.code).toBe(130);
  expect(program.stderr).toContain('the same command continues the search');
});

describe('a job on levels', () => {
  const task = { puzzle: specOf(MAS), metric: 'moves' };
  const map = { do: 'map', level: 1, number: 0, files: 1, attempt: 0 };
  const part = { task, job: map };

  test('is what the schema lists', () => {
    expect(levelPartSchema.safeParse(part).success).toBe(true);
  });

  test.each<[string, object]>([
    ['another run', { ...part, run: 'other' }],
    ['a folder', { ...part, folder: '/etc' }],
    ['a file for a level', { ...part, job: { ...map, level: '../../etc/passwd' } }],
    ['a file for a key', { ...part, job: { ...map, from: '../../etc/passwd' } }],
    ['a negative number', { ...part, job: { ...map, number: -1 } }],
    ['half a partition', { ...part, job: { ...map, files: 0.5 } }],
    ['another job', { ...part, job: { ...map, do: 'remove' } }],
    ['a goal that is a file', { ...part, job: { do: 'path', goal: '/etc/passwd', files: [1] } }],
  ])('does not name %s', (_, hostile) => {
    expect(levelPartSchema.safeParse(hostile).success).toBe(false);
  });
});
