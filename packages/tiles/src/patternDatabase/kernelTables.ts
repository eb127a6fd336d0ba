import {
  isTableKept,
  readingTable,
  tellsOfTables,
  writingTable,
} from '@glissade/platform/files/tableCache/tableStore';
import { type BudgetedWork, inExpansions, isDone } from '@glissade/search/budgetedWork';
import { choosePartitions, type TableSize } from '@glissade/search/heuristic/tiles/partitions';
import { roomFor, tableBytes } from '../idaStar/stepTables.ts';
import { PATTERN_CELLS_MAX } from '../kernel/patternsLayout.ts';
import {
  countPlacements,
  type GapGoal,
  type PackedPattern,
  packedBytes,
  tableName,
} from './packedPattern.ts';
import { type BuilderOptions, PatternBuilder } from './patternBuilder.ts';
import { cacheKey, cacheKeys, kernelCache, StepKernels } from './stepKernels.ts';

/** Builds the pattern databases of a goal bit by bit, or finds them built before. */
export class KernelTables {
  /** Placements to be counted. */
  readonly placements: number;
  /** Most bytes in use while building and after. */
  readonly bytesPeak: number;
  /** Some of them were built here, not found or loaded. */
  wasBuilt = false;
  /** Most bytes in use where nothing is to be built: the tables as kept, and where they go. */
  private readonly bytesLoaded: number;
  private readonly bytesMax: number;
  private readonly key: string;
  private readonly goal: GapGoal;
  private readonly patterns: readonly (readonly (readonly number[])[])[];
  private readonly isStored: boolean;
  private readonly options: BuilderOptions;
  /** By pattern: finished tables. */
  private readonly done = new Map<readonly number[], PackedPattern>();
  private todo: (readonly number[])[];
  private readonly loading: BudgetedWork<true>;
  private hasLoaded = false;
  private knownKept: boolean | undefined;
  private builder: PatternBuilder | undefined;
  private isBuilding = false;
  /** What is done with a table that is built. */
  private keeping: BudgetedWork<true> | undefined;

  /** `bytesMax`: more is never taken; where that is too little, there are no tables. */
  constructor(
    goal: GapGoal,
    size: TableSize,
    options: BuilderOptions = {},
    bytesMax = Number.POSITIVE_INFINITY,
  ) {
    const { width, height, gapGoal } = goal;
    this.options = options;
    this.key = cacheKey(goal, size);
    this.goal = { width, height, gapGoal };
    this.patterns = choosePartitions(width, height, gapGoal, size);
    this.isStored = size !== 'small';
    this.todo = this.patterns.flat();
    const counts = this.todo.map((pattern) => countPlacements(width * height, pattern.length));
    this.placements = counts.reduce((sum, count) => sum + count, 0);
    const room = roomFor(width * height, this.todo).bytes.reduce((sum, bytes) => sum + bytes, 0);
    this.bytesLoaded = this.placements / 2 + room + FIXED_BYTES;
    this.bytesPeak = this.bytesLoaded + 1.5 * Math.max(...counts);
    this.bytesMax = bytesMax;
    this.loading = this.loadingAll();
  }

  /** Whether boards of this size can have pattern databases at all. */
  static fits({ width, height }: GapGoal): boolean {
    return width * height <= PATTERN_CELLS_MAX;
  }

  /**
   * Whether memory holds them: what building takes, unless they have been made. A kept table that
   * turns out to be damaged is found by `step`, which then says that there is no memory.
   */
  get fitsMemory(): boolean {
    const { bytesMax } = this;
    if (this.bytesPeak <= bytesMax) return true;
    return this.bytesLoaded <= bytesMax && (this.isReady || this.isKept);
  }

  /** True when the tables are in memory. */
  get isReady(): boolean {
    return kernelCache.has(this.key);
  }

  /** Bytes of the tables in memory and of those under construction. */
  get bytes(): number {
    const kept = kernelCache.peek(this.key);
    if (kept) return tableBytes(kept.tables.partitions);
    let bytes = this.builder?.bytes ?? 0;
    for (const table of this.done.values()) bytes += table.bytes;
    return bytes;
  }

  /**
   * Takes what an earlier process has kept, for about as long as `budget` expansions take; true if
   * that is all. Where a store must be waited for, it comes in time or it is not missed.
   */
  load(budget = Number.POSITIVE_INFINITY): boolean {
    if (this.isReady) return true;
    if (!this.isStored) return false;
    if (!this.hasLoaded) {
      this.findInLevel();
      this.hasLoaded = isDone(this.loading, budget);
    }
    return this.finish() !== undefined;
  }

