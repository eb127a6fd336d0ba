/*
 * Shared memory through which the threads of one search talk: a bell on which they sleep and that
 * is rung whenever anything changes; words that tell how far they are; and chunks of keys. An empty
 * chunk says that the sender has no more for this level: nothing in its ring overtakes it.
 */
import type { Shortage } from '../../files/storage.ts';
import { Bell } from './futex.ts';
import { ChunkRings, type RingsSize, ringBytes } from './ringBuffers.ts';

const KEY_BYTES_MAX = 128;

/** Indexes of words; the first is the bell's. */
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
const FIRST_STATES = 12;
const SIZES = 13;

/** One thread's counts. */
export type ShareStats = {
  readonly expanded: number;
  readonly generated: number;
  readonly bytes: number;
};

/** Where the counts of each thread, the key and the rings begin, and where all ends. */
function placesFor(rings: RingsSize) {
  const { threads } = rings;
  const statsAt = ((SIZES + threads) * 4 + 7) & ~7;
  const keyAt = statsAt + threads * 24;
  // The host copies by the word only where both sides begin on one.
  const chunksAt = (keyAt + KEY_BYTES_MAX + 7) & ~7;
  return { statsAt, keyAt, chunksAt, end: chunksAt + ringBytes(rings) };
}

/** Bytes of shared memory for so many threads. */
export function exchangeBytes(rings: RingsSize): number {
  return placesFor(rings).end;
}

export class Exchange {
  readonly buffer: SharedArrayBuffer;
  readonly threads: number;
  readonly bell: Bell;
  readonly chunks: ChunkRings;
  private readonly words: Int32Array<SharedArrayBuffer>;
  private readonly stats: Float64Array<SharedArrayBuffer>;
  private readonly bytes: Uint8Array<SharedArrayBuffer>;
  private readonly keyAt: number;

  constructor(rings: RingsSize, buffer?: SharedArrayBuffer) {
    const { statsAt, keyAt, chunksAt, end } = placesFor(rings);
    const { threads } = rings;
    this.threads = threads;
    this.keyAt = keyAt;
    this.buffer = buffer ?? new SharedArrayBuffer(end);
    this.bell = new Bell(this.buffer);
    this.chunks = new ChunkRings(rings, this.bell, this.buffer, chunksAt);
    this.words = new Int32Array(this.buffer, 0, SIZES + threads);
    this.stats = new Float64Array(this.buffer, statsAt, threads * 3);
    this.bytes = new Uint8Array(this.buffer);
  }

  /** A helper is ready to begin. */
  helperIsUp(): void {
    Atomics.add(this.words, HELPERS, 1);
    this.bell.ring();
  }

  get helpers(): number {
    return Atomics.load(this.words, HELPERS);
  }

  /**
   * Begins: this level, complete, is shared out, after the one before it; so many states for each
   * thread, nearly.
   */
  begin(level: number, states: number): void {
    Atomics.store(this.words, FIRST_STATES, states);
    Atomics.store(this.words, FIRST_LEVEL, level);
    this.bell.ring();
  }

  get firstLevel(): number | undefined {
    return Atomics.load(this.words, FIRST_LEVEL) || undefined;
  }

  get firstStates(): number {
    return Atomics.load(this.words, FIRST_STATES);
  }

  /** Says how many states a level has brought this thread. */
  arrive(index: number, size: number): void {
    Atomics.store(this.words, SIZES + index, size);
    Atomics.add(this.words, ARRIVED, 1);
    this.bell.ring();
  }

  /** States that all threads together found in the level numbered so from 1, once all have said. */
  sizeOfLevel(number: number): number | undefined {
    if (Atomics.load(this.words, ARRIVED) < number * this.threads) return undefined;
    return this.words.subarray(SIZES, SIZES + this.threads).reduce((sum, size) => sum + size, 0);
  }

  /** Leaves the key of a goal, made after so many levels, unless another thread was sooner. */
  leaveGoal(key: Uint8Array, levels: number): void {
    if (Atomics.compareExchange(this.words, GOAL, 0, 1) !== 0) return;
    this.setKey(key);
    Atomics.store(this.words, GOAL, levels + 2);
    this.bell.ring();
  }

  /** After how many levels a goal was made; Infinity: none was. */
  get levelsToGoal(): number {
    const goal = Atomics.load(this.words, GOAL);
    return goal < 2 ? Number.POSITIVE_INFINITY : goal - 2;
  }

  leaveFull(what: Shortage): void {
    Atomics.store(this.words, FULL, what === 'memory' ? 1 : 2);
    this.bell.ring();
  }

  /** What some thread has no more of. */
  get full(): Shortage | undefined {
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
    this.bell.ring();
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
    this.bell.ring();
  }

  /** The level asked for in question number `number`, from 1, once it is asked. */
  asked(number: number): number | undefined {
    if (Atomics.load(this.words, COMMAND) < number) return undefined;
    return Atomics.load(this.words, COMMAND_LEVEL);
  }

  /** Answers; with a key when there is one. */
  reply(key: Uint8Array | undefined): void {
    if (key && this.claimFound()) this.setKey(key);
    Atomics.add(this.words, REPLIES, 1);
    this.bell.ring();
  }

  get replies(): number {
    return Atomics.load(this.words, REPLIES);
  }

  /** Ends the question for all: false where another thread was sooner. */
  claimFound(): boolean {
    return Atomics.compareExchange(this.words, FOUND, 0, 1) === 0;
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
}
