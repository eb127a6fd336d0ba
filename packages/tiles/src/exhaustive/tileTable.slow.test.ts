import { readFileSync } from 'node:fs';
import { compileTiles } from '@glissade/search/problem/tileProblem';
import { expect, test } from 'vitest';
import { goalWithGap, tilePuzzle } from '../../../../tests/arbitrary/tiles.ts';
import { wholeTable } from '../../../../tests/support/wholeTable.ts';

const DEPTHS = readFileSync(
  new URL('../../../../tests/data/depths.txt', import.meta.url),
  'utf8',
).split('\n');

test.each([
  { width: 4, height: 3, metric: 'stm' },
  { width: 4, height: 3, metric: 'mtm' },
  { width: 3, height: 4, metric: 'stm' },
  { width: 6, height: 2, metric: 'stm' },
  { width: 6, height: 2, metric: 'mtm' },
  { width: 2, height: 6, metric: 'mtm' },
] as const)('all 239,500,800 positions of $width×$height, $metric', ({ width, height, metric }) => {
  const goal = goalWithGap(width, height, 11);
  const table = wholeTable(compileTiles(tilePuzzle(width, height, goal, [goal])), metric);
  const name = `${Math.min(width, height)}x${Math.max(width, height)} ${metric.toUpperCase()}`;
  expect(table.count).toBe(239_500_800);
  expect(DEPTHS).toContain(`${name}: ${table.levels.join(' ')}`);
  expect(table.bytes).toBeLessThan(100_000_000);
});
