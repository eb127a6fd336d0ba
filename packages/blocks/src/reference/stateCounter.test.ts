import { readFileSync } from 'node:fs';
import { buildPuzzle, type Metric, type Puzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import { packedStateCounter } from './stateCounter.ts';

/** The solved tile board of this size, the gap in the last cell. */
function solvedTiles(width: number, height: number): Puzzle {
  const pieces = Array.from({ length: width * height - 1 }, (_, cell) => ({
    label: String(cell + 1),
    cells: [cell],
  }));
  const cells = new Array(width * height).fill('floor' as const);
  return buildPuzzle({ board: { width, height, cells }, pieces, goals: [pieces] });
}

/** States by depth as depths.txt gives them. */
function goldenDepths(board: string, metric: Metric): number[] {
  const file = new URL('../../../../tests/data/depths.txt', import.meta.url);
  const line = readFileSync(file, 'utf8')
    .split('\n')
    .find((text) => text.startsWith(`${board} ${metric.toUpperCase()}: `));
  return line!.split(': ')[1]!.split(' ').map(Number);
}

function countAll(puzzle: Puzzle, metric: Metric) {
  const counter = packedStateCounter({ puzzle, metric });
  for (;;) {
    const result = counter.step(5000);
    if (result?.status === 'undecided') throw new Error('out of memory');
    if (result) return { ...result, stats: counter.stats };
  }
}

describe('tile boards: states by depth', () => {
  test.each([
    [2, 2],
    [2, 3],
    [2, 4],
    [3, 3],
  ])('%i×%i', (height, width) => {
    for (const metric of ['stm', 'mtm'] as const) {
      const { levels, total } = countAll(solvedTiles(width, height), metric);
      expect(levels).toEqual(goldenDepths(`${height}x${width}`, metric));
      expect(total).toBe(levels.reduce((sum, level) => sum + level));
    }
  });
});

describe('block puzzles: all states', () => {
  test.each([
    ['klotski', 25_955],
    ['blog', 163_740],
    ['motorcar', 4200],
  ])('%s: %i, whatever the metric', (id, total) => {
    const puzzle = puzzleOf(blockEntry(id));
    for (const metric of ['steps', 'slides', 'moves'] as const) {
      const { levels, stats, ...counted } = countAll(puzzle, metric);
      expect(counted).toEqual({ status: 'counted', total });
      expect(stats.expanded).toBe(total);
      expect(stats.peakFrontier).toBe(Math.max(...levels));
      expect(stats.peakBytes / total).toBeLessThan(40);
    }
  });
});
