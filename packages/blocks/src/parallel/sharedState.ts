/*
 * The shared memory of a parallel search: a futex that is notified of every change, words that hold
 * the progress of the threads, and ring buffers for keys. An empty chunk marks the end of a level:
 * it cannot overtake the keys sent before it through the same ring.
 */
import type { Shortage } from '@glissade/platform/files/storage';
import { Futex } from './futex.ts';
import { RingBuffers, type RingSize, ringBytes } from './ringBuffers.ts';

const KEY_BYTES_MAX = 128;

/** Indexes of words; word 0 is the futex. */
const GOAL = 1;
const SHORTAGE = 2;
const LEVEL_REPORTS = 3;
const REQUEST = 4;
const REQUEST_LEVEL = 5;
const REPLIES = 6;
const FOUND = 7;
const WORKERS_READY = 8;
const FIRST_LEVEL = 9;
const CHECKPOINT_LEVEL = 10;
const CHECKPOINTS_WRITTEN = 11;
const STATES_PER_THREAD = 12;
const SIZES = 13;

/** Statistics of one thread. */
export type ThreadStats = {
  readonly expanded: number;
  readonly generated: number;
  readonly bytes: number;
};

/** Addresses of the statistics, of the key and of the rings, and the end of everything. */
function layoutFor(rings: RingSize) {
  const { threads } = rings;
  const statsAt = ((SIZES + threads) * 4 + 7) & ~7;
  const keyAt = statsAt + threads * 24;
  // Copies run by words only where both addresses are aligned.
  const chunksAt = (keyAt + KEY_BYTES_MAX + 7) & ~7;
  return { statsAt, keyAt, chunksAt, end: chunksAt + ringBytes(rings) };
}

/** Bytes of shared memory for a number of threads. */
export function sharedStateBytes(rings: RingSize): number {
  return layoutFor(rings).end;
}

export class SharedState {
  readonly buffer: SharedArrayBuffer;
  readonly threads: number;
  readonly futex: Futex;
  readonly chunks: RingBuffers;
  private readonly words: Int32Array<SharedArrayBuffer>;
  private readonly stats: Float64Array<SharedArrayBuffer>;
  private readonly bytes: Uint8Array<SharedArrayBuffer>;
  private readonly keyAt: number;

  constructor(rings: RingSize, buffer?: SharedArrayBuffer) {
    const { statsAt, keyAt, chunksAt, end } = layoutFor(rings);
    const { threads } = rings;
    this.threads = threads;
    this.keyAt = keyAt;
    this.buffer = buffer ?? new SharedArrayBuffer(end);
    this.futex = new Futex(this.buffer);
    this.chunks = new RingBuffers(rings, this.futex, this.buffer, chunksAt);
    this.words = new Int32Array(this.buffer, 0, SIZES + threads);
    this.stats = new Float64Array(this.buffer, statsAt, threads * 3);
    this.bytes = new Uint8Array(this.buffer);
  }

  /** Called by a worker that is ready for its first states. */
  noteWorkerReady(): void {
    Atomics.add(this.words, WORKERS_READY, 1);
    this.futex.notify();
  }

  get workersReady(): number {
    return Atomics.load(this.words, WORKERS_READY);
  }

  /**
   * Announces that the owner distributes this complete level and the one before it; each thread
   * gets about `states` states.
   */
  startDistribution(level: number, states: number): void {
    Atomics.store(this.words, STATES_PER_THREAD, states);
    Atomics.store(this.words, FIRST_LEVEL, level);
    this.futex.notify();
  }

  get firstLevel(): number | undefined {
    return Atomics.load(this.words, FIRST_LEVEL) || undefined;
  }

  get statesPerThread(): number {
    return Atomics.load(this.words, STATES_PER_THREAD);
  }

  /** Called by a thread that has completed a level, with the number of its states in it. */
  reportLevel(index: number, size: number): void {
    Atomics.store(this.words, SIZES + index, size);
    Atomics.add(this.words, LEVEL_REPORTS, 1);
    this.futex.notify();
  }

