/* Makes instances of the kernel for the construction of pattern databases. */

import { type LazyKernel, lazyKernel } from '@glissade/platform/kernelModule';
import { bytesAsText, type instantiate } from './generated/patternsShared.ts';

/** The functions of an instance, called as they are: numbers of 32 bits need `>>> 0`. */
export type PatternsKernel = Awaited<ReturnType<typeof instantiate>>;

const kernel = lazyKernel<PatternsKernel>(bytesAsText);

export const createPatterns: LazyKernel<PatternsKernel>['create'] = kernel.create;
export const startPatterns: LazyKernel<PatternsKernel>['start'] = kernel.start;
export const createSharedPatterns: LazyKernel<PatternsKernel>['createShared'] = kernel.createShared;
