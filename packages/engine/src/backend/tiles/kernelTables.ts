import { createSharedTileSteps, createTileSteps } from '@glissade/kernels';
import { PATTERN_CELLS_MAX } from '@glissade/kernels/patternsLayout';
import { axisPair } from '../../heuristic/tiles/axisPair.ts';
import { choosePartitions, type TableSize } from '../../heuristic/tiles/partitions.ts';
import { TableCache } from '../../heuristic/tiles/tableCache.ts';
import { moveAutomaton } from './gapMoves.ts';
import {
  type BuilderOptions,
  countPlacements,
  type GapGoal,
  type PackedPattern,
  PatternBuilder,
} from './patternBuilder.ts';
import { type LoadedSteps, loadSteps } from './stepMemory.ts';
import { type StepTables, tableBytes } from './stepTables.ts';

/** Length of the words of gap moves that the searches know. */
const WORDS = 10;

/** The tables of a goal, and kernels that hold them and are not in use. */
export class StepKernels {
  readonly tables: StepTables;
  private readonly idle: LoadedSteps[] = [];

  constructor(goal: GapGoal, partitions: StepTables['partitions']) {
    const axes = axisPair(goal.width, goal.height, goal.gapGoal);
    this.tables = { ...goal, axes, automaton: moveAutomaton(WORDS), partitions };
  }

  /** A kernel for the caller alone, until it is given back; undefined where there is no memory. */
  take(isShared: boolean): LoadedSteps | undefined {
    const at = this.idle.findIndex(({ shared }) => !isShared || shared !== undefined);
    if (at >= 0) return this.idle.splice(at, 1)[0];
    const shared = isShared ? createSharedTileSteps() : undefined;
    const kernel = shared?.kernel ?? createTileSteps();
    return kernel && loadSteps(kernel, this.tables, shared);
  }

  giveBack(loaded: LoadedSteps): void {
    if (this.idle.length === 0) this.idle.push(loaded);
  }
}

/**
 * Tables of goals met in this process, so that puzzles of one goal share them: the light ones of a
 * dozen goals. Each is held twice, once in a kernel.
 */
const cache = new TableCache<StepKernels>(120_000_000, ({ tables }) =>
  tableBytes(tables.partitions),
);

/** Builds the pattern databases of a goal bit by bit, or finds them built before. */
export class KernelTables {
  /** Placements to be counted. */
  readonly placements: number;
  /** Most bytes in use while building and after. */
  readonly bytesPeak: number;
  private readonly key: string;
  private readonly goal: GapGoal;
  private readonly partitions: PackedPattern[][];
  private readonly todo: { pattern: readonly number[]; partition: PackedPattern[] }[] = [];
  private readonly options: BuilderOptions;
  private builder: PatternBuilder | undefined;
  private isBuilding = false;
  private bytesDone = 0;

  constructor(goal: GapGoal, size: TableSize, options: BuilderOptions = {}) {
    this.options = options;
    const { width, height, gapGoal } = goal;
    this.key = `${width} ${height} ${gapGoal} ${size}`;
    this.goal = goal;
    const patterns = choosePartitions(width, height, gapGoal, size);
    this.partitions = patterns.map(() => []);
    patterns.forEach((all, number) => {
      for (const pattern of all) {
        this.todo.push({ pattern, partition: this.partitions[number]! });
      }
    });
    const counts = this.todo.map(({ pattern }) => countPlacements(width * height, pattern.length));
    this.placements = counts.reduce((sum, count) => sum + count, 0);
    this.bytesPeak = this.placements + 2.5 * Math.max(...counts) + FIXED_BYTES;
  }

  /** Whether boards of this size can have pattern databases at all. */
  static fits({ width, height }: GapGoal): boolean {
    return width * height <= PATTERN_CELLS_MAX;
  }

  /** They were built before. */
  get isReady(): boolean {
    return cache.has(this.key);
  }

  /** Bytes of the tables at hand and of those under construction. */
  get bytes(): number {
    return this.bytesDone + (this.builder?.bytes ?? 0);
  }

  /**
   * Works for about as long as `budget` expansions take. The kernels when the tables are complete;
   * null when there is no memory for them.
   */
  step(budget: number): StepKernels | null | undefined {
    const known = cache.take(this.key);
    if (known) return known;
    const next = this.todo[0];
    if (!next) {
      const kernels = new StepKernels(this.goal, this.partitions);
      cache.keep(this.key, kernels);
      this.close();
      return kernels;
    }
    this.builder ??= PatternBuilder.open(this.options);
    if (!this.builder) return null;
    if (!this.isBuilding && !this.builder.begin(this.goal, next.pattern)) {
      this.close();
      return null;
    }
    this.isBuilding = true;
    if (!this.builder.step(budget)) return undefined;
    this.isBuilding = false;
    const entries = this.builder.entries();
    next.partition.push({ pattern: next.pattern, entries });
    this.bytesDone += entries.length;
    this.todo.shift();
    return undefined;
  }

  /** Lets go of what building takes, threads above all. */
  close(): void {
    this.builder?.close();
    this.builder = undefined;
  }
}

/** What a kernel takes whatever the board. */
const FIXED_BYTES = 4_000_000;
