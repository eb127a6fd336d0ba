/* Makes instances of the kernel for IDA* in single-tile steps. */

import { type LazyKernel, lazyKernel } from '@glissade/platform/kernelModule';
import { bytesAsText, type instantiate } from './generated/tileStepsShared.ts';

/** The functions of an instance, called as they are. */
export type TileStepsKernel = Awaited<ReturnType<typeof instantiate>>;

const kernel = lazyKernel<TileStepsKernel>(bytesAsText);

export const createTileSteps: LazyKernel<TileStepsKernel>['create'] = kernel.create;
export const startTileSteps: LazyKernel<TileStepsKernel>['start'] = kernel.start;
export const createSharedTileSteps: LazyKernel<TileStepsKernel>['createShared'] =
  kernel.createShared;
