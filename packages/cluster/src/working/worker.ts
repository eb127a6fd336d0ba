/*
 * A worker: takes jobs from the queues of its version and answers them; those on levels only where
 * it sees their folder. A job whose worker dies is given to another as soon as the lease of the
 * dead one has run out. An answer is written once, so a job that was done twice counts once.
 */
import { type Job, UnrecoverableError, WaitingError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { ClusterError, messageOf } from '../clusterError.ts';
import { openRedis, type RedisAddress } from '../connection.ts';
import { type JobData, JobQueue } from '../jobQueue.ts';
import { PREFIX, QUEUES, type QueueKind, queueName } from '../keys.ts';
import {
  ANNOUNCE_MS,
  announce,
  type LiveWorker,
  ownWorkerName,
  takeLeave,
} from '../liveWorkers.ts';
import { listRuns, type RunFacts } from '../runStore.ts';
import { jobSchema } from '../schemas.ts';
import { flushSpans, traced } from '../tracing.ts';
import { ownVersion } from '../version.ts';
import { Jobs } from './jobs.ts';
import { LostJobs } from './lostJobs.ts';
import { type PartSearches, Parts } from './parts.ts';
import type { Solver } from './solver.ts';

/** A worker that fails so often, and does nothing well between, stops. */
const FAILURES_MAX = 5;
const LEASE_MS = 30_000;
/** Jobs done and failed in each minute of a day, which dashboards show. */
const METRICS_MINUTES = 24 * 60;
/** Between two attempts at what failed while Redis was away. */
const RETRY_MS = 1000;
/** How long a worker that is told to stop goes on with what it has begun. */
const GRACE_MS = 5000;

export type WorkerOptions = {
  readonly solve: Solver;
  /** Searches parts of surveys, and pieces of tile boards. */
  readonly searches: PartSearches;
  /** Jobs done at a time, and as many on levels. */
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
    await announce(redis, announced({ ...options, name, version }));
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
  const message = `worker ${name} of version ${own} cannot serve run ${run} of version ${version}`;
  const hint = `install that version here, or end the run: glissade runs cancel ${run}`;
  return new ClusterError('version', message, hint);
}

type Known = WorkerOptions & { readonly name: string; readonly version: string };

function announced({ name, version, jobs, searches }: Known): LiveWorker {
  return { name, version, jobs, folder: searches.levels !== undefined };
}

type Taker = { readonly jobs: Worker<JobData>; readonly lost: LostJobs };

export class ClusterWorker {
  readonly name: string;
  private readonly redis: Redis;
  private readonly options: Known;
  /** One for each queue. */
  private readonly takers: readonly Taker[];
  private readonly announcing: NodeJS.Timeout;
  private readonly parts: Parts;
  private readonly jobs: Jobs;
  /** Failures since a job was done. */
  private failures = 0;
  private giveUp: (why: string) => void = () => undefined;
  /** Resolves with the reason when this machine fails at everything: it takes no more jobs. */
  readonly givesUp: Promise<string>;
  /** Aborted when a worker that is to stop has waited long enough. */
  private readonly handBack = new AbortController();

  constructor(redis: Redis, options: Known) {
    this.redis = redis;
    this.options = options;
    this.name = options.name;
    this.givesUp = new Promise((resolve) => {
      this.giveUp = resolve;
    });
    const queue = new JobQueue(redis, options.version, 'solve');
    this.parts = new Parts(redis, queue, options);
    this.jobs = new Jobs({
      redis,
      parts: this.parts,
      addJob: (run, id, traceparent) => queue.add(run, id, traceparent),
      handBack: this.handBack.signal,
      onAnswer: () => {
        this.failures = 0;
      },
      onFailure: (error) => this.countFailure(error),
    });
    const { onNote = () => undefined } = options;
    const kinds = QUEUES.filter((kind) => kind === 'solve' || options.searches.levels);
    this.takers = kinds.map((kind) => this.takerOf(kind));
    let isAway = false;
    // Commands wait until Redis is back; a person may want to know.
    this.takers[0]?.jobs.on('error', (error) => {
      if (!isAway && redis.status !== 'ready')
        onNote(`Redis cannot be reached: ${messageOf(error)}`);
      isAway = redis.status !== 'ready';
    });
    let refusal = '';
    const tell = (text: string) => {
      if (text !== '' && text !== refusal) onNote(text);
      refusal = text;
    };
    const speak = () => {
      if (redis.status !== 'ready') return;
      announce(redis, announced(options)).then(
        () => tell(''),
        (error: unknown) => tell(messageOf(error)),
      );
    };
    this.announcing = setInterval(speak, ANNOUNCE_MS);
    redis.on('ready', () => {
      speak();
      for (const { lost } of this.takers) lost.connected().catch(() => undefined);
    });
  }

  private takerOf(kind: QueueKind): Taker {
    const { name, version, jobs, leaseMs = LEASE_MS } = this.options;
    const taker: Worker<JobData> = new Worker<JobData>(
      queueName(kind, version),
      (job, token = '') => lost.holding(job.id ?? '', token, () => this.process(job, token)),
      {
        connection: this.redis,
        prefix: PREFIX,
        name,
        concurrency: jobs,
        metrics: { maxDataPoints: METRICS_MINUTES },
        lockDuration: leaseMs,
        stalledInterval: leaseMs,
        // `Jobs` counts the workers that a job has lost.
        maxStalledCount: Number.MAX_SAFE_INTEGER,
        runRetryDelay: RETRY_MS,
      },
    );
    const lost = new LostJobs({ redis: this.redis, taker, leaseMs });
    // An error that nobody listens to would end the process.
    taker.on('error', () => undefined);
    return { jobs: taker, lost };
  }

  /** Takes no more jobs; finishes those it has, and hands back what takes too long. */
  async stop(): Promise<void> {
    const { graceMs = GRACE_MS } = this.options;
    clearInterval(this.announcing);
    for (const { lost } of this.takers) lost.stop();
    const timer = setTimeout(() => this.handBack.abort(), graceMs);
    // Where Redis is away there is nothing to hand back to: its lease ends by itself.
    const late = delay(2 * graceMs + 1000);
    await Promise.race([this.leave(), late.over]);
    late.forget();
    clearTimeout(timer);
    this.redis.disconnect();
  }

  /** The runs under way that it takes part in; none while Redis is away. */
  async runs(): Promise<readonly RunFacts[]> {
    if (this.redis.status !== 'ready') return [];
    const { version } = this.options;
    const all = await listRuns(this.redis);
    return all.filter((run) => run.state === 'running' && run.version === version);
  }

  private async leave(): Promise<void> {
    await Promise.all(this.takers.map(({ jobs }) => jobs.close()));
    await this.parts.close();
    await takeLeave(this.redis, this.name);
    await flushSpans();
  }

  private async process(job: Job<JobData>, token: string): Promise<void> {
    const data = jobSchema.safeParse(job.data);
    if (!data.success) throw new UnrecoverableError('this is not a glissade job');
    const { run, id, version, traceparent } = data.data;
    if (version !== this.options.version) {
      throw new UnrecoverableError(
        `worker ${this.name} cannot do this job: it needs version ${version}`,
      );
    }
    const attributes = { 'glissade.run': run, 'glissade.part': id, 'glissade.worker': this.name };
    const doing = () => this.jobs.do(run, id, traceparent);
    const isHandedBack = await traced('glissade job', attributes, traceparent, doing);
    if (!isHandedBack) return;
    await job.moveToWait(token);
    throw new WaitingError();
  }

  /** For jobs that failed where nothing else works either. */
  private countFailure(error: unknown): void {
    this.failures++;
    if (this.failures < FAILURES_MAX) return;
    const count = `${FAILURES_MAX} jobs in a row failed on this worker`;
    for (const { jobs } of this.takers) void jobs.pause(true);
    this.giveUp(`${count}; the last error: ${messageOf(error)}`);
  }
}

function delay(ms: number): { readonly over: Promise<void>; readonly forget: () => void } {
  let timer: NodeJS.Timeout;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return { over, forget: () => clearTimeout(timer) };
}
