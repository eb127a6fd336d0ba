import { type Metric, parsePuzzle } from '@glissade/core';
import { compileTiles } from '@glissade/search/problem/tileProblem';
import { describe, expect, test } from 'vitest';
import { tiersFor } from '../idaStar/tiers/heuristicTiers.ts';
import { tilesSearcher } from '../tilesSearcher.ts';
import { TableMaker } from './tableMaker.ts';

const BOARD = `tiles:
9 8 7 6 5
4 3 2 1 0
goal:
1 2 3 4 5
6 0 7 8 9
`;

/** The sizes of tables for a goal, the weakest first, and whether they are in memory. */
function sizesFor(text: string, metric: Metric): [string | undefined, boolean][] {
  const tiers = tiersFor(compileTiles(parsePuzzle(text)), metric);
  return tiers.slice(1).map(({ size, isReady }) => [size, isReady]);
}

function makeTables(text: string, metric: Metric, isHeavy: boolean): number {
  const maker = new TableMaker(parsePuzzle(text), metric, { isHeavy });
  let end = maker.step(1 << 16);
  while (!end) end = maker.step(1 << 16);
  expect(end).toEqual({ status: 'ready' });
  maker.close();
  return maker.bytes;
}

describe('tables made before they are needed', () => {
  test.each([
    ['stm', false, 'large'],
    ['stm', true, 'heavy'],
    ['mtm', false, 'light'],
    ['mtm', true, 'heavy'],
  ] as const)('in %s, heavy: %s', (metric, isHeavy, wanted) => {
    const bytes = makeTables(BOARD, metric, isHeavy);
    expect(sizesFor(BOARD, metric)).toContainEqual([wanted, true]);
    expect(bytes).toBeGreaterThan(0);
    expect(makeTables(BOARD, metric, isHeavy)).toBe(bytes);
  });

  test('a search without an option about tables takes the strongest in memory', () => {
    const text = 'tiles:\n11 10 9 8\n7 6 5 4\n3 1 2 0\ngoal:\n2 1 3 4\n5 0 6 7\n8 9 10 11\n';
    const bytes = makeTables(text, 'stm', true);
    // Other tests in this process may have made the weaker tables of this place of the gap.
    const sizes = sizesFor(text, 'stm');
    expect(sizes.map(([size]) => size)).toEqual(['small', 'large', 'heavy']);
    expect(sizes.at(-1)).toEqual(['heavy', true]);
    const searcher = tilesSearcher({ puzzle: parsePuzzle(text), metric: 'stm' });
    let outcome = searcher.step(1000);
    while (!outcome) outcome = searcher.step(1000);
    expect(outcome.status).toBe('solved');
    expect(searcher.stats.peakBytes).toBeGreaterThan(bytes);
  });

  test('boards that need none have none', () => {
    expect(makeTables('8 7 6/5 4 3/2 1 0', 'stm', true)).toBe(0);
    expect(makeTables('1 2 3/4 5 6/8 7 0', 'stm', true)).toBe(0);
  });
});
