import { readFileSync } from 'node:fs';
import { namedGoal, replay } from '@glissade/core';
import { describe, expect, it } from 'vitest';
import { tilePuzzle } from '../../../tests/arbitrary/tiles.ts';
import { tilesSearcher } from './tilesSearcher.ts';

/** Korf and Felner 2002, with their optima; the goal has the gap first. */
const boards = readFileSync(new URL('../../../tests/data/korf24.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => line.split(' ').map(Number))
  .map((numbers) => ({ id: numbers[0]!, tiles: numbers.slice(1, 26), optimum: numbers[26]! }));

/**
 * Those with the fewest nodes in the column of Clausecker's improved catalogue: some two thousand
 * million together, a few minutes of one thread.
 */
const EASIEST = [38, 40, 44, 25, 1, 32, 37, 30, 5, 28];

describe('the 24-puzzle', () => {
  it.each(EASIEST)(
    'number %i',
    (id) => {
      const { tiles, optimum } = boards.find((board) => board.id === id)!;
      const puzzle = tilePuzzle(5, 5, tiles, [namedGoal('blank-first', 5, 5)]);
      const options = { memoryBytesMax: 3.5e9, isHeavy: true };
      const searcher = tilesSearcher({ puzzle, metric: 'stm' }, options);
      let outcome = searcher.step(1 << 22);
      while (!outcome) outcome = searcher.step(1 << 22);
      if (outcome.status !== 'solved') throw new Error(`it is ${outcome.status}`);
      const { reachesGoal, lengths } = replay(puzzle, outcome.steps);
      expect([reachesGoal, lengths.steps]).toEqual([true, optimum]);
      expect(searcher.stats.lowerBound).toBe(optimum);
    },
    30 * 60_000,
  );
});
