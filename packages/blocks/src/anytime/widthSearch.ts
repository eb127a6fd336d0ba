/*
 * A first solution by best-first search with two queues, which take turns. One is ordered by
 * novelty (`novelty.ts`), then by age; the other by the estimate of the distance to a goal
 * (`goalEstimate.ts`), then by novelty. Novelty leads out of regions in which all states seem near.
 *
 * Measured on the 370 solvable puzzles of `tests/data/blocks.json`, in moves: solved within 5 s on
 * a busy machine, and their length relative to the optimum (geometric mean). This search: 360,
 * 1.42. One queue by novelty and then the estimate (BFWS f5): 359, 1.57. The estimate alone: 356,
 * 1.54. Two queues, the first by novelty and then the estimate: 360, 1.53.
 *
 * With a seed other than 1, equals of the second queue come in a random order.
 *
 * Source: Lipovetzky and Geffner 2017, Best-First Width Search; Röger and Helmert 2010 for queues
 * that take turns.
 */
import type { BudgetedWork } from '@glissade/search/budgetedWork';
import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import { BucketQueue } from './bucketQueue.ts';
import { GoalEstimate } from './goalEstimate.ts';
import type { MetSpace } from './metSpace.ts';
import { NOVELTY_BYTES, Novelty, WIDTH_MAX } from './novelty.ts';
import { randomNumbers } from './randomNumbers.ts';
import { endAtStart, expandRanked, type SearchEnd } from './rankedExpansion.ts';

/** What a state takes in the queues and the list of those expanded. */
const QUEUED_BYTES = 20;
const EXPANDED_MIN = 1024;

export class WidthSearch {
  private readonly space: MetSpace;
  private readonly estimate: GoalEstimate;
  private readonly novelty = new Novelty();
  private readonly byNovelty = new BucketQueue();
  private readonly byEstimate = new BucketQueue();
  private isExpanded = new Uint8Array(EXPANDED_MIN);
  private readonly isRandom: boolean;
  private readonly random: () => number;

  constructor(problem: BlockProblem, space: MetSpace, seed: number) {
    this.space = space;
    this.estimate = new GoalEstimate(problem);
    this.isRandom = seed !== 1;
    this.random = randomNumbers(seed);
  }

  /** Expands no more than `nodes` states. */
  *run(start: Int32Array, nodes: number): BudgetedWork<SearchEnd> {
    const { space, estimate, byNovelty, byEstimate } = this;
    yield 0;
    if (!space.meter.claim(NOVELTY_BYTES)) return { end: 'memory' };
    const first = estimate.open(start);
    const ended = endAtStart(first);
    if (ended) return ended;
    byNovelty.push(1, 0);
    byEstimate.push(first * WIDTH_MAX, 0);
    for (let left = nodes; byNovelty.size + byEstimate.size > 0; ) {
      const index = this.next(left);
      if (!this.markExpanded(index)) continue;
      if (left-- === 0) return { end: 'nodes' };
      const found = yield* expandRanked(space, estimate, index, QUEUED_BYTES, (next, far, slot) => {
        const width = this.novelty.measure(space.at, slot, far);
        byNovelty.push(width, next);
        byEstimate.push(far * WIDTH_MAX + width, next);
      });
      if (found) return found;
    }
    return { end: 'exhausted' };
  }

  private next(turn: number): number {
    const { byNovelty, byEstimate } = this;
    const isNovel = byNovelty.size > 0 && (turn % 2 === 0 || byEstimate.size === 0);
    if (isNovel) return byNovelty.pop();
    return this.isRandom ? byEstimate.pop(this.random()) : byEstimate.pop();
  }

  /** False: it was expanded before, from the other queue. */
  private markExpanded(index: number): boolean {
    if (index >= this.isExpanded.length) {
      const grown = new Uint8Array(Math.max(index + 1, this.isExpanded.length * 2));
      grown.set(this.isExpanded);
      this.isExpanded = grown;
    }
    if (this.isExpanded[index] === 1) return false;
    this.isExpanded[index] = 1;
    return true;
  }
}