  /**
   * Size of the level with this number, counted from 1 at the distribution, in all threads;
   * undefined until all threads have completed it.
   */
  sizeOfLevel(number: number): number | undefined {
    if (Atomics.load(this.words, LEVEL_REPORTS) < number * this.threads) return undefined;
    return this.words.subarray(SIZES, SIZES + this.threads).reduce((sum, size) => sum + size, 0);
  }

  /** Publishes a goal that was generated after so many levels, unless another thread was first. */
  publishGoal(key: Uint8Array, levels: number): void {
    if (Atomics.compareExchange(this.words, GOAL, 0, 1) !== 0) return;
    this.setKey(key);
    Atomics.store(this.words, GOAL, levels + 2);
    this.futex.notify();
  }

  /** The number of levels after which a goal was generated; Infinity: none was. */
  get levelsToGoal(): number {
    const goal = Atomics.load(this.words, GOAL);
    return goal < 2 ? Number.POSITIVE_INFINITY : goal - 2;
  }

  reportShortage(what: Shortage): void {
    Atomics.store(this.words, SHORTAGE, what === 'memory' ? 1 : 2);
    this.futex.notify();
  }

  /** What some thread ran out of, if any did. */
  get shortage(): Shortage | undefined {
    const full = Atomics.load(this.words, SHORTAGE);
    return full === 0 ? undefined : full === 1 ? 'memory' : 'disk';
  }

  /** Asks all threads to write their states to the disk when this level is complete. */
  requestCheckpoint(level: number): void {
    Atomics.store(this.words, CHECKPOINTS_WRITTEN, 0);
    Atomics.store(this.words, CHECKPOINT_LEVEL, level);
  }

  isCheckpointRequested(level: number): boolean {
    return Atomics.load(this.words, CHECKPOINT_LEVEL) === level;
  }

  noteCheckpointWritten(): void {
    Atomics.add(this.words, CHECKPOINTS_WRITTEN, 1);
    this.futex.notify();
  }

  /** Number of workers that have written theirs. */
  get checkpointsWritten(): number {
    return Atomics.load(this.words, CHECKPOINTS_WRITTEN);
  }

  setKey(key: Uint8Array): void {
    this.bytes.set(key, this.keyAt);
  }

  key(length: number): Uint8Array {
    return this.bytes.subarray(this.keyAt, this.keyAt + length);
  }

  /** Asks all workers for a state of this level that is a neighbour of the key in shared memory. */
  requestPredecessor(level: number): void {
    Atomics.store(this.words, FOUND, 0);
    Atomics.store(this.words, REPLIES, 0);
    Atomics.store(this.words, REQUEST_LEVEL, level);
    Atomics.add(this.words, REQUEST, 1);
    this.futex.notify();
  }

  /** The level of request `number`, counted from 1; undefined until that request is made. */
  requestedLevel(number: number): number | undefined {
    if (Atomics.load(this.words, REQUEST) < number) return undefined;
    return Atomics.load(this.words, REQUEST_LEVEL);
  }

  /** Answers a request; `key` is the neighbour, if this thread has one. */
  reply(key: Uint8Array | undefined): void {
    if (key && this.claimFound()) this.setKey(key);
    Atomics.add(this.words, REPLIES, 1);
    this.futex.notify();
  }

  get replies(): number {
    return Atomics.load(this.words, REPLIES);
  }

  /** Marks the request as answered; false when another thread was first. */
  claimFound(): boolean {
    return Atomics.compareExchange(this.words, FOUND, 0, 1) === 0;
  }

  get found(): boolean {
    return Atomics.load(this.words, FOUND) === 1;
  }

  setStats(index: number, { expanded, generated, bytes }: ThreadStats): void {
    this.stats.set([expanded, generated, bytes], index * 3);
  }

  statsOf(index: number): ThreadStats {
    const [expanded = 0, generated = 0, bytes = 0] = this.stats.subarray(index * 3, index * 3 + 3);
    return { expanded, generated, bytes };
  }
}
