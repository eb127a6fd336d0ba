/*
 * How much more than its Manhattan distance a group of tiles costs, for all groups that lie close
 * together in the goal: squares of 2×2 and lines of four (fewer tiles where the board is small).
 * The groups overlap, so their sum is no lower bound, but it tells a beam far more than a partition
 * of the tiles into disjoint groups could: every tile is seen together with all its neighbours.
 * On the 24-puzzle, beams 2,000 wide find 115.7 steps on average by Manhattan distance, 98 with
 * groups of three, 96.4 with these (the optimum is 90.7).
 */
import { entryAt } from '../../heuristic/tiles/denseRank.ts';
import { PatternDatabase } from '../../heuristic/tiles/patternDatabase.ts';
import { symmetriesFixing } from '../../heuristic/tiles/symmetries.ts';
import { TableCache } from '../../heuristic/tiles/tableCache.ts';
import { type GapGoal, PatternBuilder } from '../tiles/patternBuilder.ts';
import { type Groups, NO_TILE } from './judge.ts';

/** What a step of a tile's own way is worth, and one that a group needs besides. */
export const TILE_WEIGHT = 4;
const GROUP_WEIGHT = 2;

/** Boards with more cells have no group tables. */
export const GROUP_CELLS_MAX = 25;

const cache = new TableCache<Groups>(60_000_000, ({ table }) => table.length);

/** A table under construction, by the kernel or, where there is none, in TypeScript. */
type Build = {
  readonly bytes: number;
  readonly step: (budget: number) => boolean;
  /** Weighted excess over the Manhattan distance, by index; 0 where there is no placement. */
  readonly excess: () => Uint8Array;
};

/** Builds the tables of a goal bit by bit, or finds them built before. */
export class GroupTables {
  private readonly goal: GapGoal;
  private readonly key: string;
  private readonly groups: readonly (readonly number[])[];
  /** By the tiles of a group. */
  private readonly tables = new Map<string, Uint8Array>();
  private readonly todo: (readonly number[])[];
  private current: Build | undefined;
  private builder: PatternBuilder | undefined;

  constructor(goal: GapGoal) {
    this.goal = goal;
    this.key = `${goal.width} ${goal.height} ${goal.gapGoal}`;
    this.groups = closeGroups(goal);
    this.todo = [...this.groups];
  }

  get bytes(): number {
    const tables = [...this.tables.values()];
    return tables.reduce((sum, { length }) => sum + length, this.current?.bytes ?? 0);
  }

  /** Works for about as long as `budget` expansions take; the tables when they are complete. */
  step(budget: number): Groups | undefined {
    const known = cache.take(this.key);
    if (known) return known;
    const group = this.todo[0];
    if (!group) {
      const tables = this.groups.map((group) => this.tables.get(group.join())!);
      const made = layOut(this.goal, this.groups, tables);
      cache.keep(this.key, made);
      return made;
    }
    this.builder ??= PatternBuilder.open();
    this.current ??= kernelBuild(this.builder, this.goal, group) ?? plainBuild(this.goal, group);
    if (!this.current.step(budget)) return undefined;
    this.keep(group, this.current.excess());
    this.current = undefined;
    while (this.todo[0] && this.tables.has(this.todo[0].join())) this.todo.shift();
    return undefined;
  }

  /** Keeps a table, and as its mirror image the table of the mirror group, if there is one. */
  private keep(group: readonly number[], table: Uint8Array): void {
    const { width, height, gapGoal } = this.goal;
    this.tables.set(group.join(), table);
    for (const map of symmetriesFixing(width, height, gapGoal)) {
      const mirrored = group.map((id) => map[id]!);
      const sorted = [...mirrored].sort((a, b) => a - b);
      if (this.tables.has(sorted.join())) continue;
      const order = mirrored.map((id) => sorted.indexOf(id));
      this.tables.set(sorted.join(), mirror(table, map, order));
    }
  }
}

/** The table of the mirror group: its tile order[i] on map[cell] stands for tile i on the cell. */
function mirror(table: Uint8Array, map: ArrayLike<number>, order: readonly number[]): Uint8Array {
  const cells = map.length;
  const image = new Uint8Array(table.length);
  const place = (tile: number, from: number, to: number): void => {
    if (tile === order.length) {
      image[to] = table[from]!;
      return;
    }
    const [unit, unitThere] = [cells ** tile, cells ** order[tile]!];
    for (let cell = 0; cell < cells; cell++) {
      place(tile + 1, from + cell * unit, to + map[cell]! * unitThere);
    }
  };
  place(0, 0, 0);
  return image;
}

