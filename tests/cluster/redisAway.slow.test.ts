// Redis is killed in the middle of a batch and comes back later, with what it had kept.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasAnswered, RUN } from './killing.ts';
import { factsOf, Program } from './programs.ts';
import { startRedis } from './redisServer.ts';

const PUZZLES = Array.from({ length: 75 }, () => ['klotski', 'century', 'dads', 'mas']).flat();

test.each([
  ['has all it told', 60_000, 30],
  ['has forgotten the last answers', 20_000, 25],
])('Redis is away and %s: the batch goes on as soon as it is back', async (_, awayMs, kept) => {
  const solving = ['solve', ...PUZZLES, '--engine', 'kernel', '--json'];
  const own = new Program([...solving, '--jobs', '1']);
  expect(await own.ended(), own.stderr).toBe(0);
  const server = await startRedis();
  // An hour: nothing goes on here because a lease has ended.
  const serving = ['worker', '--redis', server.url, '--jobs', '1', '--lease', '3600'];
  const workers = [1, 2].map(() => new Program(serving));
  await Promise.all(workers.map((worker) => worker.says('is connected to')));
  const coordinator = new Program([...solving, '--redis', server.url, '--run', RUN]);
  const log = join(server.folder, 'appendonlydir');
  const copy = join(server.folder, 'copy');
  try {
    await hasAnswered(server, coordinator, kept);
    cpSync(log, copy, { recursive: true });
    await hasAnswered(server, coordinator, 30);
    await server.kill();
    if (kept < 30) {
      rmSync(log, { recursive: true });
      cpSync(copy, log, { recursive: true });
    }
    await new Promise((resolve) => setTimeout(resolve, awayMs));
    await server.start();
    expect(await coordinator.ended(), coordinator.stderr).toBe(0);
    expect(factsOf(coordinator.stdout)).toEqual(factsOf(own.stdout));
    expect(coordinator.stderr).not.toContain('no worker is connected');
    expect(workers.map(({ code, signal }) => [code, signal])).toEqual([
      [null, null],
      [null, null],
    ]);
  } finally {
    await Promise.all([...workers, coordinator].map((program) => program.kill('SIGKILL')));
    await server.close();
  }
});
