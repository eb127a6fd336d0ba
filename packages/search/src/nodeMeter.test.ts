import { type Metric, type Puzzle, parsePuzzle } from '@glissade/core';
import { expect, test } from 'vitest';
import { BFS } from './breadthFirst.ts';
import { puzzleSpace } from './problem/puzzleSpace.ts';

/** What breadth-first search counts for each node, when it has made some hundred. */
function bytesPerNode(puzzle: Puzzle, metric: Metric): number {
  const keys = new Set<string>();
  const space = puzzleSpace(puzzle, metric);
  const counted = {
    ...space,
    isGoal: () => false,
    key: (state: typeof space.start) => {
      const key = space.key(state);
      keys.add(key);
      return key;
    },
  };
  const search = BFS.start(counted);
  while (search.stats.generated < 300) search.step(1);
  return search.stats.peakBytes / keys.size;
}

function tiles(side: number): Puzzle {
  const numbers = Array.from({ length: side * side }, (_, cell) => cell);
  const rows = Array.from({ length: side }, (_, y) => numbers.slice(y * side, (y + 1) * side));
  return parsePuzzle(rows.map((row) => row.join(' ')).join('\n'));
}

/** One piece on an empty board, with as many places as cells. */
function onePiece(side: number): Puzzle {
  const rows = Array.from({ length: side }, () => '.'.repeat(side));
  const start = [`A${rows[0]!.slice(1)}`, ...rows.slice(1)].join('\n');
  const goal = [...rows.slice(1), `${rows[0]!.slice(1)}A`].join('\n');
  return parsePuzzle(`start:\n${start}\ngoal:\n${goal}`);
}

test('a node counts with its state and key: two bytes a piece each on a large board', () => {
  const small = bytesPerNode(tiles(4), 'stm');
  const large = bytesPerNode(tiles(30), 'stm');
  expect(small).toBeGreaterThan(340);
  expect(small).toBeLessThan(450);
  expect(large - small).toBeGreaterThan(4 * (899 - 15));
});

test('a node counts with its steps: eight bytes each', () => {
  const puzzle = onePiece(30);
  const single = bytesPerNode(puzzle, 'steps');
  // From a corner to any place of the board: 29 steps on average.
  expect(bytesPerNode(puzzle, 'moves') - single).toBeGreaterThan(8 * 20);
});