function kernelBuild(
  builder: PatternBuilder | undefined,
  goal: GapGoal,
  group: readonly number[],
): Build | undefined {
  if (!builder?.begin(goal, group)) return undefined;
  return {
    bytes: builder.bytes,
    step: (budget) => builder.step(budget),
    excess: () => spreadOut(goal, group.length, builder.entries()),
  };
}

/** The twin of `kernelBuild` for platforms without WebAssembly. */
export function plainBuild({ width, height, gapGoal }: GapGoal, group: readonly number[]): Build {
  const build = new PatternDatabase(width, height, gapGoal, group);
  return {
    bytes: build.bytes,
    step: (budget) => build.step(budget * PLACES_PER_EXPANSION),
    excess: () => excessOf(width, width * height, group, build.table),
  };
}

const PLACES_PER_EXPANSION = 64;

/** Entries by dense rank, which counts halves, written by index. */
function spreadOut({ width, height }: GapGoal, tiles: number, entries: Uint8Array): Uint8Array {
  const cells = width * height;
  const table = new Uint8Array(cells ** tiles);
  let rank = 0;
  const place = (tile: number, taken: number, index: number): void => {
    if (tile === tiles) {
      table[index] = 2 * GROUP_WEIGHT * entryAt(entries, rank++);
      return;
    }
    for (let cell = 0; cell < cells; cell++) {
      if ((taken >> cell) & 1) continue;
      place(tile + 1, taken | (1 << cell), index + cell * cells ** tile);
    }
  };
  place(0, 0, 0);
  return table;
}

/** Squares and lines of the goal, without the gap, each set of tiles once. */
export function closeGroups({ width, height, gapGoal }: GapGoal): number[][] {
  const groups = new Map<string, number[]>();
  const lay = (wide: number, high: number) => {
    for (let y = 0; y + high <= height; y++) {
      for (let x = 0; x + wide <= width; x++) {
        const group: number[] = [];
        for (let i = 0; i < wide * high; i++) {
          const id = (y + Math.floor(i / wide)) * width + x + (i % wide);
          if (id !== gapGoal) group.push(id);
        }
        if (group.length > 1) groups.set(group.join(), group);
      }
    }
  };
  lay(2, 2);
  lay(Math.min(4, width), 1);
  lay(1, Math.min(4, height));
  return [...groups.values()];
}

function excessOf(
  width: number,
  cells: number,
  group: readonly number[],
  table: Uint8Array,
): Uint8Array {
  return table.map((moves, index) => {
    if (moves === 255) return 0;
    let rest = index;
    let sum = 0;
    for (const id of group) {
      const cell = rest % cells;
      rest = (rest - cell) / cells;
      sum += Math.abs((cell % width) - (id % width));
      sum += Math.abs(Math.floor(cell / width) - Math.floor(id / width));
    }
    return GROUP_WEIGHT * (moves - sum);
  });
}

function layOut(
  { width, height, gapGoal }: GapGoal,
  groups: readonly (readonly number[])[],
  tables: readonly Uint8Array[],
): Groups {
  const cells = width * height;
  const begins: number[] = [];
  let end = 0;
  for (const { length } of tables) {
    begins.push(end);
    end += length;
  }
  const table = new Uint8Array(end);
  tables.forEach((one, i) => {
    table.set(one, begins[i]!);
  });
  const firstOf = new Uint16Array(cells + 1);
  const begin: number[] = [];
  const unit: number[] = [];
  const others: number[] = [];
  const otherUnits: number[] = [];
  for (let id = 0; id < cells; id++) {
    firstOf[id] = begin.length;
    groups.forEach((group, i) => {
      if (id === gapGoal || !group.includes(id)) return;
      begin.push(begins[i]!);
      unit.push(cells ** group.indexOf(id));
      const rest = group.filter((other) => other !== id);
      for (let k = 0; k < 3; k++) {
        const other = rest[k];
        others.push(other ?? NO_TILE);
        otherUnits.push(other === undefined ? 0 : cells ** group.indexOf(other));
      }
    });
  }
  firstOf[cells] = begin.length;
  return {
    table,
    firstOf,
    begin: Int32Array.from(begin),
    unit: Int32Array.from(unit),
    others: Uint16Array.from(others),
    otherUnits: Int32Array.from(otherUnits),
  };
}
