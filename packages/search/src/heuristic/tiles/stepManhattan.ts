import { cellsApart } from '../../problem/cellsApart.ts';

/**
 * Manhattan distance for a search that updates it step by step. It takes two numbers per cell, so
 * it works for boards of any size; tables of one tile would take a number for every pair of cells.
 */
export class StepManhattan {
  private readonly width: number;
  private readonly rowOf: Uint16Array;
  private readonly columnOf: Uint16Array;

  constructor(width: number, height: number) {
    const cells = width * height;
    this.width = width;
    this.rowOf = new Uint16Array(cells).map((_, cell) => Math.floor(cell / width));
    this.columnOf = new Uint16Array(cells).map((_, cell) => cell % width);
  }

  /** Of a state: ids of tiles by cell. */
  distance(tiles: ArrayLike<number>, gap: number): number {
    let sum = 0;
    for (let cell = 0; cell < tiles.length; cell++) {
      if (cell !== gap) sum += cellsApart(this.width, tiles[cell]!, cell);
    }
    return sum;
  }

  /** What the step of a tile into a gap adds, 1 or -1, when the gap goes this way (U R D L). */
  change(tile: number, gap: number, direction: number): number {
    const lineOf = direction & 1 ? this.columnOf : this.rowOf;
    const past = lineOf[tile]! - lineOf[gap]!;
    // A gap that goes up or to the left sends the tile down or to the right.
    const isNearer = direction === 0 || direction === 3 ? past >= 0 : past <= 0;
    return isNearer ? -1 : 1;
  }
}
