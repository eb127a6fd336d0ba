/*
 * A worker: takes jobs from the queue of its version and answers them. A job whose worker dies is
 * given to another as soon as the lease of the dead one has run out; one that comes a fourth time
 * is set aside, since it has killed or failed whoever took it. An answer is written once, so a job
 * that was done twice counts once.
 */
import { buildPuzzle, type Puzzle } from '@glissade/core';
import type { Outcome, SolveOptions } from '@glissade/engine';
import { type Job, UnrecoverableError, WaitingError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { isFailure, sentFailure, sentOutcome } from './answers.ts';
import { ClusterError, messageOf } from './clusterError.ts';
import { openRedis, type RedisAddress } from './connection.ts';
import type { JobData } from './jobQueue.ts';
import { PREFIX, queueName } from './keys.ts';
import { ANNOUNCE_MS, announce, ownWorkerName, takeLeave } from './liveWorkers.ts';
import { listRuns, RunStore } from './runStore.ts';
import { jobSchema, puzzleSchema } from './schemas.ts';
import { ownVersion } from './version.ts';

const TRIES_MAX = 3;
const LEASE_MS = 30_000;
/** How long a worker that is told to stop goes on with what it has begun. */
const GRACE_MS = 5000;
/** How often it is checked whether the run of a job still goes on. */
const LOOK_MS = 1000;

/** Solves a puzzle; as `solve` does, also what it rejects with. */
export type Solver = (
  puzzle: Puzzle,
  options: SolveOptions,
  signal: AbortSignal,
) => Promise<Outcome>;

export type WorkerOptions = {
  readonly solve: Solver;
  /** Puzzles solved at a time. */
  readonly jobs: number;
  /** The most memory that one search may be given. */
  readonly memoryBytesMax?: number;
  /** The work of a worker that is silent for so long is given to another. */
  readonly leaseMs?: number;
  readonly graceMs?: number;
  /** Tests give others. */
  readonly name?: string;
  readonly version?: string;
  readonly onNote?: (text: string) => void;
};

/** Starts a worker. Throws ClusterError, also where runs of another version are under way. */
export async function startWorker(
  address: RedisAddress,
  options: WorkerOptions,
): Promise<ClusterWorker> {
  const { name = ownWorkerName(), version = ownVersion() } = options;
  const redis = await openRedis(address);
  try {
    const other = (await listRuns(redis)).find(
      (run) => run.state === 'running' && run.version !== version,
    );
    if (other) throw refused(name, version, other);
    await announce(redis, { name, version, jobs: options.jobs });
  } catch (error) {
    redis.disconnect();
    throw error;
  }
  return new ClusterWorker(redis, { ...options, name, version });
}

function refused(
  name: string,
  own: string,
  { run, version }: { readonly run: string; readonly version: string },
): ClusterError {
  const message = `worker ${name} is refused: run ${run} needs version ${version}, this is ${own}`;
  const hint = `install that version here, or end the run: glissade runs cancel ${run}`;
  return new ClusterError('version', message, hint);
}

type Known = WorkerOptions & { readonly name: string; readonly version: string };

export class ClusterWorker {
  readonly name: string;
  private readonly redis: Redis;
  private readonly options: Known;
  private readonly worker: Worker<JobData>;
  private readonly announcing: NodeJS.Timeout;
  /** Aborted when a worker that is to stop has waited long enough. */
  private readonly handBack = new AbortController();

  constructor(redis: Redis, options: Known) {
    this.redis = redis;
    this.options = options;
    this.name = options.name;
    const { name, version, jobs, leaseMs = LEASE_MS, onNote = () => undefined } = options;
    this.worker = new Worker<JobData>(
      queueName(version),
      (job, token) => this.process(job, token),
      {
        connection: redis,
        prefix: PREFIX,
        name,
        concurrency: jobs,
        lockDuration: leaseMs,
        stalledInterval: leaseMs,
        // `RunStore` counts the tries.
        maxStalledCount: Number.MAX_SAFE_INTEGER,
      },
    );
    let isAway = false;
    // Commands wait until Redis is back; a person may want to know.
    this.worker.on('error', (error) => {
      if (!isAway && redis.status !== 'ready') onNote(`Redis is away: ${messageOf(error)}`);
      isAway = redis.status !== 'ready';
    });
    this.announcing = setInterval(() => {
      if (redis.status !== 'ready') return;
      announce(redis, { name, version, jobs }).catch((error: unknown) => onNote(messageOf(error)));
    }, ANNOUNCE_MS);
  }

  /** Takes no more jobs; finishes those it has, and hands back what takes too long. */
  async stop(): Promise<void> {
    const { graceMs = GRACE_MS } = this.options;
    clearInterval(this.announcing);
    const timer = setTimeout(() => this.handBack.abort(), graceMs);
    // Where Redis is away there is nothing to hand back to: its lease ends by itself.
    const late = delay(2 * graceMs + 1000);
    await Promise.race([this.leave(), late.over]);
    late.forget();
    clearTimeout(timer);
    this.redis.disconnect();
  }

  private async leave(): Promise<void> {
    await this.worker.close();
    await takeLeave(this.redis, this.name);
  }

  private async process(job: Job<JobData>, token: string | undefined): Promise<void> {
    const data = jobSchema.safeParse(job.data);
    if (!data.success) throw new UnrecoverableError('this is no job of glissade');
    const { run, index, version } = data.data;
    if (version !== this.options.version) {
      throw new UnrecoverableError(`worker ${this.name} is refused: the job is of ${version}`);
    }
    const store = new RunStore(this.redis, run);
    if ((await store.state()) !== 'running' || (await store.isAnswered(index))) return;
    const tries = await store.countTry(index);
    if (tries > TRIES_MAX) {
      await store.setAside(index, `it ended ${TRIES_MAX} workers`);
      return;
    }
    const isHandedBack = await this.answer(store, index, tries);
    if (!isHandedBack) return;
    await store.uncountTry(index);
    await job.moveToWait(token);
    throw new WaitingError();
  }

  /** Solves and writes the answer; true if it had to stop before. */
  private async answer(store: RunStore, index: number, tries: number): Promise<boolean> {
    const own = new AbortController();
    const stop = () => own.abort();
    this.handBack.signal.addEventListener('abort', stop);
    if (this.handBack.signal.aborted) stop();
    const looking = setInterval(() => {
      if (this.redis.status !== 'ready') return;
      store.state().then(
        (state) => state !== 'running' && stop(),
        () => undefined,
      );
    }, LOOK_MS);
    try {
      const { puzzle, options } = await this.read(store, index);
      const outcome = await this.options.solve(puzzle, options, own.signal);
      const answer = sentOutcome(outcome);
      if (!answer) return this.handBack.signal.aborted;
      await store.writeAnswer(index, JSON.stringify(answer), outcome.stats.expanded);
    } catch (error) {
      await this.fail(store, index, tries, error);
    } finally {
      clearInterval(looking);
      this.handBack.signal.removeEventListener('abort', stop);
    }
    return false;
  }

  private async read(store: RunStore, index: number) {
    const text = await store.puzzle(index);
    if (text === null) throw new InvalidJob('its puzzle is missing');
    const parsed = puzzleSchema.safeParse(jsonOf(text));
    if (!parsed.success) throw new InvalidJob('its puzzle is not what a coordinator sends');
    const { puzzle, options } = parsed.data;
    // Properties that are not there are not undefined either: they come from JSON.
    const spec = puzzle as Parameters<typeof buildPuzzle>[0];
    return { puzzle: buildPuzzle(spec), options: this.within(options as SolveOptions) };
  }

  /** A job may ask for less memory than the worker has, not for more. */
  private within(options: SolveOptions): SolveOptions {
    const { memoryBytesMax } = this.options;
    const asked = options.limits?.memoryBytes;
    if (memoryBytesMax === undefined || asked === undefined) return options;
    return {
      ...options,
      limits: { ...options.limits, memoryBytes: Math.min(asked, memoryBytesMax) },
    };
  }

  /** What is wrong with the puzzle is its answer; anything else is tried again. */
  private async fail(store: RunStore, index: number, tries: number, error: unknown): Promise<void> {
    if (isFailure(error)) {
      await store.writeAnswer(index, JSON.stringify(sentFailure(error)), 0);
    } else if (error instanceof InvalidJob) {
      await store.setAside(index, error.message);
    } else if (tries >= TRIES_MAX) {
      await store.setAside(index, `it failed ${TRIES_MAX} times: ${messageOf(error)}`);
    } else {
      throw error;
    }
  }
}

/** A job that no worker can do. */
class InvalidJob extends Error {}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function delay(ms: number): { readonly over: Promise<void>; readonly forget: () => void } {
  let timer: NodeJS.Timeout;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return { over, forget: () => clearTimeout(timer) };
}
