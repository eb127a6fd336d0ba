// What whoever can write to Redis cannot make commands and terminals believe.
import { parseMoves, parsePuzzle } from '@glissade/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRun } from '../../packages/cluster/src/index.ts';
import { keysOf, RUNS_KEY, WORKERS_KEY } from '../../packages/cluster/src/keys.ts';
import { liveWorkers } from '../../packages/cluster/src/liveWorkers.ts';
import { ownVersion } from '../../packages/cluster/src/version.ts';
import { runCli } from '../cli/runCli.ts';
import { withRedis } from './inProcess.ts';
import { type RedisServer, startRedis } from './redisServer.ts';

let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.close());

const BOARD = parsePuzzle('8 6 4/0 7 2/5 1 3');
const ODD = parsePuzzle('1 2 3/4 5 6/8 7 0');
const BLOCKS = parsePuzzle('start:\nA..\ngoal:\n..A');
const STATS = {
  ...{ expanded: 1, generated: 1, evaluated: 0, reopened: 0, peakFrontier: 1, peakBytes: 0 },
  ...{ timeMs: 0, setupMs: 0 },
};
const common = (metric: string) => ({ metric, engine: 'kernel', lowerBound: 0, stats: STATS });
const facts = (more: object = {}) => ({
  ...{ version: ownVersion(), state: 'running', queue: 'solve', kind: 'solve', startedMs: 1 },
  ...more,
});

describe('an answer', () => {
  let number = 0;
  const answered = async (puzzle: typeof BOARD, options: object, answer: object) => {
    const name = `forged-${number++}`;
    const run = await openRun({ url: server.url }, { run: name });
    try {
      return await withRedis(server.url, async (redis) => {
        // Again and again: an answer that is refused is asked for once more.
        const lie = () =>
          redis
            .multi()
            .hset(keysOf(name).answers, '0', JSON.stringify(answer))
            .rpush(keysOf(name).told, '0')
            .exec();
        await lie();
        const lying = setInterval(() => void lie(), 20);
        try {
          return await run.solve(puzzle, options);
        } finally {
          clearInterval(lying);
        }
      });
    } finally {
      await run.finish();
      await run.close();
    }
  };
  const unsolvable = (metric: string, proof: string) => ({
    ...{ status: 'unsolvable', proof },
    ...common(metric),
  });
  // A to the right, twice, in steps and in one slide.
  const line = [...parseMoves(BLOCKS, 'AR2')];
  const solved = (more: object) => ({
    ...{ status: 'solved', ...common('slides'), line, optimal: true, lowerBound: 1 },
    ...more,
  });

  test.each([
    ['in another metric', BLOCKS, {}, unsolvable('steps', 'exhausted'), 'it counts steps'],
    ['in another metric', BLOCKS, {}, solved({ metric: 'steps' }), 'it counts steps, and moves'],
    ['in a metric asked for', BLOCKS, { metric: 'steps' }, solved({}), 'it counts slides'],
    ['against parity', BOARD, {}, unsolvable('steps', 'exhausted'), 'its parity is that of a goal'],
    ['against parity', BOARD, {}, unsolvable('steps', 'parity'), 'its parity is that of a goal'],
    ['by the parity of blocks', BLOCKS, {}, unsolvable('moves', 'parity'), 'it is no tile board'],
    [
      ...['without a proof', BLOCKS, { metric: 'slides' }, solved({ lowerBound: 0 })],
      'a line of 1 is not proved by a bound of 0',
    ],
    [
      ...['below its bound', BLOCKS, { metric: 'slides' }, solved({ lowerBound: 2 })],
      'a line of 1 is shorter than its lower bound of 2',
    ],
    [
      ...['that breaks ties', BLOCKS, { metric: 'slides' }, solved({ tieBreak: 'steps' })],
      'it breaks ties in another metric than asked',
    ],
    [
      ...[
        'with solutions that are none',
        BLOCKS,
        { metric: 'slides' },
        solved({ solutions: ['AR'] }),
      ],
      'broken engine: the line does not reach the goal',
    ],
  ] as [string, typeof BOARD, object, object, string][])(
    '%s is not believed',
    async (_, puzzle, options, answer, why) => {
      const told = answered(puzzle, options, answer);
      await expect(told).rejects.toThrow(`a worker sent a wrong answer: ${why}`);
    },
  );

  test('that may be true is taken', async () => {
    const outcome = await answered(ODD, {}, unsolvable('steps', 'exhausted'));
    expect(outcome).toMatchObject({ status: 'unsolvable', proof: 'exhausted' });
    const fits = await answered(BLOCKS, { metric: 'slides' }, solved({ solutions: ['AR2'] }));
    expect(fits).toMatchObject({ status: 'solved', length: 1, solutions: ['AR2'] });
  });
});

test('what runs and workers are called is nothing that a terminal obeys', async () => {
  const [title, cleared] = ['\x1b]0;owned\x07', '\x1b[2J'];
  await withRedis(server.url, async (redis) => {
    const [now] = await redis.time();
    const sound = { version: ownVersion(), jobs: 2, folder: false, seenSeconds: Number(now) };
    const workers: [string, object][] = [
      ['sound-1', sound],
      [`bad${cleared}`, sound],
      ['loud-1', { ...sound, version: `1.0${title}` }],
      ['huge-1', { ...sound, jobs: 1e15 }],
      ['late-1', { ...sound, seenSeconds: Number(now) + 1e6 }],
      ['long-1', { ...sound, version: `1${'0'.repeat(1000)}` }],
    ];
    for (const [name, said] of workers) await redis.hset(WORKERS_KEY, name, JSON.stringify(said));
    for (const [name, version] of [
      ['quiet', ownVersion()],
      [`evil${title}`, ownVersion()],
      ['loud', `1.0${title}`],
    ] as const) {
      await redis.hset(keysOf(name).facts, facts({ version, state: 'cancelled' }));
      await redis.sadd(RUNS_KEY, name);
    }
    const live = await liveWorkers(redis);
    expect(live).toContainEqual({ name: 'sound-1', version: ownVersion(), jobs: 2, folder: false });
    const odd = /bad|loud|huge|late|long/;
    expect(live.filter(({ name }) => odd.test(name))).toEqual([]);
  });
  const { stdout, stderr, code } = await runCli(['runs', '--redis', server.url]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^quiet {2}cancelled/m);
  expect(stdout + stderr).not.toMatch(/evil|loud|(?!\n)\p{Cc}/u);
});

test('why a part was set aside is shown, not obeyed', async () => {
  await withRedis(server.url, async (redis) => {
    await redis.hset(keysOf('told').facts, facts());
    await redis.hset(keysOf('told').aside, '0', 'x\x1b]0;owned\x07');
  });
  const { stdout, stderr } = await runCli([
    ...['solve', '8 6 4/0 7 2/5 1 3', '--redis', server.url, '--run', 'told'],
  ]);
  expect(stderr).toContain('was set aside: x␛]0;owned␇');
  expect(stdout + stderr).not.toMatch(/(?!\n)\p{Cc}/u);
});
