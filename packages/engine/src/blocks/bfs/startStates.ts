/* How a search begins in an instance of the kernel. */
import type { BreadthFirstKernel } from '@glissade/kernels';
import { KEY_BASE, PAGE_BYTES, POOL_BASE, STATUS_LEVEL } from '@glissade/kernels/layout';
import type { DataFile } from '../../files/storage.ts';
import type { KernelForm } from '../encoding/kernelEncoding.ts';
import type { Checkpoint } from '../external/checkpoint.ts';
import { portionsOf, receiveAll } from '../external/readPortions.ts';
import { keysOf } from '../levels/levelStore.ts';

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

/**
 * States to begin at: placements by slot, or keys of the same kernel without marks, one behind the
 * other; in a file, which then is the search's own.
 */
export type Starts = readonly Int32Array[] | Uint8Array | KeyFile;

/** Keys in a file, from its beginning on. */
export type KeyFile = { readonly file: DataFile; readonly count: number };

export function isKeyFile(starts: Starts | undefined): starts is KeyFile {
  return starts !== undefined && 'file' in starts;
}

/** Level 0 is these states; false: no memory. */
export function addStarts(form: KernelForm, kernel: BreadthFirstKernel, starts: Starts): boolean {
  if (starts instanceof Uint8Array) return addKeys(kernel, starts);
  if (isKeyFile(starts)) return addFromFile(kernel, starts);
  return starts.every((start) => {
    form.writeState(kernel.memory.buffer, start);
    kernel.packState();
    return kernel.addStart() === 1;
  });
}

function addKeys(kernel: BreadthFirstKernel, keys: Uint8Array): boolean {
  const bytes = kernel.keyLength();
  for (let at = 0; at < keys.length; at += bytes) {
    new Uint8Array(kernel.memory.buffer, KEY_BASE, bytes).set(keys.subarray(at, at + bytes));
    if (kernel.addStart() === 0) return false;
  }
  return true;
}

function addFromFile(kernel: BreadthFirstKernel, { file, count }: KeyFile): boolean {
  if (kernel.openInbox() === 0) return false;
  for (const keys of portionsOf(kernel, file, { from: 0, to: count })) {
    const some = keysOf(kernel, { at: kernel.inboxAt() >>> 0, count: keys });
    if (!addKeys(kernel, some.slice())) return false;
  }
  return true;
}

/**
 * Takes in the last two levels of earlier runs; false: no memory. They come in the order of their
 * hash: were there not room for all of them from the start, each would follow a stretch of the
 * table that is full (3.7 million states: 0.3 s, and more than a minute).
 */
export function resume(kernel: BreadthFirstKernel, checkpoint: Checkpoint): boolean {
  const { levels } = checkpoint;
  const last = levels.length - 1;
  const states = levels[last]! + levels[last - 1]!;
  if (kernel.openInbox() === 0 || kernel.beginAt(last - 1, states) === 0) return false;
  const receive = (level: number) =>
    receiveAll(kernel, checkpoint.portions(kernel, level)) && kernel.endLevel() === STATUS_LEVEL;
  return receive(last - 1) && kernel.skipLevel() === 1 && receive(last);
}

/** Tells the compiled puzzle, its metric and start from others: FNV-1a of what the kernel holds. */
export function fingerprint({ memory, keyLength }: BreadthFirstKernel, end: number): string {
  let hash = 0x811c9dc5;
  for (const byte of new Uint8Array(memory.buffer, 0, end)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return `${(hash >>> 0).toString(16)} ${end} ${keyLength()}`;
}
