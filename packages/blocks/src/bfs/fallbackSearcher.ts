import {
  emptyStats,
  type RawOutcome,
  type Searcher,
  type SearchStats,
} from '@glissade/search/searcher';

/** Runs a search and, when memory is too small for it, another one that needs less. */
export class FallbackSearcher implements Searcher {
  readonly stats: SearchStats;
  private current: Searcher;
  private makeFallback: (() => Searcher) | undefined;
  /** Statistics of the first search when the fallback began. */
  private statsBefore: SearchStats = emptyStats();

  constructor(first: Searcher, makeOther: () => Searcher) {
    this.current = first;
    this.makeFallback = makeOther;
    this.stats = { ...first.stats };
  }

  step(budget: number): RawOutcome | undefined {
    const outcome = this.current.step(budget);
    this.record();
    const isShort = outcome?.status === 'undecided' && outcome.limit === 'memory';
    if (!isShort || !this.makeFallback) return outcome;
    this.current.close?.();
    this.statsBefore = { ...this.stats };
    this.current = this.makeFallback();
    this.makeFallback = undefined;
    return undefined;
  }

  close(): void {
    this.current.close?.();
  }

  private record(): void {
    const { statsBefore: before, stats } = this;
    const now = this.current.stats;
    stats.expanded = before.expanded + now.expanded;
    stats.generated = before.generated + now.generated;
    stats.lowerBound = Math.max(before.lowerBound, now.lowerBound);
    stats.peakFrontier = Math.max(before.peakFrontier, now.peakFrontier);
    stats.peakBytes = Math.max(before.peakBytes, now.peakBytes);
  }
}
