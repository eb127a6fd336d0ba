import { lineLength, replay } from '@glissade/core';
import { expect, test } from 'vitest';
import { someOf } from '../../../tests/support/oneIn.ts';
import { blocksPuzzle, blocksRecord } from '../../../tests/support/puzzles.ts';
import { finish, solutionOf } from '../../../tests/support/spaces.ts';
import { ASTAR } from './astar.ts';
import { BIDIRECTIONAL } from './bidirectional.ts';
import { BFS } from './breadthFirst.ts';
import { blocksHeuristic } from './heuristic/blocks.ts';
import { goalStates } from './problem/goalStates.ts';
import { puzzleSpace } from './problem/puzzleSpace.ts';

const IDS = [
  'hrd20',
  'dads',
  'simplicity',
  'hughes',
  'movingday',
  'quzzle',
  'quzzle-mirror',
  'quzzle-killer',
  'motorcar',
  'hrd-117',
  'hrd-252',
  'hrd-229',
];

// Lengths: tests/data/blocks.json, found by an independent exhaustive search, most also published.
test.each(IDS.map((id, number) => [id, number] as const))('%s: the known lengths', (id, number) => {
  const puzzle = blocksPuzzle(id);
  const { optimal } = blocksRecord(id);
  for (const metric of someOf(['steps', 'slides', 'moves'] as const, 3, number)) {
    const space = puzzleSpace(puzzle, metric);
    const options = {
      heuristic: blocksHeuristic(puzzle, metric),
      goalStates: goalStates(puzzle, 20_000)!,
    };
    for (const algorithm of [BFS, BIDIRECTIONAL, ASTAR]) {
      const searcher = algorithm.start(space, options);
      const { steps } = solutionOf(searcher);
      expect(lineLength(steps, metric)).toBe(optimal[metric]);
      expect(searcher.stats.lowerBound).toBe(optimal[metric]);
      expect(replay(puzzle, steps).reachesGoal).toBe(true);
    }
  }
});

test('hrd-unsolvable: the searches from both ends never meet', () => {
  const puzzle = blocksPuzzle('hrd-unsolvable');
  const searcher = BIDIRECTIONAL.start(puzzleSpace(puzzle, 'steps'), {
    goalStates: goalStates(puzzle, 50_000)!,
  });
  expect(finish(searcher)).toEqual({ status: 'unsolvable', proof: 'exhausted' });
});
