import { createTileBeam, type TileBeamKernel } from '@glissade/kernels';
import type { Groups } from './groups.ts';
import { scoreOf } from './judge.ts';
import {
  seenBitsFor,
  type WholeBeam,
  type WholeBeamOptions,
  type WholeJudge,
} from './wholeBeam.ts';
import { zobristOf } from './zobrist.ts';

const NO_CELL = 255;
const ENTRY_BYTES = 20;
const STATUS = ['running', 'found', 'lost'] as const;

/** Boards with more cells do not fit the bytes of the kernel. */
export const KERNEL_CELLS_MAX = 254;

/** The beam over a whole board in WebAssembly; see `assembly/tileBeam.ts`. */
export class KernelBeam implements WholeBeam {
  line: Uint8Array = new Uint8Array(0);
  private readonly judge: WholeJudge;
  private readonly kernel: TileBeamKernel;

  private constructor(judge: WholeJudge, kernel: TileBeamKernel) {
    this.judge = judge;
    this.kernel = kernel;
  }

  /** Undefined where there is no WebAssembly. */
  static open(
    judge: WholeJudge,
    create: () => TileBeamKernel | undefined = createTileBeam,
  ): KernelBeam | undefined {
    if (judge.cells > KERNEL_CELLS_MAX) return undefined;
    const kernel = create();
    return kernel && new KernelBeam(judge, kernel);
  }

  get expanded(): number {
    return this.kernel.expanded();
  }

  get generated(): number {
    return this.kernel.generated();
  }

  get bytes(): number {
    return this.kernel.memory.buffer.byteLength;
  }

  begin(tiles: ArrayLike<number>, gap: number, options: WholeBeamOptions): boolean {
    const { kernel, judge } = this;
    const { width, seed, movesMax } = options;
    const { cells, groups } = judge;
    const { begins, offsets, table } = groups;
    const bits = seenBitsFor(width);
    const lengths = [begins.length, offsets.length, table.length] as const;
    if (!kernel.open(cells, ...lengths, width, movesMax, bits)) return false;
    this.write();
    const board = Uint8Array.from(tiles);
    new Uint8Array(kernel.memory.buffer).set(board, kernel.startAt() >>> 0);
    kernel.begin(width, seed, movesMax, gap, scoreOf(judge, board));
    return true;
  }

  step(budget: number): 'running' | 'found' | 'lost' {
    const { kernel } = this;
    const status = STATUS[kernel.step(budget)]!;
    if (status === 'found') {
      const at = kernel.lineAt() >>> 0;
      this.line = new Uint8Array(kernel.memory.buffer, at, kernel.lineLength()).slice();
    }
    return status;
  }

  /** Writes the tables of the judge. */
  private write(): void {
    const { kernel, judge } = this;
    const { cells, distances, groups } = judge;
    const { firstOf, offsets, table } = groups;
    const { buffer } = kernel.memory;
    const neighbours = Uint8Array.from(judge.neighbours, (to) => (to < 0 ? NO_CELL : to));
    new Uint8Array(buffer).set(neighbours, kernel.neighboursAt() >>> 0);
    new Int32Array(buffer, kernel.distancesAt() >>> 0, distances.length).set(distances);
    new Uint16Array(buffer, kernel.firstsAt() >>> 0, firstOf.length).set(firstOf);
    new Int32Array(buffer, kernel.offsetsAt() >>> 0, offsets.length).set(offsets);
    new Int16Array(buffer, kernel.tableAt() >>> 0, table.length).set(table);
    const [low, high] = zobristOf(cells);
    const hashes = new Int32Array(buffer, kernel.zobristAt() >>> 0, low.length * 2);
    for (let i = 0; i < low.length; i++) {
      hashes[i * 2] = low[i]!;
      hashes[i * 2 + 1] = high[i]!;
    }
    writeEntries(new DataView(buffer, kernel.entriesAt() >>> 0), groups);
  }
}

/** Writes the rows of the groups as the kernel reads them: see `beamMemory.ts`. */
function writeEntries(view: DataView, { begins, ownAt, others, otherAt }: Groups): void {
  for (let row = 0; row < begins.length; row++) {
    const at = row * ENTRY_BYTES;
    view.setUint32(at, begins[row]!, true);
    view.setUint32(at + 4, ownAt[row]!, true);
    for (let k = 0; k < 2; k++) {
      view.setUint32(at + 8 + 4 * k, otherAt[row * 3 + k]!, true);
      view.setUint16(at + 16 + 2 * k, others[row * 3 + k]!, true);
    }
  }
}
