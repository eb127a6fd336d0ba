/*
 * Shared memory through which the threads of one search talk. For each pair of threads there is a
 * ring of chunks of keys, written by one side and read by the other; an empty chunk says that the
 * sender has no more for this level. Rings are first in, first out, so nothing overtakes it.
 *
 * Threads sleep on one bell, rung whenever anything changes.
 */

/** Bytes of a chunk, and chunks of a ring: large enough that senders rarely wait. */
export const CHUNK_BYTES = 65_536;
const RING_CHUNKS = 8;
const KEY_BYTES_MAX = 128;

/** Indexes of words. */
const BELL = 0;
const GOAL = 1;
const FULL = 2;
const ARRIVED = 3;
const COMMAND = 4;
const COMMAND_LEVEL = 5;
const REPLIES = 6;
const FOUND = 7;
const HELPERS = 8;
const FIRST_LEVEL = 9;
const KEEP_AT = 10;
const KEPT = 11;
const SIZES = 12;

/** One thread's counts. */
export type ShareStats = {
  readonly expanded: number;
  readonly generated: number;
  readonly bytes: number;
};

export class Exchange {
  readonly buffer: SharedArrayBuffer;
  readonly threads: number;
  private readonly words: Int32Array<SharedArrayBuffer>;
  private readonly stats: Float64Array<SharedArrayBuffer>;
  private readonly bytes: Uint8Array<SharedArrayBuffer>;
  /** Indexes of the words of the rings: heads, tails, lengths of chunks. */
  private readonly heads: number;
  private readonly tails: number;
  private readonly lengths: number;
  private readonly keyAt: number;
  private readonly ringsAt: number;

  constructor(threads: number, buffer?: SharedArrayBuffer) {
    const pairs = threads * threads;
    this.threads = threads;
    this.heads = SIZES + threads;
    this.tails = this.heads + pairs;
    this.lengths = this.tails + pairs;
    const words = this.lengths + pairs * RING_CHUNKS;
    const statsAt = (words * 4 + 7) & ~7;
    this.keyAt = statsAt + threads * 24;
    this.ringsAt = this.keyAt + KEY_BYTES_MAX;
    const size = this.ringsAt + pairs * RING_CHUNKS * CHUNK_BYTES;
    this.buffer = buffer ?? new SharedArrayBuffer(size);
    this.words = new Int32Array(this.buffer, 0, words);
    this.stats = new Float64Array(this.buffer, statsAt, threads * 3);
    this.bytes = new Uint8Array(this.buffer);
  }

  /** A helper is ready to begin. */
  helperIsUp(): void {
    Atomics.add(this.words, HELPERS, 1);
    this.ring();
  }

  get helpers(): number {
    return Atomics.load(this.words, HELPERS);
  }

  /** Begins: this level, complete, is shared out, after the one before it. */
  begin(level: number): void {
    Atomics.store(this.words, FIRST_LEVEL, level);
    this.ring();
  }

  get firstLevel(): number | undefined {
    return Atomics.load(this.words, FIRST_LEVEL) || undefined;
  }

  /** Puts a chunk into a ring; false when that is full. No bytes: the end of a level. */
  send(from: number, to: number, chunk: Uint8Array): boolean {
    const pair = from * this.threads + to;
    const tail = Atomics.load(this.words, this.tails + pair);
    if (tail - Atomics.load(this.words, this.heads + pair) === RING_CHUNKS) return false;
    const slot = pair * RING_CHUNKS + (tail % RING_CHUNKS);
    this.bytes.set(chunk, this.ringsAt + slot * CHUNK_BYTES);
    this.words[this.lengths + slot] = chunk.length;
    Atomics.store(this.words, this.tails + pair, tail + 1);
    this.ring();
    return true;
  }

  /** The oldest chunk of a ring, valid until `drop`. */
  peek(from: number, to: number): Uint8Array | undefined {
    const pair = from * this.threads + to;
    const head = Atomics.load(this.words, this.heads + pair);
    if (head === Atomics.load(this.words, this.tails + pair)) return undefined;
    const slot = pair * RING_CHUNKS + (head % RING_CHUNKS);
    const at = this.ringsAt + slot * CHUNK_BYTES;
    return this.bytes.subarray(at, at + this.words[this.lengths + slot]!);
  }

