/* Kernels for searches in pushes that hold all tables of a board. */

import type { SharedInstance } from '@glissade/platform/kernelModule';
import type { PushPatterns } from '@glissade/search/heuristic/tiles/pushPatterns';
import { createSharedTilePushes, type TilePushesKernel } from '../kernel/tilePushes.ts';

/** A board whose goal has the gap in this row. */
export type PushBoard = {
  readonly width: number;
  readonly height: number;
  readonly goalRow: number;
};

/** Makes an instance of the kernel. */
export type CreatePushes = () => TilePushesKernel | undefined;

/** A kernel that holds all tables of a board. */
export type LoadedPushes = {
  readonly kernel: TilePushesKernel;
  readonly tablesAt: number[];
  /** Where other threads can join. */
  readonly shared?: SharedInstance<TilePushesKernel> | undefined;
};

/** Finished tables, and a kernel that holds them and is not in use. */
export class PushKernels {
  readonly bytes: number;
  private readonly board: PushBoard;
  private readonly patterns: PushPatterns;
  private readonly tables: readonly Uint8Array[];
  private readonly create: CreatePushes;
  private readonly idle: LoadedPushes[] = [];

  constructor(
    board: PushBoard,
    patterns: PushPatterns,
    tables: readonly Uint8Array[],
    create: CreatePushes,
  ) {
    this.board = board;
    this.patterns = patterns;
    this.tables = tables;
    this.create = create;
    this.bytes = tables.reduce((sum, table) => sum + table.byteLength, 0);
  }

  /** A kernel for the caller alone, until it is given back; undefined where there is no memory. */
  take(isShared = false): LoadedPushes | undefined {
    const at = this.idle.findIndex(({ shared }) => !isShared || shared !== undefined);
    return at >= 0 ? this.idle.splice(at, 1)[0] : this.load(isShared);
  }

  giveBack(loaded: LoadedPushes): void {
    if (this.idle.length === 0) this.idle.push(loaded);
  }

  private load(isShared: boolean): LoadedPushes | undefined {
    const shared = isShared ? createSharedTilePushes() : undefined;
    const create = shared ? () => shared.kernel : this.create;
    const kernel = openKernel(this.board, this.patterns, create);
    if (!kernel) return undefined;
    const tablesAt: number[] = [];
    for (const [number, table] of this.tables.entries()) {
      const at = kernel.takeTable() >>> 0;
      if (at === 0) return undefined;
      new Uint8Array(kernel.memory.buffer, at, table.length).set(table);
      for (const isMirrored of [0, 1]) {
        kernel.addView(at, this.patterns.patterns[number]!, isMirrored);
      }
      tablesAt.push(at);
    }
    return { kernel, tablesAt, shared };
  }
}

const PAGES_MAX = 65_535;

export function openKernel(
  { width, height, goalRow }: PushBoard,
  { size }: PushPatterns,
  create: CreatePushes,
): TilePushesKernel | undefined {
  const kernel = create();
  return kernel?.open(width, height, goalRow, size, PAGES_MAX) ? kernel : undefined;
}
