/*
 * The exhaustive table of a small tile board, made by the kernel `tileTable`: two bits per
 * position.
 */

import type { TileProblem } from '@glissade/search/problem/tileProblem';
import { isSolved, neighboursOf } from '../board/gapBoard.ts';
import { createTileTable, type TileTableKernel } from '../kernel/tileTable.ts';

/** Boards of up to so many cells can have a table: 239,500,800 positions in 96 MB. */
export const TABLE_CELLS_MAX = 12;

/** What a kernel takes whatever the board, and a little more. */
const FIXED_BYTES = 3_000_000;

/** Positions that share a word of each of three planes. */
const POSITIONS_A_WORD = 60;

/** Positions that the kernel passes over in a set while it would expand one (most are old). */
const POSITIONS_A_SET = 2000;

/**
 * The distance of every position of a tile board from a goal, in steps or in pushes, modulo 3,
 * computed by a breadth-first search in WebAssembly. The exact distance is the number of moves of a
 * walk that goes down to the goal.
 */
export class TileTable {
  /** Positions at each distance, as far as they are known. */
  levels: number[] = [1];
  readonly bytes: number;
  private readonly kernel: TileTableKernel;
  private goal: TileProblem;
  private readonly isPushes: boolean;
  private readonly neighbours: Int32Array;

  private constructor(kernel: TileTableKernel, goal: TileProblem, isPushes: boolean) {
    this.kernel = kernel;
    this.goal = goal;
    this.isPushes = isPushes;
    this.neighbours = neighboursOf(goal.width, goal.height);
    this.bytes = kernel.memory.buffer.byteLength;
  }

  /** Bytes of the table of such a board, at most; infinitely many where there is none. */
  static bytesFor(cells: number): number {
    if (cells > TABLE_CELLS_MAX) return Number.POSITIVE_INFINITY;
    let positions = 1;
    for (let i = 2; i <= cells; i++) positions *= i;
    return (positions / 2 / POSITIONS_A_WORD) * 3 * 8 + FIXED_BYTES;
  }

  /** Begins the table of a problem's goal; undefined where there is no memory or no WebAssembly. */
  static open(
    goal: TileProblem,
    isPushes: boolean,
    create: () => TileTableKernel | undefined = createTileTable,
  ): TileTable | undefined {
    const { width, height, gapGoal } = goal;
    if (width * height > TABLE_CELLS_MAX) return undefined;
    const kernel = create();
    const isOpen = kernel?.open(width, height, gapGoal, isPushes ? 1 : 0, 65_535);
    return kernel && isOpen ? new TileTable(kernel, goal, isPushes) : undefined;
  }

  /** Begins the table of another goal of the same board. */
  restart(goal: TileProblem): void {
    this.goal = goal;
    this.levels = [1];
    this.kernel.restart(goal.gapGoal);
  }

  /** Looks at about `budget` positions; true when the table is complete. */
  step(budget: number): boolean {
    if (this.kernel.step(Math.max(1, Math.round(budget / POSITIONS_A_SET))) === 0) return false;
    const size = this.kernel.levelSize();
    if (size === 0) return true;
    this.levels.push(size);
    return false;
  }

  /** Positions in the table. */
  get count(): number {
    return this.levels.reduce((sum, size) => sum + size, 0);
  }

  /** Some of the positions farthest from the goal, ids by cell; the table must be complete. */
  farthest(countMax: number): Uint16Array[] {
    const { kernel, goal } = this;
    const positions: Uint16Array[] = [];
    while (positions.length < countMax) {
      const gap = kernel.farthest(positions.length);
      if (gap < 0) break;
      const cells = goal.width * goal.height;
      const list = new Uint8Array(kernel.memory.buffer, kernel.listAt() >>> 0, cells - 1);
      const ids = Array.from(list, (tile) => (tile < goal.gapGoal ? tile : tile + 1));
      positions.push(Uint16Array.from([...ids.slice(0, gap), goal.gapGoal, ...ids.slice(gap)]));
    }
    return positions;
  }

  /** The positions one unit nearer to the goal. */
  nearer(tiles: ArrayLike<number>, gap: number): { tiles: Uint16Array; gap: number }[] {
    const cells = Uint16Array.from(tiles);
    const wanted = (this.valueOf(cells, gap) + 2) % 3;
    const found: { tiles: Uint16Array; gap: number }[] = [];
    for (const here of this.units(cells, gap)) {
      if (this.valueOf(cells, here) === wanted) found.push({ tiles: cells.slice(), gap: here });
    }
    return found;
  }

  /**
   * Units to the goal from a position (ids by cell, as in TileProblem; the gap's cell is `gap`);
   * undefined if it cannot be reached.
   */
  distanceOf(tiles: ArrayLike<number>, gap: number): number | undefined {
    const cells = Uint16Array.from(tiles);
    let value = this.valueOf(cells, gap);
    if (value > 2) return undefined;
    let here = gap;
    let distance = 0;
    while (here !== this.goal.gapGoal || !isSolved(cells, here)) {
      const wanted = (value + 2) % 3;
      const next = this.walk(cells, here, wanted);
      if (next === undefined) throw new Error('the table of a tile board is not whole');
      here = next;
      value = wanted;
      distance++;
    }
    return distance;
  }

  /** Makes a unit that leads to a position of this value; where the gap is then. */
  private walk(cells: Uint16Array, gap: number, wanted: number): number | undefined {
    for (const here of this.units(cells, gap)) {
      if (this.valueOf(cells, here) === wanted) return here;
    }
    return undefined;
  }

  /** Makes each unit in turn, yields where the gap is, and takes it back. */
  private *units(cells: Uint16Array, gap: number): Generator<number> {
    for (let direction = 0; direction < 4; direction++) {
      let here = gap;
      for (let to = this.push(cells, here, direction); to >= 0; ) {
        here = to;
        yield here;
        to = this.isPushes ? this.push(cells, here, direction) : -1;
      }
      while (here !== gap) here = this.push(cells, here, direction ^ 2);
    }
  }

  /** One step of the gap; -1 where there is an edge. */
  private push(cells: Uint16Array, gap: number, direction: number): number {
    const from = this.neighbours[gap * 4 + direction]!;
    if (from >= 0) cells[gap] = cells[from]!;
    return from;
  }

  private valueOf(cells: ArrayLike<number>, gap: number): number {
    const { kernel, goal } = this;
    const list = new Uint8Array(kernel.memory.buffer, kernel.listAt() >>> 0, cells.length - 1);
    let place = 0;
    for (let cell = 0; cell < cells.length; cell++) {
      if (cell === gap) continue;
      const id = cells[cell]!;
      list[place++] = id < goal.gapGoal ? id : id - 1;
    }
    return kernel.valueAt(gap);
  }
}
