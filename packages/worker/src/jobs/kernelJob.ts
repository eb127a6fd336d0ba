import { joinMemory } from '@glissade/platform/kernelModule';

/** Calls functions of a kernel whose memory all threads share: the job `kernel`. */
export type KernelJobData = {
  readonly module: WebAssembly.Module;
  /** Shared; what the module imports as `env.memory`. */
  readonly memory: WebAssembly.Memory;
  /** Names of exported functions. An item is an index of this list, then the arguments. */
  readonly calls: readonly string[];
};

/** Each thread has an instance of its own, so globals are the thread's and memory is everyone's. */
export function kernelJob(data: unknown): (numbers: readonly number[]) => number {
  const { module, memory, calls } = data as KernelJobData;
  const exports = joinMemory(module, memory);
  const functions = calls.map((name) => {
    const call = exports[name];
    if (typeof call !== 'function') throw new Error(`the kernel exports no function ${name}`);
    return call as (...numbers: readonly number[]) => number;
  });
  return ([call = 0, ...numbers]) => Number(functions[call]!(...numbers) ?? 0);
}
