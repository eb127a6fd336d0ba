/*
 * Chunks of bytes on their way between threads, in shared memory: a ring of them for each pair of
 * threads, written by one side and read by the other, first in, first out.
 */
import { PAGE_BYTES } from '@glissade/kernels/layout';
import type { Bell } from './bell.ts';

/** Bytes of a chunk: an outbox. */
const CHUNK_BYTES = PAGE_BYTES;

/** Chunks of each ring: many enough that senders rarely wait; 4 MiB for two threads. */
function chunksOf(threads: number): number {
  return Math.max(8, Math.floor(64 / threads));
}

/** Bytes that the rings of so many threads take: words first, then the chunks. */
export function ringBytes(threads: number): number {
  return wordsOf(threads) * 4 + pairsOf(threads) * chunksOf(threads) * CHUNK_BYTES;
}

function pairsOf(threads: number): number {
  return threads * (threads - 1);
}

/** How many chunks of each ring have been read, and written; the length of each chunk. Even. */
function wordsOf(threads: number): number {
  return (pairsOf(threads) * (2 + chunksOf(threads)) + 1) & ~1;
}

export class ChunkRings {
  private readonly threads: number;
  private readonly chunksMax: number;
  private readonly bell: Bell;
  private readonly words: Int32Array<SharedArrayBuffer>;
  private readonly chunks: Uint8Array<SharedArrayBuffer>;
  /** Indexes of the words that count chunks written, and of the lengths. */
  private readonly tails: number;
  private readonly lengths: number;

  /** Takes `ringBytes` at an address, which is a multiple of 8. */
  constructor(threads: number, bell: Bell, buffer: SharedArrayBuffer, at: number) {
    const words = wordsOf(threads);
    this.threads = threads;
    this.chunksMax = chunksOf(threads);
    this.bell = bell;
    this.tails = pairsOf(threads);
    this.lengths = this.tails * 2;
    this.words = new Int32Array(buffer, at, words);
    this.chunks = new Uint8Array(buffer, at + words * 4);
  }

  private pairOf(from: number, to: number): number {
    return from * (this.threads - 1) + (to > from ? to - 1 : to);
  }

  /** Puts a chunk into a ring; false when that is full. */
  send(from: number, to: number, chunk: Uint8Array): boolean {
    const pair = this.pairOf(from, to);
    const tail = Atomics.load(this.words, this.tails + pair);
    if (tail - Atomics.load(this.words, pair) === this.chunksMax) return false;
    const slot = pair * this.chunksMax + (tail % this.chunksMax);
    this.chunks.set(chunk, slot * CHUNK_BYTES);
    this.words[this.lengths + slot] = chunk.length;
    Atomics.store(this.words, this.tails + pair, tail + 1);
    this.bell.ring();
    return true;
  }

  /** The oldest chunk of a ring, valid until `drop`. */
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
    this.bell.ring();
  }
}
