import type { BreadthFirstKernel } from '../breadthFirst.ts';
import { emitExpander } from './expander.ts';

/**
 * Writes an expander for the puzzle in a narrow kernel's memory, whose tables are made, and lets
 * the kernel use it. Returns its module, for another kernel with the same puzzle, metric and goals;
 * undefined where code may not be compiled: the kernel goes on with its own then.
 */
export function writeExpander(
  kernel: BreadthFirstKernel,
  known?: WebAssembly.Module,
): WebAssembly.Module | undefined {
  const { memory, table } = kernel;
  let module = known;
  try {
    module ??= new WebAssembly.Module(emitExpander(memory.buffer));
    const { exports } = new WebAssembly.Instance(module, { m: { m: memory } });
    table.set(0, exports.run);
  } catch {
    // A content security policy, or a page's limit for compiling at once.
    return undefined;
  }
  kernel.useWritten();
  return module;
}
