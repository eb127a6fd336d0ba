import { readFileSync } from 'node:fs';
import {
  type BreadthFirstKernel,
  createBreadthFirst,
  type KernelWidth,
  startBreadthFirst,
} from '@glissade/kernels';

/** Makes an instance of a build of the breadth-first kernel. */
type Create = (width: KernelWidth) => BreadthFirstKernel | undefined;

function readModule(name: string): WebAssembly.Module {
  const file = new URL(`../../kernels/build/${name}.debug.wasm`, import.meta.url);
  return new WebAssembly.Module(readFileSync(file));
}

const debug = { narrow: readModule('breadthFirst'), wide: readModule('breadthFirstWide') };

/** Both builds of the breadth-first kernel, for tests that both must pass. */
export const kernelBuilds: readonly (readonly [string, Create])[] = [
  ['release', createBreadthFirst],
  ['debug', (width) => startBreadthFirst(debug[width])],
];
