import { buildPuzzle } from '@glissade/core';
import { problemAfter } from '@glissade/tiles/board/gapBoard';
import { IterativeDeepening } from '@glissade/tiles/idaStar/iterativeDeepening';
import { describe, expect, it } from 'vitest';
import { boundFault, faultOf, scrambledBoard } from '../../../tests/arbitrary/lowerBounds.ts';
import { randomNumbers } from '../../../tests/arbitrary/tiles.ts';
import { someOf } from '../../../tests/support/oneIn.ts';
import { ENGINE_NAMES, type EngineName } from './engines/engineNames.ts';

const MOVES = 20;
const METRICS = ['stm', 'mtm'] as const;
const TILE_ENGINES = ['tiles', 'constructive', 'anytime'] as const;

type Shape = readonly [width: number, height: number];

/** Faults of engines on boards of these shapes, scrambled by steps and by pushes in turns. */
function faults(
  shapes: readonly Shape[],
  engines: readonly EngineName[],
  nodes: number,
  find: typeof faultOf = boundFault,
): string[] {
  const random = randomNumbers(shapes.length);
  return shapes.flatMap(([width, height], number) => {
    const by = number % 2 === 0 ? 'steps' : 'pushes';
    const board = scrambledBoard(width, height, by, MOVES, random);
    return METRICS.flatMap((metric) =>
      engines.flatMap((engine) => find(board, { metric, engine, nodes }) ?? []),
    );
  });
}

const bothWays = (side: number, lengths: readonly number[]): Shape[] =>
  lengths.flatMap((length) => [[side, length] as const, [length, side] as const]);

const upTo = (last: number) => Array.from({ length: last - 1 }, (_, i) => i + 2);

describe('a board is never said to be farther from its goal than it was scrambled', () => {
  it('on boards 2 cells wide or high, up to 100', () => {
    const all = someOf(bothWays(2, upTo(100)), 6);
    expect(faults(all, ['tiles', 'constructive'], 100)).toEqual([]);
  });

  it('on boards 3 cells wide or high, where the graph of an axis is largest', () => {
    const long = bothWays(3, [...upTo(9), 46, 47, 64, 85, 86, 100, 129, 255]);
    expect(faults([[3, 36], ...someOf(long, 6)], TILE_ENGINES, 100)).toEqual([]);
  });

  it('on thicker boards, up to the largest', () => {
    const shapes = [4, 5, 16].flatMap((side) => bothWays(side, [16, 46, 64, 100]));
    const large = [
      [46, 46],
      [100, 100],
      [182, 182],
      [255, 255],
    ] as const;
    const all = [...someOf(shapes, 6), ...large, ...bothWays(2, [255])];
    expect(faults(all, TILE_ENGINES, 100)).toEqual([]);
  });

  it('in whole answers', () => {
    const shapes: Shape[] = [...bothWays(2, [2, 50]), [64, 3], [5, 64], [15, 17], [16, 16]];
    expect(faults(shapes, TILE_ENGINES, 100, faultOf)).toEqual([]);
  });

  it('by every engine', () => {
    const shapes: Shape[] = [...bothWays(2, [2, 17, 60]), [16, 16]];
    expect(faults(shapes, ENGINE_NAMES, 10, faultOf)).toEqual([]);
  });

  it('in every metric', () => {
    const board = scrambledBoard(64, 3, 'steps', MOVES, randomNumbers(3));
    for (const metric of ['steps', 'slides', 'moves'] as const) {
      for (const engine of ['tiles', 'constructive', 'packed'] as const) {
        expect(faultOf(board, { metric, engine, nodes: 300 })).toBeUndefined();
      }
    }
  });
});

/** A problem some steps from a goal with its gap on a cell, on a board larger than puzzles have. */
function walked(width: number, height: number, gapGoal: number) {
  const tiles = Uint16Array.from({ length: width * height }, (_, cell) => cell);
  const pieceOf = new Uint16Array(width * height);
  const goal = { width, height, tiles, gap: gapGoal, gapGoal, pieceOf };
  const around = width > height ? [1, 1, 2, 3, 0, 1, 2, 3] : [2, 2, 1, 0, 3, 2, 1, 0];
  return { problem: problemAfter(goal, around), steps: around.length };
}

it.each([
  [1000, 2],
  [2, 1000],
])('searches keep their bounds on %i×%i, which no puzzle has', (width, height) => {
  const { problem, steps } = walked(width, height, 0);
  for (const metric of METRICS) {
    const search = new IterativeDeepening(problem, metric, 1e9);
    while (!search.step(100_000)) expect(search.bound).toBeLessThanOrEqual(steps);
    expect(search.bound).toBeLessThanOrEqual(steps);
    search.close();
  }
});

it('refuses boards with a side of more than 255 cells', () => {
  const strip = (length: number) =>
    buildPuzzle({
      board: { width: length, height: 2, cells: new Array(2 * length).fill('floor') },
      pieces: [{ label: 'A', cells: [0] }],
      goals: [[{ label: 'A', cells: [1] }]],
    });
  expect(strip(255).board.width).toBe(255);
  expect(() => strip(256)).toThrow('a board of 256 by 2 cells is not possible');
  expect(() => strip(1000)).toThrow('a board of 1000 by 2 cells is not possible');
});
