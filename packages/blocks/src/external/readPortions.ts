/* Reads states from a file into a kernel's inbox, one portion at a time. */

import type { DataFile } from '@glissade/platform/files/storage';
import { PAGE_BYTES } from '@glissade/platform/pageBytes';
import type { BreadthFirstKernel } from '../kernel/breadthFirstKernel.ts';

/** The numbers of a level's states, `to` excluded. */
export type StateRange = { readonly from: number; readonly to: number };

/**
 * Reads the states with these numbers; yields the number of states that stand in the inbox each
 * time.
 */
export function* readPortions(
  kernel: BreadthFirstKernel,
  file: Pick<DataFile, 'read'>,
  { from, to }: StateRange,
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
 * Makes a neighbour of the current state among these portions the current state, as the kernel's
 * `loadPredecessor` does for states in its memory. False: there is none, or another thread found
 * one first.
 */
export function loadPredecessorFrom(
  kernel: BreadthFirstKernel,
  portions: Iterable<number>,
  isFoundElsewhere?: () => boolean,
): boolean {
  for (const count of portions) {
    if (kernel.loadPredecessorFromInbox(count) === 1) return true;
    if (isFoundElsewhere?.()) return false;
  }
  return false;
}

/** Adds states to the level being generated; false: not enough memory. */
export function receivePortions(kernel: BreadthFirstKernel, portions: Iterable<number>): boolean {
  for (const count of portions) if (kernel.receive(count) === 0) return false;
  return true;
}
