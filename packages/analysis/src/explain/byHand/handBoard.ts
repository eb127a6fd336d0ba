import type { TileProblem } from '@glissade/search/problem/tileProblem';
import { neighboursOf } from '@glissade/tiles/board/gapBoard';

/** A tile board as somebody moves it who carries one tile at a time past tiles that must stay. */
export class HandBoard {
  readonly width: number;
  /** Id of the tile at each cell; an id is the goal cell of its tile. */
  readonly tiles: Uint16Array;
  gap: number;
  /** Directions of the gap so far. */
  readonly line: number[] = [];
  /** 1 for cells whose tiles must stay. */
  readonly fixed: Uint8Array;
  private readonly neighbours: Int32Array;

  constructor({ width, height, tiles, gap }: TileProblem) {
    this.width = width;
    this.tiles = tiles.slice();
    this.gap = gap;
    this.fixed = new Uint8Array(tiles.length);
    this.neighbours = neighboursOf(width, height);
  }

  cellOf(id: number): number {
    return this.tiles.indexOf(id);
  }

  /** Carries a tile there with the fewest moves; false, and nothing moved, where it is shut in. */
  carry(id: number, to: number): boolean {
    const count = this.tiles.length;
    const isThere = (place: number) => Math.floor(place / count) === to;
    return this.follow(this.cellOf(id) * count + this.gap, isThere, (place, direction) => {
      const tile = Math.floor(place / count);
      const gap = place % count;
      const next = this.open(gap, direction);
      if (next < 0) return -1;
      return (next === tile ? gap : tile) * count + next;
    });
  }

  /** Brings the gap there; false where fixed cells shut it out. */
  bringGap(to: number): boolean {
    return this.follow(
      this.gap,
      (gap) => gap === to,
      (gap, direction) => this.open(gap, direction),
    );
  }

  /** Brings two tiles to two cells within a window, the gap being in it too. */
  turnIn(ids: readonly [number, number], to: readonly [number, number], window: readonly number[]) {
    const count = this.tiles.length;
    const pack = (a: number, b: number, gap: number) => (a * count + b) * count + gap;
    const goal = to[0] * count + to[1];
    this.follow(
      pack(this.cellOf(ids[0]), this.cellOf(ids[1]), this.gap),
      (place) => Math.floor(place / count) === goal,
      (place, direction) => {
        const gap = place % count;
        const next = this.open(gap, direction);
        if (next < 0 || !window.includes(next)) return -1;
        const both = Math.floor(place / count);
        const a = Math.floor(both / count);
        const b = both % count;
        return pack(next === a ? gap : a, next === b ? gap : b, next);
      },
    );
  }

  /** The cell that the gap comes to; -1 at the edge and where the tile must stay. */
  private open(gap: number, direction: number): number {
    const next = this.neighbours[gap * 4 + direction]!;
    return next < 0 || this.fixed[next] === 1 ? -1 : next;
  }

  /** Moves along a shortest way, by breadth-first search; false where there is none. */
  private follow(
    start: number,
    isGoal: (place: number) => boolean,
    after: (place: number, direction: number) => number,
  ): boolean {
    const cameBy = new Map<number, readonly [before: number, direction: number]>([
      [start, [-1, 0]],
    ]);
    for (const [place] of cameBy) {
      if (isGoal(place)) {
        this.play(place, cameBy);
        return true;
      }
      for (let direction = 0; direction < 4; direction++) {
        const next = after(place, direction);
        if (next >= 0 && !cameBy.has(next)) cameBy.set(next, [place, direction]);
      }
    }
    return false;
  }

  private play(
    end: number,
    cameBy: ReadonlyMap<number, readonly [before: number, direction: number]>,
  ): void {
    const way: number[] = [];
    for (let place = end; ; ) {
      const [before, direction] = cameBy.get(place)!;
      if (before < 0) break;
      way.push(direction);
      place = before;
    }
    for (const direction of way.reverse()) this.move(direction);
  }

  move(direction: number): void {
    const next = this.neighbours[this.gap * 4 + direction]!;
    const id = this.tiles[next]!;
    this.tiles[next] = this.tiles[this.gap]!;
    this.tiles[this.gap] = id;
    this.gap = next;
    this.line.push(direction);
  }
}
