import { readFileSync } from 'node:fs';
import { namedGoal, replay, tileClassOf, unrankReachable } from '@glissade/core';
import { compileTiles } from '@glissade/search/problem/tileProblem';
import { describe, expect, it } from 'vitest';
import { goalWithGap, tilePuzzle } from '../../../../tests/arbitrary/tiles.ts';
import { tileDistances } from '../../../../tests/arbitrary/tileTables.ts';
import { deepenPushes, pushSearches } from '../../../../tests/support/pushSearches.ts';
import { createTilePushes } from '../kernel/tilePushes.ts';
import { tilesSearcher } from '../tilesSearcher.ts';

const DATA = new URL('../../../../tests/data/', import.meta.url);

/** Boards of a file and their optima in pushes, the column given. */
function readBoards(file: string, column: number): { tiles: number[]; optimum: number }[] {
  return readFileSync(new URL(file, DATA), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map((numbers) => ({ tiles: numbers.slice(1, 17), optimum: numbers[column]! }));
}

function solvedLength(tiles: readonly number[]): number | undefined {
  const puzzle = tilePuzzle(4, 4, tiles, [namedGoal('standard', 4, 4)]);
  const searcher = tilesSearcher({ puzzle, metric: 'mtm' });
  for (;;) {
    const outcome = searcher.step(1 << 20);
    if (!outcome) continue;
    if (outcome.status !== 'solved') throw new Error(`it is ${outcome.status}`);
    const { reachesGoal, lengths } = replay(puzzle, outcome.steps);
    expect(reachesGoal).toBe(true);
    return lengths.mtm;
  }
}

describe('optima in pushes', () => {
  it('are found for Korf’s hundred', () => {
    for (const { tiles, optimum } of readBoards('korf100_mtm.txt', 18)) {
      expect(solvedLength(tiles)).toBe(optimum);
    }
  }, 600_000);

  it('are proved for the farthest boards, 43 pushes away', () => {
    for (const { tiles, optimum } of readBoards('antipodes_mtm43.txt', 17)) {
      expect(solvedLength(tiles)).toBe(optimum);
    }
  }, 3_600_000);

  it.each([
    { width: 3, height: 3, gaps: [0, 3, 4] },
    { width: 4, height: 2, gaps: [0, 1, 6] },
    // As in the goals standard and snake, blank-first, spiral.
    { width: 2, height: 5, gaps: [9, 0, 2] },
  ])(
    'are those of the table of $width×$height, state for state',
    ({ width, height, gaps }) => {
      const search = pushSearches(createTilePushes);
      for (const gap of gaps) {
        const goal = goalWithGap(width, height, gap);
        const tileClass = tileClassOf(goal, width);
        const distances = tileDistances(width, goal, 'mtm');
        for (let rank = 0; rank < distances.length; rank++) {
          if (distances[rank] === 0) continue;
          const tiles = Array.from(unrankReachable(rank, width, height, tileClass));
          const problem = compileTiles(tilePuzzle(width, height, tiles, [goal]));
          const { bound } = deepenPushes(search(problem), 1e6);
          if (bound !== distances[rank]) expect.fail(`${tiles.join(' ')}: ${bound}`);
        }
      }
    },
    3_600_000,
  );
});
