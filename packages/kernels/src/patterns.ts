import { bytesAsText, type instantiate } from './generated/patternsShared.ts';
import {
  compileText,
  compileUnshared,
  type SharedInstance,
  startModule,
  startShared,
} from './kernelModule.ts';

/** The functions of an instance, called as they are: numbers of 32 bits need `>>> 0`. */
export type PatternsKernel = Awaited<ReturnType<typeof instantiate>>;

/** Compiled at the first use. */
let compiled: WebAssembly.Module | null | undefined;

/** An instance with memory of its own, or undefined where WebAssembly is missing or refused. */
export function createPatterns(): PatternsKernel | undefined {
  compiled ??= compileUnshared(bytesAsText);
  return compiled ? startPatterns(compiled) : undefined;
}

/** An instance of a module that `build.mjs` made. */
export function startPatterns(module: WebAssembly.Module): PatternsKernel {
  return startModule(module) as unknown as PatternsKernel;
}

let compiledShared: WebAssembly.Module | null | undefined;

/** The same in memory for several threads, or undefined where there is none. */
export function createSharedPatterns(): SharedInstance<PatternsKernel> | undefined {
  compiledShared ??= compileText(bytesAsText);
  return startShared(compiledShared);
}
