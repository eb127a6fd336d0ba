import { expect, test } from 'vitest';
import { blocksPuzzle } from '../../../tests/support/puzzles.ts';
import { solutionOf } from '../../../tests/support/spaces.ts';
import { IDDFS } from './iddfs.ts';
import { puzzleSpace } from './problem/puzzleSpace.ts';

// Lengths: tests/data/blocks.json, klotski. The counts are our own, kept against change: each of at
// most 25,955 states once an iteration.
test.each([
  ['steps', 116, 1_202_148],
  ['slides', 90, 873_443],
  ['moves', 81, 785_115],
] as const)('the classic Hua Rong Dao in %s: %i', { timeout: 600_000 }, (metric, length, count) => {
  const searcher = IDDFS.start(puzzleSpace(blocksPuzzle('klotski'), metric));
  solutionOf(searcher);
  expect(searcher.stats.lowerBound).toBe(length);
  expect(searcher.stats.expanded).toBe(count);
});
