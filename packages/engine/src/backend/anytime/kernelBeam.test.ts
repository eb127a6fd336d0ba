import { namedGoal, replay } from '@glissade/core';
import { describe, expect, it } from 'vitest';
import {
  goalWithGap,
  randomNumbers,
  scrambledTiles,
  tilePuzzle,
} from '../../../../../tests/arbitrary/tiles.ts';
import { tileKernels } from '../../../test/tileKernels.ts';
import { compileTiles } from '../../problem/tileProblem.ts';
import { neighboursOf, stepsOfGap } from '../tiles/gapBoard.ts';
import { joinTables, layGroups } from './groups.ts';
import { KernelBeam } from './kernelBeam.ts';
import { PlainBeam } from './plainBeam.ts';
import type { WholeBeam, WholeJudge } from './wholeBeam.ts';

/** Manhattan distances, and small numbers at random for groups of tiles, the gap's among them. */
function someJudge(width: number, height: number): WholeJudge {
  const random = randomNumbers(width * 100 + height);
  const cells = width * height;
  const distances = Int32Array.from({ length: cells * cells }, (_, i) => {
    const [id, cell] = [Math.floor(i / cells), i % cells];
    const across = Math.abs((id % width) - (cell % width));
    return 16 * (across + Math.abs(Math.floor(id / width) - Math.floor(cell / width)));
  });
  const valuesOf = (tiles: readonly number[]) =>
    Int16Array.from({ length: cells ** tiles.length }, () => random(9) - 3);
  const groups = Array.from({ length: cells - 2 }, (_, first) =>
    first % 3 === 0 ? [first + 1, first] : [first, first + 2, first + 1],
  );
  const { table, begins } = joinTables(groups.map(valuesOf), (length) => new Int16Array(length));
  const placed = groups.map((tiles, i) => ({ tiles, begin: begins[i]! }));
  return {
    cells,
    neighbours: neighboursOf(width, height),
    distances,
    groups: layGroups(cells, cells, placed, table),
  };
}

function run(beam: WholeBeam, slice: number): { status: string; line: Uint8Array } {
  for (;;) {
    const status = beam.step(slice);
    if (status !== 'running') return { status, line: beam.line };
  }
}

describe.each(tileKernels)('KernelBeam ($build)', ({ tileBeam }) => {
  it.each([
    [3, 3, 8],
    [4, 4, 0],
    [5, 3, 7],
    [6, 6, 35],
    [10, 2, 19],
  ])(
    'finds the lines that its twin finds: %i×%i, goal with the gap at %i',
    (width, height, gap) => {
      const judge = someJudge(width, height);
      const kernel = KernelBeam.open(judge, tileBeam)!;
      const plain = new PlainBeam(judge);
      const goal = goalWithGap(width, height, gap);
      const statuses = new Set<string>();
      for (let seed = 0; seed < 12; seed++) {
        const tiles = scrambledTiles(width, goal, 10 + seed * 12, randomNumbers(seed));
        const puzzle = tilePuzzle(width, height, tiles, [goal]);
        const problem = compileTiles(puzzle);
        if (replay(puzzle, new Uint32Array(0)).reachesGoal) continue;
        const options = { width: 1 + seed * 7, seed, movesMax: 150 };
        expect(kernel.begin(problem.tiles, problem.gap, options)).toBe(true);
        plain.begin(problem.tiles, problem.gap, options);
        const found = run(kernel, 100 + seed);
        expect(found).toEqual(run(plain, 1000));
        expect(kernel.expanded).toBe(plain.expanded);
        expect(kernel.generated).toBe(plain.generated);
        statuses.add(found.status);
        if (found.status !== 'found') continue;
        expect(replay(puzzle, stepsOfGap(problem, found.line)).reachesGoal).toBe(true);
      }
      expect([...statuses].sort()).toContain('found');
    },
  );

  it('ends where lines get too long, and starts anew', () => {
    const judge = someJudge(4, 4);
    const beam = KernelBeam.open(judge, tileBeam)!;
    const goal = namedGoal('standard', 4, 4);
    const tiles = scrambledTiles(4, goal, 41, randomNumbers(4));
    const { tiles: ids, gap } = compileTiles(tilePuzzle(4, 4, tiles, [goal]));
    beam.begin(ids, gap, { width: 50, seed: 1, movesMax: 3 });
    expect(run(beam, 7).status).toBe('lost');
    beam.begin(ids, gap, { width: 5000, seed: 1, movesMax: 80 });
    expect(run(beam, 7000).line.length).toBeLessThanOrEqual(41);
  });
});

it('is not opened where there is no kernel, or for boards beyond its bytes', () => {
  expect(KernelBeam.open(someJudge(3, 3), () => undefined)).toBeUndefined();
  expect(KernelBeam.open({ ...someJudge(3, 3), cells: 256 })).toBeUndefined();
});
