import { lineLength, type Metric, parsePuzzle, replay, type Steps } from '@glissade/core';
import type { RawOutcome, Searcher } from '@glissade/search/searcher';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import { runSliced } from '../../../../tests/support/spaces.ts';
import { packedSearcher } from '../reference/packedSearcher.ts';
import { packedStateCounter } from '../reference/stateCounter.ts';
import { anytimeSearcher } from './anytimeSearcher.ts';
import { provingSearcher } from './provingSearcher.ts';

const METRICS: readonly Metric[] = ['steps', 'slides', 'moves'];
/** In a larger space the search may not end within the nodes it is given here. */
const STATES_MAX = 20_000;

/** The large piece fits the place of its goal, and no way leads there. */
const SHUT_IN = 'start:\nABBC\nABBC\nDE.F\nDEHF\nIG.J\ngoal:\n....\n....\n....\n.BB.\n.BB.';

/** Two bars cannot change places; there are more states than a first search may expand. */
const TWO_BARS = 'start:\nDE.XKHHV\nDE.GG..V\nDE......\ngoal:\nED......\nED......\nED......';

/** The optimum by breadth-first search, or that there is none. */
function optimumOf(question: Parameters<typeof packedSearcher>[0]): number | 'unsolvable' {
  const outcome = runSliced(packedSearcher(question));
  if (outcome.status !== 'solved') return 'unsolvable';
  return lineLength(outcome.steps, question.metric);
}

/** Works until the end or for so many nodes; `look` sees where it stands after every slice. */
function work(searcher: Searcher, nodes: number, look: () => void): RawOutcome | undefined {
  for (;;) {
    const outcome = searcher.step(Math.min(500, nodes - searcher.stats.expanded));
    look();
    if (outcome || searcher.stats.expanded >= nodes) return outcome;
  }
}

/** The best line after so many nodes. */
function lineAfter(text: string, nodes: number, seed: number): Steps | undefined {
  const puzzle = puzzleOf(blockEntry(text));
  const searcher = anytimeSearcher({ puzzle, metric: 'moves' }, { seed });
  work(searcher, nodes, () => undefined);
  return searcher.best;
}

describe.each([
  ['alone', anytimeSearcher],
  ['with the proof beside it', provingSearcher],
] as const)('the anytime search of blocks, %s', (_, start) => {
  it('is never shorter than the optimum, and its bound never higher', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...METRICS), (seed, metric) => {
        const puzzle = randomPuzzle(seed);
        fc.pre(packedStateCounter({ puzzle, metric }).step(STATES_MAX) !== undefined);
        const optimum = optimumOf({ puzzle, metric });
        const searcher = start({ puzzle, metric }, { seed });
        let last = Number.POSITIVE_INFINITY;
        const outcome = work(searcher, 400_000, () => {
          if (searcher.best) {
            const length = lineLength(searcher.best, metric);
            expect(length).toBeGreaterThanOrEqual(Number(optimum));
            expect(length).toBeLessThanOrEqual(last);
            last = length;
          }
          if (optimum === 'unsolvable') return;
          expect(searcher.stats.lowerBound).toBeLessThanOrEqual(optimum);
        });
        searcher.close?.();
        if (outcome?.status === 'solved') {
          expect(replay(puzzle, outcome.steps)).toMatchObject({ reachesGoal: true });
          expect(lineLength(outcome.steps, metric)).toBe(optimum);
          expect(searcher.stats.lowerBound).toBe(optimum);
        } else expect(optimum).toBe('unsolvable');
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['by the first search', SHUT_IN, 7462],
    ['after searches that were cut short', TWO_BARS, 69_204],
  ])('counts the states of a space without a solution once, %s', (_, text, states) => {
    const question = { puzzle: parsePuzzle(text), metric: 'moves' } as const;
    const searcher = start(question);
    expect(work(searcher, 4_000_000, () => undefined)).toEqual({
      status: 'unsolvable',
      proof: 'exhausted',
    });
    searcher.close?.();
    expect(searcher.stats.expanded).toBe(states);
  });
});

describe('anytimeSearcher of blocks', () => {
  // Lengths of `tests/data/blocks.json`, whose sources stand there.
  it.each([
    ['klotski', 'moves', 81],
    ['rush-fogleman-40', 'slides', 44],
    ['century-half', 'moves', 148],
  ] as const)('comes to the optimum of %s, and proves it', (id, metric, length) => {
    const puzzle = puzzleOf(blockEntry(id));
    const searcher = anytimeSearcher({ puzzle, metric });
    const outcome = work(searcher, 4_000_000, () => undefined);
    if (outcome?.status !== 'solved') throw new Error(outcome?.status);
    expect(lineLength(outcome.steps, metric)).toBe(length);
    expect(searcher.stats.lowerBound).toBe(length);
  });

  it('gives the same line for the same seed and nodes, another for another seed', () => {
    const line = lineAfter('klotski', 20_000, 5);
    expect(line).toBeDefined();
    expect(lineAfter('klotski', 20_000, 5)).toEqual(line);
    expect(lineAfter('klotski', 20_000, 6)).not.toEqual(line);
  });

  it('begins with a solution that is given', () => {
    const puzzle = parsePuzzle('start:\nA...\ngoal:\n...A');
    const incumbent = Uint32Array.of(1, 3, 1, 1, 1);
    const searcher = anytimeSearcher({ puzzle, metric: 'steps' }, { incumbent });
    expect(searcher.best).toEqual(incumbent);
    expect(runSliced(searcher)).toEqual({ status: 'solved', steps: Uint32Array.of(1, 1, 1) });
  });

  it('keeps within its memory, and says when that was too little', () => {
    const puzzle = puzzleOf(blockEntry('klotski'));
    for (const memoryBytesMax of [1000, 600_000, 2_000_000]) {
      const searcher = anytimeSearcher({ puzzle, metric: 'moves' }, { memoryBytesMax });
      const outcome = work(searcher, 200_000, () => undefined);
      expect(searcher.stats.peakBytes).toBeLessThanOrEqual(memoryBytesMax);
      if (memoryBytesMax === 1000) expect(outcome).toEqual(OUT_OF_MEMORY);
      if (memoryBytesMax === 2_000_000) expect(searcher.best).toBeDefined();
    }
  });
});

const OUT_OF_MEMORY: RawOutcome = { status: 'undecided', limit: 'memory' };
