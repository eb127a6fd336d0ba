import type { Steps } from '@glissade/core';
import type { TileProblem } from '../../problem/tileProblem.ts';

/** A rectangle of cells still to be solved; bounds inclusive. */
export type Region = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/**
 * A tile board in play: where every tile is, where the gap is, and the way of the gap so far. A
 * move that takes the last one back removes it, so the way never goes to and fro.
 */
export class TileBoard {
  readonly width: number;
  readonly height: number;
  /** Id of the tile on each cell; a tile's id is its goal cell. */
  readonly tiles: Uint16Array;
  /** Cell of each tile by id, the gap's included. */
  readonly cells: Uint16Array;
  gap: number;
  /** Cells the gap has been on, the start first. */
  private way: Int32Array;
  private length = 1;

  constructor({ width, height, tiles, gap }: TileProblem) {
    this.width = width;
    this.height = height;
    this.tiles = tiles.slice();
    this.cells = new Uint16Array(tiles.length);
    for (let cell = 0; cell < tiles.length; cell++) this.cells[tiles[cell]!] = cell;
    this.gap = gap;
    this.way = new Int32Array(1024);
    this.way[0] = gap;
  }

  get moves(): number {
    return this.length - 1;
  }

  /** Moves the gap to a neighbouring cell; the tile there goes the other way. */
  moveGap(to: number): void {
    const { tiles, cells, gap } = this;
    const tile = tiles[to]!;
    const hole = tiles[gap]!;
    tiles[gap] = tile;
    cells[tile] = gap;
    tiles[to] = hole;
    cells[hole] = to;
    this.gap = to;
    if (this.length > 1 && this.way[this.length - 2] === to) {
      this.length--;
      return;
    }
    if (this.length === this.way.length) this.way = growArray(this.way);
    this.way[this.length++] = to;
  }

  /** The way of the gap as steps of pieces. */
  steps({ tiles: start, pieceOf }: TileProblem): Steps {
    const at = start.slice();
    const steps = new Uint32Array(this.moves);
    for (let i = 1; i < this.length; i++) {
      const from = this.way[i]!;
      const to = this.way[i - 1]!;
      const tile = at[from]!;
      at[to] = tile;
      steps[i - 1] = pieceOf[tile]! * 4 + this.directionOf(from, to);
    }
    return steps;
  }

  /** Code of U R D L for a step between neighbouring cells. */
  private directionOf(from: number, to: number): number {
    if (to === from - this.width) return 0;
    if (to === from + this.width) return 2;
    return to === from + 1 ? 1 : 3;
  }
}

function growArray(array: Int32Array): Int32Array {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
