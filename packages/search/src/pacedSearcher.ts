import type { RawOutcome, Searcher } from './searcher.ts';

/** A turn aims at so many milliseconds, half of what a slice of a run may take. */
const TURN_MS = 4;
const BUDGET_FIRST = 100;
const BUDGET_MAX = 1 << 20;

/** A searcher that takes turns with another: it has its own budget and counts its time. */
export class PacedSearcher {
  readonly searcher: Searcher;
  timeMs = 0;
  outcome: RawOutcome | undefined;
  private budget = BUDGET_FIRST;

  constructor(searcher: Searcher) {
    this.searcher = searcher;
  }

  /** Works for a turn, of no more than `nodesMax` expansions. Returns the time it took. */
  step(nodesMax: number): number {
    const { searcher } = this;
    const wasPreparing = searcher.preparing === true;
    const startedMs = performance.now();
    this.outcome = searcher.step(Math.min(this.budget, nodesMax));
    const tookMs = performance.now() - startedMs;
    this.timeMs += tookMs;
    if (wasPreparing && searcher.preparing !== true) this.budget = BUDGET_FIRST;
    else if (tookMs < TURN_MS / 2) this.budget = Math.min(this.budget * 2, BUDGET_MAX);
    else if (tookMs > TURN_MS * 2)
      this.budget = Math.max(1, Math.floor((this.budget * TURN_MS) / tookMs));
    return tookMs;
  }
}
