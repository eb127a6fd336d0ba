import type { Region, TileBoard } from './tileBoard.ts';

/**
 * Solves the last cells exactly: iterative-deepening A* with the Manhattan distance on a region of
 * at most 3 by 3 cells, where no board needs more than 31 moves. Returns the nodes expanded.
 */
export function finish(board: TileBoard, region: Region): number {
  const search = new Finish(board, region);
  for (let bound = search.distance(); ; bound += 2) {
    if (search.within(bound)) return search.expanded;
  }
}

/** No board of 3 by 3 cells is farther from its goal (8-puzzle, exhaustive search). */
const BOUND_MAX = 31;

class Finish {
  expanded = 0;
  private readonly board: TileBoard;
  private readonly region: Region;

  constructor(board: TileBoard, region: Region) {
    this.board = board;
    this.region = region;
  }

  /** Whether the region can be solved within so many moves; if so it is. */
  within(bound: number): boolean {
    if (bound > BOUND_MAX + 1) throw new Error('the last region has the wrong parity');
    return this.search(this.distance(), bound, -1);
  }

  distance(): number {
    const { left, top, right, bottom } = this.region;
    let distance = 0;
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const cell = row * this.board.width + column;
        if (cell !== this.board.gap) distance += this.far(this.board.tiles[cell]!, cell);
      }
    }
    return distance;
  }

  private far(tile: number, cell: number): number {
    const { width } = this.board;
    const rows = Math.floor(tile / width) - Math.floor(cell / width);
    return Math.abs(rows) + Math.abs((tile % width) - (cell % width));
  }

  private search(distance: number, left: number, cameFrom: number): boolean {
    if (distance === 0) return true;
    if (distance > left) return false;
    const { board } = this;
    const { gap } = board;
    this.expanded++;
    for (const next of this.neighbours(gap)) {
      if (next === cameFrom) continue;
      const tile = board.tiles[next]!;
      const after = distance - this.far(tile, next) + this.far(tile, gap);
      board.moveGap(next);
      if (this.search(after, left - 1, gap)) return true;
      board.moveGap(gap);
    }
    return false;
  }

  private neighbours(cell: number): number[] {
    const { left, top, right, bottom } = this.region;
    const { width } = this.board;
    const column = cell % width;
    const row = Math.floor(cell / width);
    const near: number[] = [];
    if (row > top) near.push(cell - width);
    if (column < right) near.push(cell + 1);
    if (row < bottom) near.push(cell + width);
    if (column > left) near.push(cell - 1);
    return near;
  }
}
