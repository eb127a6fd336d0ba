/*
 * Searches parts of surveys in threads. Those of one survey share threads, which keep its kinds and
 * kernels; the threads end when parts of another survey come and none of this one is under way.
 */
import type { SurveySpec } from '../survey/spec.ts';
import {
  NOT_TOLD,
  readSlot,
  SLOT_BYTES,
  type SurveyJobData,
  surveyJob,
} from '../survey/surveyJob.ts';
import type { Tally } from '../survey/tally.ts';
import { type Answer, ThreadPool } from '../threads/pool.ts';
import type { SurveyPart } from './surveyElsewhere.ts';

/** How often it is looked whether threads have answered. */
const LOOK_MS = 5;
/** Where no thread has started after this time, the owner works itself. */
const START_MS = 500;

type Waiting = {
  readonly slot: number;
  readonly resolve: (tally: Tally) => void;
  readonly reject: (reason: unknown) => void;
  /** Called when it is over. */
  readonly settled: () => void;
};

export class SurveyThreads {
  private readonly count: number;
  private readonly memoryBytes: number;
  private readonly sets = new Map<string, ThreadSet>();

  /** `memoryBytes`: for each thread. */
  constructor(count: number, memoryBytes: number) {
    this.count = count;
    this.memoryBytes = memoryBytes;
  }

  /** What was found in each batch of the part. Rejects when the signal is aborted. */
  async search({ spec, batches }: SurveyPart, signal: AbortSignal): Promise<Tally[]> {
    const set = this.setFor(spec);
    set.users++;
    try {
      const tallies: Tally[] = [];
      for (const batch of batches) {
        signal.throwIfAborted();
        tallies.push(await set.search(batch, signal));
      }
      return tallies;
    } catch (error) {
      // Threads that have failed, or are at what nobody wants any more, are replaced.
      if (!signal.aborted) this.drop(JSON.stringify(spec));
      throw error;
    } finally {
      set.users--;
    }
  }

  close(): void {
    for (const key of [...this.sets.keys()]) this.drop(key);
  }

  private setFor(spec: SurveySpec): ThreadSet {
    const key = JSON.stringify(spec);
    const known = this.sets.get(key);
    if (known) return known;
    for (const [other, set] of this.sets) if (set.users === 0) this.drop(other);
    const set = new ThreadSet(spec, this.count, this.memoryBytes);
    this.sets.set(key, set);
    return set;
  }

  private drop(key: string): void {
    this.sets.get(key)?.close();
    this.sets.delete(key);
  }
}

/** The threads of one survey. */
class ThreadSet {
  /** Parts under way. */
  users = 0;
  private readonly slots: SharedArrayBuffer;
  private readonly idle: number[];
  private readonly queue: ((slot: number) => void)[] = [];
  private readonly pool: ThreadPool;
  private readonly waiting = new Map<number, Waiting>();
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  private readonly openedMs = performance.now();
  private readonly data: SurveyJobData;
  private workHere: ReturnType<typeof surveyJob> | undefined;

  constructor(spec: SurveySpec, count: number, memoryBytes: number) {
    // More than threads: a part that was given up may still hold one.
    this.idle = Array.from({ length: 2 * count }, (_, slot) => slot);
    this.slots = new SharedArrayBuffer(this.idle.length * SLOT_BYTES);
    this.data = { spec, memoryBytes, slots: this.slots };
    this.pool = new ThreadPool({ count, job: 'survey', data: this.data });
  }

  async search(batch: number, signal: AbortSignal): Promise<Tally> {
    const slot = this.idle.pop() ?? (await new Promise<number>((take) => this.queue.push(take)));
    return new Promise((resolve, reject) => {
      const id = this.isClosed ? undefined : this.pool.post([batch, slot]);
      if (id === undefined) {
        this.giveBack(slot);
        reject(new Error('the threads of a survey have ended'));
        return;
      }
      // The thread goes on; its slot is free again when it has ended.
      const leave = () => reject(signal.reason);
      signal.addEventListener('abort', leave);
      const settled = () => signal.removeEventListener('abort', leave);
      this.waiting.set(id, { slot, resolve, reject, settled });
      this.timer ??= setInterval(() => this.look(), LOOK_MS);
    });
  }

  private giveBack(slot: number): void {
    const next = this.queue.shift();
    if (next) next(slot);
    else this.idle.push(slot);
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
    this.pool.close();
    for (const { reject } of this.waiting.values()) {
      reject(new Error('the threads of a survey were ended'));
    }
    this.waiting.clear();
  }

  private workAlone(): void {
    const { pool } = this;
    if (pool.ready > 0 || performance.now() - this.openedMs < START_MS) return;
    const item = pool.claim();
    if (!item) return;
    this.workHere ??= surveyJob(this.data);
    pool.settle(item.id, this.workHere(item.numbers));
  }

  private look(): void {
    try {
      this.workAlone();
      for (const answer of this.pool.gather()) this.settle(answer);
      if (this.waiting.size > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    } catch (error) {
      for (const { reject } of this.waiting.values()) reject(error);
      this.waiting.clear();
      this.close();
    }
  }

  private settle({ id, value = NOT_TOLD }: Answer): void {
    const { slot, resolve, reject, settled } = this.waiting.get(id)!;
    this.waiting.delete(id);
    settled();
    if (value === NOT_TOLD) reject(new Error('what was found is too long to be told'));
    else resolve(readSlot(this.slots, slot, value));
    this.giveBack(slot);
  }
}
