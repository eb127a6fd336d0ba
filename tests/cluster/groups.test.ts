// Boards of a batch that are sent in groups: how they are cut, split and answered.
import { type Puzzle, parsePuzzle } from '@glissade/core';
import type { Outcome } from '@glissade/solve/outcome';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openRun, type Run } from '../../packages/cluster/src/index.ts';
import { keysOf } from '../../packages/cluster/src/keys.ts';
import { RunStore } from '../../packages/cluster/src/runStore.ts';
import { LOST_SUSPECT } from '../../packages/cluster/src/working/jobs.ts';
import { runCli } from '../cli/runCli.ts';
import { solver, withRedis, worker } from './inProcess.ts';
import { factsOf, Program } from './programs.ts';
import { type RedisServer, startRedis } from './redisServer.ts';

let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.close());

/** Workers of the test under way. */
const started: Awaited<ReturnType<typeof worker>>[] = [];
const start = async (options: Parameters<typeof worker>[1]) => {
  const living = await worker(server.url, options);
  started.push(living);
  return living;
};
const stopAll = async () => {
  await Promise.all(started.splice(0).map((living) => living.stop()));
};
afterEach(stopAll);

type Solving = Parameters<typeof solver>;

/** Boards that differ: each is solved by as many slides as its number says. */
const boardOf = (number: number): Puzzle =>
  parsePuzzle(`start:\nA${'.'.repeat(number + 1)}
goal:\n${'.'.repeat(number + 1)}A`);
const EASY = parsePuzzle('1 2 3/4 5 6/0 7 8');
const HARD = parsePuzzle('8 6 4/0 7 2/5 1 3');

/** Solves, and says that it took so long. */
const taking =
  (ms: number, before: (puzzle: Puzzle) => Promise<void> | void = () => undefined) =>
  async (...args: Solving): Promise<Outcome> => {
    await before(args[0]);
    const outcome = await solver(...args);
    return { ...outcome, stats: { ...outcome.stats, timeMs: ms } };
  };

/** The jobs that workers have begun in a run, each with the number of its boards. */
const jobsOf = (run: string) =>
  withRedis(server.url, async (redis) => {
    const jobs = await redis.hkeys(keysOf(run).begun);
    return jobs.map((job) => {
      const [from, to = from] = job.split('-').slice(-2).map(Number);
      return to! - from! + 1;
    });
  });

/** Until the command knows how long a board takes, it sends them one by one. */
async function learn(run: Run, boards: number): Promise<void> {
  for (let board = 0; board < boards; board++) await run.solve(EASY, {});
}

test.each([
  ['boards that take long go alone', 5000, 80, 1],
  ['boards that take a tenth of a second go ten together', 100, 400, 10],
])('groups are cut by time: %s', async (_, ms, boards, largest) => {
  const run = await openRun({ url: server.url }, { run: `cut-${ms}` });
  await start({ solve: taking(ms), jobs: 2 });
  const all = Array.from({ length: boards }, () => run.solve(EASY, {}));
  for (const outcome of await Promise.all(all)) expect(outcome).toMatchObject({ length: 2 });
  const sizes = await jobsOf(`cut-${ms}`);
  expect(Math.max(...sizes)).toBe(largest);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(boards);
  expect(await run.finish()).toEqual({ aside: 0, missing: 0 });
  await run.close();
});

test('a hard board stays at its place: the others are answered meanwhile, elsewhere', async () => {
  let end = () => {};
  const gate = new Promise<void>((resolve) => {
    end = resolve;
  });
  let hard = 0;
  await start({
    jobs: 2,
    solve: taking(1, async (puzzle) => {
      if (puzzle.start.join() !== HARD.start.join()) return;
      hard++;
      await gate;
    }),
  });
  const run = await openRun({ url: server.url }, { run: 'split' });
  await learn(run, 1);
  const boards = Array.from({ length: 30 }, (_, at) => (at === 2 ? HARD : EASY));
  const answers = boards.map((board) => run.solve(board, {}));
  const easy = answers.filter((_, at) => boards[at] === EASY);
  for (const outcome of await Promise.all(easy)) expect(outcome).toMatchObject({ length: 2 });
  // Half of all came first; of these, three had begun, and the rest became two jobs.
  expect(await jobsOf('split')).toEqual(expect.arrayContaining([15, 6, 6]));
  end();
  expect(await answers[2]).toMatchObject({ status: 'solved', length: 23 });
  expect(hard).toBe(1);
  expect(await run.finish()).toEqual({ aside: 0, missing: 0 });
  await run.close();
});

test('a board that fails in a group is tried three times and set aside alone', async () => {
  const run = await openRun({ url: server.url }, { run: 'poison' });
  await start({
    solve: taking(1, (puzzle) => {
      if (puzzle.start.join() === HARD.start.join()) throw new RangeError('boom');
    }),
  });
  await learn(run, 8);
  const boards = Array.from({ length: 60 }, (_, at) => (at === 30 ? HARD : EASY));
  const answers = await Promise.allSettled(boards.map((board) => run.solve(board, {})));
  const rejected = answers.flatMap((answer, at) => (answer.status === 'rejected' ? [at] : []));
  expect(rejected).toEqual([30]);
  const { reason } = answers[30] as PromiseRejectedResult;
  expect(reason.message).toBe('puzzle 39 of run poison was set aside: it failed 3 times: boom');
  expect(Math.max(...(await jobsOf('poison')))).toBeGreaterThan(5);
  expect(await run.finish()).toEqual({ aside: 1, missing: 0 });
  await run.close();
});

