/* The queue of jobs in Redis (BullMQ), as a coordinator sees it. */
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { jobIdOf, PREFIX, type QueueKind, queueName } from './keys.ts';

/** What a job says: of which run, and of which of its parts; and whose span it belongs to. */
export type JobData = {
  readonly version: string;
  readonly run: string;
  readonly id: string;
  readonly traceparent?: string;
};

/** BullMQ tries again for as long as we let it: `Jobs` counts the failures. */
const TRIES_OF_QUEUE = 1000;

/** A queue of one version, seen from a coordinator. */
export class JobQueue {
  private readonly queue: Queue<JobData>;
  private readonly version: string;

  constructor(redis: Redis, version: string, kind: QueueKind) {
    this.version = version;
    const name = queueName(kind, version);
    this.queue = new Queue<JobData>(name, { connection: redis, prefix: PREFIX });
    // A lost connection is told by the connection itself.
    this.queue.on('error', () => undefined);
  }

  /** Does nothing if the job is there. */
  async add(run: string, id: string, traceparent: string | undefined): Promise<void> {
    const span = traceparent === undefined ? {} : { traceparent };
    const data = { version: this.version, run, id, ...span };
    await this.queue.add('part', data, {
      jobId: jobIdOf(run, id),
      attempts: TRIES_OF_QUEUE,
      removeOnComplete: true,
      removeOnFail: true,
    });
  }

  /** Jobs that wait for a worker, and those that are with one. */
  async counts(): Promise<{ readonly waiting: number; readonly active: number }> {
    const { waiting = 0, active = 0 } = await this.queue.getJobCounts('waiting', 'active');
    return { waiting, active };
  }

  /** True if it waits for a worker or is with one. */
  async has(run: string, id: string): Promise<boolean> {
    const state = await this.queue.getJobState(jobIdOf(run, id));
    return !['unknown', 'completed', 'failed'].includes(state);
  }

  async close(): Promise<void> {
    await this.queue.close();
  }
}
