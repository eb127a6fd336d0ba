/* A kernel instance with a compiled puzzle in its memory. */

import { PAGE_BYTES } from '@glissade/platform/pageBytes';
import { type BreadthFirstKernel, giveBackBreadthFirst } from '../kernel/breadthFirstKernel.ts';
import type { KernelOptions, KernelTask } from './searchTask.ts';
import { growMemory } from './startStates.ts';

const FIRST_SLOTS = 15_872;
/** Pages for the first table, the first chunk and spare ones: with less memory no search starts. */
const PAGES_MIN = 8;
/** A memory limit this high does not matter to instances that are reused. */
const ROOMY_BYTES = 64 << 20;

export type OpenKernel = {
  /** The instance, which `replaceInstance` changes. */
  readonly kernel: BreadthFirstKernel;
  /** First address after the tables of the puzzle. */
  readonly end: number;
  readonly pagesMax: number;
  /** Partition the closed window into tables, however small the memory is. */
  readonly splitsEarly: boolean;
  /** Prepares a search without states, which replaces the one before; false: not enough memory. */
  readonly reset: (storesLevels: boolean) => boolean;
  /** Takes a new instance, whose memory is still small, and writes the puzzle's tables into it. */
  readonly replaceInstance: () => boolean;
};

/**
 * `stops`: the search ends at a goal. Undefined where there is no WebAssembly or too little memory.
 */
export function openKernel(
  { encoding, metric }: KernelTask,
  options: KernelOptions,
  stops: boolean,
): OpenKernel | undefined {
  const { memoryBytesMax = Infinity, slots = FIRST_SLOTS, slotsToSplit } = options;
  const { take, create: createNew } = encoding.build;
  const { create = isReusable(options) ? take : createNew } = options;
  const pagesMax = Math.min(65_535, Math.floor(memoryBytesMax / PAGE_BYTES));
  if (encoding.bytes / PAGE_BYTES + PAGES_MIN > pagesMax) return undefined;
  const make = () => {
    const made = create(encoding.width);
    if (!made || !growMemory(made, encoding.bytes + made.directoryBytes())) return undefined;
    return {
      kernel: made,
      end: made.buildTables(encoding.write(made.memory.buffer, metric, stops)),
    };
  };
  const made = make();
  if (!made) return undefined;
  const { end } = made;
  let { kernel } = made;
  const reset = (storesLevels: boolean) => {
    if (kernel.open(end, pagesMax, slots, storesLevels ? 1 : 0) === 0) return false;
    if (slotsToSplit !== undefined) kernel.setSlotsToPartition(slotsToSplit);
    return true;
  };
  const replaceInstance = () => {
    kernel = make()?.kernel ?? kernel;
    return reset(false);
  };
  return {
    get kernel() {
      return kernel;
    },
    end,
    pagesMax,
    splitsEarly: slotsToSplit !== undefined,
    reset,
    replaceInstance,
  };
}

/** Returns an instance for reuse, where it may be reused. */
export function closeKernel({ kernel }: OpenKernel, options: KernelOptions): void {
  if (isReusable(options)) giveBackBreadthFirst(kernel);
}

/** True where a used instance serves as well as a new one: nothing depends on its memory's size. */
function isReusable({ memoryBytesMax = Infinity, checkpoint, waitForThreads }: KernelOptions) {
  return memoryBytesMax >= ROOMY_BYTES && !checkpoint && !waitForThreads;
}