test('a group that has lost three workers is parted: one board harms no other', async () => {
  await start({ solve: taking(1) });
  const run = await openRun({ url: server.url }, { run: 'deadly' });
  await withRedis(server.url, (redis) =>
    redis.hset(keysOf('deadly').begun, 'boards-1-5', LOST_SUSPECT),
  );
  await learn(run, 1);
  const answers = [1, 2, 3, 4, 5].map(() => run.solve(EASY, {}));
  for (const outcome of await Promise.all(answers)) expect(outcome).toMatchObject({ length: 2 });
  expect((await jobsOf('deadly')).sort()).toEqual([1, 1, 2, 2, 5]);
  await run.finish();
  await run.close();
});

test('a forged answer in a group is refused, and that board alone is asked for again', async () => {
  const run = await openRun({ url: server.url }, { run: 'forged' });
  const asked: number[] = [];
  const lengthOf = ({ board }: Puzzle) => board.width - 1;
  let hasLied = false;
  await start({
    solve: async (puzzle, options, signal) => {
      asked.push(lengthOf(puzzle));
      const isLie = lengthOf(puzzle) === 30 && !hasLied;
      if (isLie) hasLied = true;
      const told = await solver(isLie ? boardOf(7) : puzzle, options, signal);
      return { ...told, stats: { ...told.stats, timeMs: 1 } };
    },
  });
  await run.solve(boardOf(1), { metric: 'steps' });
  const answers = Array.from({ length: 50 }, (_, at) =>
    run.solve(boardOf(at + 2), { metric: 'steps' }),
  );
  for (const [at, outcome] of (await Promise.all(answers)).entries()) {
    expect(outcome).toMatchObject({ status: 'solved', length: at + 3 });
  }
  const twice = asked.filter((length, at) => asked.indexOf(length) !== at);
  expect([hasLied, twice]).toEqual([true, [30]]);
  const { parts, answered } = (await withRedis(server.url, (redis) =>
    new RunStore(redis, 'forged').facts(),
  ))!;
  expect([parts, answered]).toEqual([51, 51]);
  await run.finish();
  await run.close();
});

test('workers killed in the middle of groups lose nothing and repeat nothing', async () => {
  const boards = await runCli(['scramble', '3x3', '--count', '600', '--seed', '1']);
  const solving = ['solve', '-', '--json', '-q', '--engine', 'kernel'];
  const own = await runCli([...solving, '--jobs', '1'], { stdin: boards.stdout });
  const startProgram = () =>
    new Program(['worker', '--redis', server.url, '--jobs', '1', '--lease', '1']);
  const workers = [startProgram(), startProgram()];
  const args = [...solving, '--redis', server.url, '--run', 'killed'];
  const command = new Program(args, { stdin: boards.stdout });
  try {
    await withRedis(server.url, async (redis) => {
      const store = new RunStore(redis, 'killed');
      for (let kill = 1; kill <= 3; kill++) {
        const isSo = async () => ((await store.facts())?.answered ?? 0) > 120 * kill;
        while (!command.hasEnded && !(await isSo())) {
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        await workers[kill % 2]!.kill('SIGKILL');
        workers[kill % 2] = startProgram();
      }
    });
    expect(await command.ended(), command.stderr).toBe(0);
    expect(factsOf(command.stdout)).toEqual(factsOf(own.stdout));
    const runs = await runCli(['runs', '--redis', server.url, '--json']);
    const facts = runs.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(facts.find(({ run }) => run === 'killed')).toMatchObject({
      ...{ state: 'done', parts: 600, answered: 600, aside: 0 },
    });
  } finally {
    await Promise.all([...workers, command].map((program) => program.kill('SIGKILL')));
  }
});

test('a run that goes on asks only for what has no answer, however it is cut', async () => {
  const boards = Array.from({ length: 300 }, () => EASY);
  const first = await openRun({ url: server.url }, { run: 'stopped' });
  await start({ solve: taking(100), jobs: 2 });
  const begun = boards.map((board) => first.solve(board, {}).catch(() => undefined));
  await Promise.all(begun.slice(0, 150));
  first.abort();
  await first.cancel();
  await first.close();
  await stopAll();
  const answered = await withRedis(server.url, (redis) => redis.hlen(keysOf('stopped').answers));
  expect(answered).toBeGreaterThan(149);
  let solved = 0;
  await start({
    solve: taking(1, () => {
      solved++;
    }),
  });
  const second = await openRun({ url: server.url }, { run: 'stopped' });
  const all = await Promise.all(boards.map((board) => second.solve(board, {})));
  expect(all.every((outcome) => outcome.status === 'solved')).toBe(true);
  expect(solved).toBe(boards.length - answered);
  expect(await second.finish()).toEqual({ aside: 0, missing: 0 });
  await second.close();
});
