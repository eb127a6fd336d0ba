import {
  buildPuzzle,
  type Metric,
  namedGoal,
  type Puzzle,
  rankTiles,
  replay,
  type Steps,
  stateOfTiles,
} from '@glissade/core';
import { tilesSearcher } from '../../packages/engine/src/backend/tiles/tilesSearcher.ts';
import type { Question } from '../../packages/engine/src/problem/problem.ts';
import type { RawOutcome, Searcher } from '../../packages/engine/src/search/searcher.ts';

/** Tile numbers by cell, row-major, 0 the gap. */
export type Picture = readonly number[];

export type Sides = readonly [width: number, height: number];

/** A tile puzzle from pictures of its start and its goals. */
export function tilePuzzle([width, height]: Sides, start: Picture, goals: Picture[]): Puzzle {
  const tiles = Array.from({ length: width * height - 1 }, (_, index) => index + 1);
  const placed = (picture: Picture) =>
    tiles.map((tile) => ({ label: String(tile), cells: [picture.indexOf(tile)] }));
  const cells = Array.from({ length: width * height }, () => 'floor' as const);
  return buildPuzzle({
    board: { width, height, cells },
    pieces: placed(start),
    goals: goals.map(placed),
  });
}

export function startedFrom(puzzle: Puzzle, start: ArrayLike<number>): Puzzle {
  return { ...puzzle, start: stateOfTiles(puzzle, start) };
}

/** Every picture one step away, or one push of any length. */
export function neighbours([width, height]: Sides, picture: Picture, metric: Metric): Picture[] {
  const gap = picture.indexOf(0);
  const [x, y] = [gap % width, Math.floor(gap / width)];
  const found: Picture[] = [];
  for (const [dx, dy] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ] as const) {
    const now = [...picture];
    for (let u = x + dx, v = y + dy; u >= 0 && u < width && v >= 0 && v < height; ) {
      now[(v - dy) * width + u - dx] = now[v * width + u]!;
      now[v * width + u] = 0;
      found.push([...now]);
      if (metric !== 'mtm') break;
      u += dx;
      v += dy;
    }
  }
  return found;
}

/** The plain twin of every search: distances to a goal by rank, -1 where it is out of reach. */
export type DistanceTable = {
  readonly distances: Int8Array;
  /** Every picture within reach, the nearest first. */
  readonly pictures: readonly Picture[];
  readonly of: (picture: ArrayLike<number>) => number;
};

const tables = new Map<string, DistanceTable>();

/** Breadth-first from the goal: each step and each push can be taken back. */
export function distanceTable(sides: Sides, goal: Picture, metric: Metric): DistanceTable {
  const key = `${sides} ${goal} ${metric}`;
  const known = tables.get(key);
  if (known) return known;
  let size = 1;
  for (let i = 2; i <= goal.length; i++) size *= i;
  const distances = new Int8Array(size).fill(-1);
  distances[rankTiles(goal)] = 0;
  const pictures: Picture[] = [goal];
  for (const picture of pictures) {
    const distance = distances[rankTiles(picture)]! + 1;
    for (const next of neighbours(sides, picture, metric)) {
      const rank = rankTiles(next);
      if (distances[rank] !== -1) continue;
      distances[rank] = distance;
      pictures.push(next);
    }
  }
  const table = {
    distances,
    pictures,
    of: (picture: ArrayLike<number>) => distances[rankTiles(picture)]!,
  };
  tables.set(key, table);
  return table;
}

/** The picture of `0 … n-1` order with the gap in some cell. */
export function rowByRow([width, height]: Sides, gap: number): Picture {
  return Array.from({ length: width * height }, (_, cell) =>
    cell === gap ? 0 : cell < gap ? cell + 1 : cell,
  );
}

export function standard([width, height]: Sides): Picture {
  return namedGoal('standard', width, height);
}

/** The line of an optimal answer; throws for any other outcome. */
export function answer(question: Question): Steps {
  const outcome = runToEnd(tilesSearcher(question));
  if (outcome?.status !== 'solved' || !outcome.optimal) throw new Error('no optimal answer');
  return outcome.steps;
}

/** Length of an answer by the rules, in the metric asked; -1 unless it is legal and arrives. */
export function lengthOfAnswer(question: Question): number {
  return judgedLength(question, answer(question));
}

export function judgedLength({ puzzle, metric }: Question, steps: Steps): number {
  const { illegal, reachesGoal, lengths } = replay(puzzle, steps);
  return illegal || !reachesGoal ? -1 : lengths[metric]!;
}

/** Steps a searcher until it is done. */
export function runToEnd(searcher: Searcher, budget = 1e9): RawOutcome {
  for (;;) {
    const outcome = searcher.step(budget);
    if (outcome) return outcome;
  }
}
