import type { SharedInstance } from '@glissade/platform/kernelModule';
import {
  createSharedTileBeam,
  giveBackTileBeam,
  type TileBeamKernel,
  takeTileBeam,
} from '../../kernel/tileBeam.ts';

/** The kernel of a beam, and what threads need to join it if there are several. */
export type BeamKernel = {
  readonly kernel: TileBeamKernel;
  /** Threads that use it at most, the caller's included. */
  readonly threads: number;
  readonly shared?: SharedInstance<TileBeamKernel>;
  /** Lets the next search have it; nothing here may use it any more. */
  readonly giveBack?: () => void;
};

type KernelSource = {
  /** Threads that may use it, the caller's included; 1 by default. */
  readonly threads?: number;
  /** An instance that has more memory from an earlier search is not taken. */
  readonly bytesMax?: number;
  readonly create?: () => TileBeamKernel | undefined;
  readonly createShared?: () => SharedInstance<TileBeamKernel> | undefined;
};

/** An instance of the kernel, or undefined where there is no WebAssembly. */
export function openBeamKernel({
  threads = 1,
  bytesMax,
  create,
  createShared = createSharedTileBeam,
}: KernelSource = {}): BeamKernel | undefined {
  const shared = threads > 1 ? createShared() : undefined;
  if (shared) return { kernel: shared.kernel, threads, shared };
  const kernel = create ? create() : takeTileBeam(bytesMax);
  if (!kernel) return undefined;
  const giveBack = create ? {} : { giveBack: () => giveBackTileBeam(kernel) };
  return { kernel, threads: 1, ...giveBack };
}
