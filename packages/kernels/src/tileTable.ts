import { bytesAsText, type instantiate } from './generated/tileTable.ts';
import { compileText, startModule } from './kernelModule.ts';

/** The functions of an instance, called as they are. */
export type TileTableKernel = Awaited<ReturnType<typeof instantiate>>;

/** Compiled at the first use. */
let compiled: WebAssembly.Module | null | undefined;

/** An instance with memory of its own, or undefined where WebAssembly is missing or refused. */
export function createTileTable(): TileTableKernel | undefined {
  compiled ??= compileText(bytesAsText);
  return compiled ? startTileTable(compiled) : undefined;
}

/** An instance of a module that `build.mjs` made. */
export function startTileTable(module: WebAssembly.Module): TileTableKernel {
  return startModule(module) as unknown as TileTableKernel;
}
