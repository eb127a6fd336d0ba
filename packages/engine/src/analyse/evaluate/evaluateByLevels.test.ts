import type { Puzzle } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { randomPuzzle } from '../../../../../tests/data/randomPuzzle.ts';
import { blockEntry, puzzleOf } from '../../../../../tests/data/readBlocks.ts';
import { kernelBuilds } from '../../../test/kernelBuilds.ts';
import { reachableStates } from '../../../test/spaces.ts';
import type { KernelOptions } from '../../blocks/bfs/searchTask.ts';
import { LevelSearches } from '../../blocks/levels/levelSearches.ts';
import { MemoryMeter } from '../../blocks/model/memoryMeter.ts';
import { puzzleSpace } from '../../problem/puzzleSpace.ts';
import { emptyStats } from '../../search/searcher.ts';
import { finish } from '../../solve/running/slices.ts';
import { distanceTableSync } from './distanceTable.ts';
import { evaluateWith } from './evaluate.ts';
import { distancesByLevels, evaluateByLevels } from './evaluateByLevels.ts';

const METRICS = ['steps', 'slides', 'moves'] as const;

function tableOf(puzzle: Puzzle, metric: (typeof METRICS)[number]) {
  const made = distanceTableSync(puzzle, { metric });
  if (made.status !== 'ready') throw new Error(made.status);
  return made.table;
}

describe.each(kernelBuilds)('distances by levels are those of the table, %s build', (_, create) => {
  test.each<[string, KernelOptions]>([
    ['narrow', { create }],
    ['wide', { create, wide: true }],
    ['cut', { create, slots: 256, slotsToSplit: 512 }],
  ])('%s', (_, options) => {
    let unsolvable = 0;
    for (let seed = 0; seed < 60; seed++) {
      const puzzle = randomPuzzle(seed);
      const metric = METRICS[seed % 3]!;
      const question = { puzzle, metric };
      const states = reachableStates(puzzleSpace(puzzle, metric), 40);
      const searches = LevelSearches.open(question, new MemoryMeter(1e9), emptyStats(), options);
      const distances = finish(distancesByLevels(searches!, states))!;
      const table = tableOf(puzzle, metric);
      const expected = states.map((state) => table.distanceOf(state)!);
      if (expected[0] === Number.POSITIVE_INFINITY) {
        expect(distances).toEqual([]);
        unsolvable++;
      } else expect(distances).toEqual(expected);
    }
    expect(unsolvable).toBeGreaterThan(2);
    expect(unsolvable).toBeLessThan(40);
  });
});

describe('a state', () => {
  const puzzle = puzzleOf(blockEntry('century'));

  test.each(METRICS)('is worth what the table says, in %s', async (metric) => {
    const expected = evaluateWith(tableOf(puzzle, metric), puzzle.start);
    const limits = { memoryBytes: 1e9 };
    expect(await evaluateByLevels(puzzle, { metric, limits })).toEqual(expected);
  });

  test('is left to others at a limit; told when it is cancelled', async () => {
    const metric = 'steps';
    for (const limits of [{ memoryBytes: 1e5 }, { memoryBytes: 1e9, timeMs: 0 }]) {
      expect(await evaluateByLevels(puzzle, { metric, limits })).toBeUndefined();
    }
    const signal = AbortSignal.abort();
    const run = { metric, limits: { memoryBytes: 1e9 }, signal } as const;
    expect(await evaluateByLevels(puzzle, run)).toMatchObject({ status: 'cancelled' });
  });
});
