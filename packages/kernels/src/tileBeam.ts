/* Makes instances of the kernel for beam search over tile boards. */
import { bytesAsText, type instantiate } from './generated/tileBeamShared.ts';
import { type LazyKernel, lazyKernel } from './kernelModule.ts';

/** The functions of an instance, called as they are. */
export type TileBeamKernel = Awaited<ReturnType<typeof instantiate>>;

const kernel = lazyKernel<TileBeamKernel>(bytesAsText);

export const createTileBeam: LazyKernel<TileBeamKernel>['create'] = kernel.create;
export const startTileBeam: LazyKernel<TileBeamKernel>['start'] = kernel.start;
export const createSharedTileBeam: LazyKernel<TileBeamKernel>['createShared'] = kernel.createShared;
