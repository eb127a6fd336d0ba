/*
 * The anytime search of a block puzzle, and the breadth-first search for the proof beside it, whose
 * levels are the lower bound. Each has half the memory.
 *
 * The proof begins at once, with half the time until there is a solution: where a puzzle has few
 * states, breadth-first search with a kernel may be the sooner of the two.
 */
import type { Question } from '@glissade/search/problem/problem';
import type { Searcher } from '@glissade/search/searcher';
import { takingTurns } from '@glissade/search/turns';
import { blockSearcher } from '../bfs/blockSearcher.ts';
import { type AnytimeOptions, anytimeSearcher } from './anytimeSearcher.ts';

export type ProvingOptions = AnytimeOptions & {
  /** A lower bound that was proved before. */
  readonly lowerBound?: number;
  /** Threads of the proof. */
  readonly threads?: number;
};

const MEMORY_BYTES_MAX = 1_000_000_000;
const PROOF_SHARES = [0.5, 0.3] as const;

export function provingSearcher(question: Question, options: ProvingOptions = {}): Searcher {
  const { lowerBound = 0, threads = 1, ...rest } = options;
  const memoryBytesMax = (options.memoryBytesMax ?? MEMORY_BYTES_MAX) / 2;
  return takingTurns({
    metric: question.metric,
    anytime: anytimeSearcher(question, { ...rest, memoryBytesMax }),
    openProof: () => blockSearcher(question, { memoryBytesMax, threads }),
    shares: PROOF_SHARES,
    lowerBound,
  });
}
