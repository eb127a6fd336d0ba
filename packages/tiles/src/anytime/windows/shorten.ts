/*
 * Shortens a given line, window by window: a stretch of it is replaced by a shortest line between
 * the same two states, found by IDA* with the Manhattan distance to the state at the end of the
 * window (the idea of `optimize` in benwh1/slidy). The window slides over the line, and a stretch
 * that was shortened is searched again together with what follows. A pass that finds nothing is
 * followed by one with longer windows and more nodes for each.
 *
 * The cost of a step depends on the window, not on the line: a line of two million moves is
 * shortened in one pass without copying.
 */
import { WindowSearch } from './windowSearch.ts';

/** A board and a line of gap moves on it. */
export type LineOnBoard = {
  readonly width: number;
  readonly height: number;
  /** Tile at each cell, any numbers; the gap's included. */
  readonly tiles: Uint16Array;
  readonly gap: number;
  /** Directions of the gap. */
  readonly line: Uint8Array;
};

/** Moves of the first windows, and how many more after a pass without success. */
const WINDOW_FIRST = 16;
const WINDOW_GROWTH = 6;
/** Windows overlap by all but this share of their length. */
const STRIDE_SHARE = 4;
/** Nodes for a window of the first pass; twice as many with each growth. */
const NODES_FIRST = 2000;
/** About 50 ms, and where it ends. */
const NODES_MAX = 400_000;
const WINDOW_MAX = 120;

export class LineShortener {
  /** Nodes of all windows. */
  expanded = 0;
  /** Moves of the current windows. */
  window = WINDOW_FIRST;
  private readonly start: Uint16Array;
  private readonly startGap: number;
  private readonly cells: Uint16Array;
  private gap: number;
  /** Cell of each tile at the end of the part that is done. */
  private readonly cellOf: Uint16Array;
  private source: Uint8Array;
  private at = 0;
  private done: Uint8Array;
  private count = 0;
  private nodesMax = NODES_FIRST;
  private found = 0;
  private readonly search: WindowSearch;
  /** Moves of the window that is being searched; 0 between two windows. */
  private searched = 0;

  constructor({ width, height, tiles, gap, line }: LineOnBoard) {
    this.start = tiles.slice();
    this.startGap = gap;
    this.cells = tiles.slice();
    this.gap = gap;
    this.cellOf = new Uint16Array(tiles.length);
    this.source = line.slice();
    this.done = new Uint8Array(line.length);
    this.search = new WindowSearch(width, height);
    this.begin();
  }

  /** The current line: what is done and the rest of the source. */
  get line(): Uint8Array {
    const line = new Uint8Array(this.count + this.source.length - this.at);
    line.set(this.done.subarray(0, this.count));
    line.set(this.source.subarray(this.at), this.count);
    return line;
  }

  get length(): number {
    return this.count + this.source.length - this.at;
  }

  /** One window holds the whole line and was searched to the end: no line is shorter. */
  isProved = false;

  /** No window is being searched. */
  get isBetweenWindows(): boolean {
    return this.searched === 0;
  }

  /** Expands at most `budget` nodes; true when there is nothing more to try. */
  step(budget: number): boolean {
    const end = this.expanded + budget;
    for (;;) {
      if (!this.finishWindow(end - this.expanded)) return false;
      if (this.isProved || this.length === 0 || this.window > WINDOW_MAX) return true;
      if (this.expanded >= end) return false;
      if (this.at === this.source.length) this.nextPass();
      else this.advance();
      this.expanded++;
    }
  }

  /** Expands at most `budget` nodes of the window that is being searched; true when it is done. */
  finishWindow(budget: number): boolean {
    return this.isBetweenWindows || (budget > 0 && this.searchWindow(budget));
  }

  private begin(): void {
    this.cells.set(this.start);
    this.gap = this.startGap;
    this.start.forEach((tile, cell) => {
      this.cellOf[tile] = cell;
    });
    this.at = 0;
    this.count = 0;
    this.found = 0;
  }

  private nextPass(): void {
    const shorter = this.done.slice(0, this.count);
    // A window of the whole line has been searched with the largest limit.
    const isWhole = this.window >= shorter.length && this.nodesMax === NODES_MAX;
    if (this.found === 0 && isWhole) this.window = WINDOW_MAX;
    if (this.found === 0) {
      this.window += WINDOW_GROWTH;
      this.nodesMax = Math.min(this.nodesMax * 2, NODES_MAX);
    }
    this.source = shorter;
    this.done = new Uint8Array(shorter.length);
    this.begin();
  }

  /** Plays some more moves and begins with the window that ends there. */
  private advance(): void {
    const { source } = this;
    const stride = Math.max(1, Math.floor(this.window / STRIDE_SHARE));
    const to = Math.min(source.length, this.at + stride);
    while (this.at < to) this.play(source[this.at++]!);
    const size = Math.min(this.window, this.count);
    if (size <= 2 || (size < this.window && this.at < source.length)) return;
    const { cells, cellOf, nodesMax, gap } = this;
    const distance = this.retreat(size);
    this.searched = size;
    const goal = { target: cellOf, gap };
    this.search.begin({ cells, gap: this.gap, distance, goal, lengthMax: size - 2, nodesMax });
  }

  /** Searches the current window for at most `budget` nodes; true when that is done. */
  private searchWindow(budget: number): boolean {
    const { search, searched: size, done, count } = this;
    const { expanded } = search;
    const end = search.step(budget);
    this.expanded += search.expanded - expanded;
    if (end === 'running') return false;
    this.searched = 0;
    const isWhole = size === count && this.at === this.source.length;
    if (end === 'none') {
      for (let i = count - size; i < count; i++) this.move(done[i]!);
    } else {
      this.found++;
      this.count = count - size;
      for (const direction of search.path) this.play(direction);
    }
    this.isProved = isWhole && !search.reachedNodeLimit;
    return true;
  }

  /** Plays a move, or takes the last one back if it is its inverse. */
  private play(direction: number): void {
    this.move(direction);
    if (this.count > 0 && this.done[this.count - 1] === (direction ^ 2)) this.count--;
    else this.done[this.count++] = direction;
  }

  private move(direction: number): void {
    const { cells, cellOf, gap } = this;
    const from = this.search.neighbours[gap * 4 + direction]!;
    const tile = cells[from]!;
    cells[from] = cells[gap]!;
    cells[gap] = tile;
    cellOf[tile] = gap;
    cellOf[cells[from]!] = from;
    this.gap = from;
  }

  /** Takes the last moves back on the board alone; the Manhattan distance to where it was. */
  private retreat(size: number): number {
    const { cells, done, count, cellOf } = this;
    const { neighbours } = this.search;
    let distance = 0;
    for (let i = count - 1; i >= count - size; i--) {
      const from = neighbours[this.gap * 4 + (done[i]! ^ 2)]!;
      const own = cells[this.gap]!;
      const tile = cells[from]!;
      const home = cellOf[tile]!;
      distance += this.search.apart(this.gap, home) - this.search.apart(from, home);
      cells[this.gap] = tile;
      cells[from] = own;
      this.gap = from;
    }
    return distance;
  }
}
