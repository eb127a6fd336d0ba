import { namedGoal } from '@glissade/core';
import { compileTiles } from '@glissade/search/problem/tileProblem';
import { KernelBeam } from '@glissade/tiles/anytime/beam/kernelBeam';
import { openBeamKernel } from '@glissade/tiles/anytime/beam/openBeamKernel';
import { PART_STATES } from '@glissade/tiles/kernel/beamLayout';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomNumbers, scrambledTiles, tilePuzzle } from '../arbitrary/tiles.ts';
import { randomEvaluation, runBeam } from '../support/randomEvaluation.ts';
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

/** Runs a beam of three threads to its end; no slice expands many more states than its budget. */
function runBoundedBeam(beam: KernelBeam, slice: number): ReturnType<typeof runBeam> {
  for (;;) {
    const { expanded } = beam;
    const status = beam.step(slice);
    expect(beam.expanded - expanded).toBeLessThanOrEqual(slice + 3 * PART_STATES);
    if (status !== 'running') return { status, line: beam.line };
  }
}

it('a beam of several threads keeps the states that one alone keeps', () => {
  const alone = new KernelBeam(evaluation, openBeamKernel()!);
  const together = new KernelBeam(evaluation, openBeamKernel({ threads: 3 })!, {
    startThread: threads.start,
    parallelStatesMin: 1,
  });
  for (const [moves, width] of [
    [300, 9000],
    [250, 20_000],
    [350, 3000],
  ] as const) {
    begin(alone, moves, width);
    begin(together, moves, width);
    expect(runBoundedBeam(together, 5000)).toEqual(runBeam(alone, 5000));
    expect(together.expanded).toBe(alone.expanded);
    expect(together.generated).toBe(alone.generated);
  }
  together.close();
});

it('a beam whose threads never come up does without them', () => {
  const alone = new KernelBeam(evaluation, openBeamKernel()!);
  const without = new KernelBeam(evaluation, openBeamKernel({ threads: 2 })!, {
    startThread: () => ({ end: () => undefined }),
    parallelStatesMin: 1,
  });
  begin(alone, 200, 3000);
  begin(without, 200, 3000);
  expect(runBeam(without, 5000)).toEqual(runBeam(alone, 5000));
  without.close();
});
