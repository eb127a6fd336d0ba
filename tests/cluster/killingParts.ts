import { expect } from 'vitest';
import { RunStore } from '../../packages/cluster/src/runStore.ts';
import { seededRandom } from '../cli/kill/runAndSignal.ts';
import { runCli } from '../cli/runCli.ts';
import { withRedis } from './inProcess.ts';
import { Program } from './programs.ts';
import type { RedisServer } from './redisServer.ts';

/** Rows and totals of a survey without their times, as text: the order of keys counts. */
export function rowsOf(text: string): string[] {
  const lines = text.trim().split('\n');
  return lines.map((line) => {
    const { timeMs: _, ...row } = JSON.parse(line);
    return JSON.stringify(row);
  });
}

/** Bounds without a solution and their nodes, as `solve --split` tells them. */
export function boundsOf(stderr: string): [number, number][] {
  const told = stderr.matchAll(/^no solution of (\d+) stm: ([\d,]+) states$/gm);
  return Array.from(told, ([, bound, states]) => [
    Number(bound),
    Number(states!.replaceAll(',', '')),
  ]);
}

type Work = {
  /** The program that waits for the answers; the command line if there is none. */
  readonly program?: string;
  /** What is to be done, as for one machine. */
  readonly args: readonly string[];
  /** What workers are given besides. */
  readonly workerArgs?: readonly string[];
  readonly expectAnswer: (coordinator: Program) => void;
  /** Where workers keep tables; a worker that had to build them again might never come further. */
  readonly cache?: string;
};

type Kills = {
  readonly count: number;
  /** Parts answered between two kills, at least: else nothing would ever be done. */
  readonly answers: number;
  readonly gapMs: number;
  readonly seed: number;
};

/**
 * Does the work again and again, while workers, the coordinator and Redis are killed at random
 * moments and started again, until so many were killed. Every answer must be the right one.
 */
export async function killInParts(server: RedisServer, work: Work, kills: Kills): Promise<void> {
  const random = seededRandom(kills.seed);
  const { workerArgs = [], cache = 'off' } = work;
  const serving = ['worker', '--redis', server.url, '--jobs', '1', '--lease', '1', ...workerArgs];
  const startWorker = () => new Program(serving, { env: { GLISSADE_CACHE: cache } });
  const workers = [startWorker(), startWorker()];
  let killed = 0;
  try {
    for (let round = 0; killed < kills.count; round++) {
      const start = () =>
        new Program([...work.args, '--redis', server.url, '--run', `killed-${round}`], {
          file: work.program,
        });
      let coordinator = start();
      while (killed < kills.count) {
        await hasMore(server, `killed-${round}`, coordinator, kills.answers * (1 + random()));
        await new Promise((resolve) => setTimeout(resolve, random() * kills.gapMs));
        if (coordinator.hasEnded) break;
        killed++;
        const victim = random();
        if (victim < 0.1) await server.restart();
        else if (victim < 0.2) {
          await coordinator.kill('SIGKILL');
          coordinator = start();
        } else {
          const at = Math.floor(random() * workers.length);
          await workers[at]!.kill('SIGKILL');
          workers[at] = startWorker();
        }
      }
      expect(await coordinator.ended(), coordinator.stderr).toBe(0);
      work.expectAnswer(coordinator);
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.kill('SIGKILL')));
  }
}

/** Until so many more parts are answered, so that no machine is too slow for this; or the end. */
function hasMore(server: RedisServer, run: string, coordinator: Program, more: number) {
  return withRedis(server.url, async (redis) => {
    const store = new RunStore(redis, run);
    const answered = async () => (await store.facts())?.answered ?? 0;
    const before = await answered();
    while (!coordinator.hasEnded && (await answered()) < before + more) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
}

/** The same for a survey: its rows and totals must be those of one machine. */
export async function killSurvey(
  server: RedisServer,
  family: readonly string[],
  kills: Kills,
): Promise<void> {
  const args = ['survey', ...family, '--json'];
  const own = await runCli([...args, '--threads', '1']);
  const expectAnswer = ({ stdout }: Program) => expect(rowsOf(stdout)).toEqual(rowsOf(own.stdout));
  await killInParts(server, { args, expectAnswer }, kills);
  const runs = await runCli(['runs', '--redis', server.url, '--json']);
  for (const line of runs.stdout.trim().split('\n')) {
    const { state, parts, answered, aside } = JSON.parse(line);
    expect({ state, answered, aside }).toEqual({ state: 'done', answered: parts, aside: 0 });
  }
}
