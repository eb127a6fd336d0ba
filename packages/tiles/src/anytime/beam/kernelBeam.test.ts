import { namedGoal, replay } from '@glissade/core';
import { compileTiles } from '@glissade/search/problem/tileProblem';
import { describe, expect, it } from 'vitest';
import {
  goalWithGap,
  randomNumbers,
  scrambledTiles,
  tilePuzzle,
} from '../../../../../tests/arbitrary/tiles.ts';
import { oneIn } from '../../../../../tests/support/oneIn.ts';
import { PlainBeam } from '../../../../../tests/support/plainBeam/plainBeam.ts';
import { randomEvaluation, runBeam } from '../../../../../tests/support/randomEvaluation.ts';
import { tileKernels } from '../../../../../tests/support/tileKernels.ts';
import { stepsOfGapMoves } from '../../board/gapBoard.ts';
import { PART_STATES } from '../../kernel/beamLayout.ts';
import { KernelBeam } from './kernelBeam.ts';
import { openBeamKernel } from './openBeamKernel.ts';

describe.each(tileKernels)('KernelBeam ($build)', ({ tileBeam, share }) => {
  it.each<[number, number, number, boolean?]>([
    [3, 3, 8],
    [4, 4, 0],
    [4, 4, 15, false],
    [5, 3, 7],
    [6, 6, 35],
    [10, 2, 19],
  ])(
    'finds the lines of the plain beam: %i×%i, goal with the gap at %i',
    (width, height, gap, hasDualGroups = true) => {
      const evaluation = randomEvaluation(width, height, hasDualGroups);
      const kernel = new KernelBeam(evaluation, openBeamKernel({ create: tileBeam })!);
      const plain = new PlainBeam(evaluation);
      const goal = goalWithGap(width, height, gap);
      const statuses = new Set<string>();
      for (let seed = 0; seed < 12; seed += oneIn(share > 1 ? 5 : 3)) {
        const tiles = scrambledTiles(width, goal, 10 + seed * 12, randomNumbers(seed));
        const puzzle = tilePuzzle(width, height, tiles, [goal]);
        const problem = compileTiles(puzzle);
        if (replay(puzzle, new Uint32Array(0)).reachesGoal) continue;
        const options = { width: 1 + seed * 7, seed, movesMax: 150 };
        expect(kernel.begin(problem.tiles, problem.gap, options)).toBe(true);
        plain.begin(problem.tiles, problem.gap, options);
        const found = runBeam(kernel, 100 + seed);
        expect(found).toEqual(runBeam(plain, 1000));
        expect(kernel.expanded).toBe(plain.expanded);
        expect(kernel.generated).toBe(plain.generated);
        statuses.add(found.status);
        if (found.status !== 'found') continue;
        expect(replay(puzzle, stepsOfGapMoves(problem, found.line)).reachesGoal).toBe(true);
      }
      expect([...statuses].sort()).toContain('found');
    },
  );

  it('keeps the states of the plain beam where levels have several parts', () => {
    const evaluation = randomEvaluation(4, 4);
    const kernel = new KernelBeam(evaluation, openBeamKernel({ create: tileBeam })!);
    const plain = new PlainBeam(evaluation);
    const goal = namedGoal('standard', 4, 4);
    const tiles = scrambledTiles(4, goal, 200, randomNumbers(7));
    const { tiles: ids, gap } = compileTiles(tilePuzzle(4, 4, tiles, [goal]));
    const options = { width: 2.5 * PART_STATES, seed: 3, movesMax: 90 };
    kernel.begin(ids, gap, options);
    plain.begin(ids, gap, options);
    const found = runBeam(kernel, 10_000);
    expect(found.status).toBe('found');
    expect(found).toEqual(runBeam(plain, 10_000));
    expect(kernel.expanded).toBe(plain.expanded);
    expect(kernel.expanded).toBeGreaterThan(10 * options.width);
  });

  it('changes its width on request', () => {
    const evaluation = randomEvaluation(5, 3);
    const beams = [
      new KernelBeam(evaluation, openBeamKernel({ create: tileBeam })!),
      new PlainBeam(evaluation),
    ];
    const goal = namedGoal('standard', 5, 3);
    const tiles = scrambledTiles(5, goal, 200, randomNumbers(8));
    const { tiles: ids, gap } = compileTiles(tilePuzzle(5, 3, tiles, [goal]));
    const runs = beams.map((beam) => {
      beam.begin(ids, gap, { width: 200, widest: 400, seed: 3, movesMax: 90 });
      const counts: number[] = [];
      for (const [width, depth] of [
        [1000, 12],
        [50, 20],
        [0, 30],
      ] as const) {
        while (beam.depth < depth) beam.step(1);
        const { expanded } = beam;
        beam.setWidth(width);
        while (beam.depth < depth + 5) beam.step(1);
        counts.push(beam.expanded - expanded);
      }
      return counts;
    });
    expect(runs[0]).toEqual(runs[1]);
    expect(runs[0]![0]).toBeGreaterThan(1000);
    expect(runs[0]![1]).toBeLessThan(700);
    expect(runs[0]![2]).toBeLessThan(60);
  });

  it('ends where lines get too long, and starts anew', () => {
    const evaluation = randomEvaluation(4, 4);
    const beam = new KernelBeam(evaluation, openBeamKernel({ create: tileBeam })!);
    const goal = namedGoal('standard', 4, 4);
    const tiles = scrambledTiles(4, goal, 41, randomNumbers(4));
    const { tiles: ids, gap } = compileTiles(tilePuzzle(4, 4, tiles, [goal]));
    beam.begin(ids, gap, { width: 50, seed: 1, movesMax: 3 });
    expect(runBeam(beam, 7).status).toBe('lost');
    beam.begin(ids, gap, { width: 5000, seed: 1, movesMax: 80 });
    expect(runBeam(beam, 7000).line.length).toBeLessThanOrEqual(41);
  });
});

it('is not opened where there is no kernel, or for boards beyond its bytes', () => {
  expect(openBeamKernel({ create: () => undefined })).toBeUndefined();
  const kernel = openBeamKernel()!;
  expect(kernel.threads).toBe(1);
  expect(() => new KernelBeam({ ...randomEvaluation(3, 3), cells: 256 }, kernel)).toThrow('256');
});

it('counts states as they are expanded, and never many more than its budget', () => {
  const evaluation = randomEvaluation(4, 4);
  const [kernel, plain] = [
    new KernelBeam(evaluation, openBeamKernel()!),
    new PlainBeam(evaluation),
  ];
  const goal = namedGoal('standard', 4, 4);
  const tiles = scrambledTiles(4, goal, 200, randomNumbers(9));
  const { tiles: ids, gap } = compileTiles(tilePuzzle(4, 4, tiles, [goal]));
  const width = 8 * PART_STATES;
  for (const beam of [kernel, plain]) beam.begin(ids, gap, { width, seed: 3, movesMax: 60 });
  let withinLevels = 0;
  for (let status = 'running'; status === 'running'; ) {
    const { expanded, depth } = kernel;
    status = kernel.step(1000);
    expect(kernel.expanded - expanded).toBeLessThanOrEqual(1000 + PART_STATES);
    if (kernel.expanded > expanded && kernel.depth === depth) withinLevels++;
  }
  expect(withinLevels).toBeGreaterThan(50);
  runBeam(plain, 10_000);
  expect(kernel.expanded).toBe(plain.expanded);
});
