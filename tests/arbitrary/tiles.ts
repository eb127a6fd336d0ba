/** Tile puzzles for tests, and exhaustive tables of small boards to compare searches with. */
import {
  buildPuzzle,
  type Puzzle,
  rankReachable,
  tileClassOf,
  unrankReachable,
} from '@glissade/core';

export type Tiles = readonly number[];

/** A tile puzzle from pictures: tile numbers by cell, 0 the gap. */
export function tilePuzzle(
  width: number,
  height: number,
  start: Tiles,
  goals: readonly Tiles[],
): Puzzle {
  const place = (tiles: Tiles) =>
    tiles.flatMap((tile, cell) => (tile === 0 ? [] : [{ label: String(tile), cells: [cell] }]));
  return buildPuzzle({
    board: { width, height, cells: new Array(width * height).fill('floor') },
    pieces: place(start),
    goals: goals.map(place),
  });
}

/** The puzzle of coming to a goal from any picture, by `rankReachable`: checked once for all. */
export function puzzlesTo(width: number, goal: Tiles): (rank: number) => Puzzle {
  const height = goal.length / width;
  const puzzle = tilePuzzle(width, height, goal, [goal]);
  const tileClass = tileClassOf(goal, width);
  const pieceOf = new Map(goal.filter((tile) => tile !== 0).map((tile, piece) => [tile, piece]));
  return (rank) => {
    const start = new Uint16Array(pieceOf.size);
    unrankReachable(rank, width, height, tileClass).forEach((tile, cell) => {
      if (tile !== 0) start[pieceOf.get(tile)!] = cell;
    });
    return { ...puzzle, start };
  };
}

/** The goal with tiles in order and the gap on a given cell. */
export function goalWithGap(width: number, height: number, gap: number): number[] {
  let tile = 0;
  return Array.from({ length: width * height }, (_, cell) => (cell === gap ? 0 : ++tile));
}

