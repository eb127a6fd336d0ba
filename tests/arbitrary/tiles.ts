/** Tile puzzles for tests. */
import { buildPuzzle, type Puzzle, tileClassOf, unrankReachable } from '@glissade/core';

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
export function neighbour(
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