  drop(from: number, to: number): void {
    Atomics.add(this.words, this.heads + from * this.threads + to, 1);
    this.ring();
  }

  /** Says how many states a level has brought this thread. */
  arrive(index: number, size: number): void {
    Atomics.store(this.words, SIZES + index, size);
    Atomics.add(this.words, ARRIVED, 1);
    this.ring();
  }

  /** States that all threads together found in the level numbered so from 1, once all have said. */
  sizeOfLevel(number: number): number | undefined {
    if (Atomics.load(this.words, ARRIVED) < number * this.threads) return undefined;
    return this.words.subarray(SIZES, SIZES + this.threads).reduce((sum, size) => sum + size, 0);
  }

  /** Leaves the key of a goal, unless another thread was sooner. */
  leaveGoal(key: Uint8Array): void {
    if (Atomics.compareExchange(this.words, GOAL, 0, 1) !== 0) return;
    this.setKey(key);
    Atomics.store(this.words, GOAL, 2);
    this.ring();
  }

  get hasGoal(): boolean {
    return Atomics.load(this.words, GOAL) === 2;
  }

  leaveFull(what: 'memory' | 'disk'): void {
    Atomics.store(this.words, FULL, what === 'memory' ? 1 : 2);
    this.ring();
  }

  /** What some thread has no more of. */
  get full(): 'memory' | 'disk' | undefined {
    const full = Atomics.load(this.words, FULL);
    return full === 0 ? undefined : full === 1 ? 'memory' : 'disk';
  }

  /** Asks all threads to bring to the disk what they have when this level is complete. */
  keepAt(level: number): void {
    Atomics.store(this.words, KEPT, 0);
    Atomics.store(this.words, KEEP_AT, level);
  }

  isToKeep(level: number): boolean {
    return Atomics.load(this.words, KEEP_AT) === level;
  }

  noteKept(): void {
    Atomics.add(this.words, KEPT, 1);
    this.ring();
  }

  /** Mates that have done so. */
  get kept(): number {
    return Atomics.load(this.words, KEPT);
  }

  setKey(key: Uint8Array): void {
    this.bytes.set(key, this.keyAt);
  }

  key(length: number): Uint8Array {
    return this.bytes.subarray(this.keyAt, this.keyAt + length);
  }

  /** Asks all other threads for a state of a level, a neighbour of the key set. */
  ask(level: number): void {
    Atomics.store(this.words, FOUND, 0);
    Atomics.store(this.words, REPLIES, 0);
    Atomics.store(this.words, COMMAND_LEVEL, level);
    Atomics.add(this.words, COMMAND, 1);
    this.ring();
  }

  /** The level asked for in question number `number`, from 1, once it is asked. */
  asked(number: number): number | undefined {
    if (Atomics.load(this.words, COMMAND) < number) return undefined;
    return Atomics.load(this.words, COMMAND_LEVEL);
  }

  /** Answers; with a key when there is one. */
  reply(key: Uint8Array | undefined): void {
    if (key && Atomics.compareExchange(this.words, FOUND, 0, 1) === 0) this.setKey(key);
    Atomics.add(this.words, REPLIES, 1);
    this.ring();
  }

  get replies(): number {
    return Atomics.load(this.words, REPLIES);
  }

  get found(): boolean {
    return Atomics.load(this.words, FOUND) === 1;
  }

  setStats(index: number, { expanded, generated, bytes }: ShareStats): void {
    this.stats.set([expanded, generated, bytes], index * 3);
  }

  statsOf(index: number): ShareStats {
    const [expanded = 0, generated = 0, bytes = 0] = this.stats.subarray(index * 3, index * 3 + 3);
    return { expanded, generated, bytes };
  }

  private ring(): void {
    Atomics.add(this.words, BELL, 1);
    Atomics.notify(this.words, BELL);
  }

  /** How often the bell has rung. */
  get rings(): number {
    return Atomics.load(this.words, BELL);
  }

  /** Sleeps until the bell has rung more often, or the time is over, where a thread may sleep. */
  sleep(rings: number, timeMs: number): void {
    try {
      Atomics.wait(this.words, BELL, rings, timeMs);
    } catch {
      // A page's own thread may not.
    }
  }
}