/** A stream of whole numbers below `limit`; the same for the same seed (a linear generator). */
export function randomNumbers(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** A random picture from which the goal can be reached. */
export function shuffledTiles(
  width: number,
  goal: Tiles,
  random: (limit: number) => number,
): number[] {
  const tiles = [...goal];
  for (let i = tiles.length - 1; i > 0; i--) swap(tiles, i, random(i + 1));
  if (tileClassOf(tiles, width) !== tileClassOf(goal, width)) {
    swap(tiles, tiles.indexOf(1), tiles.indexOf(2));
  }
  return tiles;
}

/** A picture some random steps away from the goal, none of which takes the last one back. */
export function scrambledTiles(
  width: number,
  goal: Tiles,
  steps: number,
  random: (limit: number) => number,
): number[] {
  let tiles = [...goal];
  let before = -1;
  for (let i = 0; i < steps; i++) {
    const gap = tiles.indexOf(0);
    const choices = neighbours(width, goal.length / width, gap).filter((cell) => cell !== before);
    const from = choices[random(choices.length)]!;
    tiles = withStep(tiles, gap, from);
    before = gap;
  }
  return tiles;
}

/** Least steps or pushes to the goal, by `rankReachable`. */
export function tileDistances(width: number, goal: Tiles, metric: 'stm' | 'mtm'): Uint8Array {
  const key = `${width} ${goal} ${metric}`;
  const distances = knownDistances.get(key) ?? measureDistances(width, goal, metric);
  knownDistances.set(key, distances);
  return distances;
}

/** Several tests ask for the same, for both builds of a kernel among others. */
const knownDistances = new Map<string, Uint8Array>();

function measureDistances(width: number, goal: Tiles, metric: 'stm' | 'mtm'): Uint8Array {
  const pictures = new Pictures(width, goal);
  const distances = new Uint8Array(pictures.count).fill(255);
  const queue = [pictures.goalRank];
  distances[pictures.goalRank] = 0;
  for (const rank of queue) {
    const distance = distances[rank]! + 1;
    for (const direction of [0, 1, 2, 3]) {
      for (const next of pictures.along(rank, direction, metric)) {
        if (distances[next] !== 255) continue;
        distances[next] = distance;
        queue.push(next);
      }
    }
  }
  return distances;
}

/** All pictures from which a goal can be reached, by `rankReachable`, without an array for each. */
class Pictures {
  readonly count: number;
  readonly goalRank: number;
  private readonly width: number;
  private readonly cells: number;
  /** By rank; only of those that were met. */
  private readonly tiles: Uint8Array;
  private readonly here: Uint8Array;
  private readonly ranks: number[] = [];

  constructor(width: number, goal: Tiles) {
    this.width = width;
    this.cells = goal.length;
    let half = 1;
    for (let i = 3; i <= goal.length; i++) half *= i;
    this.count = half;
    this.goalRank = rankReachable(goal);
    this.tiles = new Uint8Array(half * goal.length);
    this.tiles.set(goal, this.goalRank * goal.length);
    this.here = new Uint8Array(goal.length);
  }

  /** The pictures after the gap went one cell, in pushes any number; valid until the next call. */
  along(rank: number, direction: number, metric: 'stm' | 'mtm'): readonly number[] {
    const { width, cells, here, ranks, tiles } = this;
    here.set(tiles.subarray(rank * cells, (rank + 1) * cells));
    ranks.length = 0;
    let gap = here.indexOf(0);
    for (;;) {
      const from = neighbour(width, cells, gap, direction);
      if (from === undefined) return ranks;
      here[gap] = here[from]!;
      here[from] = 0;
      gap = from;
      const next = rankReachable(here);
      tiles.set(here, next * cells);
      ranks.push(next);
      if (metric === 'stm') return ranks;
    }
  }
}

/** By rank: the least length, and how many lines to the goal are so long. */
export type TileWays = {
  readonly distances: Uint8Array;
  readonly ways: Float64Array;
  readonly pictureOf: (rank: number) => number[];
};

const waysKnown = new Map<string, TileWays>();

/** By breadth-first search from the goal, nearest first; kept for the next caller. */
export function tileWays(width: number, goal: Tiles, metric: 'stm' | 'mtm'): TileWays {
  const name = `${width} ${goal.join()} ${metric}`;
  const known = waysKnown.get(name) ?? countTileWays(width, goal, metric);
  waysKnown.set(name, known);
  return known;
}

function countTileWays(width: number, goal: Tiles, metric: 'stm' | 'mtm'): TileWays {
  const distances = tileDistances(width, goal, metric);
  const tileClass = tileClassOf(goal, width);
  const ways = new Float64Array(distances.length);
  const pictureOf = (rank: number) =>
    Array.from(unrankReachable(rank, width, goal.length / width, tileClass));
  const ranks = [...distances.keys()].sort((a, b) => distances[a]! - distances[b]!);
  for (const rank of ranks) {
    if (distances[rank] === 0) ways[rank] = 1;
    for (const there of tileSuccessors(width, pictureOf(rank), metric)) {
      const nearer = rankReachable(there);
      if (distances[nearer] === distances[rank]! - 1) ways[rank]! += ways[nearer]!;
    }
  }
  return { distances, ways, pictureOf };
}

/** Pictures one step or push away. */
export function tileSuccessors(width: number, tiles: Tiles, metric: 'stm' | 'mtm'): Tiles[] {
  const found: Tiles[] = [];
  for (const direction of [0, 1, 2, 3]) {
    let here = tiles;
    for (let next = stepped(width, here, direction); next; next = stepped(width, here, direction)) {
      found.push(next);
      if (metric === 'stm') break;
      here = next;
    }
  }
  return found;
}

/**
 * For every picture the least `first`, and among those lines the least `second`, as
 * first * 1000 + second, by `rankReachable`: cheapest first over pictures and last directions.
 */
export function lexicographicLengths(width: number, goal: Tiles, first: 'stm' | 'mtm'): Int32Array {
  const [step, push] = first === 'stm' ? [1000, 1] : [1, 1000];
  const pictures = new Pictures(width, goal);
  const best = new Int32Array(pictures.count).fill(-1);
  // By rank and last direction, of which the goal has none.
  const done = new Uint8Array(pictures.count * 5);
  const buckets: number[][] = [[pictures.goalRank * 5]];
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const key of buckets[cost] ?? []) {
      if (done[key]) continue;
      done[key] = 1;
      const last = (key % 5) - 1;
      const rank = (key - last - 1) / 5;
      if (best[rank] === -1) best[rank] = cost;
      for (const direction of [0, 1, 2, 3]) {
        for (const next of pictures.along(rank, direction, 'stm')) {
          const total = cost + step + (direction === last ? 0 : push);
          buckets[total] ??= [];
          buckets[total].push(next * 5 + direction + 1);
        }
      }
    }
  }
  return best;
}

/** The picture after the gap went U R D L, or undefined beyond the edge. */
export function stepped(width: number, tiles: Tiles, direction: number): number[] | undefined {
  const gap = tiles.indexOf(0);
  const from = neighbour(width, tiles.length, gap, direction);
  return from === undefined ? undefined : withStep(tiles, gap, from);
}

function neighbours(width: number, height: number, cell: number): number[] {
  return [0, 1, 2, 3].flatMap(
    (direction) => neighbour(width, width * height, cell, direction) ?? [],
  );
}

/** The cell above, to the right, below, to the left. */
function neighbour(
  width: number,
  count: number,
  cell: number,
  direction: number,
): number | undefined {
  if (direction === 0) return cell >= width ? cell - width : undefined;
  if (direction === 2) return cell + width < count ? cell + width : undefined;
  const x = cell % width;
  if (direction === 1) return x + 1 < width ? cell + 1 : undefined;
  return x > 0 ? cell - 1 : undefined;
}

function withStep(tiles: Tiles, gap: number, from: number): number[] {
  const next = tiles.slice();
  swap(next, gap, from);
  return next;
}

function swap(tiles: number[], a: number, b: number): void {
  const tile = tiles[a]!;
  tiles[a] = tiles[b]!;
  tiles[b] = tile;
}
