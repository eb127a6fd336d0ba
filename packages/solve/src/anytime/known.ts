import { lineLength, type Metric, type Steps } from '@glissade/core';
import type { RawOutcome, Searcher, SearchStats } from '@glissade/search/searcher';

/**
 * What earlier searches have found for the same puzzle, state and metric. Only searches of this
 * engine raise the bound.
 */
export type Known = {
  /** A solution that was replayed. */
  readonly steps?: Steps;
  /** Proved: no solution is shorter. */
  readonly lowerBound: number;
};

export const NOTHING_KNOWN: Known = { lowerBound: 0 };

/** The best of both. */
export function bestKnown(a: Known, b: Known, metric: Metric): Known {
  const lowerBound = Math.max(a.lowerBound, b.lowerBound);
  const length = ({ steps }: Known) =>
    steps ? lineLength(steps, metric) : Number.POSITIVE_INFINITY;
  const { steps } = length(b) < length(a) ? b : a;
  return steps ? { steps, lowerBound } : { lowerBound };
}

/**
 * The same search, never worse than what is known: its bound is at least the known bound, its best
 * solution at most as long as the known one, and it ends when the two meet.
 */
export function withKnown(searcher: Searcher, known: Known, metric: Metric): Searcher {
  return new KnownSearcher(searcher, known, metric);
}

class KnownSearcher implements Searcher {
  readonly stats: SearchStats;
  private readonly searcher: Searcher;
  private readonly known: Known;
  private readonly metric: Metric;
  private readonly knownLength: number;
  private measured: { readonly steps: Steps; readonly length: number } | undefined;

  constructor(searcher: Searcher, known: Known, metric: Metric) {
    this.searcher = searcher;
    this.known = known;
    this.metric = metric;
    this.knownLength = known.steps ? lineLength(known.steps, metric) : Number.POSITIVE_INFINITY;
    this.stats = { ...searcher.stats };
    this.update();
  }

  get preparing(): boolean {
    return this.searcher.preparing === true;
  }

  get iterationNodes(): Searcher['iterationNodes'] {
    return this.searcher.iterationNodes;
  }

  get proofRestMs(): number | undefined {
    return this.searcher.proofRestMs;
  }

  get best(): Steps | undefined {
    const { best } = this.searcher;
    return best && this.lengthOf(best) < this.knownLength ? best : (this.known.steps ?? best);
  }

  step(budget: number): RawOutcome | undefined {
    if (this.isProved()) return { status: 'solved', steps: this.best! };
    const outcome = this.searcher.step(budget);
    this.update();
    if (outcome?.status !== 'solved') return outcome;
    const isKnownBetter = this.lengthOf(outcome.steps) >= this.knownLength;
    return isKnownBetter ? { ...outcome, steps: this.known.steps! } : outcome;
  }

  close(): void {
    this.searcher.close?.();
  }

  private isProved(): boolean {
    const { best } = this;
    return best !== undefined && this.lengthOf(best) <= this.stats.lowerBound;
  }

  private update(): void {
    const lowerBound = Math.max(this.searcher.stats.lowerBound, this.known.lowerBound);
    Object.assign(this.stats, this.searcher.stats, { lowerBound });
  }

  private lengthOf(steps: Steps): number {
    if (steps === this.known.steps) return this.knownLength;
    if (this.measured?.steps !== steps) {
      this.measured = { steps, length: lineLength(steps, this.metric) };
    }
    return this.measured.length;
  }
}
