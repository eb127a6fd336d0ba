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
import type { QueueKind } from '../keys.ts';
import { type LiveWorker, liveWorkers, tellPlaces } from '../liveWorkers.ts';
import { listRuns, type RunStore } from '../runStore.ts';
import { flushSpans, type OpenSpan } from '../tracing.ts';
import { Awaited } from './awaited.ts';
import { BoardSender } from './boardSender.ts';
import { ended, interrupted } from './runErrors.ts';
import { type Sending, sendParts } from './sendParts.ts';

/** How often it is checked that the first jobs are still in the queue, at first, and how many. */
const CHECK_MS = 2000;
const CHECK_FIRST_MS = 1000;
const CHECKED_MAX = 8;
/** After Redis was away workers need some seconds to be there again, too. */
const CHECK_AGAIN_MS = 5000;
/** How often other runs are counted. */
const COUNT_RUNS_MS = 10_000;
/** How long an interrupted command waits for Redis. */
const CANCEL_MS_MAX = 2000;

/** What a run that has ended lacks: parts set aside, and puzzles that were not given again. */
export type Left = { readonly aside: number; readonly missing: number };

type Known = {
  readonly version: string;
  readonly queue: QueueKind;
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
  /** Callers that wait for Redis. */
  private readonly waiting = new Set<(reason: unknown) => void>();
  private next = 0;
  private checkMs = performance.now() + CHECK_FIRST_MS;
  private countRunsMs = Number.NEGATIVE_INFINITY;
  /** Runs under way that share the workers, this one included. */
  private runs = 1;
  private readonly told = new Set<string>();
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
    this.boards.cuts.see(placesOf(this.able(known.live)), this.runs);
    // Commands wait until Redis is back; a person may want to know.
    redis.on('close', () => {
      if (!this.isClosed) this.tell(AWAY);
    });
    redis.on('ready', () => {
      this.told.delete(AWAY);
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
    await this.lookAtWorkers();
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

  /** Learns how many places this run may count on, and says who is not there. */
  private async lookAtWorkers(): Promise<void> {
    const { version: needed, queue } = this.known;
    const live = await liveWorkers(this.redis);
    const able = this.able(live);
    this.boards.cuts.see(placesOf(able), await this.countRuns());
    this.boards.sendSoon();
    await tellPlaces(
      this.redis,
      needed,
      live.filter(({ version }) => version === needed),
    );
    for (const { name, version } of live.filter((worker) => worker.version !== needed)) {
      this.tell(`worker ${name} is of version ${version}, not ${needed}: it takes no part`);
    }
    if (able.length > 0) this.told.delete(NO_WORKER[queue]);
    else this.tell(NO_WORKER[queue]);
  }

  /** The workers that can serve this run. */
  private able(live: readonly LiveWorker[]): readonly LiveWorker[] {
    const { version: needed, queue } = this.known;
    return live.filter(
      ({ version, folder }) => version === needed && (folder || queue !== 'levels'),
    );
  }

  private async countRuns(): Promise<number> {
    if (performance.now() < this.countRunsMs + COUNT_RUNS_MS) return this.runs;
    this.countRunsMs = performance.now();
    const { version, queue } = this.known;
    const runs = (await listRuns(this.redis)).filter(
      (run) => run.state === 'running' && run.version === version && run.queue === queue,
    );
    this.runs = Math.max(1, runs.length);
    return this.runs;
  }

  private tell(text: string): void {
    if (this.told.has(text)) return;
    this.told.add(text);
    this.known.onNote(text);
  }
}

function placesOf(workers: readonly LiveWorker[]): number {
  return workers.reduce((sum, { jobs }) => sum + jobs, 0);
}

const AWAY = 'Redis is away: the run goes on when it is back';
const NO_WORKER: Readonly<Record<QueueKind, string>> = {
  solve: 'no worker is connected: start one with glissade worker --redis',
  levels: 'no worker with a folder is connected: start one with glissade worker --redis --folder',
};
