import { isGoalState, type Metric, type Puzzle } from '@glissade/core';
import { emptyStats } from '@glissade/search/searcher';
import { describe, expect, test } from 'vitest';
import {
  goalWithGap,
  randomNumbers,
  shuffledTiles,
  tilePuzzle,
} from '../../../../../tests/arbitrary/tiles.ts';
import { analyseSync } from '../analyse.ts';
import type { MetricAnalysis } from '../analysis.ts';
import { distanceTableSync } from '../evaluate/distanceTable.ts';
import { hasTileTable, measureTiles } from './tileSpace.ts';

function measured(puzzle: Puzzle, metric: Metric): MetricAnalysis {
  const work = measureTiles(puzzle, metric, 4, emptyStats());
  for (;;) {
    const { done, value } = work.next();
    if (done) return value!;
  }
}

/** The gap is where `shuffledTiles` leaves it, the same for the same seed. */
function goalOf(width: number, height: number, gap: number, seed: number): number[] {
  return shuffledTiles(width, goalWithGap(width, height, gap), randomNumbers(seed));
}

function puzzleOf(width: number, height: number, gap: number, seed: number): Puzzle {
  const goal = goalOf(width, height, gap, seed);
  return tilePuzzle(width, height, shuffledTiles(width, goal, randomNumbers(seed + 1)), [goal]);
}

describe('a tile board measured by tables', () => {
  test.each([
    [3, 3, 4],
    [3, 3, 1],
    [2, 3, 0],
    [3, 2, 4],
    [4, 2, 6],
    [2, 2, 3],
  ])('is told as when it is explored: %i×%i, goal with the gap at %i', (width, height, gap) => {
    const seed = 10 * width + gap;
    const goal = goalOf(width, height, gap, seed);
    const puzzle = puzzleOf(width, height, gap, seed);
    const explored = analyseSync(puzzle);
    expect(explored.metrics).toHaveLength(2);
    for (const { metric, hardest, ...rest } of explored.metrics) {
      const { hardest: drawn, ...found } = measured(puzzle, metric);
      expect(found).toEqual({ metric, ...rest });
      expect(drawn).toMatchObject({ distance: hardest!.distance, count: hardest!.count });
      expect(new Set(drawn!.states).size).toBe(Math.min(4, hardest!.count));
      for (const start of drawn!.states) {
        const again = tilePuzzle(
          width,
          height,
          start.trim().replace('.', '0').split(/\s+/).map(Number),
          [goal],
        );
        const made = distanceTableSync(again, { metric });
        if (made.status !== 'ready') throw new Error(made.status);
        expect(made.table.distanceOf(again.start)).toBe(hardest!.distance);
      }
    }
  });

  test('of ten cells is analysed so', () => {
    const puzzle = puzzleOf(5, 2, 3, 4);
    const analysis = analyseSync(puzzle, { metrics: ['mtm'] });
    expect(analysis).toMatchObject({ status: 'analysed', states: 1_814_400, goalStates: 1 });
    // Analysed in mtm by exploring, once: the diameter of 2×5 in pushes.
    expect(analysis.metrics[0]!.diameter).toEqual({ lower: 36, upper: 36 });
    const limited = analyseSync(puzzle, { metrics: ['mtm'], limits: { nodes: 1000 } });
    expect(limited).toMatchObject({ status: 'undecided', limit: 'nodes' });
  });

  test('has a table if it is small, with one goal that can be reached', () => {
    const goal = goalWithGap(3, 2, 5);
    const odd = [2, 1, 3, 4, 5, 0];
    expect(hasTileTable(tilePuzzle(3, 2, goal, [goal]), 1e9)).toBe(true);
    expect(hasTileTable(tilePuzzle(3, 2, goal, [odd]), 1e9)).toBe(false);
    expect(hasTileTable(tilePuzzle(3, 2, goal, [goal, odd]), 1e9)).toBe(false);
    expect(hasTileTable(tilePuzzle(3, 2, goal, [goal]), 1e4)).toBe(false);
    const fifteen = goalWithGap(4, 4, 15);
    expect(hasTileTable(tilePuzzle(4, 4, fifteen, [fifteen]), 1e9)).toBe(false);
  });
});

test('a table of distances of a tile board knows its states and no others', () => {
  const puzzle = puzzleOf(4, 2, 2, 9);
  const made = distanceTableSync(puzzle, { metric: 'mtm' });
  if (made.status !== 'ready') throw new Error(made.status);
  const { table } = made;
  expect(table.count).toBe(20160);
  const start = Uint16Array.from(puzzle.start);
  expect(table.distanceOf(start)).toBe(analyseSync(puzzle).metrics[1]!.length);
  [start[0], start[1]] = [start[1]!, start[0]!];
  expect(table.distanceOf(start)).toBeUndefined();
  start[0] = start[1]!;
  expect(table.distanceOf(start)).toBeUndefined();
  const solved = Uint16Array.from(puzzle.start, () => 0);
  for (const { piece, cell } of puzzle.goals[0]!) solved[piece] = cell;
  expect(isGoalState(puzzle, solved)).toBe(true);
  expect(table.distanceOf(solved)).toBe(0);
});
