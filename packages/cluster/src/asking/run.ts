/*
 * The side that wants answers. Puzzles, or parts of larger work, go into Redis and their jobs into
 * the queue. Answers are kept by run and part, so the same command started again with the name of
 * its run asks only for what is missing.
 */
import type { Puzzle } from '@glissade/core';
import type { SolveOptions } from '@glissade/solve/options/options';
import type { Outcome } from '@glissade/solve/outcome';
import type { Redis } from 'ioredis';
import { readAnswer, receivedOutcome } from '../answers.ts';
import { sentBoard } from '../boards.ts';
import { JobQueue } from '../jobQueue.ts';
import type { LiveWorker } from '../liveWorkers.ts';
import type { RunStore } from '../runStore.ts';
import { flushSpans, type OpenSpan } from '../tracing.ts';
import { Awaited } from './awaited.ts';
import { BoardSender } from './boardSender.ts';
import { ended, interrupted } from './runErrors.ts';
import { type Sending, sendParts } from './sendParts.ts';
import { type Served, WorkerWatch } from './workerWatch.ts';

/** How often it is checked that the first jobs are still in the queue, at first, and how many. */
const CHECK_MS = 2000;
const CHECK_FIRST_MS = 1000;
const CHECKED_MAX = 8;
/** After Redis was away workers need some seconds to be there again, too. */
const CHECK_AGAIN_MS = 5000;
/** How long an interrupted command waits for Redis. */
const CANCEL_MS_MAX = 2000;

/** What a run that has ended lacks: parts set aside, and puzzles that were not given again. */
export type Left = { readonly aside: number; readonly missing: number };

type Known = Served & {
  /** How often something was told of the run before, and the workers that there are. */
  readonly told: number;
  readonly live: readonly LiveWorker[];
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
  private readonly awaited: Awaited;
  private readonly sending: Sending;
  private readonly boards: BoardSender;
  private readonly workers: WorkerWatch;
  /** Callers that wait for Redis. */
  private readonly waiting = new Set<(reason: unknown) => void>();
  private next = 0;
  private checkMs = performance.now() + CHECK_FIRST_MS;
  private isClosed = false;
  private isAborted = false;

  constructor(redis: Redis, store: RunStore, known: Known) {
    this.redis = redis;
    this.store = store;
    this.name = store.run;
    this.queue = new JobQueue(redis, known.version, known.queue);
    this.known = known;
    this.awaited = new Awaited({ store, onLook: (state) => this.seen(state) }, known.told);
    this.sending = { store, awaited: this.awaited, addJob: (job) => this.addJob(job) };
    this.boards = new BoardSender(this.sending);
    this.workers = new WorkerWatch(redis, known, known.onNote);
    const { places, runs } = this.workers.capacityOf(known.live);
    this.boards.cuts.see(places, runs);
    redis.on('close', () => {
      if (!this.isClosed) this.workers.noteAway();
    });
    redis.on('ready', () => {
      this.workers.forgetAway();
      this.awaited.doubt();
      this.checkMs = performance.now() + CHECK_AGAIN_MS;
    });
  }

  /** Boards that may have been given to `solve` beyond the one whose answer is used next. */
  get window(): number {
    return this.boards.cuts.window;
  }

  /**
   * Answers as `solve` does on one machine, and rejects as it does; with NoAnswerError where the
   * puzzle was set aside, and ClusterError where the run cannot go on. The order of the calls
   * numbers the puzzles.
   */
  solve(puzzle: Puzzle, options: SolveOptions): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      if (this.isAborted) throw interrupted(this.name);
      const part = sentBoard(puzzle, options);
      const receive = (answer: string) => {
        const outcome = receivedOutcome(puzzle, options, readAnswer(answer));
        this.boards.cuts.take(outcome.stats.timeMs);
        resolve(outcome);
      };
      this.boards.add(this.next++, part, { receive, reject });
    });
  }

  /** Has a part done by a worker once, however often it is asked; `receive` reads the answer. */
  ask<T>(id: string, part: object, receive: (answer: unknown) => T): Promise<T> {
    if (this.isAborted) return Promise.reject(interrupted(this.name));
    return new Promise((resolve, reject) => {
      const answered = (text: string) => resolve(receive(readAnswer(text)));
      const sent = { id, part: JSON.stringify(part), awaiting: { receive: answered, reject } };
      void sendParts(this.sending, [sent], () => id);
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
    const { next } = this;
    const { aside } = this.awaited;
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
    this.rejectAll(reason);
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
    this.awaited.close();
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

  private addJob(job: string): Promise<void> {
    return this.queue.add(this.name, job, this.known.span.traceparent);
  }

  private rejectAll(reason: unknown): void {
    this.boards.rejectAll(reason);
    this.awaited.rejectAll(reason);
  }

  private async seen(state: string | null): Promise<void> {
    if (state !== 'running') this.rejectAll(ended(this.name, state));
    if (performance.now() < this.checkMs) return;
    this.checkMs = performance.now() + CHECK_MS;
    await this.check();
  }

  /** Puts back jobs that a Redis without persistence has lost, and says who is not there. */
  private async check(): Promise<void> {
    for (const [job, id] of this.awaited.jobs(CHECKED_MAX)) {
      if (await this.isUnderWay(job)) continue;
      if (await this.store.isAnswered(id)) continue;
      await this.addJob(job);
    }
    const live = await this.workers.look();
    const { places, runs } = this.workers.capacityOf(live);
    this.boards.cuts.see(places, runs);
    this.boards.sendSoon();
    await this.workers.tell(live);
  }

  /** True if the job, or one that it was split into, waits for a worker or is with one. */
  private async isUnderWay(job: string): Promise<boolean> {
    const jobs = new Set([job]);
    // A set takes in what is added to it on the way.
    for (const one of jobs) {
      if (await this.queue.has(this.name, one)) return true;
      for (const part of await this.store.splitsOf(one)) jobs.add(part);
    }
    return false;
  }
}
