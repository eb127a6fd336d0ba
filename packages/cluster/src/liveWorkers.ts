/* Which workers are alive: each announces itself in Redis every few seconds. */
import { hostname } from 'node:os';
import type { Redis } from 'ioredis';
import { readField, readHash } from './boundedReads.ts';
import { PLACES_KEY, WORKERS_KEY } from './keys.ts';
import { PLACES_MAX, workerName, workerSchema } from './schemas.ts';

/** A worker that has announced itself in the last seconds. */
export type LiveWorker = {
  readonly name: string;
  readonly version: string;
  readonly jobs: number;
  /** True if it sees the folder of levels. */
  readonly folder: boolean;
};

export const ANNOUNCE_MS = 3000;
/** A worker that has been silent for so long is not counted; and then it is forgotten. */
const SILENT_SECONDS = 15;
const FORGOTTEN_SECONDS = 3600;
/** What a worker says of itself is shorter, and so is the number of places. */
const TEXT_MAX = 500;
/** All workers together: more than Redis could serve. */
const ALL_PLACES_MAX = 1000 * PLACES_MAX;

/** A name for this process that a person can find again. */
export function ownWorkerName(): string {
  return `${hostname()
    .replace(/[^A-Za-z0-9.-]/g, '')
    .slice(0, 64)}-${process.pid}`;
}

export async function announce(redis: Redis, { name, ...facts }: LiveWorker): Promise<void> {
  const seenSeconds = await secondsOf(redis);
  await redis.hset(WORKERS_KEY, name, JSON.stringify({ ...facts, seenSeconds }));
}

export async function takeLeave(redis: Redis, name: string): Promise<void> {
  await redis.hdel(WORKERS_KEY, name);
}

export async function liveWorkers(redis: Redis): Promise<LiveWorker[]> {
  const [now, all] = await Promise.all([secondsOf(redis), readHash(redis, WORKERS_KEY, TEXT_MAX)]);
  const live: LiveWorker[] = [];
  for (const [name, text] of all) {
    const parsed = workerSchema.safeParse(jsonOf(text));
    const isNamed = workerName.safeParse(name).success;
    // Nobody was seen in the future.
    const silent = parsed.success ? Math.abs(now - parsed.data.seenSeconds) : Infinity;
    if (silent > FORGOTTEN_SECONDS && isNamed) await takeLeave(redis, name);
    if (!parsed.success || !isNamed || silent > SILENT_SECONDS) continue;
    const { seenSeconds: _, ...facts } = parsed.data;
    live.push({ name, ...facts });
  }
  return live;
}

/** Tells workers how many jobs all of them do: if each listed the others, thousands could not. */
export async function tellPlaces(
  redis: Redis,
  version: string,
  live: readonly LiveWorker[],
): Promise<void> {
  const places = Math.min(
    ALL_PLACES_MAX,
    live.reduce((sum, { jobs }) => sum + jobs, 0),
  );
  await redis.hset(PLACES_KEY, version, places);
}

/** Undefined if no coordinator has told yet. */
export async function knownPlaces(redis: Redis, version: string): Promise<number | undefined> {
  const told = Number((await readField(redis, PLACES_KEY, TEXT_MAX, version)) ?? Number.NaN);
  return told >= 0 && told <= ALL_PLACES_MAX ? told : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The clocks of machines differ; that of Redis is one. */
async function secondsOf(redis: Redis): Promise<number> {
  const [seconds] = await redis.time();
  return Number(seconds);
}
