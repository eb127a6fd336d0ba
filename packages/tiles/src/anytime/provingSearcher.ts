/*
 * The anytime search of a tile puzzle, and IDA* (Korf 1985) for its proof. Each has half of the
 * memory. IDA* begins when there is a solution.
 */
import type { Question } from '@glissade/search/problem/problem';
import type { Searcher } from '@glissade/search/searcher';
import { takingTurns } from '@glissade/search/turns';
import { lateTilesSearcher } from '../lateTilesSearcher.ts';
import type { AnytimeOptions } from './anytimeRun.ts';
import { anytimeSearcher } from './anytimeSearcher.ts';
import { ProofEstimate } from './proofEstimate.ts';

export type ProvingOptions = Omit<AnytimeOptions, 'isProvedElsewhere'> & {
  /** A lower bound that was proved before. */
  readonly lowerBound?: number;
};

const MEMORY_BYTES_MAX = 1_000_000_000;
/** The share of the time for the proof while the anytime search goes on. */
const PROOF_SHARE = 0.2;
/** On larger boards no bound rises in a lifetime, and each iteration takes much memory to begin. */
const CELLS_PROVED_MAX = 196;

/** Throws unless it is a tile puzzle. */
export function provingSearcher(question: Question, options: ProvingOptions = {}): Searcher {
  const { lowerBound = 0, ...rest } = options;
  const memoryBytesMax = (options.memoryBytesMax ?? MEMORY_BYTES_MAX) / 2;
  const anytime = anytimeSearcher(question, { ...rest, memoryBytesMax, isProvedElsewhere: true });
  const isProved = question.puzzle.board.cells.length <= CELLS_PROVED_MAX;
  return takingTurns({
    metric: question.metric,
    anytime,
    openProof: (bound) =>
      isProved ? lateTilesSearcher(question, { memoryBytesMax, lowerBound: bound }) : undefined,
    shares: [0, PROOF_SHARE],
    forecast: (from) => new ProofEstimate(from),
    lowerBound,
  });
}
