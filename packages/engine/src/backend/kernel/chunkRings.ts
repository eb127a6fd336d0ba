/*
 * Chunks of bytes on their way between threads, in shared memory: a ring of them for each pair of
 * threads, written by one side and read by the other, first in, first out.
 */
import { PAGE_BYTES } from '@glissade/kernels/layout';
import type { Bell } from './bell.ts';

/** Bytes of a chunk, an outbox, and chunks of a ring: large enough that senders rarely wait. */
const CHUNK_BYTES = PAGE_BYTES;
const RING_CHUNKS = 8;

/** Bytes that the rings of so many threads take: words first, then the chunks. */
export function ringBytes(threads: number): number {
  const pairs = threads * threads;
  return wordsOf(threads) * 4 + pairs * RING_CHUNKS * CHUNK_BYTES;
}

/** How many chunks of each ring have been read, and written; the length of each chunk. */
function wordsOf(threads: number): number {
  return threads * threads * (2 + RING_CHUNKS);
}

export class ChunkRings {
  private readonly threads: number;
  private readonly bell: Bell;
  private readonly words: Int32Array<SharedArrayBuffer>;
  private readonly chunks: Uint8Array<SharedArrayBuffer>;
  /** Indexes of the words that count chunks written, and of the lengths. */
  private readonly tails: number;
  private readonly lengths: number;

  /** Takes `ringBytes` at an address, which is a multiple of 4. */
  constructor(threads: number, bell: Bell, buffer: SharedArrayBuffer, at: number) {
    const words = wordsOf(threads);
    this.threads = threads;
    this.bell = bell;
    this.tails = threads * threads;
    this.lengths = this.tails * 2;
    this.words = new Int32Array(buffer, at, words);
    this.chunks = new Uint8Array(buffer, at + words * 4);
  }

  /** Puts a chunk into a ring; false when that is full. */
  send(from: number, to: number, chunk: Uint8Array): boolean {
    const pair = from * this.threads + to;
    const tail = Atomics.load(this.words, this.tails + pair);
    if (tail - Atomics.load(this.words, pair) === RING_CHUNKS) return false;
    const slot = pair * RING_CHUNKS + (tail % RING_CHUNKS);
    this.chunks.set(chunk, slot * CHUNK_BYTES);
    this.words[this.lengths + slot] = chunk.length;
    Atomics.store(this.words, this.tails + pair, tail + 1);
    this.bell.ring();
    return true;
  }

  /** The oldest chunk of a ring, valid until `drop`. */
  peek(from: number, to: number): Uint8Array | undefined {
    const pair = from * this.threads + to;
    const head = Atomics.load(this.words, pair);
    if (head === Atomics.load(this.words, this.tails + pair)) return undefined;
    const slot = pair * RING_CHUNKS + (head % RING_CHUNKS);
    const at = slot * CHUNK_BYTES;
    return this.chunks.subarray(at, at + this.words[this.lengths + slot]!);
  }

  drop(from: number, to: number): void {
    Atomics.add(this.words, from * this.threads + to, 1);
    this.bell.ring();
  }
}
