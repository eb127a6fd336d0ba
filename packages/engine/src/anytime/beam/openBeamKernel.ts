import {
  createSharedTileBeam,
  createTileBeam,
  type SharedInstance,
  type TileBeamKernel,
} from '@glissade/kernels';

/** The kernel of a beam, and what threads need to join it if there are several. */
export type BeamKernel = {
  readonly kernel: TileBeamKernel;
  /** Threads that use it at most, the caller's included. */
  readonly threads: number;
  readonly shared?: SharedInstance<TileBeamKernel>;
};

type KernelSource = {
  /** Threads that may use it, the caller's included; 1 by default. */
  readonly threads?: number;
  readonly create?: () => TileBeamKernel | undefined;
  readonly createShared?: () => SharedInstance<TileBeamKernel> | undefined;
};

/** An instance of the kernel, or undefined where there is no WebAssembly. */
export function openBeamKernel({
  threads = 1,
  create = createTileBeam,
  createShared = createSharedTileBeam,
}: KernelSource = {}): BeamKernel | undefined {
  const shared = threads > 1 ? createShared() : undefined;
  if (shared) return { kernel: shared.kernel, threads, shared };
  const kernel = create();
  return kernel && { kernel, threads: 1 };
}
