import { lineLength, type Metric, metricsOf, type Puzzle, replay } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { blocksPuzzle } from '../../../tests/support/puzzles.ts';
import { SMALL_PUZZLES, UNSOLVABLE_PUZZLES } from '../../../tests/support/smallPuzzles.ts';
import {
  distanceToGoal,
  finish,
  reachableStates,
  solutionOf,
} from '../../../tests/support/spaces.ts';
import { ALGORITHMS } from './algorithms.ts';
import { blocksHeuristic } from './heuristic/blocks.ts';
import { linearConflictHeuristic } from './heuristic/linearConflict.ts';
import { misplacedHeuristic } from './heuristic/misplaced.ts';
import { goalStates } from './problem/goalStates.ts';
import { puzzleSpace } from './problem/puzzleSpace.ts';
import type { SearchStats } from './searcher.ts';

/** Paths multiply too fast for IDA* beyond these lengths of the shortest answer. */
const IDASTAR_LENGTH_MAX = { tiles: 20, blocks: 6 };

/** Steps, slides and moves are one on the largest board, so two metrics will do there. */
function metricsTried(puzzle: Puzzle): readonly Metric[] {
  return puzzle.type === 'tiles' && puzzle.pieces.length === 8 ? ['stm', 'mtm'] : metricsOf(puzzle);
}

const CASES = SMALL_PUZZLES.flatMap(([name, puzzle]) =>
  metricsTried(puzzle).map((metric) => {
    const space = puzzleSpace(puzzle, metric);
    const heuristic =
      puzzle.type === 'tiles'
        ? linearConflictHeuristic(puzzle, metric)
        : blocksHeuristic(puzzle, metric);
    const options = { heuristic, goalStates: goalStates(puzzle, 10_000)! };
    return { name, puzzle, metric, space, options, length: distanceToGoal(space)! };
  }),
);

describe.each(ALGORITHMS)('$name', (algorithm) => {
  const cases = CASES.filter(
    ({ puzzle, length }) =>
      algorithm.name !== 'idastar' || length <= IDASTAR_LENGTH_MAX[puzzle.type],
  );

  test.each(cases)('$name in $metric: $length', ({ puzzle, metric, space, options, length }) => {
    const searcher = algorithm.start(space, options);
    const { steps } = solutionOf(searcher);
    const played = replay(puzzle, steps);
    expect(played.illegal).toBeUndefined();
    expect(played.reachesGoal).toBe(true);
    const { stats } = searcher;
    if (algorithm.optimal) {
      expect(lineLength(steps, metric)).toBe(length);
      expect(stats.lowerBound).toBe(length);
    } else {
      expect(lineLength(steps, metric)).toBeGreaterThanOrEqual(length);
      expect(stats.lowerBound).toBeLessThanOrEqual(length);
    }
    expectSane(stats, length);
    expect(stats.evaluated > 0).toBe(algorithm.accepts.includes('heuristic'));
  });

  test.each(cases.filter(({ puzzle }) => puzzle.pieces.length < 8))(
    '$name in $metric: the lower bound rises, and is always true',
    ({ space, options, length }) => {
      const searcher = algorithm.start(space, options);
      let bound = 0;
      while (!searcher.step(1)) {
        expect(searcher.stats.lowerBound).toBeGreaterThanOrEqual(bound);
        bound = searcher.stats.lowerBound;
        expect(bound).toBeLessThanOrEqual(length);
      }
    },
  );
});

function expectSane(stats: SearchStats, length: number): void {
  for (const value of Object.values(stats)) {
    expect(Number.isInteger(value)).toBe(true);
    expect(value).toBeGreaterThanOrEqual(0);
  }
  if (length === 0) {
    expect(stats.expanded).toBe(0);
    return;
  }
  expect(stats.expanded).toBeGreaterThan(0);
  expect(stats.generated).toBeGreaterThanOrEqual(stats.expanded);
  expect(stats.peakBytes).toBeGreaterThan(0);
}

describe.each(UNSOLVABLE_PUZZLES)('no solution: %s', (_name, puzzle) => {
  const provers = ALGORITHMS.filter(({ provesUnsolvable }) => provesUnsolvable);

  test.each(provers)('$name proves it', (algorithm) => {
    for (const metric of metricsOf(puzzle)) {
      const heuristic = misplacedHeuristic(puzzle, metric);
      const options = { heuristic, goalStates: goalStates(puzzle, 1000)! };
      const searcher = algorithm.start(puzzleSpace(puzzle, metric), options);
      expect(finish(searcher)).toEqual({ status: 'unsolvable', proof: 'exhausted' });
      const states = reachableStates(puzzleSpace(puzzle, metric)).length;
      if (!['iddfs', 'bidirectional'].includes(algorithm.name)) {
        expect(searcher.stats.expanded).toBe(states);
      }
    }
  });
});

test('IDA* goes on for ever without a solution, its bound rising', () => {
  const [, puzzle] = UNSOLVABLE_PUZZLES[0]!;
  const idastar = ALGORITHMS.find(({ name }) => name === 'idastar')!;
  expect(idastar.provesUnsolvable).toBe(false);
  const searcher = idastar.start(puzzleSpace(puzzle, 'stm'));
  expect(searcher.step(1000)).toBeUndefined();
  expect(searcher.stats.lowerBound).toBeGreaterThan(20);
});

test('an estimate of Infinity ends the searches that ask it', () => {
  const puzzle = UNSOLVABLE_PUZZLES.find(([name]) => name === 'separate rooms')![1];
  for (const algorithm of ALGORITHMS.filter(({ accepts }) => accepts.includes('heuristic'))) {
    const heuristic = blocksHeuristic(puzzle, 'steps');
    const searcher = algorithm.start(puzzleSpace(puzzle, 'steps'), { heuristic });
    expect(finish(searcher)).toEqual({ status: 'unsolvable', proof: 'exhausted' });
    expect(searcher.stats.expanded).toBe(0);
  }
});

// An exhausted space is expanded whole, in any order: 7,462 states (tests/data/blocks.json).
test.each(['bfs', 'bfs-late', 'dfs', 'ucs', 'greedy', 'astar'])(
  'hrd-unsolvable: %s expands every state once',
  (name) => {
    const puzzle = blocksPuzzle('hrd-unsolvable');
    const algorithm = ALGORITHMS.find((known) => known.name === name)!;
    const heuristic = blocksHeuristic(puzzle, 'steps');
    const searcher = algorithm.start(puzzleSpace(puzzle, 'steps'), { heuristic });
    expect(finish(searcher)).toEqual({ status: 'unsolvable', proof: 'exhausted' });
    expect(searcher.stats.expanded).toBe(7462);
  },
);

test('bidirectional search without goal states is refused', () => {
  const bidirectional = ALGORITHMS.find(({ needsGoalStates }) => needsGoalStates)!;
  const space = puzzleSpace(SMALL_PUZZLES[0]![1], 'stm');
  expect(() => bidirectional.start(space)).toThrow('needs the list of goal states');
});
