import { BINS } from '@glissade/kernels/beamLayout';

type Scored = { readonly score: number };

/** How many have which score, as far as scores are told apart: the twin of `beamBins.ts`. */
export class ScoreHistogram {
  /** The score of the first bin. */
  base = 0;
  private readonly counts = new Uint32Array(BINS);

  binOf({ score }: Scored): number {
    return Math.max(0, Math.min(score - this.base, BINS - 1));
  }

  /** How many there are by bin, until they are counted anew. */
  count(all: readonly Scored[]): Uint32Array {
    const { counts } = this;
    counts.fill(0);
    for (const one of all) counts[this.binOf(one)]!++;
    return counts;
  }

  /** The first bin up to which there are so many, or as many as there are. */
  binOfRank(all: readonly Scored[], rank: number): number {
    const counts = this.count(all);
    let sum = 0;
    for (let bin = 0; bin < BINS; bin++) {
      sum += counts[bin]!;
      if (sum >= rank) return bin;
    }
    return BINS;
  }
}
