/* States read back from a file into a kernel's inbox, a portion at a time. */
import type { BreadthFirstKernel } from '@glissade/kernels';
import { PAGE_BYTES } from '@glissade/kernels/layout';
import type { DataFile } from '../../files/storage.ts';

/** Own states of a level, by their numbers. */
export type Range = { readonly from: number; readonly to: number };

/** Reads states with these numbers; says each time how many are in the inbox. */
export function* portionsOf(
  kernel: BreadthFirstKernel,
  file: Pick<DataFile, 'read'>,
  { from, to }: Range,
): Generator<number> {
  const keyBytes = kernel.keyLength();
  const portion = Math.floor(PAGE_BYTES / keyBytes);
  for (let n = from; n < to; n += portion) {
    const count = Math.min(portion, to - n);
    const at = kernel.inboxAt() >>> 0;
    file.read(n * keyBytes, new Uint8Array(kernel.memory.buffer, at, count * keyBytes));
    yield count;
  }
}

/**
 * As the kernel's `takePredecessor`, for states of which it knows nothing. False, too, when another
 * thread `isSooner`.
 */
export function takePredecessorAmong(
  kernel: BreadthFirstKernel,
  portions: Iterable<number>,
  isSooner?: () => boolean,
): boolean {
  for (const count of portions) {
    if (kernel.takePredecessorInbox(count) === 1) return true;
    if (isSooner?.()) return false;
  }
  return false;
}

/** Takes in states for the level to be made; false: no memory. */
export function receiveAll(kernel: BreadthFirstKernel, portions: Iterable<number>): boolean {
  for (const count of portions) if (kernel.receive(count) === 0) return false;
  return true;
}
