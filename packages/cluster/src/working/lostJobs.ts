/*
 * What is left of jobs when the connection to Redis was lost. A command is sent again if its answer
 * did not come, so a worker may be given two jobs and know of one; a Redis that was killed may have
 * forgotten what it told. Such a job is with a worker that does not do it, and nobody would until
 * its lease has ended and two looks for stalled jobs have passed: up to a minute by default.
 *
 * So a worker that is connected again takes the lease of what it has, where that has ended, and
 * after some seconds, when all others have done so, hands back what nobody has.
 */
import { Job, type Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { JobData } from '../jobQueue.ts';

/** All workers are connected again after this time: longer than their waits between attempts. */
const SETTLE_MS = 4000;

/** Jobs that are with this worker, or with nobody, as pairs of id and token. */
const LOOK = `
local found = {}
local mine = {}
for at = 4, #ARGV, 2 do mine[ARGV[at]] = ARGV[at + 1] end
for _, id in ipairs(redis.call('LRANGE', KEYS[1], 0, -1)) do
  local lease = ARGV[1] .. id .. ':lock'
  local token = redis.call('GET', lease)
  if not token and mine[id] then
    redis.call('SET', lease, mine[id], 'PX', ARGV[3])
  elseif not mine[id] and (not token or token:sub(1, #ARGV[2]) == ARGV[2]) then
    found[#found + 1] = id
    found[#found + 1] = token or ''
  end
end
return found`;

type Options = {
  readonly redis: Redis;
  readonly taker: Worker<JobData>;
  readonly leaseMs: number;
};

/** Of one queue. */
export class LostJobs {
  private readonly options: Options;
  /** Tokens of the jobs that this worker does, by id. */
  private readonly held = new Map<string, string>();
  private settling: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.options = options;
  }

  /** This worker does the job until the work ends. */
  async holding<T>(id: string, token: string, work: () => Promise<T>): Promise<T> {
    this.held.set(id, token);
    try {
      return await work();
    } finally {
      this.held.delete(id);
    }
  }

  /** To be called when a lost connection is there again. */
  async connected(): Promise<void> {
    clearTimeout(this.settling);
    const before = await this.look();
    this.settling = setTimeout(() => {
      this.handBack(before).catch(() => undefined);
    }, SETTLE_MS);
  }

  stop(): void {
    clearTimeout(this.settling);
  }

  /** What was lost then and is lost now; a job between two steps is seen once at most. */
  private async handBack(before: ReadonlyMap<string, string>): Promise<void> {
    const { redis, taker, leaseMs } = this.options;
    for (const [id, token] of await this.look()) {
      if (before.get(id) !== token) continue;
      const own = token === '' ? `${taker.id}:lost` : token;
      if (token === '') await redis.set(this.leaseOf(id), own, 'PX', leaseMs, 'NX');
      const job = await Job.fromId<JobData>(taker, id);
      // Somebody else may have been quicker.
      await job?.moveToWait(own).catch(() => undefined);
    }
  }

  private async look(): Promise<ReadonlyMap<string, string>> {
    const { redis, taker, leaseMs } = this.options;
    const held = [...this.held].flat();
    const args = [taker.toKey(''), `${taker.id}:`, leaseMs, ...held];
    const found = (await redis.eval(LOOK, 1, taker.toKey('active'), ...args)) as string[];
    const lost = new Map<string, string>();
    for (let at = 0; at < found.length; at += 2) lost.set(found[at]!, found[at + 1]!);
    return lost;
  }

  private leaseOf(id: string): string {
    return this.options.taker.toKey(`${id}:lock`);
  }
}
