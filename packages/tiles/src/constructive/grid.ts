import type { TileProblem } from '@glissade/search/problem/tileProblem';
import { neighboursOf } from '../board/gapBoard.ts';

/**
 * A board that is solved as by hand: the gap moves round cells that must stay as they are. Every
 * move of the gap is recorded.
 */
export class Grid {
  readonly width: number;
  readonly neighbours: Int32Array;
  /** Id at each cell, the gap's included. */
  readonly tiles: Uint16Array;
  /** Cell of each id. */
  readonly cellOf: Uint16Array;
  gap: number;
  /** 1 where nothing may move any more. */
  readonly locked: Uint8Array;
  /** Cells looked at on the way. */
  visited = 0;
  private moves = new Uint8Array(1024);
  private count = 0;
  private readonly cameBy: Int8Array;
  private readonly queue: Int32Array;
  private readonly stamps: Int32Array;
  private readonly steps: Int32Array;
  private readonly gains: Int32Array;
  private readonly steers: boolean;
  private readonly rowOf: Uint16Array;
  private readonly columnOf: Uint16Array;
  private stamp = 0;

  /** With `steers`, of the shortest ways the gap takes the one that does other tiles most good. */
  constructor({ width, height, tiles, gap }: TileProblem, steers = false) {
    const cells = width * height;
    this.steers = steers;
    this.rowOf = new Uint16Array(cells).map((_, cell) => Math.floor(cell / width));
    this.columnOf = new Uint16Array(cells).map((_, cell) => cell % width);
    this.width = width;
    this.neighbours = neighboursOf(width, height);
    this.tiles = tiles.slice();
    this.cellOf = new Uint16Array(cells);
    for (let cell = 0; cell < cells; cell++) this.cellOf[tiles[cell]!] = cell;
    this.gap = gap;
    this.locked = new Uint8Array(cells);
    this.cameBy = new Int8Array(cells);
    this.queue = new Int32Array(cells);
    this.stamps = new Int32Array(cells);
    this.steps = new Int32Array(cells);
    this.gains = new Int32Array(cells);
  }

  /** Directions of the gap so far. */
  get line(): Uint8Array {
    return this.moves.subarray(0, this.count);
  }

  /** Moves the gap one cell; a move that takes the last one back removes both. */
  move(direction: number): void {
    const { tiles, cellOf, gap } = this;
    const from = this.neighbours[gap * 4 + direction]!;
    const tile = tiles[from]!;
    tiles[from] = tiles[gap]!;
    cellOf[tiles[gap]!] = from;
    tiles[gap] = tile;
    cellOf[tile] = gap;
    this.gap = from;
    if (this.count > 0 && this.moves[this.count - 1] === (direction ^ 2)) {
      this.count--;
      return;
    }
    if (this.count === this.moves.length) {
      const longer = new Uint8Array(2 * this.count);
      longer.set(this.moves);
      this.moves = longer;
    }
    this.moves[this.count++] = direction;
  }

  distance(a: number, b: number): number {
    const { rowOf, columnOf } = this;
    return Math.abs(rowOf[a]! - rowOf[b]!) + Math.abs(columnOf[a]! - columnOf[b]!);
  }

  /** Walks the gap to a cell by a shortest way round all locked cells. Throws if there is none. */
  walkGap(target: number): void {
    const { neighbours, queue, cameBy, stamps, gap } = this;
    if (this.steers) {
      this.steerGap(target);
      return;
    }
    if (this.stride(target)) return;
    const stamp = ++this.stamp;
    const start = this.gap;
    // From the target back to the gap, so that the way can be read off forwards.
    queue[0] = target;
    stamps[target] = stamp;
    let end = 1;
    for (let i = 0; i < end && stamps[start] !== stamp; i++) {
      const cell = queue[i]!;
      this.visited++;
      for (let direction = 0; direction < 4; direction++) {
        const next = neighbours[cell * 4 + direction]!;
        if (next < 0 || stamps[next] === stamp || this.locked[next]) continue;
        stamps[next] = stamp;
        cameBy[next] = direction ^ 2;
        queue[end++] = next;
      }
    }
    if (stamps[start] !== stamp) throw new Error(`no way for the gap from ${gap} to ${target}`);
    while (this.gap !== target) this.move(cameBy[this.gap]!);
  }

