/* An instance of the kernel with a puzzle in its memory. */
import {
  type BreadthFirstKernel,
  createBreadthFirst,
  giveBackBreadthFirst,
  takeBreadthFirst,
} from '@glissade/kernels';
import { PAGE_BYTES } from '@glissade/kernels/layout';
import type { KernelOptions, KernelTask } from './searchTask.ts';
import { growMemory } from './startStates.ts';

const SLOTS = 15_872;
/** Pages for the first table, chunk and spare ones: with less memory the kernel is not begun. */
const PAGES_MIN = 8;
/** A limit of this much memory is none for instances that are used again. */
const ROOMY_BYTES = 64 << 20;

export type OpenKernel = {
  /** The instance, which `renew` changes. */
  readonly kernel: BreadthFirstKernel;
  /** First address after the puzzle's tables. */
  readonly end: number;
  readonly pagesMax: number;
  /** The set is to be cut into tables however little memory there is. */
  readonly cutsEarly: boolean;
  /** Begins a search without states, instead of the one before; false: no memory. */
  readonly begin: (keep: boolean) => boolean;
  /** Takes another instance, whose memory is still small; the tables stand in it, no search. */
  readonly renew: () => boolean;
};

/** `stops`: at a goal. Undefined where there is no WebAssembly, or too little memory. */
export function openKernel(
  { form, metric }: KernelTask,
  options: KernelOptions,
  stops: boolean,
): OpenKernel | undefined {
  const { memoryBytesMax = Infinity, slots = SLOTS, slotsToCut } = options;
  const { create = isPlain(options) ? takeBreadthFirst : createBreadthFirst } = options;
  const pagesMax = Math.min(65_535, Math.floor(memoryBytesMax / PAGE_BYTES));
  if (form.bytes / PAGE_BYTES + PAGES_MIN > pagesMax) return undefined;
  const make = () => {
    const made = create(form.width);
    if (!made || !growMemory(made, form.bytes + made.directoryBytes())) return undefined;
    return { kernel: made, end: made.buildTables(form.write(made.memory.buffer, metric, stops)) };
  };
  const made = make();
  if (!made) return undefined;
  const { end } = made;
  let { kernel } = made;
  const begin = (keep: boolean) => {
    if (kernel.open(end, pagesMax, slots, keep ? 1 : 0) === 0) return false;
    if (slotsToCut !== undefined) kernel.sortFrom(slotsToCut);
    return true;
  };
  const renew = () => {
    kernel = make()?.kernel ?? kernel;
    return begin(false);
  };
  return {
    get kernel() {
      return kernel;
    },
    end,
    pagesMax,
    cutsEarly: slotsToCut !== undefined,
    begin,
    renew,
  };
}

/** Lets others use an instance that nobody needs any more, where it may be used again. */
export function closeKernel({ kernel }: OpenKernel, options: KernelOptions): void {
  if (isPlain(options)) giveBackBreadthFirst(kernel);
}

/** True where a used instance does as well as a new one: nothing looks at its memory's size. */
function isPlain({ memoryBytesMax = Infinity, checkpoint, waitForThreads }: KernelOptions) {
  return memoryBytesMax >= ROOMY_BYTES && !checkpoint && !waitForThreads;
}
