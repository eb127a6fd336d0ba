/*
 * The work queue of a thread pool, in one block of shared memory: a queue of items, the result of
 * each, and a few counters. Every free thread takes the next item, so threads continue while the
 * owner is busy. Nobody needs the event loop, so a search that blocks its thread can use a pool,
 * too.
 *
 * Rejected: a message for each item. A thread that computes cannot receive messages, nor can an
 * owner that blocks; a round trip through two event loops took 30 to 60 µs, through this queue 5 to
 * 10.
 */

import type { SentError } from './sentError.ts';

/** Numbers an item may have. */
export const ITEM_NUMBERS_MAX = 7;
/** Most items in the queue and in threads at a time. */
export const ITEMS_MAX = 4096;

/** Indexes of i32 words. */
const WAKE = 0;
const POSTED = 1;
const TAKEN = 2;
const DONE = 3;
const STARTED = 4;
const STOPPED = 5;
const FAILED = 6;
const ERROR_LENGTH = 7;
const STATES = 8;

const ERROR_BYTES = 16_384;
/** Characters of a name and of a message that fit in any case. */
const SHORT = 1000;
const ERROR_AT = (STATES + ITEMS_MAX) * 4;
const SLOTS_AT = ERROR_AT + ERROR_BYTES;
const SLOT_NUMBERS = 1 + ITEM_NUMBERS_MAX;
const BYTES = SLOTS_AT + ITEMS_MAX * SLOT_NUMBERS * 8;

/** The state of an item. */
const FREE = 0;
const WAITING = 1;
const ANSWERED = 2;
const DROPPED = 3;

/** An item and the number by which it is answered. */
export type Item = { readonly id: number; readonly numbers: readonly number[] };

/** One side's view of the shared block. Ids count from 0 and stay below 2 ** 31. */
export class Mailbox {
  readonly buffer: SharedArrayBuffer;
  private readonly words: Int32Array<SharedArrayBuffer>;
  private readonly slots: Float64Array<SharedArrayBuffer>;

  constructor(buffer: SharedArrayBuffer = new SharedArrayBuffer(BYTES)) {
    this.buffer = buffer;
    this.words = new Int32Array(buffer, 0, STATES + ITEMS_MAX);
    this.slots = new Float64Array(buffer, SLOTS_AT);
  }

  /** Owner: puts an item into the queue; false when there is no space. */
  post(id: number, numbers: readonly number[]): boolean {
    const slot = id % ITEMS_MAX;
    if (Atomics.load(this.words, STATES + slot) !== FREE) return false;
    const at = slot * SLOT_NUMBERS;
    this.slots[at] = numbers.length;
    this.slots.set(numbers, at + 1);
    Atomics.store(this.words, STATES + slot, WAITING);
    Atomics.store(this.words, POSTED, id + 1);
    this.wake();
    return true;
  }

  /** Owner or thread: takes the next item of the queue, which the caller must answer. */
  take(): Item | undefined {
    for (;;) {
      const id = Atomics.load(this.words, TAKEN);
      if (id === Atomics.load(this.words, POSTED)) return undefined;
      const at = (id % ITEMS_MAX) * SLOT_NUMBERS;
      const numbers = Array.from(this.slots.subarray(at + 1, at + 1 + this.slots[at]!));
      if (Atomics.compareExchange(this.words, TAKEN, id, id + 1) === id) return { id, numbers };
    }
  }

  answer(id: number, value: number): void {
    this.slots[(id % ITEMS_MAX) * SLOT_NUMBERS] = value;
    this.settle(id, ANSWERED);
  }

  /** Records that an item which was taken will never be answered. */
  drop(id: number): void {
    this.settle(id, DROPPED);
  }

  private settle(id: number, state: number): void {
    Atomics.store(this.words, STATES + (id % ITEMS_MAX), state);
    Atomics.add(this.words, DONE, 1);
    Atomics.notify(this.words, DONE);
  }

  /** Owner: the result of an item, once; its place in the queue is free afterwards. */
  collect(id: number): { readonly value: number | undefined } | undefined {
    const slot = id % ITEMS_MAX;
    const state = Atomics.load(this.words, STATES + slot);
    if (state === WAITING) return undefined;
    Atomics.store(this.words, STATES + slot, FREE);
    return { value: state === ANSWERED ? this.slots[slot * SLOT_NUMBERS] : undefined };
  }

  /** Items answered or dropped so far. */
  get settled(): number {
    return Atomics.load(this.words, DONE);
  }

  /** Blocks until more items than `settledBefore` are settled, or the time is over. */
  waitForMore(settledBefore: number, timeMs: number): void {
    Atomics.wait(this.words, DONE, settledBefore, timeMs);
  }

  /** Thread: counts as started. */
  start(): void {
    Atomics.add(this.words, STARTED, 1);
  }

  get started(): number {
    return Atomics.load(this.words, STARTED);
  }

  /** Owner: threads end when they look for the next item. */
  stop(): void {
    Atomics.store(this.words, STOPPED, 1);
    this.wake();
  }

  /** Thread: the next item, waited for; undefined when the pool is closed. */
  next(): Item | undefined {
    for (;;) {
      const calls = Atomics.load(this.words, WAKE);
      if (Atomics.load(this.words, STOPPED) === 1) return undefined;
      const item = this.take();
      if (item) return item;
      Atomics.wait(this.words, WAKE, calls);
    }
  }

  private wake(): void {
    Atomics.add(this.words, WAKE, 1);
    Atomics.notify(this.words, WAKE);
  }

  /** Thread: reports the first failure of the pool to its owner. */
  fail(error: SentError): void {
    if (Atomics.compareExchange(this.words, FAILED, 0, 1) !== 0) return;
    let text = new TextEncoder().encode(JSON.stringify(error));
    if (text.length > ERROR_BYTES) {
      const { name, message } = error;
      const short = { name: name.slice(0, SHORT), message: message.slice(0, SHORT) };
      text = new TextEncoder().encode(JSON.stringify(short));
    }
    new Uint8Array(this.buffer, ERROR_AT).set(text);
    Atomics.store(this.words, ERROR_LENGTH, text.length);
    Atomics.store(this.words, FAILED, 2);
  }

  /** Owner: the error of the failure. */
  get failure(): SentError | undefined {
    if (Atomics.load(this.words, FAILED) !== 2) return undefined;
    const length = Atomics.load(this.words, ERROR_LENGTH);
    // Decoders reject shared memory.
    const bytes = new Uint8Array(this.buffer, ERROR_AT, length).slice();
    return JSON.parse(new TextDecoder().decode(bytes)) as SentError;
  }
}
