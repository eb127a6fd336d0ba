import { bytesAsText, type instantiate } from './generated/breadthFirst.ts';
import { bytesAsText as wideBytesAsText } from './generated/breadthFirstWide.ts';
import { compileText, once, startModule } from './kernelModule.ts';

/**
 * The functions of an instance. They are called without the wrapping that asc can make, so numbers
 * of 32 bits come as signed: addresses need `>>> 0`.
 */
export type BreadthFirstKernel = Awaited<ReturnType<typeof instantiate>>;

/** The two builds of one source: for boards of up to 64 cells, and for boards of any size. */
export type KernelWidth = 'narrow' | 'wide';

const compiled: Readonly<Record<KernelWidth, () => WebAssembly.Module | null>> = {
  narrow: once(() => compileText(bytesAsText)),
  wide: once(() => compileText(wideBytesAsText)),
};

/**
 * Narrow instances whose small search has ended, for reuse: creating one takes longer than many a
 * search, and its memory must be collected as garbage. Rejected: a single shared instance (several
 * searches may run at once).
 */
const idle: BreadthFirstKernel[] = [];
const IDLE_MAX = 2;
const IDLE_BYTES_MAX = 8 << 20;

/** As `createBreadthFirst`, or an instance given back, whose memory may hold any data. */
export function takeBreadthFirst(width: KernelWidth): BreadthFirstKernel | undefined {
  return (width === 'narrow' ? idle.pop() : undefined) ?? createBreadthFirst(width);
}

/** Gives back an instance of `takeBreadthFirst` for reuse; its owner must not use it any more. */
export function giveBackBreadthFirst(kernel: BreadthFirstKernel): void {
  if (idle.length >= IDLE_MAX || kernel.memory.buffer.byteLength > IDLE_BYTES_MAX) return;
  if (modules.get(kernel) === compiled.narrow()) idle.push(kernel);
}

/** An instance with its own memory, or undefined where WebAssembly is missing or forbidden. */
export function createBreadthFirst(width: KernelWidth): BreadthFirstKernel | undefined {
  const module = compiled[width]();
  return module ? startBreadthFirst(module) : undefined;
}

const modules = new WeakMap<object, WebAssembly.Module>();

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
