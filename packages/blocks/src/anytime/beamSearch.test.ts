import { finish, lineLength, type Puzzle, replay } from '@glissade/core';
import { compileBlocks } from '@glissade/search/problem/blockProblem';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import { runSliced } from '../../../../tests/support/spaces.ts';
import { MemoryMeter } from '../model/memoryMeter.ts';
import { stepsAlong } from '../paths/stepsAlong.ts';
import { packedSearcher } from '../reference/packedSearcher.ts';
import { packedStateCounter } from '../reference/stateCounter.ts';
import { BeamSearch } from './beamSearch.ts';
import { MetSpace } from './metSpace.ts';

const METRIC = 'moves';

/** The length of the line that a beam finds, which is replayed; or how it ends without one. */
function beamOf(puzzle: Puzzle, width: number, levels: number, bytes = 1e9): number | string {
  const problem = compileBlocks(puzzle);
  const space = MetSpace.open(problem, METRIC, new MemoryMeter(bytes))!;
  const beam = new BeamSearch(problem, space, 1);
  const found = finish(beam.run(problem.start, width, levels));
  if (found.end !== 'goal') return found.end;
  const steps = stepsAlong(problem, space.pathTo(found.state), METRIC);
  const { illegal, reachesGoal } = replay(puzzle, steps);
  expect([illegal, reachesGoal]).toEqual([undefined, true]);
  return lineLength(steps, METRIC);
}

test('a beam wide enough for every level is breadth-first search', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const puzzle = randomPuzzle(seed);
      fc.pre(packedStateCounter({ puzzle, metric: METRIC }).step(4000) !== undefined);
      const outcome = runSliced(packedSearcher({ puzzle, metric: METRIC }));
      const expected =
        outcome.status === 'solved' ? lineLength(outcome.steps, METRIC) : 'exhausted';
      expect(beamOf(puzzle, 1e6, 1000)).toBe(expected);
    }),
    { seed: 7, numRuns: 60 },
  );
  expect(beamOf(puzzleOf(blockEntry('klotski')), 1e6, 1000)).toBe(81);
});

test('a narrow beam finds a good line in a large space', () => {
  // GNOME Klotski, level Traffic Jam: 132 moves (tests/data/blocks.json).
  const length = beamOf(puzzleOf(blockEntry('gnome-27')), 1000, 1000);
  expect(length).toBeGreaterThanOrEqual(132);
  expect(length).toBeLessThan(180);
});

test('says why it found none', () => {
  const klotski = puzzleOf(blockEntry('klotski'));
  expect(beamOf(klotski, 1e6, 80)).toBe('nodes');
  expect(beamOf(klotski, 2, 1000)).toBe('nodes');
  expect(beamOf(puzzleOf(blockEntry('gnome-17')), 500, 100, 1e6)).toBe('memory');
});
