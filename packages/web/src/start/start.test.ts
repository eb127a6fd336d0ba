import { allRecords, puzzleById } from '@glissade/catalogue';
import { GOAL_NAMES, tileParity } from '@glissade/core';
import { describe, expect, it } from 'vitest';
import { levelOf } from './difficulty.ts';
import { reshuffled, shuffledTiles } from './tileBoard.ts';

describe('shuffledTiles', () => {
  it('can be solved, whatever the size, the goal and the seed', () => {
    for (const goal of GOAL_NAMES) {
      for (const [width, height] of [
        [2, 2],
        [3, 3],
        [4, 4],
        [5, 3],
        [10, 10],
      ] as const) {
        for (let seed = 0; seed < 5; seed++) {
          const puzzle = shuffledTiles({ width, height, goal }, seed);
          expect(puzzle.type).toBe('tiles');
          expect(tileParity(puzzle).isSolvable).toBe(true);
        }
      }
    }
  });

  it('shuffles a board of any goal again', () => {
    const first = shuffledTiles({ width: 3, height: 3, goal: 'spiral' }, 1);
    const again = reshuffled(first, 2);
    expect(again.goals).toEqual(first.goals);
    expect(again.start).not.toEqual(first.start);
    expect(tileParity(again).isSolvable).toBe(true);
  });

  it('is the same for the same seed, and another for another', () => {
    const board = { width: 4, height: 4, goal: 'standard' } as const;
    expect(shuffledTiles(board, 7).start).toEqual(shuffledTiles(board, 7).start);
    expect(shuffledTiles(board, 7).start).not.toEqual(shuffledTiles(board, 8).start);
  });
});

describe('levelOf', () => {
  it('goes by the known optimum', () => {
    expect(levelOf(puzzleById('klotski')!)).toBe('hard');
    expect(levelOf(puzzleById('fifteen-easy')!)).toBe('easy');
    expect(levelOf(puzzleById('loyd')!)).toBeUndefined();
    const levels = new Set(allRecords().map(levelOf));
    expect(levels.size).toBe(5);
  });
});
