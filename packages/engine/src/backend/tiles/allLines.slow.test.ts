import { expect, test } from 'vitest';
import { goalWithGap, puzzlesTo, tileWays } from '../../../../../tests/arbitrary/tiles.ts';
import { tilesSearcher } from './tilesSearcher.ts';

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
    const { ways } = tileWays(width, goal, metric);
    for (let rank = 0; rank < ways.length; rank++) {
      const searcher = tilesSearcher({ puzzle: puzzleAt(rank), metric, countOptimal: true });
      let outcome = searcher.step(1 << 20);
      while (!outcome) outcome = searcher.step(1 << 20);
      searcher.close?.();
      const count = outcome.status === 'solved' ? outcome.optimalSolutions : undefined;
      if (Number(count) !== ways[rank]) expect.fail(`${rank}: ${count}`);
    }
  },
);
