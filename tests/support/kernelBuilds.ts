import { readFileSync } from 'node:fs';
import {
  type BreadthFirstKernel,
  startBreadthFirst,
} from '@glissade/blocks/kernel/breadthFirstKernel';
import { createBreadthFirst, type KernelWidth } from '@glissade/blocks/kernel/wideBreadthFirst';
import { oneIn } from './oneIn.ts';

/** Makes an instance of a build of the breadth-first kernel. */
type Create = (width: KernelWidth) => BreadthFirstKernel | undefined;

function readModule(name: string): WebAssembly.Module {
  const file = new URL(`../../packages/blocks/build/${name}.debug.wasm`, import.meta.url);
  return new WebAssembly.Module(readFileSync(file));
}

const debug = { narrow: readModule('breadthFirst'), wide: readModule('breadthFirstWide') };

/**
 * The debug build, which asserts what it relies on, is as correct as the release build for the same
 * source, and slower: of long lists of cases it takes one in so many. `npm run test:slow` gives it
 * all of them.
 */
const DEBUG_SHARE = oneIn(8);

/**
 * Both builds of the breadth-first kernel, for tests that both must pass: a name, what makes an
 * instance, and `share`, where of a long list of cases one in so many is enough.
 */
export const kernelBuilds: readonly (readonly [string, Create, share: number])[] = [
  ['release', createBreadthFirst, 1],
  ['debug', (width) => startBreadthFirst(debug[width]), DEBUG_SHARE],
];
