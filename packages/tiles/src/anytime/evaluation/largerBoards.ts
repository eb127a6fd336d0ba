/*
 * Uses the learned evaluation of a small square board on a larger board of any shape with the gap's
 * home last. Tiles near a border use the numbers of tiles as near to the border of the small board,
 * all others those of its middle. A tile further from its home than the small board is wide counts
 * as far as possible there. Manhattan distances stay those of the large board.
 *
 * On 7×7 the numbers learned there are better (48-puzzles, beams 10,000 wide: 259.6 and 264.3
 * moves), but that training started from numbers enlarged in this way
 * (`tools/evaluation/grow.cpp`): a training from zero had been worse after as long (347 and 370
 * moves). Much larger boards need what `superlinearManhattan.ts` adds.
 */
import { cellsApart } from '@glissade/search/problem/cellsApart';
import { neighboursOf } from '../../board/gapBoard.ts';
import type { BoardEvaluation } from '../beam/wholeBoardBeam.ts';
import { groupKey, tripletsOn } from './closeTiles.ts';
import { type LearnedTables, MOVE } from './learned.ts';
import { layGroups, type PlacedGroup } from './tileGroups.ts';

/** The evaluation of a board no side of which is shorter than that of the tables. */
export function enlarge(tables: LearnedTables, width: number, height: number): BoardEvaluation {
  const cells = width * height;
  const board = new EnlargedBoard(tables.side, width, height);
  return {
    cells,
    neighbours: neighboursOf(width, height),
    distances: distancesOf(tables, board),
    groups: layGroups(cells, tables.side ** 2, placedGroups(tables, board), tables.table),
  };
}

function distancesOf({ side, singles }: LearnedTables, board: EnlargedBoard): Int32Array {
  const { width, height } = board;
  const [cells, gapId] = [width * height, width * height - 1];
  const distances = new Int32Array(cells * cells);
  for (let id = 0; id < cells; id++) {
    const home = board.homesOf([id])[0]!;
    const places = board.placesOf(id, home);
    for (let cell = 0; cell < cells; cell++) {
      const further = cellsApart(width, id, cell) - cellsApart(side, home, places[cell]!);
      const number = singles[home * side * side + places[cell]!]!;
      distances[id * cells + cell] = number + (id === gapId ? 0 : MOVE * further);
    }
  }
  return distances;
}

function placedGroups({ groups }: LearnedTables, board: EnlargedBoard): PlacedGroup[] {
  const byHomes = new Map(groups.map((group) => [groupKey(group.tiles), group]));
  return tripletsOn(board.width, board.height).map((triple) => {
    const homes = board.homesOf(triple);
    const { begin, tiles, places } = byHomes.get(homes.join())!;
    // In the order of the small board's group.
    const order = tiles.map((home) => homes.indexOf(home));
    return {
      tiles: order.map((i) => triple[i]!),
      begin,
      places: order.map((i, k) => board.placesOf(triple[i]!, homes[i]!, places?.[k])),
    };
  });
}

/** A large board as seen from a small one. */
class EnlargedBoard {
  readonly width: number;
  readonly height: number;
  private readonly side: number;
  private readonly known = new Map<string, Uint8Array>();

  constructor(side: number, width: number, height: number) {
    this.side = side;
    this.width = width;
    this.height = height;
  }

  /** Homes on the small board of tiles that lie together: as near to a border as they are. */
  homesOf(tiles: readonly number[]): number[] {
    const { side, width, height } = this;
    const xs = tiles.map((tile) => tile % width);
    const ys = tiles.map((tile) => Math.floor(tile / width));
    const right = shiftOf(xs, width, side);
    const down = shiftOf(ys, height, side);
    return tiles.map((_, i) => (ys[i]! + down) * side + xs[i]! + right);
  }

  /**
   * By cell of the large board, the cell of the small board in whose place a tile counts; or
   * `there` of that cell.
   */
  placesOf(id: number, home: number, there?: ArrayLike<number>): Uint8Array {
    const key = `${id} ${home} ${there !== undefined}`;
    const made = this.known.get(key);
    if (made) return made;
    const { side, width, height } = this;
    const right = (home % side) - (id % width);
    const down = Math.floor(home / side) - Math.floor(id / width);
    const within = (at: number) => Math.max(0, Math.min(at, side - 1));
    const places = Uint8Array.from({ length: width * height }, (_, cell) => {
      const place = within(Math.floor(cell / width) + down) * side + within((cell % width) + right);
      return there ? there[place]! : place;
    });
    this.known.set(key, places);
    return places;
  }
}

/** How far an interval is shifted so that it is as near to an end of a shorter line. */
function shiftOf(stretch: readonly number[], length: number, side: number): number {
  const [first, last] = [Math.min(...stretch), Math.max(...stretch)];
  const room = side - 1 - (last - first);
  const [before, after] = [first, length - 1 - last];
  const middle = Math.floor(room / 2);
  const there = before <= after ? Math.min(before, middle) : Math.max(room - after, middle);
  return there - first;
}
