import type { Redis } from 'ioredis';
import type { JobQueue } from '../jobQueue.ts';
import { knownPlaces } from '../liveWorkers.ts';
import { wantedShare } from './wantedShare.ts';

/** How old the number of places may be, and what all jobs of this worker share. */
const PLACES_KNOWN_MS = 3000;
const COUNTS_KNOWN_MS = 100;

/**
 * How much work idle places want: a share, so that not all workers hand back for one idle place.
 */
export class WorkDemand {
  private readonly redis: Redis;
  private readonly queue: JobQueue;
  private readonly version: string;
  private known: { readonly ms: number; readonly count: number | undefined } = {
    ms: Number.NEGATIVE_INFINITY,
    count: undefined,
  };
  private share = { knownMs: Number.NEGATIVE_INFINITY, value: Promise.resolve(0) };

  constructor(redis: Redis, queue: JobQueue, version: string) {
    this.redis = redis;
    this.queue = queue;
    this.version = version;
  }

  /** Jobs that all workers do at a time, as far as was told. */
  get placesSeen(): number {
    return this.known.count ?? 0;
  }

  /** The same, from Redis unless it was asked of late. */
  async places(): Promise<number> {
    await this.learnPlaces(performance.now());
    return this.placesSeen;
  }

  /** The share of the jobs under way that should be handed back now. */
  shareWanted(): Promise<number> {
    const now = performance.now();
    if (now - this.share.knownMs > COUNTS_KNOWN_MS) {
      this.share = { knownMs: now, value: this.measure(now) };
    }
    return this.share.value;
  }

  private async measure(now: number): Promise<number> {
    await this.learnPlaces(now);
    const { waiting, active } = await this.queue.counts();
    return wantedShare({ waiting, active, places: this.known.count ?? Number.POSITIVE_INFINITY });
  }

  private async learnPlaces(now: number): Promise<void> {
    if (now - this.known.ms <= PLACES_KNOWN_MS) return;
    this.known = { ms: now, count: await knownPlaces(this.redis, this.version) };
  }
}
