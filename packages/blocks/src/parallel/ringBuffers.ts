/*
 * Ring buffers in shared memory that carry chunks of bytes between threads. Each ordered pair of
 * threads has one ring with a single producer and a single consumer, so no lock is needed.
 */
import { PAGE_BYTES } from '@glissade/platform/pageBytes';
import type { Futex } from './futex.ts';

/** Bytes of a chunk: one outbox. */
const CHUNK_BYTES = PAGE_BYTES;

/**
 * Bytes of all rings: enough for what is in transit at the end of a level of two million states.
 */
const BYTES_MAX = 16 << 20;
/** The largest part of a memory limit that the rings may take. */
const MEMORY_FRACTION_MAX = 1 / 16;
const CHUNKS_MIN = 8;

export type RingSize = {
  readonly threads: number;
  /** Chunks of each ring. */
  readonly chunksMax: number;
};

/** Size of the rings for these threads, which share this much memory. */
export function ringSizeFor(threads: number, memoryBytesMax: number): RingSize {
  const bytes = Math.min(BYTES_MAX, memoryBytesMax * MEMORY_FRACTION_MAX);
  const chunksMax = Math.floor(bytes / CHUNK_BYTES / pairsOf(threads));
  return { threads, chunksMax: Math.max(CHUNKS_MIN, chunksMax) };
}

/** Bytes of all rings: the words first, then the chunks. */
export function ringBytes(size: RingSize): number {
  return wordsOf(size) * 4 + pairsOf(size.threads) * size.chunksMax * CHUNK_BYTES;
}

function pairsOf(threads: number): number {
  return threads * (threads - 1);
}

/**
 * Number of words, even: for each ring a count of chunks read and one of chunks written, and for
 * each chunk its length.
 */
function wordsOf({ threads, chunksMax }: RingSize): number {
  return (pairsOf(threads) * (2 + chunksMax) + 1) & ~1;
}

export class RingBuffers {
  private readonly threads: number;
  private readonly chunksMax: number;
  private readonly futex: Futex;
  private readonly words: Int32Array<SharedArrayBuffer>;
  private readonly chunks: Uint8Array<SharedArrayBuffer>;
  /** Index of the first word that counts chunks written, and of the first length. */
  private readonly tails: number;
  private readonly lengths: number;

  /** Uses `ringBytes` from an address that is a multiple of 8. */
  constructor(size: RingSize, futex: Futex, buffer: SharedArrayBuffer, at: number) {
    const { threads, chunksMax } = size;
    const words = wordsOf(size);
    this.threads = threads;
    this.chunksMax = chunksMax;
    this.futex = futex;
    this.tails = pairsOf(threads);
    this.lengths = this.tails * 2;
    this.words = new Int32Array(buffer, at, words);
    this.chunks = new Uint8Array(buffer, at + words * 4);
  }

  private pairOf(from: number, to: number): number {
    return from * (this.threads - 1) + (to > from ? to - 1 : to);
  }

  /** True when a ring is at least half full, so that its sender may soon have to wait. */
  isHalfFull(from: number, to: number): boolean {
    const pair = this.pairOf(from, to);
    const waiting = Atomics.load(this.words, this.tails + pair) - Atomics.load(this.words, pair);
    return waiting * 2 >= this.chunksMax;
  }

  /** Appends a chunk to a ring; false when the ring is full. */
  send(from: number, to: number, chunk: Uint8Array): boolean {
    const pair = this.pairOf(from, to);
    const tail = Atomics.load(this.words, this.tails + pair);
    if (tail - Atomics.load(this.words, pair) === this.chunksMax) return false;
    const slot = pair * this.chunksMax + (tail % this.chunksMax);
    this.chunks.set(chunk, slot * CHUNK_BYTES);
    this.words[this.lengths + slot] = chunk.length;
    Atomics.store(this.words, this.tails + pair, tail + 1);
    this.futex.notify();
    return true;
  }

  /** The oldest chunk of a ring; its bytes stay valid until `drop`. */
  peek(from: number, to: number): Uint8Array | undefined {
    const pair = this.pairOf(from, to);
    const head = Atomics.load(this.words, pair);
    if (head === Atomics.load(this.words, this.tails + pair)) return undefined;
    const slot = pair * this.chunksMax + (head % this.chunksMax);
    const at = slot * CHUNK_BYTES;
    return this.chunks.subarray(at, at + this.words[this.lengths + slot]!);
  }

  drop(from: number, to: number): void {
    Atomics.add(this.words, this.pairOf(from, to), 1);
    this.futex.notify();
  }
}
