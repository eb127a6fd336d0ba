import { readFileSync } from 'node:fs';
import {
  createPatterns,
  type PatternsKernel,
  startPatterns,
} from '@glissade/tiles/kernel/patterns';
import {
  createTileBeam,
  startTileBeam,
  type TileBeamKernel,
} from '@glissade/tiles/kernel/tileBeam';
import {
  createTilePushes,
  startTilePushes,
  type TilePushesKernel,
} from '@glissade/tiles/kernel/tilePushes';
import {
  createTileSteps,
  startTileSteps,
  type TileStepsKernel,
} from '@glissade/tiles/kernel/tileSteps';
import {
  createTileTable,
  startTileTable,
  type TileTableKernel,
} from '@glissade/tiles/kernel/tileTable';
import { oneIn } from './oneIn.ts';

function debugBuild(kernel: string): WebAssembly.Module {
  const file = new URL(`../../packages/tiles/build/${kernel}.debug.wasm`, import.meta.url);
  return new WebAssembly.Module(readFileSync(file));
}

const patterns = debugBuild('patterns');
const tileSteps = debugBuild('tileSteps');
const tilePushes = debugBuild('tilePushes');
const tileTable = debugBuild('tileTable');
const tileBeam = debugBuild('tileBeam');

/**
 * Both builds of the kernels for tile boards. Where cases are many, one in `share` is enough: the
 * debug build, which asserts what it relies on, is slower, and made of the same source.
 */
export const tileKernels: readonly {
  readonly build: string;
  readonly share: number;
  readonly patterns: () => PatternsKernel | undefined;
  readonly tileSteps: () => TileStepsKernel | undefined;
  readonly tilePushes: () => TilePushesKernel | undefined;
  readonly tileTable: () => TileTableKernel | undefined;
  readonly tileBeam: () => TileBeamKernel | undefined;
}[] = [
  {
    build: 'release',
    share: 1,
    patterns: createPatterns,
    tileSteps: createTileSteps,
    tilePushes: createTilePushes,
    tileTable: createTileTable,
    tileBeam: createTileBeam,
  },
  {
    build: 'debug',
    share: oneIn(8),
    patterns: () => startPatterns(patterns),
    tileSteps: () => startTileSteps(tileSteps),
    tilePushes: () => startTilePushes(tilePushes),
    tileTable: () => startTileTable(tileTable),
    tileBeam: () => startTileBeam(tileBeam),
  },
];
