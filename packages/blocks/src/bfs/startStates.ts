/* The start states of a search in a kernel instance. */

import type { DataFile } from '@glissade/platform/files/storage';
import { PAGE_BYTES } from '@glissade/platform/pageBytes';
import type { KernelEncoding } from '../encoding/kernelEncoding.ts';
import type { Checkpoint } from '../external/checkpoint.ts';
import { readPortions, receivePortions } from '../external/readPortions.ts';
import type { BreadthFirstKernel } from '../kernel/breadthFirstKernel.ts';
import { KEY_BASE, POOL_BASE, STATUS_LEVEL } from '../kernel/layout.ts';
import { keysIn } from '../levels/levelStore.ts';

/** Grows an instance's memory to at least this many bytes from POOL_BASE on. */
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
 * States to start from: placements by slot, or adjacent keys of the same kernel without
 * partial-order tags; in a file, which the search then owns.
 */
export type StartStates = readonly Int32Array[] | Uint8Array | KeyFile;

/** Keys in a file, from its start on. */
export type KeyFile = { readonly file: DataFile; readonly count: number };

export function isKeyFile(starts: StartStates | undefined): starts is KeyFile {
  return starts !== undefined && 'file' in starts;
}

/** Makes these states level 0; false: not enough memory. */
export function addStartStates(
  encoding: KernelEncoding,
  kernel: BreadthFirstKernel,
  starts: StartStates,
): boolean {
  if (starts instanceof Uint8Array) return addKeys(kernel, starts);
  if (isKeyFile(starts)) return addFromFile(kernel, starts);
  return starts.every((start) => {
    encoding.writeState(kernel.memory.buffer, start);
    kernel.packState();
    return kernel.addStart() === 1;
  });
}

/** Puts the key of a state into the kernel's inbox. */
export function putInInbox(
  kernel: BreadthFirstKernel,
  encoding: KernelEncoding,
  state: Int32Array,
): void {
  encoding.writeState(kernel.memory.buffer, state);
  kernel.packState();
  const memory = new Uint8Array(kernel.memory.buffer);
  memory.copyWithin(kernel.inboxAt() >>> 0, KEY_BASE, KEY_BASE + kernel.keyLength());
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
  for (const keys of readPortions(kernel, file, { from: 0, to: count })) {
    const some = keysIn(kernel, { at: kernel.inboxAt() >>> 0, count: keys });
    if (!addKeys(kernel, some.slice())) return false;
  }
  return true;
}

/**
 * Loads the last two levels of earlier runs; false: not enough memory. Keys arrive in hash order,
 * so the table first gets space for all of them. Otherwise each key would probe along a full part
 * of the table (3.7 million states: more than a minute instead of 0.3 s).
 */
export function loadLastLevels(kernel: BreadthFirstKernel, checkpoint: Checkpoint): boolean {
  const { levels } = checkpoint;
  const last = levels.length - 1;
  const states = levels[last]! + levels[last - 1]!;
  if (kernel.openInbox() === 0 || kernel.beginAt(last - 1, states) === 0) return false;
  const receive = (level: number) =>
    receivePortions(kernel, checkpoint.portions(kernel, level)) &&
    kernel.endLevel() === STATUS_LEVEL;
  return receive(last - 1) && kernel.skipLevel() === 1 && receive(last);
}

/** Identifies the compiled puzzle, its metric and its start: FNV-1a of the kernel's memory. */
export function fingerprint({ memory, keyLength }: BreadthFirstKernel, end: number): string {
  let hash = 0x811c9dc5;
  for (const byte of new Uint8Array(memory.buffer, 0, end)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return `${(hash >>> 0).toString(16)} ${end} ${keyLength()}`;
}
