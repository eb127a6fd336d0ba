import type { Region, TileBoard } from './tileBoard.ts';

/** Finds shortest ways of the gap round cells that must stay as they are. */
export class Router {
  /** Cells looked at so far: the work of this solver. */
  visited = 0;
  private readonly board: TileBoard;
  private readonly cameFrom: Int32Array;
  private readonly seenIn: Int32Array;
  private readonly queue: Int32Array;
  private round = 0;

  constructor(board: TileBoard) {
    const count = board.tiles.length;
    this.board = board;
    this.cameFrom = new Int32Array(count);
    this.seenIn = new Int32Array(count);
    this.queue = new Int32Array(count);
  }

  /**
   * Cells from the gap's next one to `target`, avoiding blocked cells and staying in the region;
   * undefined if there is no way. Tries a narrow box round the two first: on a large board the way
   * is hardly ever longer than that.
   */
  way(region: Region, target: number, isBlocked: (cell: number) => boolean): number[] | undefined {
    const { gap } = this.board;
    if (gap === target) return [];
    return (
      this.search(this.boxRound(region, gap, target), gap, target, isBlocked) ??
      this.search(region, gap, target, isBlocked)
    );
  }

  /** Cells from `from`'s next one to `target` in the region, round blocked cells; [] if none. */
  path(
    region: Region,
    from: number,
    target: number,
    isBlocked: (cell: number) => boolean,
  ): number[] {
    return this.search(region, from, target, isBlocked) ?? [];
  }

  private boxRound(region: Region, a: number, b: number): Region {
    const { width } = this.board;
    const columns = [a % width, b % width];
    const rows = [Math.floor(a / width), Math.floor(b / width)];
    return {
      left: Math.max(region.left, Math.min(...columns) - 2),
      right: Math.min(region.right, Math.max(...columns) + 2),
      top: Math.max(region.top, Math.min(...rows) - 2),
      bottom: Math.min(region.bottom, Math.max(...rows) + 2),
    };
  }

  private search(
    box: Region,
    from: number,
    target: number,
    isBlocked: (cell: number) => boolean,
  ): number[] | undefined {
    const { cameFrom, seenIn, queue } = this;
    this.round++;
    seenIn[from] = this.round;
    queue[0] = from;
    let tail = 1;
    for (let head = 0; head < tail; head++) {
      const cell = queue[head]!;
      this.visited++;
      for (const next of this.neighbours(cell, box)) {
        if (next < 0 || seenIn[next] === this.round || isBlocked(next)) continue;
        seenIn[next] = this.round;
        cameFrom[next] = cell;
        if (next === target) return this.back(from, target);
        queue[tail++] = next;
      }
    }
    return undefined;
  }

  private neighbours(cell: number, box: Region): readonly number[] {
    const { width } = this.board;
    const column = cell % width;
    const row = (cell - column) / width;
    return [
      row > box.top ? cell - width : -1,
      column < box.right ? cell + 1 : -1,
      row < box.bottom ? cell + width : -1,
      column > box.left ? cell - 1 : -1,
    ];
  }

  private back(from: number, target: number): number[] {
    const way: number[] = [];
    for (let cell = target; cell !== from; cell = this.cameFrom[cell]!) way.push(cell);
    return way.reverse();
  }
}
