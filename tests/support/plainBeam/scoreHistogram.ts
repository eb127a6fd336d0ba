import { BINS } from '@glissade/tiles/kernel/beamLayout';

type Scored = { readonly score: number };

/** A histogram of scores: the plain form of `tileBeam/scoreHistogram.ts` of the kernels. */
export class ScoreHistogram {
  /** The score of the first bin. */
  base = 0;
  private readonly counts = new Uint32Array(BINS);

  binOf({ score }: Scored): number {
    return Math.max(0, Math.min(score - this.base, BINS - 1));
  }

  /** The counts by bin, valid until the next count. */
  count(all: readonly Scored[]): Uint32Array {
    const { counts } = this;
    counts.fill(0);
    for (const one of all) counts[this.binOf(one)]!++;
    return counts;
  }

  /** The first bin up to which there are `rank` successors, or BINS if there are fewer. */
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
