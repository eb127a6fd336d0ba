import { readFileSync } from 'node:fs';
import {
  createPatterns,
  createTileSteps,
  type PatternsKernel,
  startPatterns,
  startTileSteps,
  type TileStepsKernel,
} from '@glissade/kernels';

function debugBuild(kernel: string): WebAssembly.Module {
  const file = new URL(`../../kernels/build/${kernel}.debug.wasm`, import.meta.url);
  return new WebAssembly.Module(readFileSync(file));
}

const patterns = debugBuild('patterns');
const tileSteps = debugBuild('tileSteps');

/** Both builds of the kernels for tile boards. */
export const tileKernels: readonly {
  readonly build: string;
  readonly patterns: () => PatternsKernel | undefined;
  readonly tileSteps: () => TileStepsKernel | undefined;
}[] = [
  { build: 'release', patterns: createPatterns, tileSteps: createTileSteps },
  {
    build: 'debug',
    patterns: () => startPatterns(patterns),
    tileSteps: () => startTileSteps(tileSteps),
  },
];