  /**
   * Walks the gap by that shortest way on which the tiles it passes come nearest to their homes, on
   * the whole: a shortest way enters a cell once, so what a step is worth does not depend on the
   * way before it, and the best way is read off level by level.
   */
  private steerGap(target: number): void {
    const { gap: start, cameBy } = this;
    // Where nothing is in the way, all shortest ways lie within the rectangle of the two cells.
    if (!this.spread(target, true) && !this.spread(target, false)) {
      throw new Error(`no way for the gap from ${start} to ${target}`);
    }
    while (this.gap !== target) this.move(cameBy[this.gap]!);
  }

  /** Finds the best shortest ways to a target from the cells up to the gap; false: not reached. */
  private spread(target: number, isNarrow: boolean): boolean {
    const { neighbours, queue, stamps, steps, gains, locked, gap: start } = this;
    const apart = this.distance(start, target);
    const stamp = ++this.stamp;
    queue[0] = target;
    stamps[target] = stamp;
    steps[target] = 0;
    gains[target] = 0;
    let end = 1;
    for (let i = 0; i < end; i++) {
      const cell = queue[i]!;
      if (i > 0) this.chooseWay(cell);
      if (cell === start) {
        this.visited += end;
        return true;
      }
      for (let direction = 0; direction < 4; direction++) {
        const next = neighbours[cell * 4 + direction]!;
        if (next < 0 || stamps[next] === stamp || locked[next]) continue;
        const step = steps[cell]! + 1;
        if (isNarrow && step + this.distance(next, start) > apart) continue;
        stamps[next] = stamp;
        steps[next] = step;
        queue[end++] = next;
      }
    }
    this.visited += end;
    return false;
  }

  /** Notes the best of the steps from a cell that lead nearer to the target. */
  private chooseWay(cell: number): void {
    const { neighbours, stamps, steps, gains, tiles, stamp } = this;
    let most = Number.NEGATIVE_INFINITY;
    for (let direction = 0; direction < 4; direction++) {
      const next = neighbours[cell * 4 + direction]!;
      if (next < 0 || stamps[next] !== stamp || steps[next] !== steps[cell]! - 1) continue;
      const tile = tiles[next]!;
      const gain = gains[next]! + this.distance(next, tile) - this.distance(cell, tile);
      if (gain <= most) continue;
      most = gain;
      this.cameBy[cell] = direction;
    }
    gains[cell] = most;
  }

  /** Long ways over open ground are walked straight ahead; true if that leads to the target. */
  private stride(target: number): boolean {
    while (this.distance(this.gap, target) > STRIDE_FROM) {
      const direction = this.openDirection(this.gap, target);
      if (direction < 0) return false;
      this.move(direction);
    }
    return this.gap === target;
  }

  /** A direction that brings a cell nearer to a target over an open cell, the longer axis first. */
  private openDirection(cell: number, target: number): number {
    const [across, down] = this.towards(cell, target);
    const rows = Math.abs(Math.floor(cell / this.width) - Math.floor(target / this.width));
    const isTall = rows * 2 > this.distance(cell, target);
    for (const direction of isTall ? [down, across] : [across, down]) {
      if (direction >= 0 && !this.locked[this.neighbours[cell * 4 + direction]!]) return direction;
    }
    return -1;
  }

  /** The directions that lead from a cell to a target, -1 where the axis is right already. */
  towards(cell: number, target: number): readonly [across: number, down: number] {
    const columns = (target % this.width) - (cell % this.width);
    const rows = Math.floor(target / this.width) - Math.floor(cell / this.width);
    return [columns === 0 ? -1 : columns > 0 ? 1 : 3, rows === 0 ? -1 : rows > 0 ? 2 : 0];
  }
}

/** Ways longer than this are begun straight ahead. */
const STRIDE_FROM = 6;
