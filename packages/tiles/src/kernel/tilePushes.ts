/* Makes instances of the kernel for IDA* in multi-tile pushes. */

import { type LazyKernel, lazyKernel } from '@glissade/platform/kernelModule';
import { bytesAsText, type instantiate } from './generated/tilePushesShared.ts';

/** The functions of an instance, called as they are: booleans come as 0 and 1. */
export type TilePushesKernel = Awaited<ReturnType<typeof instantiate>>;

const kernel = lazyKernel<TilePushesKernel>(bytesAsText);

export const createTilePushes: LazyKernel<TilePushesKernel>['create'] = kernel.create;
export const startTilePushes: LazyKernel<TilePushesKernel>['start'] = kernel.start;
export const createSharedTilePushes: LazyKernel<TilePushesKernel>['createShared'] =
  kernel.createShared;
