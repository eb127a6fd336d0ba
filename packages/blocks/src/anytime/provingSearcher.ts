/*
 * The anytime search of a block puzzle, and the breadth-first search for its proof, whose levels
 * give the lower bound. Each has half of the memory.
 *
 * The proof begins at once and has half of the time until there is a solution: if the space is
 * small, breadth-first search in a kernel may be the faster of the two.
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
