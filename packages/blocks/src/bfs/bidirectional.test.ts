import {
  applyStep,
  canonicalState,
  type Metric,
  type Puzzle,
  replay,
  type State,
} from '@glissade/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomNumbers, randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import { MemoryFolder } from '../../../../tests/storage/memoryFolder.ts';
import { kernelBuilds } from '../../../../tests/support/kernelBuilds.ts';
import { oneIn } from '../../../../tests/support/oneIn.ts';
import { drawnPuzzle } from '../../../../tests/support/puzzles.ts';
import { runSliced } from '../../../../tests/support/spaces.ts';
import { packedSearcher } from '../reference/packedSearcher.ts';
import { bidirectionalSearcher } from './bidirectional.ts';
import { blockSearcher } from './blockSearcher.ts';
import { kernelTask } from './kernelTask.ts';
import type { KernelOptions } from './searchTask.ts';

const METRICS = ['steps', 'slides', 'moves'] as const;

/** The same puzzle with goals that say where every piece must be; some perhaps out of reach. */
function withWholeGoals(puzzle: Puzzle, seed: number): Puzzle {
  const random = randomNumbers(seed);
  const goalOf = (state: State) =>
    puzzle.kinds.flatMap(({ pieces }, kind) =>
      pieces.map((piece) => ({ kind, piece, cell: state[piece]! })),
    );
  const goals = Array.from({ length: 1 + random(2) }, () => goalOf(walk(puzzle, random)));
  return { ...puzzle, goals };
}

function walk(puzzle: Puzzle, random: (limit: number) => number): State {
  let state = puzzle.start;
  const steps = random(60);
  for (let i = 0; i < steps; i++) {
    const piece = random(puzzle.pieces.length);
    const step = { piece, direction: (['U', 'R', 'D', 'L'] as const)[random(4)]! };
    const { illegal } = replay(
      puzzle,
      Uint32Array.of(piece * 4 + 'URDL'.indexOf(step.direction)),
      state,
    );
    if (!illegal) state = applyStep(puzzle, state, step);
  }
  return canonicalState(puzzle, state);
}

/** Bidirectional search gives the answer of the reference search, with a line that is legal. */
function compare(puzzle: Puzzle, metric: Metric, options: KernelOptions, budget: number): void {
  const question = { puzzle, metric };
  const plain = packedSearcher(question);
  const expected = runSliced(plain, 1e9);
  const searcher = bidirectionalSearcher(kernelTask(question, options)!, options)!;
  const outcome = runSliced(searcher, budget);
  expect(outcome.status).toBe(expected.status);
  if (outcome.status !== 'solved') return;
  expect(searcher.stats.lowerBound).toBe(plain.stats.lowerBound);
  const { illegal, reachesGoal, lengths } = replay(puzzle, outcome.steps);
  expect(illegal).toBeUndefined();
  expect(reachesGoal).toBe(true);
  expect(lengths[metric]).toBe(plain.stats.lowerBound);
}

describe.each(kernelBuilds)('%s build', (_, create, share) => {
  test('random puzzles in every metric: as the reference search, whatever the budget', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom(...METRICS),
        fc.integer({ min: 1, max: 300 }),
        fc.constantFrom({ wide: true }, { slots: 16 }, { slotsToSplit: 1 }, {}),
        (seed, metric, budget, options) => {
          const puzzle = withWholeGoals(randomPuzzle(seed, 5), seed);
          fc.pre(packedSearcher({ puzzle, metric }).step(4000) !== undefined);
          compare(puzzle, metric, { create, ...options }, budget);
        },
      ),
      { seed: 1969, numRuns: Math.ceil(300 / (share * oneIn(4))) },
    );
  });

  test.each(['motorcar', 'quzzle-mirror'])('%s in every metric', (id) => {
    const puzzle = puzzleOf(blockEntry(id));
    for (const metric of METRICS) compare(puzzle, metric, { create }, 500);
  });
});

test('no answer: one of the two searches ends', () => {
  const puzzle = drawnPuzzle(['AB.', '###', 'C..'], [['BA.', '###', 'C..']]);
  for (const metric of METRICS) compare(puzzle, metric, {}, 10);
});

test('a goal with a piece where it can never be is none', () => {
  const puzzle = drawnPuzzle(['A.', '##', 'B.'], [['B.', '##', 'A.']]);
  expect(bidirectionalSearcher(kernelTask({ puzzle, metric: 'steps' })!, {})).toBeUndefined();
  expect(runSliced(blockSearcher({ puzzle, metric: 'steps' }), 100).status).toBe('unsolvable');
});

test('goals that leave a piece open are searched from the start', () => {
  const klotski = puzzleOf(blockEntry('klotski'));
  expect(
    bidirectionalSearcher(kernelTask({ puzzle: klotski, metric: 'steps' })!, {}),
  ).toBeUndefined();
});

test('the solver chooses it, and expands fewer states; not to count or to break ties', () => {
  const question = { puzzle: puzzleOf(blockEntry('century-half')), metric: 'moves' } as const;
  const one = blockSearcher(question, { bidirectional: false });
  const two = blockSearcher(question);
  expect(runSliced(one, 1e9).status).toBe('solved');
  expect(runSliced(two, 1e9).status).toBe('solved');
  expect(two.stats.lowerBound).toBe(one.stats.lowerBound);
  expect(two.stats.expanded).toBeLessThan(one.stats.expanded * 0.8);
  const ties = blockSearcher({ ...question, tieBreak: 'steps' });
  expect(runSliced(ties, 1e9).status).toBe('solved');
});

test('too little memory for both ends: one search goes on, with the disk', () => {
  const puzzle = puzzleOf(blockEntry('new-century'));
  const temporaryFile = () => new MemoryFolder().open('states');
  const options = { memoryBytesMax: 20 * 65_536, temporaryFile };
  const searcher = blockSearcher({ puzzle, metric: 'steps' }, options);
  const ends = bidirectionalSearcher(kernelTask({ puzzle, metric: 'steps' })!, options)!;
  expect(runSliced(ends, 1000)).toEqual({ status: 'undecided', limit: 'memory' });
  let bound = 0;
  let outcome = searcher.step(1000);
  for (; !outcome; outcome = searcher.step(1000)) {
    expect(searcher.stats.lowerBound).toBeGreaterThanOrEqual(bound);
    bound = searcher.stats.lowerBound;
  }
  expect(searcher.stats.lowerBound).toBe(307);
  const steps = outcome.status === 'solved' ? outcome.steps : new Uint32Array();
  expect(replay(puzzle, steps)).toMatchObject({ reachesGoal: true, lengths: { steps: 307 } });
  expect(searcher.stats.expanded).toBeGreaterThan(ends.stats.expanded + 50_000);
  expect(searcher.stats.peakBytes).toBeLessThanOrEqual(options.memoryBytesMax);
  searcher.close?.();
});

test('too little memory is undecided, with the bound reached', () => {
  const puzzle = puzzleOf(blockEntry('new-century'));
  const task = kernelTask({ puzzle, metric: 'steps' })!;
  const searcher = bidirectionalSearcher(task, { memoryBytesMax: 24 * 65_536 })!;
  expect(runSliced(searcher, 1000)).toEqual({ status: 'undecided', limit: 'memory' });
  expect(searcher.stats.lowerBound).toBeGreaterThan(10);
  expect(searcher.stats.lowerBound).toBeLessThan(307);
});
