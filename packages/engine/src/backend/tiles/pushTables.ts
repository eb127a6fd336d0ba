import { createTilePushes, type TilePushesKernel } from '@glissade/kernels';
import {
  choosePushPatterns,
  type PushPatterns,
  type PushSize,
} from '../../heuristic/tiles/pushPatterns.ts';
import { TableCache } from '../../heuristic/tiles/tableCache.ts';

/** A board whose goal has the gap in this row. */
export type PushBoard = {
  readonly width: number;
  readonly height: number;
  readonly goalRow: number;
};

/** Makes an instance of the kernel. */
export type CreatePushes = () => TilePushesKernel | undefined;

/** A kernel that holds all tables of a board. */
export type LoadedPushes = { readonly kernel: TilePushesKernel; readonly tablesAt: number[] };

/** Finished tables, and a kernel that holds them and is not in use. */
export class PushKernels {
  readonly bytes: number;
  private readonly board: PushBoard;
  private readonly patterns: PushPatterns;
  private readonly tables: readonly Uint8Array[];
  private readonly create: CreatePushes;
  private idle: LoadedPushes | undefined;

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
  take(): LoadedPushes | undefined {
    const { idle } = this;
    this.idle = undefined;
    return idle ?? this.load();
  }

  giveBack(loaded: LoadedPushes): void {
    this.idle = loaded;
  }

  private load(): LoadedPushes | undefined {
    const kernel = openKernel(this.board, this.patterns, this.create);
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
    return { kernel, tablesAt };
  }
}

const PAGES_MAX = 65_535;

function openKernel(
  { width, height, goalRow }: PushBoard,
  { size }: PushPatterns,
  create: CreatePushes,
): TilePushesKernel | undefined {
  const kernel = create();
  return kernel?.open(width, height, goalRow, size, PAGES_MAX) ? kernel : undefined;
}

/** Tables of goals met in this process: the heavy ones of some four goals. */
const cache = new TableCache<PushKernels>(64_000_000, ({ bytes }) => bytes);

/** Builds the tables of a board level by level, or finds them built before. */
export class PushTables {
  /** Cliques of all tables. */
  readonly cliques: number;
  /** Most bytes in use while building and after. */
  readonly bytesPeak: number;
  private readonly key: string;
  private readonly board: PushBoard;
  private readonly patterns: PushPatterns;
  private readonly create: CreatePushes;
  private readonly done: Uint8Array[] = [];
  private kernel: TilePushesKernel | undefined;
  private tableAt = 0;

  /** The tables of a board; undefined where it is too large for any. */
  static for(
    board: PushBoard,
    strength: PushSize,
    create: CreatePushes = createTilePushes,
  ): PushTables | undefined {
    const { width, height, goalRow } = board;
    const patterns = choosePushPatterns(width, height, goalRow, strength);
    return patterns && new PushTables(board, strength, patterns, create);
  }

  private constructor(
    board: PushBoard,
    strength: PushSize,
    patterns: PushPatterns,
    create: CreatePushes,
  ) {
    const { width, height, goalRow } = board;
    this.key = `${width} ${height} ${goalRow} ${strength}`;
    this.board = board;
    this.patterns = patterns;
    this.create = create;
    const { bytesEach } = patterns;
    const count = patterns.patterns.length;
    this.cliques = bytesEach * 8 * count;
    this.bytesPeak = (2 * count + 3) * bytesEach + FIXED_BYTES;
  }

  /** They were built before. */
  get isReady(): boolean {
    return this.create === createTilePushes && cache.has(this.key);
  }

  /** Bytes of the tables at hand and of those under construction. */
  get bytes(): number {
    const { done, kernel } = this;
    const building = kernel?.memory.buffer.byteLength ?? 0;
    return done.length * this.patterns.bytesEach + building;
  }

  /**
   * Works for about as long as `budget` expansions take. The kernels when the tables are complete;
   * null when there is no memory for them.
   */
  step(budget: number): PushKernels | null | undefined {
    const known = this.isReady && cache.take(this.key);
    if (known) return known;
    for (let left = budget; left > 0; left -= this.patterns.bytesEach * CLIQUES_A_LEVEL) {
      const progress = this.buildSome();
      if (progress !== undefined) return progress;
    }
    return undefined;
  }

  /** Builds one level, or begins or ends a table. */
  private buildSome(): PushKernels | null | undefined {
    const { board, patterns, done, create } = this;
    if (done.length === patterns.patterns.length) {
      const kernels = new PushKernels(board, patterns, done, create);
      this.kernel = undefined;
      if (create === createTilePushes) cache.keep(this.key, kernels);
      return kernels;
    }
    this.kernel ??= openKernel(board, patterns, create);
    const { kernel } = this;
    if (!kernel) return null;
    if (this.tableAt === 0) {
      this.tableAt = kernel.takeTable() >>> 0;
      const pattern = patterns.patterns[done.length]!;
      if (this.tableAt === 0 || !kernel.beginTable(this.tableAt, pattern)) return null;
    }
    if (kernel.buildLevel()) return undefined;
    const table = new Uint8Array(kernel.memory.buffer, this.tableAt, kernel.tableBytes());
    done.push(table.slice());
    this.tableAt = 0;
    return undefined;
  }
}

/** What a kernel takes whatever the tables. */
const FIXED_BYTES = 12_000_000;

/** Expansions in the time that a level takes, for each byte of a table. */
const CLIQUES_A_LEVEL = 0.05;
