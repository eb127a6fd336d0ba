import { expect, test } from 'vitest';
import { someOf } from '../../../tests/support/oneIn.ts';
import { tilePuzzle } from '../../../tests/support/puzzles.ts';
import { solutionOf } from '../../../tests/support/spaces.ts';
import { BFS_LATE } from './breadthFirst.ts';
import { DFS_MARKED } from './dfsMarked.ts';
import { puzzleSpace } from './problem/puzzleSpace.ts';

/**
 * Published counts: Columbia CSMM.101x, first project (the first and last line), and its questions
 * and answers (the others). Expanded nodes, length, the greatest depth on the frontier.
 */
const COLUMBIA = [
  [DFS_MARKED, [1, 2, 5, 3, 4, 0, 6, 7, 8], 181_437, 3, 66_125],
  [DFS_MARKED, [6, 1, 8, 4, 0, 2, 7, 3, 5], 51_015, 46_142, 46_142],
  [BFS_LATE, [6, 1, 8, 4, 0, 2, 7, 3, 5], 54_094, 20, 21],
  [BFS_LATE, [1, 2, 5, 3, 4, 0, 6, 7, 8], 10, 3, 4],
] as const;

test.each(someOf(COLUMBIA, 2, 1).map((row) => [row[0].name, row[1].join(), row] as const))(
  '%s of %s',
  (_name, _text, [algorithm, board, expanded, length, depthMax]) => {
    const goal = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const space = puzzleSpace(tilePuzzle(3, board, goal), 'stm', 'UDLR');
    let deepest = 0;
    const searcher = algorithm.start(space, {
      watch: (event) => {
        if (event.type === 'open') deepest = Math.max(deepest, event.node.g);
      },
    });
    const { steps } = solutionOf(searcher);
    expect(searcher.stats.expanded).toBe(expanded);
    expect(steps.length).toBe(length);
    expect(deepest).toBe(depthMax);
  },
);
