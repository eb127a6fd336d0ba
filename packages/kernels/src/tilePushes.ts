import { bytesAsText, type instantiate } from './generated/tilePushesShared.ts';
import {
  compileText,
  compileUnshared,
  type SharedInstance,
  startModule,
  startShared,
} from './kernelModule.ts';

/** The functions of an instance, called as they are: booleans come as 0 and 1. */
export type TilePushesKernel = Awaited<ReturnType<typeof instantiate>>;

/** Compiled at the first use. */
let compiled: WebAssembly.Module | null | undefined;

/** An instance with memory of its own, or undefined where WebAssembly is missing or refused. */
export function createTilePushes(): TilePushesKernel | undefined {
  compiled ??= compileUnshared(bytesAsText);
  return compiled ? startTilePushes(compiled) : undefined;
}

/** An instance of a module that `build.mjs` made. */
export function startTilePushes(module: WebAssembly.Module): TilePushesKernel {
  return startModule(module) as unknown as TilePushesKernel;
}

let compiledShared: WebAssembly.Module | null | undefined;

/** The same in memory for several threads, or undefined where there is none. */
export function createSharedTilePushes(): SharedInstance<TilePushesKernel> | undefined {
  compiledShared ??= compileText(bytesAsText);
  return startShared(compiledShared);
}
