import { expect } from 'vitest';
import { RunStore } from '../../packages/cluster/src/runStore.ts';
import { seededRandom } from '../cli/kill/runAndSignal.ts';
import { withRedis } from './inProcess.ts';
import { factsOf, Program } from './programs.ts';
import type { RedisServer } from './redisServer.ts';

/** Each takes some 50 to 200 ms, and the number of its nodes does not depend on anything. */
const PUZZLES = ['klotski', 'century', 'dads', 'century-half'] as const;
export const RUN = 'killed';
const SEARCH = ['--engine', 'kernel'] as const;

type Kills = {
  /** Of workers, coordinators and Redis, each at a random moment. */
  readonly workers: number;
  readonly coordinators: number;
  readonly servers: number;
  readonly rounds: number;
  readonly seed: number;
};

type Victim = 'worker' | 'coordinator' | 'server';

/**
 * Solves a batch while workers, the coordinator and Redis are killed with SIGKILL; each is started
 * again. Nothing is lost, nothing counts twice, and the answers are those of one machine.
 */
export async function killInBatch(server: RedisServer, kills: Kills): Promise<void> {
  const random = seededRandom(kills.seed);
  const puzzles = Array.from({ length: kills.rounds }, () => PUZZLES).flat();
  const solving = ['solve', ...puzzles, ...SEARCH, '--json'];
  const own = new Program([...solving, '--jobs', '1']);
  expect(await own.ended(), own.stderr).toBe(0);
  const startWorker = () => new Program(['worker', '--redis', server.url, '--jobs', '1', ...LEASE]);
  const startCoordinator = async () => {
    const program = new Program([...solving, '--redis', server.url, '--run', RUN]);
    // Whoever finds no server at the start ends with an error, as it should.
    await program.says(`run ${RUN}`);
    return program;
  };
  const workers = [startWorker(), startWorker()];
  let coordinator = await startCoordinator();
  const victims = shuffled(
    [
      ...Array<Victim>(kills.workers).fill('worker'),
      ...Array<Victim>(kills.coordinators).fill('coordinator'),
      ...Array<Victim>(kills.servers).fill('server'),
    ],
    random,
  );
  try {
    for (const [number, victim] of victims.entries()) {
      // Spread over four fifths of the batch, however fast this machine is.
      const share = (0.8 * (number + random())) / victims.length;
      await hasAnswered(server, coordinator, share * puzzles.length);
      await wait(random() * 150);
      expect(coordinator.hasEnded, coordinator.stderr).toBe(false);
      if (victim === 'server') await server.restart();
      else if (victim === 'coordinator') {
        await coordinator.kill('SIGKILL');
        coordinator = await startCoordinator();
      } else {
        const at = Math.floor(random() * workers.length);
        await workers[at]!.kill('SIGKILL');
        workers[at] = startWorker();
      }
    }
    expect(await coordinator.ended(), coordinator.stderr).toBe(0);
    expect(factsOf(coordinator.stdout)).toEqual(factsOf(own.stdout));
    await expectCounts(server, own.stdout);
  } finally {
    await Promise.all([...workers, coordinator].map((program) => program.kill('SIGKILL')));
  }
}

/** Throws if the coordinator ends before. */
export function hasAnswered(
  server: RedisServer,
  coordinator: Program,
  count: number,
): Promise<void> {
  return withRedis(server.url, async (redis) => {
    const store = new RunStore(redis, RUN);
    while (((await store.facts())?.answered ?? 0) < count) {
      expect(coordinator.hasEnded, coordinator.stderr).toBe(false);
      await wait(20);
    }
  });
}

/** What Redis counted is what the answers say: each once. */
async function expectCounts(server: RedisServer, answers: string): Promise<void> {
  const lines = answers.trim().split('\n');
  const expanded = lines.reduce((sum, line) => sum + JSON.parse(line).stats.expanded, 0);
  const runs = new Program(['runs', '--redis', server.url, '--json']);
  await runs.ended();
  expect(JSON.parse(runs.stdout)).toMatchObject({
    state: 'done',
    parts: lines.length,
    answered: lines.length,
    aside: 0,
    expanded,
  });
}

/** Short, so that the test need not wait half a minute for each worker killed. */
const LEASE = ['--lease', '1'];

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const keyed = all.map((one) => ({ one, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ one }) => one);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
