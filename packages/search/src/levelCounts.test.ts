import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { someOf } from '../../../tests/support/oneIn.ts';
import { blocksPuzzle, blocksRecord, tilePuzzle } from '../../../tests/support/puzzles.ts';
import { levelCounts } from './levelCounts.ts';
import { puzzleSpace } from './problem/puzzleSpace.ts';

// Exhaustive counts with sums N!/2; the 3x3 ones are also OEIS A089473 (stm).
const DEPTHS = readFileSync(
  new URL('../../../tests/data/depths.txt', import.meta.url),
  'utf8',
).split('\n');

function publishedCounts(name: string): number[] {
  const line = DEPTHS.find((text) => text.startsWith(`${name}: `))!;
  return line.split(': ')[1]!.split(' ').map(Number);
}

test.each([
  [2, 2],
  [2, 3],
  [3, 3],
])('every level of the %ix%i tile board', (height, width) => {
  const row = [...Array(width * height).keys()].map((cell) => (cell + 1) % (width * height));
  for (const metric of someOf(['stm', 'mtm'] as const, height === 3 ? 2 : 1)) {
    const counts = levelCounts(puzzleSpace(tilePuzzle(width, row), metric));
    expect(counts).toEqual(publishedCounts(`${height}x${width} ${metric.toUpperCase()}`));
  }
});

test.each(someOf(['klotski', 'dads', 'simplicity', 'hughes', 'quzzle', 'movingday', 'hrd20'], 2))(
  '%s has as many states as published',
  (id) => {
    const counts = levelCounts(puzzleSpace(blocksPuzzle(id), 'steps'));
    expect(counts.reduce((sum, count) => sum + count)).toBe(blocksRecord(id).reachableStates);
  },
);

test('the count ends at the level asked for', () => {
  const puzzle = tilePuzzle(4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0]);
  const counts = levelCounts(puzzleSpace(puzzle, 'stm'), 8);
  expect(counts).toEqual(publishedCounts('4x4 STM').slice(0, 9));
});
