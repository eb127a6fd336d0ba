/* Makes instances of the kernel for state graphs of block puzzles. */

import { type LazyKernel, lazyKernel } from '@glissade/platform/kernelModule';
import { bytesAsText, type instantiate } from './generated/stateGraph.ts';

/** The functions of an instance, called as they are. */
export type StateGraphKernel = Awaited<ReturnType<typeof instantiate>>;

const kernel = lazyKernel<StateGraphKernel>(bytesAsText);

/**
 * An instance whose search has ended, for reuse: the generator of puzzles searches thousands of
 * small spaces, and creating an instance takes longer than most of those searches.
 */
let idle: StateGraphKernel | undefined;
const IDLE_BYTES_MAX = 8 << 20;

/**
 * An instance, or undefined where WebAssembly is missing or forbidden. One with more memory than
 * `bytesMax` is not reused, because memory cannot shrink.
 */
export function takeStateGraph(
  bytesMax: number = Number.POSITIVE_INFINITY,
): StateGraphKernel | undefined {
  if (idle && idle.memory.buffer.byteLength > bytesMax) return kernel.create();
  const taken = idle ?? kernel.create();
  idle = undefined;
  return taken;
}

/** Gives back an instance for reuse; its owner must not use it any more. */
export function giveBackStateGraph(used: StateGraphKernel): void {
  if (used.memory.buffer.byteLength <= IDLE_BYTES_MAX) idle = used;
}

export const startStateGraph: LazyKernel<StateGraphKernel>['start'] = kernel.start;
