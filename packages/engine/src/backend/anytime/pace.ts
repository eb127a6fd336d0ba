/** A beam to run next: so wide, from a state on the best line at so great a share of its moves. */
export type BeamPlan = { readonly width: number; readonly from: number };

/** Beams get wider by this much, as long as the next takes at most this share of what is left. */
const GROWTH = 4;
const GROWTH_SHARE = 0.5;
/** Then beams begin at so many places on the best line, one after another. */
const PARTS = 8;
/** A pass over them in vain is followed by one with beams wider by so much. */
const GROWTH_OF_PASS = 1.5;
/** A beam costs more than in proportion to its width, as caches overflow. */
const COST_POWER = 1.2;
/** A beam is not begun that is expected to take more than this share of what is left. */
const SHARE_MAX = 0.8;
const WIDTH_LEAST = 30;

/**
 * Which beams to run in the time there is. Wide ones first: each finds a line by itself. A line
 * gains more from there by beams from its own states on, which look at what is near to it, than by
 * one more that is wider (48-puzzles of published mean 236.5: 1,000 wide 290, from seven places
 * on each 281, for a few times the work; a single one 8,000 wide does no better).
 */
export class Pace {
  private plan: BeamPlan;
  private width: number;
  private part = 0;
  private isInVain = true;
  private readonly spent: (() => number) | undefined;
  /** What share of the time a beam over the whole line took, and how wide it was. */
  private cost = { share: 0, width: 1 };

  /** `spent` tells the share of the time that is over; without it beams grow for ever. */
  constructor(widthFirst: number, spent: (() => number) | undefined) {
    this.width = widthFirst;
    this.plan = { width: widthFirst, from: 0 };
    this.spent = spent;
  }

  /** The first beam, or the one after `told`; undefined where there is no time for another. */
  next(): BeamPlan | undefined {
    if (this.cost.share === 0) return this.plan;
    const left = this.spent ? 1 - this.spent() : Number.POSITIVE_INFINITY;
    const isGrowing = this.part === 0 && this.fitting(left * GROWTH_SHARE) >= GROWTH * this.width;
    if (isGrowing) this.width *= GROWTH;
    else this.goOn();
    const from = this.part / PARTS;
    const width = Math.floor(Math.min(this.width, this.fitting((left * SHARE_MAX) / (1 - from))));
    if (width < WIDTH_LEAST) return undefined;
    this.plan = { width, from };
    return this.plan;
  }

  /** What share of the time the beam took, and whether it made the line shorter. */
  told(share: number, isShorter: boolean): void {
    const { width, from } = this.plan;
    this.cost = { share: Math.max(share, 1e-5) / (1 - from), width };
    if (isShorter) this.isInVain = false;
  }

  /** The next place, or the first of another pass. */
  private goOn(): void {
    this.part++;
    if (this.part < PARTS) return;
    this.part = 1;
    if (this.isInVain) this.width *= GROWTH_OF_PASS;
    this.isInVain = true;
  }

  /** How wide a beam over the whole line is that takes this share of the time. */
  private fitting(share: number): number {
    const { cost } = this;
    return cost.width * (Math.max(0, share) / cost.share) ** (1 / COST_POWER);
  }
}
