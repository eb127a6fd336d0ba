import { bytesAsText, type instantiate } from './generated/tileStepsShared.ts';
import {
  compileText,
  compileUnshared,
  type SharedInstance,
  startModule,
  startShared,
} from './kernelModule.ts';

/** The functions of an instance, called as they are. */
export type TileStepsKernel = Awaited<ReturnType<typeof instantiate>>;

/** Compiled at the first use. */
let compiled: WebAssembly.Module | null | undefined;

/** An instance with memory of its own, or undefined where WebAssembly is missing or refused. */
export function createTileSteps(): TileStepsKernel | undefined {
  compiled ??= compileUnshared(bytesAsText);
  return compiled ? startTileSteps(compiled) : undefined;
}

/** An instance of a module that `build.mjs` made. */
export function startTileSteps(module: WebAssembly.Module): TileStepsKernel {
  return startModule(module) as unknown as TileStepsKernel;
}

let compiledShared: WebAssembly.Module | null | undefined;

/** The same in memory for several threads, or undefined where there is none. */
export function createSharedTileSteps(): SharedInstance<TileStepsKernel> | undefined {
  compiledShared ??= compileText(bytesAsText);
  return startShared(compiledShared);
}
