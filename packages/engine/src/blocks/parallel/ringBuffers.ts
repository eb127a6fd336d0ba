/*
 * Chunks of bytes on their way between threads, in shared memory: a ring of them for each pair of
 * threads, written by one side and read by the other, first in, first out.
 */
import { PAGE_BYTES } from '@glissade/kernels/layout';
import type { Bell } from './futex.ts';

/** Bytes of a chunk: an outbox. */
const CHUNK_BYTES = PAGE_BYTES;

/** Bytes of all rings: what waits at the end of a level of two million states has room. */
const BYTES_MAX = 16 << 20;
/** Of a limit of memory. */
const SHARE_MAX = 1 / 16;
const CHUNKS_MIN = 8;

export type RingsSize = {
  readonly threads: number;
  /** Chunks of each ring. */
  readonly chunksMax: number;
};

/** Rings for so many threads, which have so much memory together. */
export function ringsFor(threads: number, memoryBytesMax: number): RingsSize {
  const bytes = Math.min(BYTES_MAX, memoryBytesMax * SHARE_MAX);
  const chunksMax = Math.floor(bytes / CHUNK_BYTES / pairsOf(threads));
  return { threads, chunksMax: Math.max(CHUNKS_MIN, chunksMax) };
}

/** Bytes that the rings take: words first, then the chunks. */
export function ringBytes(size: RingsSize): number {
  return wordsOf(size) * 4 + pairsOf(size.threads) * size.chunksMax * CHUNK_BYTES;
}

function pairsOf(threads: number): number {
  return threads * (threads - 1);
}

/** How many chunks of each ring have been read, and written; the length of each chunk. Even. */
function wordsOf({ threads, chunksMax }: RingsSize): number {
  return (pairsOf(threads) * (2 + chunksMax) + 1) & ~1;
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
  constructor(size: RingsSize, bell: Bell, buffer: SharedArrayBuffer, at: number) {
    const { threads, chunksMax } = size;
    const words = wordsOf(size);
    this.threads = threads;
    this.chunksMax = chunksMax;
    this.bell = bell;
    this.tails = pairsOf(threads);
    this.lengths = this.tails * 2;
    this.words = new Int32Array(buffer, at, words);
    this.chunks = new Uint8Array(buffer, at + words * 4);
  }

  private pairOf(from: number, to: number): number {
    return from * (this.threads - 1) + (to > from ? to - 1 : to);
  }

  /** True when a ring is so full that its sender may soon have to wait. */
  isHalfFull(from: number, to: number): boolean {
    const pair = this.pairOf(from, to);
    const waiting = Atomics.load(this.words, this.tails + pair) - Atomics.load(this.words, pair);
    return waiting * 2 >= this.chunksMax;
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