  /** Whether an earlier process seems to have kept all; asks a store that does not tell. */
  seek(): boolean {
    return this.isReady || (tellsOfTables() ? this.isKept : this.load());
  }

  private *loadingAll(): BudgetedWork<true> {
    yield 0;
    if (this.isKept) this.makeRoom();
    for (const pattern of this.todo) {
      const kept = yield* inExpansions(readingTable(tableName(this.goal, pattern)));
      if (kept instanceof Promise) void kept.then((entries) => this.take(pattern, entries));
      else this.take(pattern, kept);
    }
    return true;
  }

  /**
   * Works for about as long as `budget` expansions take. The kernels when the tables are complete;
   * null when there is no memory for them.
   */
  step(budget: number): StepKernels | null | undefined {
    if (this.keeping) {
      if (isDone(this.keeping, budget)) this.keeping = undefined;
      return undefined;
    }
    if (this.load(budget)) return kernelCache.take(this.key)!;
    if (this.isStored && !this.hasLoaded) return undefined;
    const [pattern] = this.todo;
    if (!pattern) return this.finish();
    this.builder ??= this.openBuilder();
    if (!this.builder || (!this.isBuilding && !this.builder.begin(this.goal, pattern))) {
      this.close();
      return null;
    }
    this.isBuilding = true;
    if (!this.builder.step(budget)) return undefined;
    this.wasBuilt = true;
    this.keeping = this.keepingBuilt(this.builder, pattern);
    return undefined;
  }

  private *keepingBuilt(builder: PatternBuilder, pattern: readonly number[]): BudgetedWork<true> {
    yield 0;
    const entries = yield* inExpansions(builder.copying());
    this.isBuilding = false;
    this.take(pattern, entries);
    if (this.isStored) yield* inExpansions(writingTable(tableName(this.goal, pattern), entries));
    return true;
  }

  private openBuilder(): PatternBuilder | undefined {
    if (this.bytesPeak > this.bytesMax) return undefined;
    this.makeRoom();
    return PatternBuilder.open(this.options);
  }

  /** A large set of another goal is not needed while this one is. */
  private makeRoom(): void {
    const names = cacheKeys(this.goal);
    kernelCache.makeRoom(this.bytesLoaded / 2, (name) => names.includes(name));
  }

  /** Lets go of what building takes, threads above all. */
  close(): void {
    this.keeping?.return(true);
    this.keeping = undefined;
    this.loading.return(true);
    this.hasLoaded = true;
    this.builder?.close();
    this.builder = undefined;
    this.isBuilding = false;
  }

  /** Lets tables that are ready stay for as long as the process lives. */
  hold(): void {
    kernelCache.hold(this.key);
  }

  /** All of them seem to be kept by an earlier process; asked once. */
  get isKept(): boolean {
    this.knownKept ??=
      this.isStored &&
      this.patterns
        .flat()
        .every((pattern) =>
          isTableKept(tableName(this.goal, pattern), packedBytes(this.goal, pattern)),
        );
    return this.knownKept;
  }

  /** Takes the tables that weaker ones of this goal have in common with these. */
  private findInLevel(): void {
    const known = cacheKeys(this.goal).flatMap(
      (name) => kernelCache.peek(name)?.tables.partitions.flat() ?? [],
    );
    for (const pattern of this.todo) {
      const same = known.find((table) => table.pattern.join() === pattern.join());
      if (same) this.put(pattern, same);
    }
  }

  private take(pattern: readonly number[], entries: Uint8Array | undefined): void {
    const bytes = packedBytes(this.goal, pattern);
    if (entries?.length === bytes) this.put(pattern, { pattern, bytes, entries: () => entries });
  }

  private put(pattern: readonly number[], table: PackedPattern): void {
    this.done.set(pattern, table);
    // The one under construction stays first until it is done.
    if (!this.isBuilding || this.todo[0] !== pattern) {
      this.todo = this.todo.filter((other) => other !== pattern);
    }
  }

  private finish(): StepKernels | undefined {
    if (this.todo.length > 0) return undefined;
    const partitions = this.patterns.map((patterns) =>
      patterns.map((pattern) => this.done.get(pattern)!),
    );
    this.done.clear();
    const kernels = new StepKernels(this.goal, partitions);
    kernelCache.keep(this.key, kernels);
    this.close();
    return kernels;
  }
}

/** What kernels take whatever the board. */
const FIXED_BYTES = 6_000_000;
