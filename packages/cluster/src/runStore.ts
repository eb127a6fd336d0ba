/* Runs in Redis: their parts, the answers to them, and how far they have come. */
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { readField, readFields, readHash, readNames } from './boundedReads.ts';
import { keysOf, QUEUES, type QueueKind, RUNS_KEY, type RunKeys } from './keys.ts';
import { damagedRun, isDamage } from './refusals.ts';
import { partId, runName, versionName } from './schemas.ts';

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

/*
 * The longest texts that are read. A part is a board of 255 by 255 at most, each of whose tiles is
 * written three times; an answer is a line of ten million steps at most.
 */
const FACT_MAX = 100;
const NAME_MAX = 100;
export const PART_MAX = 8 << 20;
export const ANSWER_MAX = 128 << 20;
export const REASON_MAX = 20_000;

/** What is known of a finished run is forgotten after a week, and all of an abandoned one. */
const FINISHED_SECONDS = 7 * 24 * 3600;
const ABANDONED_SECONDS = 30 * 24 * 3600;

/** Keeps a part once: 1 it is new, 2 the first, 0 it is the one there, -1 another is there. */
const ADD_PART = `
local there = redis.call('HGET', KEYS[2], ARGV[1])
if there then return there == ARGV[2] and 0 or -1 end
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
return redis.call('HINCRBY', KEYS[1], 'parts', 1) == 1 and 2 or 1`;
const FIRST = 2;

/** Writes what is told of a part once, and counts it: 0 if it was written before or is late. */
const WRITE_ONCE = `
local state = redis.call('HGET', KEYS[1], 'state')
if not state or state == 'done' then return 0 end
if redis.call('HSETNX', KEYS[2], ARGV[1], ARGV[2]) == 0 then return 0 end
redis.call('HINCRBY', KEYS[1], ARGV[3], 1)
redis.call('HINCRBY', KEYS[1], 'expanded', ARGV[4])
return 1`;

/** One run as Redis keeps it. */
export class RunStore {
  readonly run: string;
  readonly keys: RunKeys;
  private readonly redis: Redis;

  constructor(redis: Redis, run: string) {
    this.redis = redis;
    this.run = run;
    this.keys = keysOf(run);
  }

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

  /** False if the run has another part of this id. */
  async addPart(id: string, part: string): Promise<boolean> {
    const { facts, parts } = this.keys;
    const added = await this.redis.eval(ADD_PART, 2, facts, parts, id, part);
    if (added === FIRST) await this.keepFor(ABANDONED_SECONDS);
    return added !== -1;
  }

  async part(id: string): Promise<string | null> {
    return readField(this.redis, this.keys.parts, PART_MAX, id);
  }

  async partIds(): Promise<string[]> {
    const ids = await readNames(this.redis, this.keys.parts, NAME_MAX, 'HKEYS');
    return ids.filter((id) => partId.safeParse(id).success);
  }

  async isAnswered(id: string): Promise<boolean> {
    return (await this.redis.hexists(this.keys.answers, id)) === 1;
  }

  /** Answers, and why parts were set aside, in the order of the ids. */
  async answers(ids: readonly string[]) {
    const [answers, aside] = await Promise.all([
      readFields(this.redis, this.keys.answers, ANSWER_MAX, ids),
      readFields(this.redis, this.keys.aside, REASON_MAX, ids),
    ]);
    return ids.map((id, at) => ({
      id,
      answer: answers[at] ?? undefined,
      aside: aside[at] ?? undefined,
    }));
  }

  /** False if it had been answered before: this answer does not count. */
  async writeAnswer(id: string, answer: string, expanded: number): Promise<boolean> {
    return this.writeOnce(this.keys.answers, id, answer, 'answered', expanded);
  }

  async setAside(id: string, why: string): Promise<void> {
    await this.writeOnce(this.keys.aside, id, why.slice(0, REASON_MAX / 4), 'aside', 0);
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

  private async writeOnce(
    key: string,
    id: string,
    text: string,
    count: string,
    expanded: number,
  ): Promise<boolean> {
    const written = await this.redis.eval(
      WRITE_ONCE,
      2,
      this.keys.facts,
      key,
      id,
      text,
      count,
      expanded,
    );
    return written === 1;
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
