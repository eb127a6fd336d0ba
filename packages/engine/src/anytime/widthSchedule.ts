import { endgameWidth, equivalentLevels } from './beam/endgameWidth.ts';

/** A beam to run next: so wide, from a state on the best line at so great a share of its moves. */
export type BeamPlan = {
  readonly width: number;
  /** It may get as wide as this on its way. */
  readonly widest: number;
  readonly from: number;
  /** Ties are to be drawn in another way each turn. */
  readonly turn: number;
};

/** Beams get wider by this much, as long as the next takes at most this share of what is left. */
const GROWTH = 4;
const GROWTH_SHARE = 0.06;
/** The first few say little of what others cost; they are run unless they take more than this. */
const NARROW_BEAMS = 4;
const FIRST_SHARE = 0.4;
/**
 * Then one takes a share of what is left; it may get wider than was foreseen by so much: narrow
 * beams take one thread, and longer for a state.
 */
const WIDENING_MAX = 4;
/** How wide it can be is known when it has had this share of its time. */
const MEASURED_SHARE = 0.04;
/** Then beams begin at so many places on the best line; at those between in every other pass. */
const RESTARTS = 8;
/** A pass over them in vain is followed by one with beams wider by so much. */
const PASS_GROWTH = 1.5;
/** A beam is not begun that is expected to take more than this share of what is left. */
const SHARE_MAX = 0.8;
const WIDTH_LEAST = 30;

/**
 * Which beams to run in the time there is: some narrow ones, so that there is a line and it is
 * known what they cost; then one that takes a good share of it, as wide as that allows, its width
 * following the clock; then, in what is left, beams from states on the line, which look at what is
 * near to it. Each is narrow in its last levels (`anytime/beam/endgameWidth.ts`).
 *
 * How good a share depends on how good the judge is. The first 20 of DeepCubeA's 24-puzzles, 16
 * million states each, are 0.10 moves above the optimum with all for one beam, 0.90 with most for
 * beams from places on a line; ten 35-puzzles, 40 million each, 0.2 above those published with nine
 * tenths for one beam, 0.8 with a third; eight 48-puzzles, 50 million each, 5.25 with nine tenths
 * or a third, 3.75 with 0.7; sixteen others, some 80 million each and a better judge, 3.0 with
 * 0.88, 3.1 with 0.7. Refused: several beams that draw other ties, then some from each of their
 * lines (35-puzzles, with a lesser judge, 2.3 above instead of 1.0); beams between two states of a
 * line, the later one with the gap in a corner (four 48-puzzles 17.0 above instead of 12.5); half
 * or less for the wide beam and four from places in the first half of its line (forty 48-puzzles,
 * 12 million states each, 4.8 whatever the shares; seventy 35-puzzles 0.5); half the time for beams
 * from the goal back to the first state with the gap in a corner, and to one short of the goal:
 * other lines, but no shorter ones (fifty 35-puzzles, 10 s each, 0.20 above those published instead
 * of 0.16; sixteen 48-puzzles, 20 s each, as long as those instead of 0.1 below).
 */
export class WidthSchedule {
  readonly widthLeast = WIDTH_LEAST;
  private width: number;
  private currentWidth = 0;
  private restart = 0;
  private pass = 0;
  private isPassInVain = true;
  private readonly wideShare: number;
  private readonly spent: (() => number) | undefined;
  private beams = 0;
  /** The share of the time that beams took, and the states they expanded. */
  private readonly past = { share: 0, states: 0 };
  /** Shares of the time at which the wide beam began and is to end. */
  private wideBeam: { readonly from: number; readonly to: number } | undefined;

  /** `spent` tells the share of the time that is over; without it beams grow for ever. */
  constructor(widthFirst: number, wideShare: number, spent: (() => number) | undefined) {
    this.width = widthFirst;
    this.wideShare = wideShare;
    this.spent = spent;
  }

  /**
   * The first beam, or the one after `told`, when the best line has so many moves; undefined where
   * there is no time for another.
   */
  next(moves: number): BeamPlan | undefined {
    if (this.beams++ === 0) return this.planOf(this.width);
    if (!this.spent) return this.widerPlan();
    const left = 1 - this.spent();
    if (this.wideBeam) return this.nextRestart(left, moves);
    const share = this.beams > NARROW_BEAMS ? GROWTH_SHARE : FIRST_SHARE;
    if (this.affordableWidth(left * share, moves) >= GROWTH * this.width) return this.widerPlan();
    const from = this.spent();
    this.wideBeam = { from, to: from + left * this.wideShare };
    this.width = this.affordableWidth(left * this.wideShare, moves);
    return this.planOf(this.width, 0, WIDENING_MAX);
  }

  /** What share of the time the beam took, what it expanded, and whether it found a line. */
  record(share: number, states: number, isShorter: boolean): void {
    this.past.share += share;
    this.past.states += states;
    if (isShorter) this.isPassInVain = false;
  }

  /**
   * How wide the beam at hand can be from now on to end in time, when it has expanded so many
   * states and may have so many moves still to go; undefined where the clock has no say in it.
   */
  widthNow(expanded: number, movesLeft: number): number | undefined {
    const { wideBeam: wide, spent } = this;
    if (!wide || !spent || this.restart > 0) return endgameWidth(this.currentWidth, movesLeft);
    const used = spent() - wide.from;
    if (used < (wide.to - wide.from) * MEASURED_SHARE) return undefined;
    const statesLeft = (expanded * Math.max(0, wide.to - spent())) / used;
    const width = statesLeft / Math.max(1, equivalentLevels(movesLeft));
    return Math.max(WIDTH_LEAST, endgameWidth(width, movesLeft));
  }

  private widerPlan(): BeamPlan | undefined {
    this.width *= GROWTH;
    return this.planOf(this.width);
  }

  /** The next place, or the first of another pass. */
  private nextRestart(left: number, moves: number): BeamPlan | undefined {
    this.restart++;
    if (this.restart === RESTARTS) {
      this.restart = 1;
      this.pass++;
      if (this.isPassInVain) this.width *= PASS_GROWTH;
      this.isPassInVain = true;
    }
    const from = (this.restart - (this.pass % 2) / 2) / RESTARTS;
    return this.planOf(
      Math.min(this.width, this.affordableWidth(left * SHARE_MAX, moves * (1 - from))),
      from,
    );
  }

  private planOf(width: number, from = 0, room = 1): BeamPlan | undefined {
    if (width < WIDTH_LEAST) return undefined;
    const widest = Math.floor(width * room);
    this.currentWidth = width;
    return { width: Math.floor(width), widest, from, turn: this.pass };
  }

  /** How wide a beam is that takes this share of the time for so many moves. */
  private affordableWidth(share: number, moves: number): number {
    const { past: done } = this;
    return (
      (Math.max(0, share) * done.states) /
      Math.max(done.share, 1e-6) /
      Math.max(1, equivalentLevels(moves))
    );
  }
}
