import {
  isTableKept,
  readingTable,
  tellsOfTables,
  writingTable,
} from '@glissade/platform/files/tableCache/tableStore';
import { type BudgetedWork, inExpansions, isDone } from '@glissade/search/budgetedWork';
import {
  choosePushPatterns,
  type PushPatterns,
  type PushSize,
} from '@glissade/search/heuristic/tiles/pushPatterns';
import { TableCache } from '@glissade/search/heuristic/tiles/tableCache';
import { createTilePushes, type TilePushesKernel } from '../kernel/tilePushes.ts';
import { type CreatePushes, openKernel, type PushBoard, PushKernels } from './pushKernels.ts';

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
  private readonly isStored: boolean;
  private readonly done: Uint8Array[] = [];
  /** By number: tables that an earlier process has kept. */
  private readonly kept = new Map<number, Uint8Array>();
  private readonly loading: BudgetedWork<true>;
  private hasLoaded = false;
  /** A table that was built is being stored. */
  private storing: BudgetedWork<true> | undefined;
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
    this.isStored = strength === 'heavy' && create === createTilePushes;
    const { bytesEach } = patterns;
    const count = patterns.patterns.length;
    this.cliques = bytesEach * 8 * count;
    this.bytesPeak = (2 * count + 3) * bytesEach + FIXED_BYTES;
    this.loading = this.loadingAll();
  }

  /** They were built before. */
  get isReady(): boolean {
    return this.create === createTilePushes && cache.has(this.key);
  }

  /** Bytes of the tables in memory and of those under construction. */
  get bytes(): number {
    const { done, kernel } = this;
    const kept = this.isReady && cache.peek(this.key);
    if (kept) return kept.bytes;
    const building = kernel?.memory.buffer.byteLength ?? 0;
    return done.length * this.patterns.bytesEach + building;
  }

  /**
   * Takes what an earlier process has kept, for about as long as `budget` expansions take; true if
   * that is all. Where a store must be waited for, it comes in time or it is not missed.
   */
  load(budget = Number.POSITIVE_INFINITY): boolean {
    if (this.isReady) return true;
    if (!this.isStored) return false;
    this.hasLoaded ||= isDone(this.loading, budget);
    return this.kept.size === this.patterns.patterns.length;
  }

  /** Whether an earlier process seems to have kept all; asks a store that does not tell. */
  seek(): boolean {
    if (this.isReady) return true;
    if (!tellsOfTables()) return this.load();
    const { patterns, bytesEach } = this.patterns;
    return this.isStored && patterns.every((_, at) => isTableKept(this.nameOf(at), bytesEach));
  }

  private *loadingAll(): BudgetedWork<true> {
    yield 0;
    for (const number of this.patterns.patterns.keys()) {
      const found = yield* inExpansions(readingTable(this.nameOf(number)));
      if (found instanceof Promise) void found.then((table) => this.take(number, table));
      else this.take(number, found);
    }
    return true;
  }

  /** Lets tables that are ready stay for as long as the process lives. */
  hold(): void {
    cache.hold(this.key);
  }

  private take(number: number, table: Uint8Array | undefined): void {
    if (table?.length === this.patterns.bytesEach) this.kept.set(number, table);
  }

  private nameOf(number: number): string {
    const { width, height, goalRow } = this.board;
    const { size, patterns } = this.patterns;
    return `pushes-${FORM}-${width}x${height}-${goalRow}-${size}-${patterns[number]!.toString(16)}`;
  }

  /**
   * Works for about as long as `budget` expansions take. The kernels when the tables are complete;
   * null when there is no memory for them.
   */
  step(budget: number): PushKernels | null | undefined {
    const known = this.isReady && cache.take(this.key);
    if (known) return known;
    this.load(budget);
    if (this.isStored && !this.hasLoaded) return undefined;
    if (this.storing && !isDone(this.storing, budget)) return undefined;
    this.storing = undefined;
    for (let left = budget; left > 0; left -= this.patterns.bytesEach * CLIQUES_A_LEVEL) {
      const progress = this.buildSome();
      if (progress !== undefined || this.storing) return progress;
    }
    return undefined;
  }

  private *storingTable(number: number, table: Uint8Array): BudgetedWork<true> {
    yield 0;
    yield* inExpansions(writingTable(this.nameOf(number), table));
    return true;
  }

  /** Builds one level, or begins or ends a table. */
  private buildSome(): PushKernels | null | undefined {
    const { board, patterns, done, create } = this;
    const kept = this.tableAt === 0 ? this.kept.get(done.length) : undefined;
    if (kept) {
      done.push(kept);
      return undefined;
    }
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
    const number = done.push(table.slice()) - 1;
    if (this.isStored) this.storing = this.storingTable(number, done[number]!);
    this.tableAt = 0;
    return undefined;
  }
}

/** Version of the tables' form and order, part of the names of files. */
const FORM = 1;

/** What a kernel takes whatever the tables. */
const FIXED_BYTES = 12_000_000;

/** Expansions in the time that a level takes, for each byte of a table. */
const CLIQUES_A_LEVEL = 0.05;
