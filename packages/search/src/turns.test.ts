import { afterEach, expect, test, vi } from 'vitest';
import { emptyStats, type RawOutcome, type Searcher } from './searcher.ts';
import { takingTurns } from './turns.ts';

const exhausted: RawOutcome = { status: 'unsolvable', proof: 'exhausted' };

/** Expands so many nodes in all, one a step, and finds that there are no more. */
function exhaustedAfter(nodes: number): Searcher {
  const stats = emptyStats();
  const step = () => {
    stats.expanded++;
    stats.generated += 2;
    stats.peakBytes += 8;
    return stats.expanded < nodes ? undefined : exhausted;
  };
  return { stats, step };
}

afterEach(() => vi.restoreAllMocks());

test.each([
  ['the proof', 900, 40],
  ['the anytime search', 40, 900],
])('a space without a solution is counted once, where %s exhausts it', (_, anytime, proof) => {
  let ms = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => ms++);
  const searcher = takingTurns({
    metric: 'moves',
    anytime: exhaustedAfter(anytime),
    openProof: () => exhaustedAfter(proof),
    shares: [0.5, 0.3],
  });
  let turns = 1;
  while (!searcher.step(100)) turns++;
  const { expanded, generated, peakBytes } = searcher.stats;
  expect([expanded, generated]).toEqual([40, 80]);
  expect(searcher.step(100)).toEqual(exhausted);
  expect(searcher.stats.expanded).toBe(40);
  // Both have worked, and both have taken memory.
  expect(turns).toBeGreaterThan(60);
  expect(peakBytes).toBe(8 * turns);
});
