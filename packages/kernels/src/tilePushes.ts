import { bytesAsText, type instantiate } from './generated/tilePushes.ts';
import { compileText, startModule } from './kernelModule.ts';

/** The functions of an instance, called as they are: booleans come as 0 and 1. */
export type TilePushesKernel = Awaited<ReturnType<typeof instantiate>>;

/** Compiled at the first use. */
let compiled: WebAssembly.Module | null | undefined;

/** An instance with memory of its own, or undefined where WebAssembly is missing or refused. */
export function createTilePushes(): TilePushesKernel | undefined {
  compiled ??= compileText(bytesAsText);
  return compiled ? startTilePushes(compiled) : undefined;
}

/** An instance of a module that `build.mjs` made. */
export function startTilePushes(module: WebAssembly.Module): TilePushesKernel {
  return startModule(module) as unknown as TilePushesKernel;
}
