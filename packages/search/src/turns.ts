/*
 * An anytime search and the search for its proof, in turns: first a solution, then shorter ones and
 * higher bounds, until they meet.
 *
 * The anytime search improves the incumbent. The other search raises the lower bound with a share
 * of the time, and with all of it once the anytime search has ended. Either may end the whole: the
 * proof by a shortest solution, the anytime search by an incumbent as short as the bound.
 *
 * Rejected: one search after the other. The proof would have to wait for better solutions or these
 * for the proof, and nobody knows beforehand which takes longer.
 *
 * Source: Hansen and Zhou 2007, anytime search with bounds.
 */
import { lineLength, type Metric, type Steps } from '@glissade/core';
import { PacedSearcher } from './pacedSearcher.ts';
import {
  emptyStats,
  type RawOutcome,
  type Searcher,
  type SearchStats,
  sideBySide,
} from './searcher.ts';

/** Estimates when the proof would come, from the time that each bound took. */
export type Forecast = {
  record(timeMs: number, bound: number): void;
  restMs(length: number): number;
};

/** The two searches, and how they share the time. */
export type Turns = {
  readonly metric: Metric;
  readonly anytime: Searcher;
  /** Begins the search for the proof, from a bound; undefined where there is none. */
  readonly openProof: (lowerBound: number) => Searcher | undefined;
  /** Its share of the time before there is a solution, and after. */
  readonly shares: readonly [before: number, after: number];
  readonly forecast?: (bound: number) => Forecast;
  /** A lower bound that was proved before. */
  readonly lowerBound?: number;
};

export function takingTurns(turns: Turns): Searcher {
  return new TakingTurns(turns);
}

class TakingTurns implements Searcher {
  readonly stats: SearchStats = emptyStats();
  best: Steps | undefined;
  private bestLength = Number.POSITIVE_INFINITY;
  /** Measured last: that takes milliseconds for a line of a large board. */
  private offered: Steps | undefined;
  private readonly turns: Turns;
  private readonly anytime: PacedSearcher;
  private proof: PacedSearcher | undefined;
  private isProofOpened = false;
  private forecast: Forecast | undefined;
  private isPreparing = false;
  private outcome: RawOutcome | undefined;

  constructor(turns: Turns) {
    this.turns = turns;
    this.anytime = new PacedSearcher(turns.anytime);
    this.stats.lowerBound = turns.lowerBound ?? 0;
    this.update();
  }

  get preparing(): boolean {
    return this.isPreparing;
  }

  get proofRestMs(): number | undefined {
    if (!this.best || !this.forecast) return undefined;
    return this.forecast.restMs(this.bestLength);
  }

  step(budget: number): RawOutcome | undefined {
    if (this.outcome) return this.outcome;
    const turn = this.next();
    if (!turn) return this.end(this.last());
    const tookMs = turn.step(budget);
    this.isPreparing = turn.searcher.preparing === true;
    this.update();
    if (turn === this.proof) this.forecast?.record(tookMs, turn.searcher.stats.lowerBound);
    if (turn.outcome) this.take(turn.outcome, turn.searcher.stats);
    if (this.isProved()) this.end(this.last());
    return this.outcome;
  }

  close(): void {
    this.anytime.searcher.close?.();
    this.proof?.searcher.close?.();
  }

  /** Whose turn it is; undefined when both have ended without a proof. */
  private next(): PacedSearcher | undefined {
    const { anytime, best, turns } = this;
    const [before, after] = turns.shares;
    const shareMax = best ? after : before;
    if (shareMax === 0 && !anytime.outcome) return anytime;
    const proof = this.openProof();
    const isProofOver = !proof || proof.outcome !== undefined;
    if (anytime.outcome) return isProofOver ? undefined : proof;
    if (isProofOver) return anytime;
    const share = proof.timeMs / (proof.timeMs + anytime.timeMs + 1);
    return share < shareMax ? proof : anytime;
  }

  private openProof(): PacedSearcher | undefined {
    if (this.isProofOpened) return this.proof;
    this.isProofOpened = true;
    const searcher = this.turns.openProof(this.stats.lowerBound);
    this.proof = searcher && new PacedSearcher(searcher);
    this.forecast = this.proof && this.turns.forecast?.(this.stats.lowerBound);
    return this.proof;
  }

  private take(outcome: RawOutcome, own: SearchStats): void {
    if (outcome.status === 'unsolvable') {
      this.countOnly(own);
      this.end(outcome);
    }
    if (outcome.status === 'solved') this.offer(outcome.steps);
  }

  private update(): void {
    const { stats, anytime, proof } = this;
    const { stats: tried } = anytime.searcher;
    const done = proof ? sideBySide(tried, proof.searcher.stats) : tried;
    Object.assign(stats, done, { lowerBound: Math.max(stats.lowerBound, done.lowerBound) });
    if (anytime.searcher.best) this.offer(anytime.searcher.best);
  }

  /** What the proof rests on is counted: the other search only met some of its states again. */
  private countOnly({ expanded, generated, evaluated, reopened }: SearchStats): void {
    Object.assign(this.stats, { expanded, generated, evaluated, reopened });
  }

  /** Takes a solution if it is the shortest so far. */
  private offer(steps: Steps): void {
    if (steps === this.offered) return;
    this.offered = steps;
    const length = lineLength(steps, this.turns.metric);
    if (length >= this.bestLength) return;
    this.best = steps;
    this.bestLength = length;
  }

  private isProved(): boolean {
    return this.bestLength <= this.stats.lowerBound;
  }

  /** What there is at the end: the best solution, or the limit that came first. */
  private last(): RawOutcome {
    if (this.best) return { status: 'solved', steps: this.best };
    return this.proof?.outcome ?? this.anytime.outcome!;
  }

  private end(outcome: RawOutcome): RawOutcome {
    this.outcome = outcome;
    return outcome;
  }
}
