import { namedGoal, replay, tileClassOf, unrankReachable } from '@glissade/core';
import { describe, expect, it } from 'vitest';
import { goalWithGap, tileDistances, tilePuzzle } from '../../../../../tests/arbitrary/tiles.ts';
import { tilesSearcher } from './tilesSearcher.ts';

/** The length of the answer to a board, by replay. */
function lengthOf(
  width: number,
  tiles: readonly number[],
  goal: readonly number[],
  metric: 'stm' | 'mtm',
): number | undefined {
  const puzzle = tilePuzzle(width, tiles.length / width, tiles, [[...goal]]);
  const searcher = tilesSearcher({ puzzle, metric });
  for (;;) {
    const outcome = searcher.step(1 << 20);
    if (!outcome) continue;
    searcher.close?.();
    if (outcome.status !== 'solved') return undefined;
    const { reachesGoal, lengths } = replay(puzzle, outcome.steps);
    return reachesGoal ? lengths[metric] : undefined;
  }
}

/** Every state of a board, or each of so many, is answered as breadth-first search has it. */
function compare(width: number, height: number, goal: readonly number[], every = 1): void {
  const tileClass = tileClassOf(goal, width);
  for (const metric of ['stm', 'mtm'] as const) {
    const distances = tileDistances(width, goal, metric);
    for (let rank = 0; rank < distances.length; rank += every) {
      const tiles = Array.from(unrankReachable(rank, width, height, tileClass));
      const length = lengthOf(width, tiles, goal, metric);
      if (length !== distances[rank]) expect.fail(`${metric} ${tiles.join(' ')}: ${length}`);
    }
  }
}

const NAMED = ['standard', 'blank-first', 'snake', 'spiral'] as const;

describe('every state', () => {
  it.each([
    [2, 2],
    [3, 2],
    [2, 3],
    [4, 2],
    [2, 4],
  ])(
    'of %i×%i, for the gap at home in every cell',
    (width, height) => {
      for (let gap = 0; gap < width * height; gap++) {
        compare(width, height, goalWithGap(width, height, gap));
      }
    },
    3_600_000,
  );

  it.each(NAMED)(
    'of 3×3, for the goal %s',
    (name) => {
      compare(3, 3, namedGoal(name, 3, 3));
    },
    3_600_000,
  );

  it.each([1, 4])(
    'of 3×3, for the gap at home at %i',
    (gap) => {
      compare(3, 3, goalWithGap(3, 3, gap));
    },
    3_600_000,
  );

  // All of them in pushes: kernelPushSearch.slow.test.ts.
  it.each(['standard', 'snake'] as const)(
    'of 2×5, each of 29, for the goal %s',
    (name) => {
      compare(2, 5, namedGoal(name, 2, 5), 29);
    },
    3_600_000,
  );
});
