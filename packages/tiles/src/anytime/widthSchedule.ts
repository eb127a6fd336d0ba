/* Decides the widths of the beams of an anytime search from the time that is left. */
import { endgameWidth, equivalentLevels } from './beam/endgameWidth.ts';

/** The next beam: its width, and the share of the incumbent's moves after which it starts. */
export type BeamPlan = {
  readonly width: number;
  /** The largest width it may reach while it runs. */
  readonly widest: number;
  readonly from: number;
  /** The number of the pass: each pass breaks ties differently. */
  readonly turn: number;
};

/** Each narrow beam is wider by this factor, as long as it takes at most this share of the rest. */
const GROWTH = 4;
const GROWTH_SHARE = 0.06;
/**
 * The cost of the first few beams predicts later ones badly: they run unless they take more than
 * this.
 */
const NARROW_BEAMS = 4;
const FIRST_SHARE = 0.4;
/**
 * Then one wide beam takes a share of the rest. It may become wider than predicted by so much, as
 * narrow beams use one thread and take longer for a state.
 */
const WIDENING_MAX = 4;
/** The affordable width of the wide beam is measured after this share of its time. */
const MEASURED_SHARE = 0.04;
/**
 * Then beams start at points that divide the incumbent into so many parts; in every other pass, at
 * the points between them.
 */
const RESTARTS = 8;
/** A pass without a shorter line is followed by one whose beams are wider by this factor. */
const PASS_GROWTH = 1.5;
/** No beam starts that is predicted to take more than this share of the rest. */
const SHARE_MAX = 0.8;
const WIDTH_LEAST = 30;

/**
 * Decides which beams to run in the given time. Narrow beams find a first line and measure the
 * cost. One wide beam takes most of the rest; its width is adjusted to the clock. Further beams
 * restart from states on the incumbent and search near it. Each beam is narrow in its last levels
 * (`beam/endgameWidth.ts`).
 *
 * The best share for the wide beam depends on how accurate the evaluation is. Moves above the
 * optimum on the first 20 of DeepCubeA's 24-puzzles, 16 million states each: 0.10 with all of the
 * time for one beam, 0.90 with most of it for restarts. Moves above the published solutions: ten
 * 35-puzzles, 40 million states each, 0.2 with nine tenths for one beam, 0.8 with a third; eight
 * 48-puzzles, 50 million each, 5.25 with nine tenths or a third, 3.75 with 0.7; sixteen others,
 * some 80 million each and a better evaluation, 3.0 with 0.88, 3.1 with 0.7.
 *
 * Rejected: several beams that break ties differently, then restarts from each of their lines
 * (35-puzzles, with a weaker evaluation, 2.3 above instead of 1.0); beams between two states of a
 * line, the later one with the gap in a corner (four 48-puzzles 17.0 above instead of 12.5); half
 * or less for the wide beam and four restarts in the first half of its line (forty 48-puzzles, 12
 * million states each, 4.8 whatever the shares; seventy 35-puzzles 0.5); half the time for beams
 * from the goal back to the first state with the gap in a corner, and to one short of the goal:
 * other lines, but no shorter ones (fifty 35-puzzles, 10 s each, 0.20 above the published solutions
 * instead of 0.16; sixteen 48-puzzles, 20 s each, equal to the published ones instead of 0.1
 * below).
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
  /** The share of the time that beams have taken, and the states they expanded. */
  private readonly past = { share: 0, states: 0 };
  /** The shares of the time at which the wide beam started and is to end. */
  private wideBeam: { readonly from: number; readonly to: number } | undefined;

  /** `spent` returns the share of the time that is over; without it beams grow without end. */
  constructor(widthFirst: number, wideShare: number, spent: (() => number) | undefined) {
    this.width = widthFirst;
    this.wideShare = wideShare;
    this.spent = spent;
  }

  /**
   * The first beam, or the one after `record`, when the best line has so many moves; undefined
   * where there is no time for another.
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

  /**
   * Records the share of the time a beam took, the states it expanded, and whether it found a line.
   */
  record(share: number, states: number, isShorter: boolean): void {
    this.past.share += share;
    this.past.states += states;
    if (isShorter) this.isPassInVain = false;
  }

  /**
   * How wide the current beam can be from now on to end in time, after so many expanded states and
   * with at most so many moves left; undefined where the clock does not decide.
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

  /** The next restart, or the first of another pass. */
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

  /** The width of a beam that takes this share of the time for so many moves. */
  private affordableWidth(share: number, moves: number): number {
    const { past: done } = this;
    return (
      (Math.max(0, share) * done.states) /
      Math.max(done.share, 1e-6) /
      Math.max(1, equivalentLevels(moves))
    );
  }
}
