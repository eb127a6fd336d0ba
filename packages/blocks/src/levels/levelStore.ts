/* The level store: the keys of complete levels in a kernel's memory. */

import type { StateRange } from '../external/readPortions.ts';
import type { BreadthFirstKernel } from '../kernel/breadthFirstKernel.ts';
import { KEY_BASE } from '../kernel/layout.ts';

/** Holds the kernel instance, which may be replaced once all states have left it. */
export type KernelHolder = { readonly kernel: BreadthFirstKernel };

/** Keys in adjacent memory from an address on; valid until the next call of the kernel. */
export type KeySpan = { readonly at: number; readonly count: number };

/** Yields where the states with these numbers stand in the level store, chunk by chunk. */
export function* storedSpans(
  kernel: BreadthFirstKernel,
  { from, to }: StateRange,
): Generator<KeySpan, void> {
  const chunkKeys = kernel.keysInChunk();
  for (let n = from; n < to; ) {
    const inChunk = n % chunkKeys;
    const count = Math.min(chunkKeys - inChunk, to - n);
    const chunk = kernel.chunkAt(Math.floor(n / chunkKeys)) >>> 0;
    yield { at: chunk + inChunk * kernel.keyLength(), count };
    n += count;
  }
}

/** The keys of a span, as a view of the memory. */
export function keysIn(kernel: BreadthFirstKernel, { at, count }: KeySpan): Uint8Array {
  return new Uint8Array(kernel.memory.buffer, at, count * kernel.keyLength());
}

/** Makes the key at an address the current key. */
export function loadKey(kernel: BreadthFirstKernel, at: number): void {
  new Uint8Array(kernel.memory.buffer).copyWithin(KEY_BASE, at, at + kernel.keyLength());
}
