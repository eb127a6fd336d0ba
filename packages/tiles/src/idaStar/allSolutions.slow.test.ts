import { replay } from '@glissade/core';
import { expect, test } from 'vitest';
import { goalWithGap, puzzlesTo } from '../../../../tests/arbitrary/tiles.ts';
import { tileWays } from '../../../../tests/arbitrary/tileTables.ts';
import { tilesSearcher } from '../tilesSearcher.ts';

/**
 * Some ten minutes. The searches before the last bound are those of any answer, so this is also
 * where the 3×3 board is answered from every state, for the goals with the gap last (standard,
 * snake) or in the middle (spiral), and at an edge.
 */
const BOARDS = [
  { width: 2, height: 4, gap: 7 },
  { width: 2, height: 4, gap: 2 },
  { width: 3, height: 3, gap: 8 },
  { width: 3, height: 3, gap: 1 },
  { width: 3, height: 3, gap: 4 },
];
const CASES = BOARDS.flatMap((board) =>
  (['stm', 'mtm'] as const).map((metric) => ({ ...board, metric })),
);

test.each(CASES)(
  'all shortest lines of every state of $width×$height, the gap at home at $gap, in $metric',
  ({ width, height, gap, metric }) => {
    const goal = goalWithGap(width, height, gap);
    const puzzleAt = puzzlesTo(width, goal);
    const { distances, ways } = tileWays(width, goal, metric);
    for (let rank = 0; rank < ways.length; rank++) {
      const puzzle = puzzleAt(rank);
      const searcher = tilesSearcher({ puzzle, metric, countOptimal: true });
      let outcome = searcher.step(1 << 20);
      while (!outcome) outcome = searcher.step(1 << 20);
      searcher.close?.();
      if (outcome.status !== 'solved') throw new Error(`${rank} is ${outcome.status}`);
      const { reachesGoal, lengths } = replay(puzzle, outcome.steps);
      const count = Number(outcome.optimalSolutions);
      if (!reachesGoal || lengths[metric] !== distances[rank] || count !== ways[rank]) {
        expect.fail(`${rank}: ${count} lines of ${lengths[metric]}`);
      }
    }
  },
);
