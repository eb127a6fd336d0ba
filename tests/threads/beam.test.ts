import { namedGoal } from '@glissade/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KernelBeam } from '../../packages/engine/src/anytime/beam/kernelBeam.ts';
import { compileTiles } from '../../packages/engine/src/problem/tileProblem.ts';
import { randomEvaluation, runBeam } from '../../packages/engine/test/randomEvaluation.ts';
import { randomNumbers, scrambledTiles, tilePuzzle } from '../arbitrary/tiles.ts';
import { type RealThreads, realThreads } from './realThreads.ts';

let threads: RealThreads;
beforeAll(async () => {
  threads = await realThreads();
});
afterAll(() => threads.remove());

const evaluation = randomEvaluation(4, 4);
const goal = namedGoal('standard', 4, 4);

/** A board so far scrambled, and a beam with levels of several parts. */
function begin(beam: KernelBeam, moves: number, width: number): void {
  const tiles = scrambledTiles(4, goal, moves, randomNumbers(moves));
  const { tiles: ids, gap } = compileTiles(tilePuzzle(4, 4, tiles, [goal]));
  expect(beam.begin(ids, gap, { width, seed: 5, movesMax: 100 })).toBe(true);
}

it('a beam of several threads keeps the states that one alone keeps', () => {
  const alone = KernelBeam.open(evaluation)!;
  const together = KernelBeam.open(evaluation, {
    threads: 3,
    startThread: threads.start,
    parallelStatesMin: 1,
  })!;
  for (const [moves, width] of [
    [300, 9000],
    [250, 20_000],
    [350, 3000],
  ] as const) {
    begin(alone, moves, width);
    begin(together, moves, width);
    expect(runBeam(together, 5000)).toEqual(runBeam(alone, 5000));
    expect(together.expanded).toBe(alone.expanded);
    expect(together.generated).toBe(alone.generated);
  }
  together.close();
});

it('a beam whose threads never come up does without them', () => {
  const alone = KernelBeam.open(evaluation)!;
  const without = KernelBeam.open(evaluation, {
    threads: 2,
    startThread: () => ({ end: () => undefined }),
    parallelStatesMin: 1,
  })!;
  begin(alone, 200, 3000);
  begin(without, 200, 3000);
  expect(runBeam(without, 5000)).toEqual(runBeam(alone, 5000));
  without.close();
});
