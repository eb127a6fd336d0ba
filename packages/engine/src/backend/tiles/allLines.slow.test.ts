import { expect, test } from 'vitest';
import { goalWithGap, tilePuzzle, tileWays } from '../../../../../tests/arbitrary/tiles.ts';
import { tilesSearcher } from './tilesSearcher.ts';

test.each([
  { width: 2, height: 4, gaps: [7, 2] },
  { width: 3, height: 3, gaps: [8, 1, 4] },
])('all shortest lines of every state of $width×$height', ({ width, height, gaps }) => {
  for (const gap of gaps) {
    const goal = goalWithGap(width, height, gap);
    for (const metric of ['stm', 'mtm'] as const) {
      const { ways, pictureOf } = tileWays(width, goal, metric);
      for (let rank = 0; rank < ways.length; rank++) {
        const puzzle = tilePuzzle(width, height, pictureOf(rank), [goal]);
        const searcher = tilesSearcher({ puzzle, metric, countOptimal: true });
        let outcome = searcher.step(1 << 20);
        while (!outcome) outcome = searcher.step(1 << 20);
        const count = outcome.status === 'solved' ? outcome.optimalSolutions : undefined;
        if (Number(count) !== ways[rank]) expect.fail(`${metric} ${rank}: ${count}`);
      }
    }
  }
});
