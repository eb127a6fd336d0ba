/* States of complete levels as they stand in a kernel's memory. */
import type { BreadthFirstKernel } from '@glissade/kernels';
import { KEY_BASE } from '@glissade/kernels/layout';
import type { Range } from '../external/readPortions.ts';

/** Keys one behind the other, from an address on; good until the kernel does something else. */
export type Stretch = { readonly at: number; readonly count: number };

/** Where the states with these numbers are in the archive: a chunk's at a time. */
export function* archivedStretches(
  kernel: BreadthFirstKernel,
  { from, to }: Range,
): Generator<Stretch, void> {
  const chunkKeys = kernel.keysInChunk();
  for (let n = from; n < to; ) {
    const inChunk = n % chunkKeys;
    const count = Math.min(chunkKeys - inChunk, to - n);
    const chunk = kernel.chunkAt(Math.floor(n / chunkKeys)) >>> 0;
    yield { at: chunk + inChunk * kernel.keyLength(), count };
    n += count;
  }
}

/** The keys of a stretch, as the memory holds them. */
export function keysOf(kernel: BreadthFirstKernel, { at, count }: Stretch): Uint8Array {
  return new Uint8Array(kernel.memory.buffer, at, count * kernel.keyLength());
}

/** Takes the key at an address in hand. */
export function takeKey(kernel: BreadthFirstKernel, at: number): void {
  new Uint8Array(kernel.memory.buffer).copyWithin(KEY_BASE, at, at + kernel.keyLength());
}
