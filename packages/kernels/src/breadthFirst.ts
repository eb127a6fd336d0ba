import { bytesAsText, type instantiate } from './generated/breadthFirst.ts';

/**
 * The functions of an instance. They are called without the wrapping that asc can make, so numbers
 * of 32 bits come as signed: addresses need `>>> 0`.
 */
export type BreadthFirstKernel = Awaited<ReturnType<typeof instantiate>>;

/** Compiled at the first use; null: this platform cannot, or may not. */
let compiled: WebAssembly.Module | null | undefined;

/** An instance with memory of its own, or undefined where WebAssembly is missing or refused. */
export function createBreadthFirst(): BreadthFirstKernel | undefined {
  compiled ??= compile();
  return compiled ? startBreadthFirst(compiled) : undefined;
}

/** An instance of a module that `build.mjs` made. */
export function startBreadthFirst(module: WebAssembly.Module): BreadthFirstKernel {
  const { exports } = new WebAssembly.Instance(module, { env: { abort } });
  return exports as unknown as BreadthFirstKernel;
}

/** A debug build calls it where an assertion fails; a release build does not import it. */
function abort(_message: number, _file: number, line: number, column: number): never {
  throw new Error(`an assertion of the kernel failed at line ${line}, column ${column}`);
}

function compile(): WebAssembly.Module | null {
  if (typeof WebAssembly === 'undefined') return null;
  try {
    const bytes = Uint8Array.from(atob(bytesAsText), (char) => char.charCodeAt(0));
    return new WebAssembly.Module(bytes);
  } catch {
    // A content security policy, or a page's limit for compiling at once.
    return null;
  }
}
