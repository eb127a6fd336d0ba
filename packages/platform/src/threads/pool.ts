/*
 * A thread pool for heavy work, in Node and in browsers (there only in pages that are cross-origin
 * isolated). A pool runs one job. An item of work is a few plain numbers, and so is its answer;
 * anything larger is in shared memory that the job's data refer to.
 *
 *     const pool = startPool({ count: 2, job: 'kernel', data: { module, memory, calls } });
 *     const id = pool.post([0, 17]);            // calls[0](17) in the first free thread
 *     for (const { id, value } of pool.gather()) …
 *     pool.wait(5);                             // blocks briefly, where blocking is allowed
 *     pool.close();                             // in a `finally`: threads end at once
 *
 * The owner can take items, too (`claim`, `settle`), and should while threads are few or still
 * starting: a thread takes about 30 ms to start, and where its file is missing it never does. So
 * nothing may depend on a thread. Nothing here needs the owner's event loop, except starting
 * threads in browsers.
 */
import { startThread, threadsHere } from '#thread-port';
import { ITEM_NUMBERS_MAX, type Item, Mailbox } from './mailbox.ts';
import { ThreadError } from './sentError.ts';
import type { ThreadHandle, ThreadSetup } from './threadSetup.ts';

export type { Item } from './mailbox.ts';

/** `value` is undefined when the item was cancelled before anyone took it. */
export type Answer = { readonly id: number; readonly value: number | undefined };

export type PoolOptions = {
  /** Threads to start besides the owner's. */
  readonly count: number;
  /** Name of a job of `jobs/`. */
  readonly job: string;
  /** What the job needs; it is cloned for each thread, shared memory stays shared. */
  readonly data: unknown;
  /** A word of shared memory that `cancel` sets to 1 and `resume` to 0; work looks at it. */
  readonly flag?: { readonly buffer: ArrayBufferLike; readonly byteOffset: number };
  /** Starts one thread; throws where none can be started. Tests replace it. */
  readonly start?: (setup: ThreadSetup) => ThreadHandle;
};

/** How many threads can run at a time here, the owner's included; 1: there can be no pool. */
export function threadsAvailable(): number {
  return typeof SharedArrayBuffer === 'undefined' ? 1 : threadsHere();
}

/** Starts threads; undefined where there can be none. They end with `close`, or with the owner. */
export function startPool(options: PoolOptions): ThreadPool | undefined {
  if (options.count < 1 || threadsAvailable() < 2) return undefined;
  const pool = new ThreadPool(options);
  return pool.size > 0 ? pool : undefined;
}

export class ThreadPool {
  /** Number of threads that were created, whether they run yet or not. */
  readonly size: number;
  private readonly box: Mailbox = new Mailbox();
  private readonly threads: readonly ThreadHandle[];
  private readonly flag: Int32Array | undefined;
  private posted = 0;
  private open: number[] = [];
  private settledBefore = 0;

  constructor({ count, job, data, flag, start = startThread }: PoolOptions) {
    this.flag = flag && new Int32Array(flag.buffer, flag.byteOffset, 1);
    const threads: ThreadHandle[] = [];
    try {
      while (threads.length < count) {
        threads.push(start({ mailbox: this.box.buffer, job, data }));
      }
    } catch {
      // No permission, or no memory for another thread: the pool uses those that exist.
    }
    this.threads = threads;
    this.size = threads.length;
  }

  /** Number of threads that run. */
  get ready(): number {
    return this.box.started;
  }

  /** Items whose answers have not been gathered. */
  get pending(): number {
    return this.open.length;
  }

  /**
   * Queues an item of up to 7 numbers; returns its id, or undefined while the queue is full: gather
   * first.
   */
  post(numbers: readonly number[]): number | undefined {
    if (numbers.length > ITEM_NUMBERS_MAX) throw new Error('an item has too many numbers');
    if (!this.box.post(this.posted, numbers)) return undefined;
    this.open.push(this.posted);
    return this.posted++;
  }

  /** All answers that came since the last call. Throws ThreadError for what a thread threw. */
  gather(): Answer[] {
    const { failure } = this.box;
    if (failure !== undefined) throw new ThreadError(failure);
    const { settled } = this.box;
    if (settled === this.settledBefore) return [];
    this.settledBefore = settled;
    const answers: Answer[] = [];
    this.open = this.open.filter((id) => {
      const result = this.box.collect(id);
      if (result) answers.push({ id, value: result.value });
      return !result;
    });
    return answers;
  }

  /** Blocks until something is answered, or the time is over; a page's own thread never blocks. */
  wait(timeMs: number): void {
    try {
      this.box.waitForMore(this.settledBefore, timeMs);
    } catch {
      // Only workers, and Node, may block.
    }
  }

  /** Takes the next item from the queue for the owner to work on and to `settle`. */
  claim(): Item | undefined {
    return this.box.take();
  }

  settle(id: number, value: number): void {
    this.box.answer(id, value);
  }

  /** Drops what nobody has taken, then sets the flag; what is under way is still to be gathered. */
  cancel(): void {
    for (let item = this.box.take(); item; item = this.box.take()) this.box.drop(item.id);
    if (this.flag) Atomics.store(this.flag, 0, 1);
  }

  /** Clears the flag; nothing may be pending. */
  resume(): void {
    if (this.pending > 0) throw new Error('what was cancelled is still under way');
    if (this.flag) Atomics.store(this.flag, 0, 0);
  }

  /** Ends all threads at once. */
  close(): void {
    this.box.stop();
    for (const thread of this.threads) thread.end();
  }
}
