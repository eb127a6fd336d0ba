import { choosePartitions, type TableSize } from './partitions.ts';
import { PATTERN_CELLS_MAX, PatternDatabase } from './patternDatabase.ts';
import { layOutSums, type PatternSums, type PatternTable } from './patternSums.ts';
import { TableCache } from './tableCache.ts';

/**
 * The sums of goals that this process has met, so that puzzles with the same goal share them; space
 * for both stages of one 4×4 goal.
 */
const cache = new TableCache<PatternSums>(120_000_000, ({ table }) => table.length);

/** Builds the pattern databases of a goal bit by bit, or finds them built before. */
export class PatternTables {
  /** Expansions that would take about as long as building; 0 if the tables are kept. */
  readonly price: number;
  /** Most bytes in use while building and after. */
  readonly bytesPeak: number;
  private readonly key: string;
  private readonly board: readonly [width: number, height: number, gapGoal: number];
  private readonly partitions: readonly (readonly PatternTable[])[] = [];
  private readonly todo: { pattern: readonly number[]; partition: PatternTable[] }[] = [];
  private current: PatternDatabase | undefined;
  private bytesDone = 0;

  constructor(width: number, height: number, gapGoal: number, tables: TableSize) {
    this.key = `${width} ${height} ${gapGoal} ${tables}`;
    this.board = [width, height, gapGoal];
    let entries = 0;
    this.partitions = choosePartitions(width, height, gapGoal, tables).map((patterns) => {
      const partition: PatternTable[] = [];
      for (const pattern of patterns) {
        this.todo.push({ pattern, partition });
        entries += (width * height) ** pattern.length;
      }
      return partition;
    });
    this.price = cache.has(this.key) ? 0 : entries;
    const largest = Math.max(...this.todo.map(({ pattern }) => (width * height) ** pattern.length));
    this.bytesPeak = 2 * entries + 3 * largest * (width * height <= 16 ? 2 : 4);
  }

  /** Whether boards of this size can have pattern databases at all. */
  static fits(width: number, height: number): boolean {
    return width * height <= PATTERN_CELLS_MAX;
  }

  /** Bytes of the finished tables and of those under construction. */
  get bytes(): number {
    return this.bytesDone + (this.current?.bytes ?? 0);
  }

  /** Works for about as long as `budget` expansions take; the sums when they are complete. */
  step(budget: number): PatternSums | undefined {
    const known = cache.take(this.key);
    if (known) return known;
    const next = this.todo[0];
    if (!next) {
      const sums = layOutSums(...this.board, this.partitions);
      cache.keep(this.key, sums);
      return sums;
    }
    this.current ??= new PatternDatabase(...this.board, next.pattern);
    if (!this.current.step(budget * PLACES_PER_EXPANSION)) return undefined;
    const { table } = this.current;
    next.partition.push({ pattern: next.pattern, table });
    this.bytesDone += table.byteLength;
    this.current = undefined;
    this.todo.shift();
    return undefined;
  }
}

/** Places of a table looked at while a search expands one node (measured: most are empty). */
const PLACES_PER_EXPANSION = 16;
