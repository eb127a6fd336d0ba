/* States of complete levels as they stand in a kernel's memory. */
import type { BreadthFirstKernel } from '@glissade/kernels';
import type { Range } from './readBack.ts';

/** Keys of the states with these numbers: a chunk's at a time, valid until the memory changes. */
export function* archivedKeys(
  kernel: BreadthFirstKernel,
  { from, to }: Range,
): Generator<Uint8Array, void> {
  const keyBytes = kernel.keyLength();
  const chunkKeys = kernel.keysInChunk();
  for (let n = from; n < to; ) {
    const inChunk = n % chunkKeys;
    const count = Math.min(chunkKeys - inChunk, to - n);
    const at = (kernel.chunkAt(Math.floor(n / chunkKeys)) >>> 0) + inChunk * keyBytes;
    yield new Uint8Array(kernel.memory.buffer, at, count * keyBytes);
    n += count;
  }
}
