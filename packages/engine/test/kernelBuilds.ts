import { readFileSync } from 'node:fs';
import { type BreadthFirstKernel, createBreadthFirst, startBreadthFirst } from '@glissade/kernels';

const file = new URL('../../kernels/build/breadthFirst.debug.wasm', import.meta.url);
const debug = new WebAssembly.Module(readFileSync(file));

/** Both builds of the breadth-first kernel, for tests that both must pass. */
export const kernelBuilds: readonly (readonly [string, () => BreadthFirstKernel | undefined])[] = [
  ['release', createBreadthFirst],
  ['debug', () => startBreadthFirst(debug)],
];
