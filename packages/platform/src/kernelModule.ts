/* Compiles a kernel at its first use and starts instances of it, in own or shared memory. */
/** Pages of a kernel's memory, as in build.mjs. */
const PAGES = { initial: 1, maximum: 65_535 } as const;

/** How a module asks for `env.memory`: both names, each after its length, then kind 2. */
const MEMORY = '03656e76066d656d6f727902';

/** The same module asking for memory of one thread: bit 1 of the flags says that it is shared. */
const unshare = (bytesAsText: string) => bytesAsText.replace(`${MEMORY}03`, `${MEMORY}01`);

/** What there is of a kernel whose text is compiled at the first use. */
export type LazyKernel<Kernel> = {
  /** An instance with memory of its own, or undefined where WebAssembly is missing or refused. */
  readonly create: () => Kernel | undefined;
  /** The same in memory for several threads, or undefined where there is none. */
  readonly createShared: () => SharedInstance<Kernel> | undefined;
  /** An instance of a module that `build.mjs` made. */
  readonly start: (module: WebAssembly.Module) => Kernel;
};

/** `createShared` is only for kernels that were built for shared memory. */
export function lazyKernel<Kernel>(bytesAsText: string): LazyKernel<Kernel> {
  const start = (module: WebAssembly.Module) => startModule(module) as unknown as Kernel;
  const alone = once(() => compileText(unshare(bytesAsText)));
  const together = once(() => compileText(bytesAsText));
  return {
    create: () => {
      const module = alone();
      return module ? start(module) : undefined;
    },
    createShared: () => startShared(together()),
    start,
  };
}

/** Compiles at the first call; what cannot be compiled is not tried again. */
export function once(compile: () => WebAssembly.Module | null): () => WebAssembly.Module | null {
  let compiled: WebAssembly.Module | null | undefined;
  return () => {
    if (compiled === undefined) compiled = compile();
    return compiled;
  };
}

/** Compiles a kernel, two hexadecimal digits a byte; null: this platform cannot, or may not. */
export function compileText(bytesAsText: string): WebAssembly.Module | null {
  if (typeof WebAssembly === 'undefined') return null;
  try {
    return new WebAssembly.Module(parseHex(bytesAsText));
  } catch {
    // A content security policy, or a page's limit for compiling at once.
    return null;
  }
}

function parseHex(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) {
    bytes[i] = (digitAt(text, 2 * i) << 4) | digitAt(text, 2 * i + 1);
  }
  return bytes;
}

/** The value of 0 … 9 or a … f. */
function digitAt(text: string, i: number): number {
  const code = text.charCodeAt(i);
  return (code & 15) + (code > 57 ? 9 : 0);
}

/** A kernel in memory that several threads can share, each with an instance of its own. */
export type SharedInstance<Kernel> = {
  readonly kernel: Kernel;
  readonly module: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
};

/** A kernel that was built for shared memory; undefined where there cannot be any. */
function startShared<Kernel>(
  module: WebAssembly.Module | null,
): SharedInstance<Kernel> | undefined {
  if (!module || typeof SharedArrayBuffer === 'undefined') return undefined;
  try {
    const memory = new WebAssembly.Memory({ ...PAGES, shared: true });
    const exports = joinMemory(module, memory);
    return { kernel: { ...exports, memory } as Kernel, module, memory };
  } catch {
    return undefined;
  }
}

/** The exports of another instance in memory that threads share: globals are its own. */
export function joinMemory(
  module: WebAssembly.Module,
  memory: WebAssembly.Memory,
): WebAssembly.Exports {
  return new WebAssembly.Instance(module, { env: { memory, abort } }).exports;
}

/** The exports of an instance with memory of its own. */
export function startModule(module: WebAssembly.Module): WebAssembly.Exports {
  const isAsked = WebAssembly.Module.imports(module).some(({ kind }) => kind === 'memory');
  const memory = isAsked ? new WebAssembly.Memory(PAGES) : undefined;
  const env: WebAssembly.ModuleImports = memory ? { abort, memory } : { abort };
  const { exports } = new WebAssembly.Instance(module, { env });
  return memory ? { ...exports, memory } : exports;
}

/** A debug build calls it where an assertion fails; a release build does not import it. */
function abort(_message: number, _file: number, line: number, column: number): never {
  throw new Error(`an assertion of the kernel failed at line ${line}, column ${column}`);
}
