import { analyse } from '@glissade/analysis/analyse/analyse';
import { type Metric, type Puzzle, replay } from '@glissade/core';
import type { Question } from '@glissade/search/problem/problem';
import type { RawOutcome } from '@glissade/search/searcher';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import { kernelBuilds } from '../../../../tests/support/kernelBuilds.ts';
import { oneIn, someOf } from '../../../../tests/support/oneIn.ts';
import { runSliced } from '../../../../tests/support/spaces.ts';
import { blockSearcher } from '../bfs/blockSearcher.ts';
import type { KernelOptions } from '../bfs/searchTask.ts';
import { packedSearcher } from '../reference/packedSearcher.ts';
import { packedStateCounter } from '../reference/stateCounter.ts';

const METRICS = ['steps', 'slides', 'moves'] as const;
const CUT = { slotsToSplit: 1 };

/** Status, number of solutions and the lengths of the line, after replaying it. */
function summaryOf(puzzle: Puzzle, outcome: RawOutcome, counted: readonly Metric[]) {
  if (outcome.status !== 'solved') return outcome;
  const { illegal, reachesGoal, lengths } = replay(puzzle, outcome.steps);
  expect(illegal).toBeUndefined();
  expect(reachesGoal).toBe(true);
  return {
    optimalSolutions: outcome.optimalSolutions,
    lengths: counted.map((metric) => lengths[metric]),
  };
}

/** The kernel's answer has the lengths and the count of the reference search; returns the count. */
function compare(question: Question, options: KernelOptions, budget: number): bigint | undefined {
  const { puzzle, metric, tieBreak } = question;
  const counted = tieBreak ? [metric, tieBreak] : [metric];
  const outcome = runSliced(blockSearcher(question, options), budget);
  const expected = runSliced(packedSearcher(question), 1e9);
  expect(summaryOf(puzzle, outcome, counted)).toEqual(summaryOf(puzzle, expected, counted));
  return outcome.status === 'solved' ? outcome.optimalSolutions : undefined;
}

describe.each(kernelBuilds)('%s build', (_, create, share) => {
  const runs = Math.ceil(500 / (share > 1 ? share : oneIn(4)));

  test('random puzzles: ties and counts of solutions as in the reference search', () => {
    let several = 0;
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(...METRICS),
        fc.constantFrom(undefined, ...METRICS),
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: 1, max: 300 }),
        (seed, metric, tieBreak, countOptimal, wide, budget) => {
          const puzzle = randomPuzzle(seed, 5);
          fc.pre(packedStateCounter({ puzzle, metric }).step(3000) !== undefined);
          const question = { puzzle, metric, countOptimal, ...(tieBreak ? { tieBreak } : {}) };
          const optimalSolutions = compare(
            question,
            { create, slots: 16, wide, statesToGenerateCode: 20, ...(budget % 2 ? CUT : {}) },
            budget,
          );
          if (optimalSolutions !== undefined && optimalSolutions > 1) several++;
        },
      ),
      { seed: 20, numRuns: runs },
    );
    expect(several).toBeGreaterThan(runs / 50);
  });

  test('levels of blocks.json, every pair of metrics', () => {
    const pairs = METRICS.flatMap((metric) => METRICS.map((tieBreak) => ({ metric, tieBreak })));
    for (const [number, id] of ['klotski', 'motorcar', 'rush-fogleman-16'].entries()) {
      const puzzle = puzzleOf(blockEntry(id));
      // All puzzles together have every pair.
      const own = share > 1 ? someOf(pairs, 9, number * 4 + 3) : someOf(pairs, 3, number);
      for (const pair of own) {
        const question = { puzzle, ...pair, countOptimal: true };
        expect(compare(question, { create }, 7000)).toBeGreaterThan(0);
      }
    }
  });

  test('more paths than a word can count', () => {
    // Five pieces go seven steps each, in any order: 35! / (7!)^5 paths.
    const rows = ['A.......', 'B.......', 'C.......', 'D.......', 'E.......'];
    const goals = [rows.map((row) => [...row].reverse().join(''))];
    const start = rows.flatMap((row) => [row, '########']);
    const goal = goals[0]!.flatMap((row) => [row, '########']);
    const puzzle = puzzleOf({ id: 'x', name: '', start, goals: [goal], optimal: {} });
    const question = { puzzle, metric: 'steps', countOptimal: true } as const;
    for (const wide of [false, true]) {
      const outcome = runSliced(blockSearcher(question, { create, wide }), 1000);
      expect(outcome).toMatchObject({ optimalSolutions: multinomial(7, 5) });
    }
  });

  test('memory: a limit in the sweep is an answer', () => {
    const puzzle = puzzleOf(blockEntry('klotski'));
    const question = { puzzle, metric: 'steps', countOptimal: true, tieBreak: 'moves' } as const;
    const statuses = new Set<string>();
    const step = 1e5 * oneIn(share > 1 ? 6 : 4);
    for (let memoryBytesMax = 7e5; memoryBytesMax < 3e6; memoryBytesMax += step) {
      const searcher = blockSearcher(question, { create, memoryBytesMax });
      const outcome = runSliced(searcher, 5000);
      statuses.add(outcome.status);
      expect(searcher.stats.peakBytes).toBeLessThanOrEqual(memoryBytesMax);
    }
    expect(statuses).toEqual(new Set(['undecided', 'solved']));
  });
});

/** Orders of `kinds` kinds of things, `each` of each. */
function multinomial(each: number, kinds: number): bigint {
  const factorial = (n: number): bigint => (n < 2 ? BigInt(1) : BigInt(n) * factorial(n - 1));
  return factorial(each * kinds) / factorial(each) ** BigInt(kinds);
}

test('the numbers of answers that whole graphs give', async () => {
  for (const [number, id] of ['klotski', 'rush-fogleman-10', 'simplicity'].entries()) {
    const puzzle = puzzleOf(blockEntry(id));
    for (const metric of someOf(METRICS, 3, number)) {
      const outcome = runSliced(blockSearcher({ puzzle, metric, countOptimal: true }), 1e9);
      const analysis = await analyse(puzzle, { metrics: [metric] });
      const optimalSolutions = outcome.status === 'solved' ? outcome.optimalSolutions : undefined;
      expect(String(analysis.metrics[0]?.optimalSolutions)).toBe(String(optimalSolutions));
    }
  }
});
