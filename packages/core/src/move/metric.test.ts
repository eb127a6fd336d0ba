import { expect, test } from 'vitest';
import { parseMoves } from '../notation/moves/parseMoves.ts';
import { parsePuzzle } from '../notation/readPuzzle.ts';
import { beginsUnit, lengthsOf, type Metric, metricsOf } from './metric.ts';

const BLOCKS = parsePuzzle('start:\nA..\n...\n..B\ngoal:\n...\n...\n.A.');
const TILES = parsePuzzle('1 2 3/4 5 6/0 7 8');

test('block puzzles are measured in three metrics, tile puzzles in two more', () => {
  expect(metricsOf(BLOCKS)).toEqual(['steps', 'slides', 'moves']);
  expect(metricsOf(TILES)).toEqual(['steps', 'slides', 'moves', 'stm', 'mtm']);
});

/** Whether each step of a line begins a unit. */
function unitsBegun(puzzle: typeof BLOCKS, text: string, metric: Metric): string {
  const steps = parseMoves(puzzle, text);
  return Array.from(steps, (_, i) => (beginsUnit(steps, i, metric) ? '|' : '-')).join('');
}

test.each([
  ['steps', '|||||'],
  ['slides', '|-|||'],
  ['moves', '|--||'],
] as const)('units of a line of blocks in %s', (metric, begun) => {
  expect(unitsBegun(BLOCKS, 'AR2D BL AL', metric)).toBe(begun);
});

test.each([
  ['stm', '||||'],
  ['steps', '||||'],
  ['mtm', '|-||'],
] as const)('units of a line of tiles in %s', (metric, begun) => {
  expect(unitsBegun(TILES, 'L2DR', metric)).toBe(begun);
});

test.each(['stm', 'steps', 'mtm'] as const)('a tile moved there and back: %s', (metric) => {
  expect(unitsBegun(TILES, 'LR', metric)).toBe('||');
});

test('the lengths of a line are those of each metric', () => {
  const blocks = parseMoves(BLOCKS, 'AR2D BL AL');
  expect(lengthsOf(BLOCKS, blocks)).toEqual({ steps: 5, slides: 4, moves: 3 });
  const tiles = parseMoves(TILES, 'L2DR');
  expect(lengthsOf(TILES, tiles)).toEqual({ steps: 4, slides: 4, moves: 4, stm: 4, mtm: 3 });
});
