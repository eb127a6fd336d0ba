import { describe, expect, test } from 'vitest';
import { exchangeHomes, exchangeNeeded, gapAt, isSolvable, jigsawPuzzle } from './jigsawPuzzle.ts';

const homes = [0, 1, 2, 3, 4, 5, 6, 8, 7];

describe('a board of picture tiles', () => {
  test('becomes a tile puzzle whose goal leaves the missing tile out', () => {
    const puzzle = jigsawPuzzle({ homes, gap: 7 }, 3);
    expect(puzzle.type).toBe('tiles');
    expect(puzzle.pieces.length).toBe(8);
    expect(isSolvable({ homes, gap: 7 }, 3)).toBe(true);
  });

  test('of which two tiles must be exchanged, if it cannot be solved', () => {
    const wrong = exchangeHomes({ homes, gap: 7 }, 0, 1);
    const pair = exchangeNeeded(wrong, 3, [
      [7, 2],
      [0, 1],
    ]);
    expect(pair).toEqual([0, 1]);
    expect(exchangeNeeded(exchangeHomes(wrong, 0, 1), 3, [[0, 1]])).toBeUndefined();
  });

  test('another cell is the gap', () => {
    expect(gapAt({ homes, gap: 7 }, 8)).toEqual({ homes: [0, 1, 2, 3, 4, 5, 6, 7, 8], gap: 8 });
  });
});
