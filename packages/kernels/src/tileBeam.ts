import { bytesAsText, type instantiate } from './generated/tileBeam.ts';
import { compileText, startModule } from './kernelModule.ts';

/** The functions of an instance, called as they are. */
export type TileBeamKernel = Awaited<ReturnType<typeof instantiate>>;

/** Compiled at the first use. */
let compiled: WebAssembly.Module | null | undefined;

/** An instance with memory of its own, or undefined where WebAssembly is missing or refused. */
export function createTileBeam(): TileBeamKernel | undefined {
  compiled ??= compileText(bytesAsText);
  return compiled ? startTileBeam(compiled) : undefined;
}

/** An instance of a module that `build.mjs` made. */
export function startTileBeam(module: WebAssembly.Module): TileBeamKernel {
  return startModule(module) as unknown as TileBeamKernel;
}
