/** Compiles the bytes of a kernel; null: this platform cannot, or may not. */
export function compileText(bytesAsText: string): WebAssembly.Module | null {
  if (typeof WebAssembly === 'undefined') return null;
  try {
    const bytes = Uint8Array.from(atob(bytesAsText), (char) => char.charCodeAt(0));
    return new WebAssembly.Module(bytes);
  } catch {
    // A content security policy, or a page's limit for compiling at once.
    return null;
  }
}

/** A kernel in memory that several threads can share, each with an instance of its own. */
export type SharedInstance<Kernel> = {
  readonly kernel: Kernel;
  readonly module: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
};

/** A kernel that was built for shared memory; undefined where there cannot be any. */
export function startShared<Kernel>(
  module: WebAssembly.Module | null,
): SharedInstance<Kernel> | undefined {
  if (!module || typeof SharedArrayBuffer === 'undefined') return undefined;
  try {
    const memory = new WebAssembly.Memory({ initial: 1, maximum: 65_535, shared: true });
    const { exports } = new WebAssembly.Instance(module, { env: { memory, abort } });
    return { kernel: { ...exports, memory } as Kernel, module, memory };
  } catch {
    return undefined;
  }
}

/** The exports of an instance with memory of its own. */
export function startModule(module: WebAssembly.Module): WebAssembly.Exports {
  return new WebAssembly.Instance(module, { env: { abort } }).exports;
}

/** A debug build calls it where an assertion fails; a release build does not import it. */
function abort(_message: number, _file: number, line: number, column: number): never {
  throw new Error(`an assertion of the kernel failed at line ${line}, column ${column}`);
}
