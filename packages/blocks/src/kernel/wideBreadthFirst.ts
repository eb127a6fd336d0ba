import { compileText, once } from '@glissade/platform/kernelModule';
import {
  type BreadthFirstBuild,
  type BreadthFirstKernel,
  createFrom,
  NARROW_BREADTH_FIRST,
} from './breadthFirstKernel.ts';
import { bytesAsText } from './generated/breadthFirstWide.ts';

const wideModule = /* @__PURE__ */ once(() => compileText(bytesAsText));

/** For boards of any size. */
export const WIDE_BREADTH_FIRST: BreadthFirstBuild = {
  create: () => createFrom(wideModule),
  take: () => createFrom(wideModule),
};

/** The two builds of one source: for boards of up to 64 cells, and for boards of any size. */
export type KernelWidth = 'narrow' | 'wide';

/** An instance of one of the two, with its own memory. */
export function createBreadthFirst(width: KernelWidth): BreadthFirstKernel | undefined {
  return (width === 'narrow' ? NARROW_BREADTH_FIRST : WIDE_BREADTH_FIRST).create();
}
