/*
 * Beam search: a breadth-first search that keeps at most `width` states of each level, and no state
 * twice. Of a larger level, it keeps an equal share of each estimate (`goalEstimate.ts`), drawn at
 * random. So it continues the states that seem nearest, and also those that lead away from the
 * goal, as long solutions must for a while.
 *
 * The first line found is often shorter than that of a width search, because each state is reached
 * as early as the beam allows.
 *
 * Rejected: keeping the nearest states of each level, or random ones. With a width of 5,000, on
 * GNOME Shark in moves, the nearest states gave no line within 400 levels, random ones none within
 * 200, strata one of 63 moves. The draw decides: with a width of 500 to 2,000, about half of the
 * seeds find a line.
 *
 * Source: Chen 1992 (stratified sampling of search trees); Xie, Müller, Holte and Imai 2014, who
 * draw from all types of states alike in best-first search.
 */
import type { BudgetedWork } from '@glissade/search/budgetedWork';
import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import { GoalEstimate } from './goalEstimate.ts';
import type { MetSpace } from './metSpace.ts';
import { randomNumbers } from './randomNumbers.ts';
import { endAtStart, expandRanked, type SearchEnd } from './rankedExpansion.ts';

/** What a state takes in the lists of its level. */
const LISTED_BYTES = 16;

/** States of a level by their estimate. */
type Strata = Map<number, number[]>;

export class BeamSearch {
  private readonly space: MetSpace;
  private readonly estimate: GoalEstimate;
  private readonly random: () => number;

  constructor(problem: BlockProblem, space: MetSpace, seed: number) {
    this.space = space;
    this.estimate = new GoalEstimate(problem);
    this.random = randomNumbers(seed);
  }

  /** Keeps at most `width` states of a level, and finds no way of more than `levels` units. */
  *run(start: Int32Array, width: number, levels: number): BudgetedWork<SearchEnd> {
    yield 0;
    const ended = endAtStart(this.estimate.open(start));
    if (ended) return ended;
    let isWhole = true;
    let level = [0];
    for (let depth = 0; level.length > 0; depth++) {
      if (depth >= levels) return { end: 'nodes' };
      const before = this.space.count;
      const strata: Strata = new Map();
      const found = yield* this.expandAll(level, strata);
      if (found) return found;
      level = [...strata.values()].flat();
      if (level.length > width) {
        level = this.drawn(strata, width);
        isWhole = false;
      }
      this.space.meter.release((this.space.count - before) * LISTED_BYTES);
    }
    return { end: isWhole ? 'exhausted' : 'nodes' };
  }

  /** Undefined: there is no goal among the successors. */
  private *expandAll(
    level: readonly number[],
    strata: Strata,
  ): BudgetedWork<SearchEnd | undefined> {
    const tell = (next: number, far: number) => {
      const stratum = strata.get(far);
      if (stratum) stratum.push(next);
      else strata.set(far, [next]);
    };
    for (const index of level) {
      const found = yield* expandRanked(this.space, this.estimate, index, LISTED_BYTES, tell);
      if (found) return found;
    }
    return undefined;
  }

  /** So many states, as many of each stratum as of the next if it has them. */
  private drawn(strata: Strata, width: number): number[] {
    const drawn: number[] = [];
    const bySize = [...strata.values()].sort((a, b) => a.length - b.length);
    for (const [i, stratum] of bySize.entries()) {
      const share = Math.floor((width - drawn.length) / (bySize.length - i));
      const count = Math.min(share, stratum.length);
      for (let n = 0; n < count; n++) {
        const chosen = n + (this.random() % (stratum.length - n));
        drawn.push(stratum[chosen]!);
        stratum[chosen] = stratum[n]!;
      }
    }
    return drawn;
  }
}
