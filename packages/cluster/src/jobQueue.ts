import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { jobIdOf, PREFIX, queueName } from './keys.ts';

/** What a job says: of which run, and of which of its puzzles. */
export type JobData = { readonly version: string; readonly run: string; readonly index: number };

/** BullMQ tries again for as long as we let it: `RunStore` counts the tries. */
const TRIES_OF_QUEUE = 1000;

/** The queue of one version, seen from a coordinator. */
export class JobQueue {
  private readonly queue: Queue<JobData>;
  private readonly version: string;

  constructor(redis: Redis, version: string) {
    this.version = version;
    this.queue = new Queue<JobData>(queueName(version), { connection: redis, prefix: PREFIX });
    // A lost connection is told by the connection itself.
    this.queue.on('error', () => undefined);
  }

  /** Does nothing if the job is there. */
  async add(run: string, index: number): Promise<void> {
    const data = { version: this.version, run, index };
    await this.queue.add('puzzle', data, {
      jobId: jobIdOf(run, index),
      attempts: TRIES_OF_QUEUE,
      removeOnComplete: true,
      removeOnFail: true,
    });
  }

  /** True if it waits for a worker or is with one. */
  async has(run: string, index: number): Promise<boolean> {
    const state = await this.queue.getJobState(jobIdOf(run, index));
    return !['unknown', 'completed', 'failed'].includes(state);
  }

  async close(): Promise<void> {
    await this.queue.close();
  }
}
