// What a person does with runs from any machine.
import { type BoardRange, boardJob } from '../boardJobs.ts';
import { ClusterError } from '../clusterError.ts';
import { openRedis, type RedisAddress } from '../connection.ts';
import { JobQueue } from '../jobQueue.ts';
import { type LiveWorker, liveWorkers } from '../liveWorkers.ts';
import { AT_ONCE_MAX } from '../partStore.ts';
import { listRuns, type RunFacts, RunStore } from '../runStore.ts';
import { requireRunName } from '../schemas.ts';
import { flushSpans, traced } from '../tracing.ts';
import { ownVersion } from '../version.ts';

const POLL_MS = 500;
/** Boards of a job of a run that is resumed: nobody knows how long they take. */
const GROUP_MAX = 16;

/** A connection for looking at runs and directing them. */
export type Runs = {
  readonly list: () => Promise<readonly RunFacts[]>;
  readonly workers: () => Promise<readonly LiveWorker[]>;
  /** How the run stands, again and again until it is no longer running or the signal is aborted. */
  readonly follow: (run: string, signal: AbortSignal) => AsyncGenerator<RunFacts, void>;
  /** Workers leave the run; its answers stay. */
  readonly cancel: (run: string) => Promise<RunFacts>;
  /** A cancelled run goes on, and what was set aside is tried again. */
  readonly resume: (run: string) => Promise<RunFacts>;
  readonly close: () => void;
};

/** Throws ClusterError; so do the functions, for a run that is not there. */
export async function openRuns(address: RedisAddress): Promise<Runs> {
  const redis = await openRedis(address);
  const storeOf = (run: string) => new RunStore(redis, requireRunName(run));
  const factsOf = async (run: string) => required(await storeOf(run).facts(), run);
  return {
    list: () => listRuns(redis),
    workers: () => liveWorkers(redis),
    close: () => redis.disconnect(),
    async *follow(run, signal) {
      for (;;) {
        const facts = await factsOf(run);
        yield facts;
        if (facts.state !== 'running' || signal.aborted) return;
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        if (signal.aborted) return;
      }
    },
    async cancel(run) {
      requireOpen(await factsOf(run));
      await storeOf(run).setState('cancelled');
      return factsOf(run);
    },
    async resume(run) {
      const { version, queue: kind } = requireOpen(await factsOf(run));
      if (version !== ownVersion()) {
        const message = `run ${run} belongs to version ${version}; this is ${ownVersion()}`;
        throw new ClusterError('version', message, `resume it with version ${version}`);
      }
      const store = storeOf(run);
      await store.forgetTries();
      await store.setState('running');
      await traced('glissade runs resume', { 'glissade.run': run }, undefined, async (span) => {
        const queue = new JobQueue(redis, version, kind);
        for (const job of openJobs(await openIds(store))) {
          await queue.add(run, job, span.traceparent);
        }
        await queue.close();
      });
      await flushSpans();
      return factsOf(run);
    },
  };
}

/** The parts of a run that are not answered. */
async function openIds(store: RunStore): Promise<readonly string[]> {
  const ids = await store.partIds();
  const open: string[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE_MAX) {
    const some = await store.openParts(ids.slice(at, at + AT_ONCE_MAX));
    open.push(...some.map(({ id }) => id));
  }
  return open;
}

/** Boards in a row come in groups of some; workers split what takes them too long. */
function openJobs(ids: readonly string[]): readonly string[] {
  const isBoard = (id: string) => /^\d+$/.test(id);
  const numbers = ids
    .filter(isBoard)
    .map(Number)
    .sort((a, b) => a - b);
  const ranges: BoardRange[] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.to === number - 1 && number - last.from < GROUP_MAX) {
      ranges[ranges.length - 1] = { from: last.from, to: number };
    } else ranges.push({ from: number, to: number });
  }
  return [...ids.filter((id) => !isBoard(id)), ...ranges.map(boardJob)];
}

function required(facts: RunFacts | undefined, run: string): RunFacts {
  if (facts) return facts;
  const hint = 'glissade runs lists all runs';
  throw new ClusterError('run-unknown', `there is no run ${run}`, hint);
}

function requireOpen(facts: RunFacts): RunFacts {
  if (facts.state !== 'done') return facts;
  throw new ClusterError(
    'run-done',
    `run ${facts.run} is finished`,
    'its answers have been printed',
  );
}
