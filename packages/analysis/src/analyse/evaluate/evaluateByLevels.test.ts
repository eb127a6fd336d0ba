import type { KernelOptions } from '@glissade/blocks/bfs/searchTask';
import { LevelSearches } from '@glissade/blocks/levels/levelSearches';
import { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { finish, type Puzzle } from '@glissade/core';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';
import { emptyStats } from '@glissade/search/searcher';
import { describe, expect, test } from 'vitest';
import { randomPuzzle } from '../../../../../tests/data/randomPuzzle.ts';
import { blockEntry, puzzleOf } from '../../../../../tests/data/readBlocks.ts';
import { kernelBuilds } from '../../../../../tests/support/kernelBuilds.ts';
import { oneIn, someOf } from '../../../../../tests/support/oneIn.ts';
import { reachableStates } from '../../../../../tests/support/spaces.ts';
import { distanceTableSync } from './distanceTable.ts';
import { evaluateWith } from './evaluate.ts';
import { distancesByLevels, evaluateByLevels } from './evaluateByLevels.ts';

const METRICS = ['steps', 'slides', 'moves'] as const;

function tableOf(puzzle: Puzzle, metric: (typeof METRICS)[number]) {
  const made = distanceTableSync(puzzle, { metric });
  if (made.status !== 'ready') throw new Error(made.status);
  return made.table;
}

/** The same for both builds and all options, so that it is asked once. */
const answers = new Map<number, ReturnType<typeof answerOf>>();

function answerOf(seed: number) {
  const puzzle = randomPuzzle(seed);
  const metric = METRICS[seed % 3]!;
  const states = reachableStates(puzzleSpace(puzzle, metric), 40);
  const table = tableOf(puzzle, metric);
  const expected = states.map((state) => table.distanceOf(state)!);
  return { question: { puzzle, metric }, states, expected };
}

function knownAnswer(seed: number) {
  const answer = answers.get(seed) ?? answerOf(seed);
  answers.set(seed, answer);
  return answer;
}

describe.each(kernelBuilds)(
  'distances by levels are those of the table, %s build',
  (_, create, share) => {
    test.each<[string, KernelOptions]>([
      ['narrow', { create }],
      ['wide', { create, wide: true }],
      ['cut', { create, slots: 256, slotsToSplit: 512 }],
    ])('%s', (_, options) => {
      let unsolvable = 0;
      const runs = share > 1 ? 60 / share : 60 / oneIn(3);
      for (let seed = 0; seed < runs; seed++) {
        const { question, states, expected } = knownAnswer(seed);
        const searches = LevelSearches.open(question, new MemoryMeter(1e9), emptyStats(), options);
        const distances = finish(distancesByLevels(searches!, states))!;
        if (expected[0] === Number.POSITIVE_INFINITY) {
          expect(distances).toEqual([]);
          unsolvable++;
        } else expect(distances).toEqual(expected);
      }
      if (share === 1) expect(unsolvable).toBeGreaterThan(runs / 30);
      expect(unsolvable).toBeLessThan((runs * 2) / 3);
    });
  },
);

describe('a state', () => {
  const puzzle = puzzleOf(blockEntry('century'));

  test.each(someOf(METRICS, 3, 2))('is worth what the table says, in %s', async (metric) => {
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
