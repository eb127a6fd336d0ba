/* Runs in Redis: how far they have come, and how often their parts were tried. */
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { readField, readHash, readNames } from './boundedReads.ts';
import { QUEUES, type QueueKind, RUNS_KEY } from './keys.ts';
import { FACT_MAX, NAME_MAX, type Part, PartStore } from './partStore.ts';
import { damagedRun, isDamage } from './refusals.ts';
import { runName, versionName } from './schemas.ts';

/** `running` also if nobody waits for the answers at present. */
export type RunState = 'running' | 'cancelled' | 'done';

/** How far a run has come. */
export type RunFacts = {
  readonly run: string;
  readonly version: string;
  readonly state: RunState;
  /** Where its jobs are: `levels` is served by workers with a folder alone. */
  readonly queue: QueueKind;
  /** When it began, in milliseconds of the clock of the command that began it. */
  readonly startedMs: number;
  /** Parts known so far (of a batch, puzzles), those answered, and those set aside. */
  readonly parts: number;
  readonly answered: number;
  readonly aside: number;
  /** States expanded for the answers. */
  readonly expanded: number;
};

const whole = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
/** The last moment that has a date. */
const DATE_MS_MAX = 8.64e15;
const factsSchema = z.object({
  version: versionName,
  state: z.enum(['running', 'cancelled', 'done']),
  queue: z.enum(QUEUES).default('solve'),
  startedMs: whole.max(DATE_MS_MAX),
  parts: whole.default(0),
  answered: whole.default(0),
  aside: whole.default(0),
  expanded: whole.default(0),
});

/** What is known of a finished run is forgotten after a week, and all of an abandoned one. */
const FINISHED_SECONDS = 7 * 24 * 3600;
const ABANDONED_SECONDS = 30 * 24 * 3600;

/** One run as Redis keeps it. */
export class RunStore extends PartStore {
  /** Undefined if there is no such run. Throws ClusterError for what cannot be read. */
  async facts(): Promise<RunFacts | undefined> {
    const fields = await readHash(this.redis, this.keys.facts, FACT_MAX);
    if (fields.size === 0) return undefined;
    const parsed = factsSchema.safeParse(Object.fromEntries(fields));
    if (!parsed.success) throw damagedRun(this.run);
    return { run: this.run, ...parsed.data };
  }

  /** What the run is for. */
  async kind(): Promise<string | null> {
    return readField(this.redis, this.keys.facts, FACT_MAX, 'kind');
  }

  async open(version: string, queue: QueueKind, kind: string): Promise<void> {
    await this.forget();
    const facts = { version, state: 'running', queue, kind, startedMs: Date.now() };
    await this.redis.hset(this.keys.facts, facts);
    await this.redis.sadd(RUNS_KEY, this.run);
    await this.keepFor(ABANDONED_SECONDS);
  }

  async setState(state: RunState): Promise<void> {
    await this.redis.hset(this.keys.facts, 'state', state);
    if (state !== 'done') return;
    const { facts, ...others } = this.keys;
    await this.redis.del(...Object.values(others));
    await this.redis.expire(facts, FINISHED_SECONDS);
  }

  async state(): Promise<string | null> {
    return readField(this.redis, this.keys.facts, FACT_MAX, 'state');
  }

  /** Keeps parts, and the run with them for as long as somebody may ask for it. */
  override async addParts(all: readonly Part[]) {
    const added = await super.addParts(all);
    if (added.areFirst) await this.keepFor(ABANDONED_SECONDS);
    return added;
  }

  /** How often it has failed, this time included. */
  async countFailure(id: string): Promise<number> {
    return this.redis.hincrby(this.keys.failures, id, 1);
  }

  /** How many workers have begun it and not come back: they died, or still work. */
  async lost(id: string): Promise<number> {
    return Number((await readField(this.redis, this.keys.begun, FACT_MAX, id)) ?? 0);
  }

  async begin(id: string): Promise<void> {
    await this.redis.hincrby(this.keys.begun, id, 1);
  }

  /** The command that began it has returned, with or without an answer. */
  async comeBack(id: string): Promise<void> {
    await this.redis.hincrby(this.keys.begun, id, -1);
  }

  /** Every part that was set aside is tried again as if it were new. */
  async forgetTries(): Promise<void> {
    await this.redis.del(this.keys.aside, this.keys.failures, this.keys.begun);
    await this.redis.hset(this.keys.facts, 'aside', 0);
  }

  private async forget(): Promise<void> {
    await this.redis.del(...Object.values(this.keys));
  }

  private async keepFor(seconds: number): Promise<void> {
    await Promise.all(Object.values(this.keys).map((key) => this.redis.expire(key, seconds)));
  }
}

/** All runs that Redis knows, the latest first; those that cannot be read are left out. */
export async function listRuns(redis: Redis): Promise<RunFacts[]> {
  const all = await readNames(redis, RUNS_KEY, NAME_MAX, 'SMEMBERS');
  const names = all.filter((name) => runName.safeParse(name).success);
  const known = await Promise.all(
    names.map((name) => new RunStore(redis, name).facts().catch(damageOf)),
  );
  const gone = names.filter((_, at) => known[at] === undefined);
  if (gone.length > 0) await redis.srem(RUNS_KEY, ...gone);
  return known
    .filter((facts) => facts !== undefined && facts !== 'damaged')
    .sort((a, b) => b.startedMs - a.startedMs || a.run.localeCompare(b.run));
}

function damageOf(error: unknown): 'damaged' {
  if (isDamage(error)) return 'damaged';
  throw error;
}
