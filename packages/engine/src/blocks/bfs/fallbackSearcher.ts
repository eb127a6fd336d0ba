import {
  emptyStats,
  type RawOutcome,
  type Searcher,
  type SearchStats,
} from '../../search/searcher.ts';

/** A search and, when memory is too small for it, another one that can do with less. */
export class InsteadSearcher implements Searcher {
  readonly stats: SearchStats;
  private current: Searcher;
  private makeOther: (() => Searcher) | undefined;
  /** What was done by the first when the other began. */
  private before: SearchStats = emptyStats();

  constructor(first: Searcher, makeOther: () => Searcher) {
    this.current = first;
    this.makeOther = makeOther;
    this.stats = { ...first.stats };
  }

  step(budget: number): RawOutcome | undefined {
    const outcome = this.current.step(budget);
    this.record();
    const isShort = outcome?.status === 'undecided' && outcome.limit === 'memory';
    if (!isShort || !this.makeOther) return outcome;
    this.current.close?.();
    this.before = { ...this.stats };
    this.current = this.makeOther();
    this.makeOther = undefined;
    return undefined;
  }

  close(): void {
    this.current.close?.();
  }

  private record(): void {
    const { before, stats } = this;
    const now = this.current.stats;
    stats.expanded = before.expanded + now.expanded;
    stats.generated = before.generated + now.generated;
    stats.lowerBound = Math.max(before.lowerBound, now.lowerBound);
    stats.peakFrontier = Math.max(before.peakFrontier, now.peakFrontier);
    stats.peakBytes = Math.max(before.peakBytes, now.peakBytes);
  }
}
