/* Makes instances of the kernel for distance tables of small tile boards. */

import { type LazyKernel, lazyKernel } from '@glissade/platform/kernelModule';
import { bytesAsText, type instantiate } from './generated/tileTable.ts';

/** The functions of an instance, called as they are. */
export type TileTableKernel = Awaited<ReturnType<typeof instantiate>>;

const kernel = lazyKernel<TileTableKernel>(bytesAsText);

export const createTileTable: LazyKernel<TileTableKernel>['create'] = kernel.create;
export const startTileTable: LazyKernel<TileTableKernel>['start'] = kernel.start;
