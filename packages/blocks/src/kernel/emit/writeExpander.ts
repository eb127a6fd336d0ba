import type { BreadthFirstKernel } from '../breadthFirstKernel.ts';
import { emitExpander } from './expander.ts';

/** The exported function of each expander instantiated for a kernel, by its module. */
const instances = new WeakMap<BreadthFirstKernel, WeakMap<WebAssembly.Module, unknown>>();

/**
 * Emits an expander for the puzzle in a narrow kernel's memory, after its tables are built, and
 * lets the kernel use it. Returns its module for other kernels with the same puzzle, metric and
 * goals, or undefined where code may not be compiled: the kernel then keeps its own expander.
 */
export function writeExpander(
  kernel: BreadthFirstKernel,
  known?: WebAssembly.Module,
): WebAssembly.Module | undefined {
  const { memory, table } = kernel;
  let module = known;
  try {
    module ??= new WebAssembly.Module(emitExpander(memory.buffer));
    const runs = instances.get(kernel) ?? new WeakMap<WebAssembly.Module, unknown>();
    instances.set(kernel, runs);
    const run =
      runs.get(module) ?? new WebAssembly.Instance(module, { m: { m: memory } }).exports.run;
    runs.set(module, run);
    table.set(0, run);
  } catch {
    // A content security policy, or a page's limit for compiling at once.
    return undefined;
  }
  kernel.useSpecialisedCode();
  return module;
}
