/*
 * Threads whose answers are awaited, for owners that have an event loop: a timer looks for answers
 * while some are awaited, and works itself where no thread has started. Searches that run in slices
 * gather from a `ThreadPool` between two of them instead.
 */
import type { AbortSignalLike } from '../abortSignal.ts';
import { ThreadPool } from './pool.ts';

/** How often it is looked whether threads have answered. */
const LOOK_MS = 4;
/** Where no thread has started after this time, the owner works itself. */
const START_MS = 500;

export type AwaitedOptions = {
  readonly count: number;
  /** Name of a job of `jobs/`, and what it needs. */
  readonly job: string;
  readonly data: unknown;
  /** The same work in the owner's thread. */
  readonly workHere: (numbers: readonly number[]) => number;
  /** What the threads are for, in messages. */
  readonly purpose: string;
};

type Waiting = {
  readonly resolve: (value: number | undefined) => void;
  readonly reject: (reason: unknown) => void;
};

export class AwaitedThreads {
  private readonly options: AwaitedOptions;
  private readonly pool: ThreadPool;
  private readonly waiting = new Map<number, Waiting>();
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  private readonly openedMs = performance.now();

  constructor(options: AwaitedOptions) {
    this.options = options;
    this.pool = new ThreadPool(options);
  }

  /** The answer to an item; rejects when a thread fails or the threads are closed. */
  ask(numbers: readonly number[]): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const id = this.isClosed ? undefined : this.pool.post(numbers);
      if (id === undefined) {
        const why = this.isClosed ? 'have ended' : 'are all taken';
        reject(new Error(`the threads of ${this.options.purpose} ${why}`));
        return;
      }
      this.waiting.set(id, { resolve, reject });
      this.timer ??= setInterval(() => this.look(), LOOK_MS);
    });
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
    this.pool.close();
    this.rejectAll(new Error(`the threads of ${this.options.purpose} were ended`));
  }

  private rejectAll(reason: unknown): void {
    for (const { reject } of this.waiting.values()) reject(reason);
    this.waiting.clear();
  }

  private workAlone(): void {
    const { pool } = this;
    if (pool.ready > 0 || performance.now() - this.openedMs < START_MS) return;
    const item = pool.claim();
    if (item) pool.settle(item.id, this.options.workHere(item.numbers));
  }

  private look(): void {
    try {
      this.workAlone();
      for (const { id, value } of this.pool.gather()) {
        this.waiting.get(id)!.resolve(value);
        this.waiting.delete(id);
      }
      if (this.waiting.size > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    } catch (error) {
      this.rejectAll(error);
      this.close();
    }
  }
}

/** Places in memory for work to use in turn. */
export class Places {
  private readonly idle: number[];
  private readonly queue: ((place: number) => void)[] = [];

  constructor(places: readonly number[]) {
    this.idle = [...places];
  }

  /** A free one, or the next that is given back. */
  take(): number | Promise<number> {
    return this.idle.pop() ?? new Promise((resolve) => this.queue.push(resolve));
  }

  giveBack(place: number): void {
    const next = this.queue.shift();
    if (next) next(place);
    else this.idle.push(place);
  }
}

/** The answer, or a rejection as soon as the signal is aborted. */
export async function unlessAborted<T>(answer: Promise<T>, signal: AbortSignalLike): Promise<T> {
  let leave: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave);
    if (signal.aborted) leave();
  });
  try {
    return await Promise.race([answer, aborted]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
