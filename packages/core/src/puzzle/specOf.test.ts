import { describe, expect, test } from 'vitest';
import { randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { parsePuzzle } from '../notation/readPuzzle.ts';
import { buildPuzzle } from './build.ts';
import { specOf } from './specOf.ts';

describe('the spec of a puzzle', () => {
  test('makes the same puzzle again, also after a time as JSON', () => {
    const info = { title: 'Again', author: 'nobody' };
    const tiles = { ...parsePuzzle('8 6 4/0 7 2/5 1 3'), info };
    const puzzles = Array.from({ length: 150 }, (_, seed) => randomPuzzle(seed));
    for (const puzzle of [tiles, ...puzzles]) {
      expect(buildPuzzle(JSON.parse(JSON.stringify(specOf(puzzle))))).toEqual(puzzle);
    }
  });

  test('draws the pieces where they are, not where they were', () => {
    const puzzle = parsePuzzle('start:\nAA.\n...\ngoal:\n...\n.AA\n');
    const { pieces, goals } = specOf({ ...puzzle, start: Uint16Array.of(3) });
    expect(pieces).toEqual([{ label: 'A', cells: [3, 4], axis: 'any' }]);
    expect(goals).toEqual([[{ label: 'A', cells: [4, 5] }]]);
  });

  test('has no cells for a piece that does not fit where it is', () => {
    const puzzle = parsePuzzle('start:\nAA.\n...\ngoal:\n...\n.AA\n');
    const { pieces } = specOf({ ...puzzle, start: Uint16Array.of(2) });
    expect(pieces).toEqual([{ label: 'A', cells: [], axis: 'any' }]);
  });
});
