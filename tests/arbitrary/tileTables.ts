/** Exhaustive tables of small tile boards, to compare searches with. */
import { rankReachable, tileClassOf, unrankReachable } from '@glissade/core';
import { neighbour, type Tiles, tileSuccessors } from './tiles.ts';

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
