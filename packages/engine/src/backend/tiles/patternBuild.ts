import { createPatterns, type PatternsKernel } from '@glissade/kernels';
import {
  PATTERN_GAP,
  PATTERN_HEIGHT,
  PATTERN_HOMES,
  PATTERN_TILES,
  PATTERN_WIDTH,
} from '@glissade/kernels/patternsLayout';

/** A goal of a board: where the gap will be. */
export type GapGoal = {
  readonly width: number;
  readonly height: number;
  readonly gapGoal: number;
};

/** A pattern database, 4 bits a placement: half of what it exceeds Manhattan distance by. */
export type PackedPattern = {
  /** Ids of its tiles; the first is the first digit of a rank. */
  readonly pattern: readonly number[];
  readonly entries: Uint8Array;
};

/** Placements of so many tiles on so many cells. */
export function countPlacements(cells: number, tiles: number): number {
  let count = 1;
  for (let tile = 0; tile < tiles; tile++) count *= cells - tile;
  return count;
}

/** Placements looked at, and bytes cleared, in the time of one expanded. */
const LOOKED_AT_PER_EXPANSION = 100;
/** Nodes of a search expanded in the time of one placement. */
const COST = 2;

/** A pattern database that a kernel builds, slice by slice. */
export class PatternBuild {
  private readonly kernel: PatternsKernel;
  private readonly blocks: number;
  private readonly perBlock: number;
  private level = 0;
  private block = 0;
  /** Placements expanded in this level. */
  private expanded = 0;

  private constructor(kernel: PatternsKernel, placements: number) {
    this.kernel = kernel;
    this.blocks = kernel.blocks() >>> 0;
    this.perBlock = placements / this.blocks;
  }

  /** Undefined where there is no WebAssembly or no memory. */
  static open(
    { width, height, gapGoal }: GapGoal,
    pattern: readonly number[],
    create: () => PatternsKernel | undefined = createPatterns,
  ): PatternBuild | undefined {
    const kernel = create();
    if (!kernel) return undefined;
    const view = new DataView(kernel.memory.buffer);
    view.setInt32(PATTERN_WIDTH, width, true);
    view.setInt32(PATTERN_HEIGHT, height, true);
    view.setInt32(PATTERN_GAP, gapGoal, true);
    view.setInt32(PATTERN_TILES, pattern.length, true);
    pattern.forEach((id, tile) => {
      view.setUint8(PATTERN_HOMES + tile, id);
    });
    const bytes = kernel.prepare() >>> 0;
    try {
      kernel.memory.grow(Math.ceil((bytes - kernel.memory.buffer.byteLength) / 65_536));
    } catch {
      return undefined;
    }
    kernel.begin();
    return new PatternBuild(kernel, countPlacements(width * height, pattern.length));
  }

  get bytes(): number {
    return this.kernel.memory.buffer.byteLength;
  }

  /** Works for about as long as a search expands so many nodes; true when the table is ready. */
  step(budget: number): boolean {
    const { kernel, blocks, perBlock } = this;
    let left = budget;
    while (left > 0) {
      const chunk = Math.max(1, Math.ceil(left / (COST * perBlock)));
      const to = Math.min(blocks, this.block + chunk);
      const expanded = kernel.scan(this.block, to, this.level) >>> 0;
      left -= expanded * COST + ((to - this.block) * perBlock) / LOOKED_AT_PER_EXPANSION;
      this.expanded += expanded;
      this.block = to;
      if (to < blocks) continue;
      if (this.expanded === 0) return true;
      this.level++;
      this.block = 0;
      this.expanded = 0;
    }
    return false;
  }

  /** The table, once `step` has said that it is ready. */
  entries(): Uint8Array {
    const { kernel } = this;
    const at = kernel.tableAt() >>> 0;
    return new Uint8Array(kernel.memory.buffer, at, kernel.tableBytes() >>> 0).slice();
  }
}
