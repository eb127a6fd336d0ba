/* How a search begins in an instance of the kernel. */
import type { BreadthFirstKernel } from '@glissade/kernels';
import { PAGE_BYTES, POOL_BASE, STATUS_LEVEL } from '@glissade/kernels/layout';
import type { Checkpoint } from './checkpoint.ts';
import type { KernelForm } from './kernelForm.ts';

/** Gives an instance so many bytes from POOL_BASE on, at least. */
export function growMemory({ memory }: BreadthFirstKernel, bytes: number): boolean {
  const pages = Math.ceil((POOL_BASE + bytes) / PAGE_BYTES);
  const missing = pages - memory.buffer.byteLength / PAGE_BYTES;
  try {
    if (missing > 0) memory.grow(missing);
    return true;
  } catch {
    return false;
  }
}

/** Level 0 is these states; false: no memory. */
export function addStarts(
  form: KernelForm,
  kernel: BreadthFirstKernel,
  starts: readonly Int32Array[],
): boolean {
  return starts.every((start) => {
    form.writeState(kernel.memory.buffer, start);
    kernel.packState();
    return kernel.addStart() === 1;
  });
}

/** Takes in the last two levels of earlier runs; false: no memory. */
export function resume(kernel: BreadthFirstKernel, checkpoint: Checkpoint): boolean {
  const last = checkpoint.levels.length - 1;
  if (kernel.openInbox() === 0) return false;
  kernel.beginAt(last - 1);
  if (!checkpoint.receive(kernel, last - 1) || kernel.endLevel() !== STATUS_LEVEL) return false;
  if (kernel.skipLevel() === 0) return false;
  return checkpoint.receive(kernel, last) && kernel.endLevel() === STATUS_LEVEL;
}

/** Tells the compiled puzzle, its metric and start from others: FNV-1a of what the kernel holds. */
export function fingerprint({ memory, keyLength }: BreadthFirstKernel, end: number): string {
  let hash = 0x811c9dc5;
  for (const byte of new Uint8Array(memory.buffer, 0, end)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return `${(hash >>> 0).toString(16)} ${end} ${keyLength()}`;
}
