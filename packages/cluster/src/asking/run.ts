/*
 * The side that wants answers. Puzzles, or parts of larger work, go into Redis and their jobs into
 * the queue; answers are looked for a few times a second. This works the same before and after
 * Redis was away, and costs one round trip whatever the number of workers. Rejected: events of the
 * queue, which loses those that come while the connection is down.
 *
 * Answers are kept by run and part, so the same command started again with the name of its run
 * asks only for what is missing.
 */
import { type Puzzle, specOf } from '@glissade/core';
import type { SolveOptions } from '@glissade/solve/options/options';
import type { Outcome } from '@glissade/solve/outcome';
import type { Redis } from 'ioredis';
import { readAnswer, receivedOutcome } from '../answers.ts';
import type { NoAnswerError } from '../clusterError.ts';
import { JobQueue } from '../jobQueue.ts';
import type { QueueKind } from '../keys.ts';
import { liveWorkers, tellPlaces } from '../liveWorkers.ts';
import type { RunStore } from '../runStore.ts';
import { puzzleSchema, sentOptions } from '../schemas.ts';
import { flushSpans, type OpenSpan } from '../tracing.ts';
import { ended, interrupted, otherPart, setAside, tooLarge } from './runErrors.ts';

const POLL_MS = 40;
/** Answers looked for at once; what was not there is looked for again after all others. */
const LOOKED_MAX = 500;
/** How often it is checked that the first jobs are still in the queue, at first, and how many. */
const CHECK_MS = 5000;
const CHECK_FIRST_MS = 1000;
const CHECKED_MAX = 8;
/** How long an interrupted command waits for Redis. */
const CANCEL_MS_MAX = 2000;

type Pending = {
  readonly receive: (answer: string) => void;
  readonly reject: (reason: unknown) => void;
};

/** What a run that has ended lacks: parts set aside, and puzzles that were not given again. */
export type Left = { readonly aside: number; readonly missing: number };

type Known = {
  readonly version: string;
  readonly queue: QueueKind;
  /** From here to the end of the command; the jobs are below it. */
  readonly span: OpenSpan;
  readonly onNote: (text: string) => void;
};

/** A run that is open in this process. */
export class Run {
  readonly name: string;
  private readonly redis: Redis;
  private readonly store: RunStore;
  private readonly queue: JobQueue;
  private readonly known: Known;
  private readonly pending = new Map<string, Pending>();
  /** Callers that wait for Redis. */
  private readonly waiting = new Set<(reason: unknown) => void>();
  private next = 0;
  private timer: NodeJS.Timeout | undefined;
  private checkMs: number = performance.now() + CHECK_FIRST_MS;
  private readonly told = new Set<string>();
  private isClosed = false;
  private isAborted = false;
  /** Jobs that all workers who can serve this run do at a time, as far as is known. */
  places = 0;
  /** Parts that were set aside, as far as that was told. */
  private aside = 0;

  constructor(redis: Redis, store: RunStore, known: Known) {
    this.redis = redis;
    this.store = store;
    this.name = store.run;
    this.queue = new JobQueue(redis, known.version, known.queue);
    this.known = known;
    // Commands wait until Redis is back; a person may want to know.
    redis.on('close', () => {
      if (!this.isClosed) this.tell(AWAY);
    });
    redis.on('ready', () => {
      this.told.delete(AWAY);
      // Workers need some seconds to be there again, too.
      this.checkMs = performance.now() + CHECK_MS;
    });
  }

  /**
   * Answers as `solve` does on one machine, and rejects as it does; with NoAnswerError where the
   * puzzle was set aside, and ClusterError where the run cannot go on. The order of the calls
   * numbers the puzzles.
   */
  async solve(puzzle: Puzzle, options: SolveOptions): Promise<Outcome> {
    if (this.isAborted) throw interrupted(this.name);
    const id = String(this.next++);
    const sent = puzzleSchema.safeParse({ puzzle: specOf(puzzle), options: sentOptions(options) });
    if (!sent.success) throw tooLarge();
    return this.ask(id, sent.data, (answer) => receivedOutcome(puzzle, options, answer));
  }

  /** Has a part done by a worker once, however often it is asked; `receive` reads the answer. */
  ask<T>(id: string, part: object, receive: (answer: unknown) => T): Promise<T> {
    if (this.isAborted) return Promise.reject(interrupted(this.name));
    return new Promise((resolve, reject) => {
      const answered = (answer: string) => resolve(receive(readAnswer(answer)));
      const sent = this.send(id, JSON.stringify(part), { receive: answered, reject });
      this.unlessAborted(sent).catch(reject);
    });
  }

  /**
   * All answers were delivered, so nothing of them is kept. If parts were set aside,
   * or fewer puzzles were given than before, the run stays as if it were cancelled.
   */
  finish(): Promise<Left> {
    return this.unlessAborted(this.end());
  }

