/* Makes instances of the kernel for beam search over tile boards. */

import { type LazyKernel, lazyKernel } from '@glissade/platform/kernelModule';
import { bytesAsText, type instantiate } from './generated/tileBeamShared.ts';

/** The functions of an instance, called as they are. */
export type TileBeamKernel = Awaited<ReturnType<typeof instantiate>>;

const kernel = lazyKernel<TileBeamKernel>(bytesAsText);

/**
 * An instance whose beams have ended, for reuse: its memory takes hundreds of megabytes, which the
 * garbage collector does not count.
 */
let idle: TileBeamKernel | undefined;
const IDLE_BYTES_MAX = 512 << 20;

/**
 * An instance with its own memory, or undefined where WebAssembly is missing or forbidden. One with
 * more memory than `bytesMax` is not reused, because memory cannot shrink.
 */
export function takeTileBeam(
  bytesMax: number = Number.POSITIVE_INFINITY,
): TileBeamKernel | undefined {
  if (idle && idle.memory.buffer.byteLength > bytesMax) return kernel.create();
  const taken = idle ?? kernel.create();
  idle = undefined;
  return taken;
}

/** Gives back an instance for reuse; its owner must not use it any more. */
export function giveBackTileBeam(used: TileBeamKernel): void {
  if (used.memory.buffer.byteLength <= IDLE_BYTES_MAX) idle = used;
}

export const createTileBeam: LazyKernel<TileBeamKernel>['create'] = kernel.create;
export const startTileBeam: LazyKernel<TileBeamKernel>['start'] = kernel.start;
export const createSharedTileBeam: LazyKernel<TileBeamKernel>['createShared'] = kernel.createShared;
