/*
 * Anytime search and the search for its proof, in turns: a solution at once, then shorter ones and
 * higher bounds, until they meet.
 *
 * The anytime search improves the incumbent. IDA* raises the lower bound behind it, with a share of
 * the time, and has all of it when the anytime search has ended. Either may end the whole: IDA* by
 * a shortest solution, the anytime search by an incumbent as short as the bound.
 *
 * Rejected: one search after the other. The proof would wait for the beams, or the better solutions
 * for the proof; and nobody knows beforehand which takes longer.
 *
 * Memory: each of the two has half.
 *
 * Source: Hansen and Zhou 2007 for anytime search with bounds; IDA* is Korf's (1985).
 */
import { lineLength, type Steps } from '@glissade/core';
import type { Question } from '@glissade/search/problem/problem';
import {
  emptyStats,
  type RawOutcome,
  type Searcher,
  type SearchStats,
} from '@glissade/search/searcher';
import { lateTilesSearcher } from '../lateTilesSearcher.ts';
import type { AnytimeOptions } from './anytimeRun.ts';
import { anytimeSearcher } from './anytimeSearcher.ts';
import { PacedSearcher } from './pacedSearcher.ts';
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
  return new ProvingSearcher(question, options);
}

class ProvingSearcher implements Searcher {
  readonly stats: SearchStats = emptyStats();
  best: Steps | undefined;
  private bestLength = Number.POSITIVE_INFINITY;
  /** Measured last: that takes milliseconds for a line of a large board. */
  private offered: Steps | undefined;
  private readonly question: Question;
  private readonly options: ProvingOptions;
  private readonly anytime: PacedSearcher;
  private proof: PacedSearcher | undefined;
  private estimate: ProofEstimate | undefined;
  private isPreparing = false;
  private outcome: RawOutcome | undefined;

  constructor(question: Question, options: ProvingOptions) {
    const { memoryBytesMax = MEMORY_BYTES_MAX, lowerBound = 0 } = options;
    this.question = question;
    this.options = { ...options, memoryBytesMax: memoryBytesMax / 2 };
    const improves = { ...this.options, isProvedElsewhere: true };
    this.anytime = new PacedSearcher(anytimeSearcher(question, improves));
    this.stats.lowerBound = lowerBound;
    this.update();
  }

  get preparing(): boolean {
    return this.isPreparing;
  }

  get proofRestMs(): number | undefined {
    if (!this.best || !this.estimate) return undefined;
    return this.estimate.restMs(this.bestLength);
  }

  step(budget: number): RawOutcome | undefined {
    if (this.outcome) return this.outcome;
    const turn = this.next();
    if (!turn) return this.end(this.solved());
    const tookMs = turn.step(budget);
    this.isPreparing = turn.searcher.preparing === true;
    this.update();
    if (turn === this.proof) this.estimate!.record(tookMs, turn.searcher.stats.lowerBound);
    if (turn.outcome) this.take(turn.outcome);
    if (this.isProved()) this.end(this.solved());
    return this.outcome;
  }

  close(): void {
    this.anytime.searcher.close?.();
    this.proof?.searcher.close?.();
  }

  /** Whose turn it is; undefined when both have ended without a proof. */
  private next(): PacedSearcher | undefined {
    const { anytime, best } = this;
    if (!best) return anytime;
    const proof = this.openProof();
    const isProofOver = !proof || proof.outcome !== undefined;
    if (anytime.outcome) return isProofOver ? undefined : proof;
    if (isProofOver) return anytime;
    const share = proof.timeMs / (proof.timeMs + anytime.timeMs + 1);
    return share < PROOF_SHARE ? proof : anytime;
  }

  /** The search for the proof; begun when there is a solution. */
  private openProof(): PacedSearcher | undefined {
    const { question, options, proof, stats } = this;
    if (proof || question.puzzle.board.cells.length > CELLS_PROVED_MAX) return proof;
    const { memoryBytesMax = MEMORY_BYTES_MAX } = options;
    const { lowerBound } = stats;
    this.proof = new PacedSearcher(lateTilesSearcher(question, { memoryBytesMax, lowerBound }));
    this.estimate = new ProofEstimate(lowerBound);
    return this.proof;
  }

  private take(outcome: RawOutcome): void {
    if (outcome.status === 'unsolvable') this.end(outcome);
    if (outcome.status === 'solved') this.offer(outcome.steps);
  }

  private update(): void {
    const { stats, anytime, proof } = this;
    const parts = proof ? [anytime.searcher, proof.searcher] : [anytime.searcher];
    const sum = (count: (part: SearchStats) => number) =>
      parts.reduce((total, part) => total + count(part.stats), 0);
    stats.expanded = sum(({ expanded }) => expanded);
    stats.generated = sum(({ generated }) => generated);
    stats.evaluated = sum(({ evaluated }) => evaluated);
    stats.peakFrontier = Math.max(...parts.map((part) => part.stats.peakFrontier));
    stats.peakBytes = sum(({ peakBytes }) => peakBytes);
    stats.lowerBound = Math.max(stats.lowerBound, ...parts.map((part) => part.stats.lowerBound));
    if (anytime.searcher.best) this.offer(anytime.searcher.best);
  }

  /** Takes a solution if it is the shortest so far. */
  private offer(steps: Steps): void {
    if (steps === this.offered) return;
    this.offered = steps;
    const length = lineLength(steps, this.question.metric);
    if (length >= this.bestLength) return;
    this.best = steps;
    this.bestLength = length;
  }

  private isProved(): boolean {
    return this.bestLength <= this.stats.lowerBound;
  }

  private solved(): RawOutcome {
    return { status: 'solved', steps: this.best! };
  }

  private end(outcome: RawOutcome): RawOutcome {
    this.outcome = outcome;
    return outcome;
  }
}
