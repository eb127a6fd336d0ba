import { compileText, once, startModule } from '@glissade/platform/kernelModule';
import { bytesAsText, type instantiate } from './generated/breadthFirst.ts';

/**
 * The functions of an instance. They are called without the wrapping that asc can make, so numbers
 * of 32 bits come as signed: addresses need `>>> 0`.
 */
export type BreadthFirstKernel = Awaited<ReturnType<typeof instantiate>>;

/** A build of the kernel; who never mentions the wide one need not load it. */
export type BreadthFirstBuild = {
  /** An instance with its own memory, or undefined where WebAssembly is missing or forbidden. */
  readonly create: () => BreadthFirstKernel | undefined;
  /** The same, or an instance given back, whose memory may hold any data. */
  readonly take: () => BreadthFirstKernel | undefined;
};

const narrowModule = /* @__PURE__ */ once(() => compileText(bytesAsText));

/** For boards of up to 64 cells whose states pack into 62 bits. */
export const NARROW_BREADTH_FIRST: BreadthFirstBuild = {
  create: () => createFrom(narrowModule),
  take: () => idle.pop() ?? createFrom(narrowModule),
};

/** An instance of a build with its own memory. */
export function createFrom(
  compiled: () => WebAssembly.Module | null,
): BreadthFirstKernel | undefined {
  const module = compiled();
  return module ? startBreadthFirst(module) : undefined;
}

/**
 * Narrow instances whose small search has ended, for reuse: creating one takes longer than many a
 * search, and its memory must be collected as garbage. Rejected: a single shared instance (several
 * searches may run at once).
 */
const idle: BreadthFirstKernel[] = [];
const IDLE_MAX = 2;
const IDLE_BYTES_MAX = 8 << 20;

/** Gives back an instance of `take` for reuse; its owner must not use it any more. */
export function giveBackBreadthFirst(kernel: BreadthFirstKernel): void {
  if (idle.length >= IDLE_MAX || kernel.memory.buffer.byteLength > IDLE_BYTES_MAX) return;
  if (modules.get(kernel) === narrowModule()) idle.push(kernel);
}

const modules = /* @__PURE__ */ new WeakMap<object, WebAssembly.Module>();

/** An instance of a module that `build.mjs` made. */
export function startBreadthFirst(module: WebAssembly.Module): BreadthFirstKernel {
  const exports = startModule(module);
  modules.set(exports, module);
  return exports as unknown as BreadthFirstKernel;
}

/** What an instance was made of; threads start theirs from it. */
export function moduleOf(kernel: BreadthFirstKernel): WebAssembly.Module {
  return modules.get(kernel)!;
}
