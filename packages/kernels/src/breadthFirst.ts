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
 * Narrow instances that have ended a small search: to make one takes longer than many a search, and
 * the collector must find its memory. Refused: one that is never given back (searches go on side by
 * side).
 */
const idle: BreadthFirstKernel[] = [];
const IDLE_MAX = 2;
const IDLE_BYTES_MAX = 8 << 20;

/** As `createBreadthFirst`, or one that was given back: its memory may hold anything. */
export function takeBreadthFirst(width: KernelWidth): BreadthFirstKernel | undefined {
  return (width === 'narrow' ? idle.pop() : undefined) ?? createBreadthFirst(width);
}

/** Gives back an instance of `takeBreadthFirst` that nobody will use any more. */
export function giveBackBreadthFirst(kernel: BreadthFirstKernel): void {
  if (idle.length >= IDLE_MAX || kernel.memory.buffer.byteLength > IDLE_BYTES_MAX) return;
  if (modules.get(kernel) === compiled.narrow()) idle.push(kernel);
}

/** An instance with memory of its own, or undefined where WebAssembly is missing or refused. */
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