  private async end(): Promise<Left> {
    const { aside, next } = this;
    const parts = next > 0 ? ((await this.store.facts())?.parts ?? 0) : 0;
    const missing = Math.max(0, parts - next);
    await this.store.setState(aside > 0 || missing > 0 ? 'cancelled' : 'done');
    return { aside, missing };
  }

  /** Waits for nothing any more: all calls of `solve` reject, and `finish` does. */
  abort(): void {
    this.isAborted = true;
    const reason = interrupted(this.name);
    for (const reject of this.waiting) reject(reason);
    this.failAll(reason);
  }

  /**
   * Workers leave the run; what was answered stays for the next start. False where Redis is away:
   * then nobody has told the workers.
   */
  async cancel(): Promise<boolean> {
    const told = this.store.setState('cancelled').then(() => true);
    const late = new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), CANCEL_MS_MAX);
    });
    return Promise.race([told, late]);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    const closed = this.queue.close();
    // The queue may still wait for it.
    this.redis.disconnect();
    await closed;
    this.known.span.end();
    await flushSpans();
  }

  /** Commands wait for as long as Redis is away, but nobody waits for them after `abort`. */
  private unlessAborted<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.waiting.add(reject);
      work.then(resolve, reject).finally(() => this.waiting.delete(reject));
    });
  }

  private async send(id: string, part: string, pending: Pending): Promise<void> {
    const isSame = await this.store.addPart(id, part);
    if (!isSame) throw otherPart(this.name, id);
    const [known] = await this.store.answers([id]);
    if (known?.answer !== undefined) return pending.receive(known.answer);
    if (known?.aside !== undefined) throw this.setAside(id, known.aside);
    await this.queue.add(this.name, id, this.known.span.traceparent);
    if (this.isAborted) return;
    this.pending.set(id, pending);
    this.lookLater();
  }

  private lookLater(): void {
    if (this.isClosed || this.timer) return;
    this.timer = setTimeout(() => {
      void this.look()
        .catch((error: unknown) => this.failAll(error))
        .then(() => {
          this.timer = undefined;
          if (this.pending.size > 0) this.lookLater();
        });
    }, POLL_MS);
  }

  private async look(): Promise<void> {
    const ids = [...this.pending.keys()].slice(0, LOOKED_MAX);
    const [found, state] = await Promise.all([this.store.answers(ids), this.store.state()]);
    for (const { id, answer, aside } of found) {
      if (answer !== undefined) this.settle(id, answer);
      else if (aside !== undefined) this.take(id)?.reject(this.setAside(id, aside));
      else this.putLast(id);
    }
    if (state !== 'running') this.failAll(ended(this.name, state));
    if (performance.now() < this.checkMs) return;
    this.checkMs = performance.now() + CHECK_MS;
    await this.check();
  }

  private settle(id: string, answer: string): void {
    const pending = this.take(id);
    if (!pending) return;
    try {
      pending.receive(answer);
    } catch (error) {
      pending.reject(error);
    }
  }

  private putLast(id: string): void {
    const pending = this.take(id);
    if (pending) this.pending.set(id, pending);
  }

  private take(id: string): Pending | undefined {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    return pending;
  }

  private failAll(error: unknown): void {
    for (const id of [...this.pending.keys()]) this.take(id)?.reject(error);
  }

  /** Puts back jobs that a Redis without persistence has lost, and says who is not there. */
  private async check(): Promise<void> {
    for (const id of [...this.pending.keys()].slice(0, CHECKED_MAX)) {
      if (await this.queue.has(this.name, id)) continue;
      if (await this.store.isAnswered(id)) continue;
      await this.queue.add(this.name, id, this.known.span.traceparent);
    }
    const { version: needed, queue } = this.known;
    const live = await liveWorkers(this.redis);
    for (const { name, version } of live.filter((worker) => worker.version !== needed)) {
      this.tell(`worker ${name} is of version ${version}, not ${needed}: it takes no part`);
    }
    const own = live.filter(({ version }) => version === needed);
    await tellPlaces(this.redis, needed, own);
    const able = queue === 'levels' ? own.filter(({ folder }) => folder) : own;
    this.places = able.reduce((sum, { jobs }) => sum + jobs, 0);
    if (able.length > 0) this.told.delete(NO_WORKER[queue]);
    else this.tell(NO_WORKER[queue]);
  }

  private setAside(id: string, why: string): NoAnswerError {
    this.aside++;
    return setAside(this.name, id, why);
  }

  private tell(text: string): void {
    if (this.told.has(text)) return;
    this.told.add(text);
    this.known.onNote(text);
  }
}

const AWAY = 'Redis is away: the run goes on when it is back';
const NO_WORKER: Readonly<Record<QueueKind, string>> = {
  solve: 'no worker is connected: start one with glissade worker --redis',
  levels: 'no worker with a folder is connected: start one with glissade worker --redis --folder',
};
