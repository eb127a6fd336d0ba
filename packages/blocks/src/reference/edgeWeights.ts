import type { BlockProblem } from '@glissade/search/problem/blockProblem';
import type { SearchMetric } from '../model/searchMetric.ts';
import type { SuccessorList } from './successors.ts';

/**
 * Costs of successors in a second metric. Either a unit has its own cost, or it costs 1, and 0 if
 * it continues the unit before it. In the second case a label says what was moved last, as seen
 * from the state before (`before`) and from the successor (`after`).
 */
export interface EdgeWeights {
  /** Number of labels; 0 when every unit has a cost of its own. */
  readonly labelCount: number;
  /** By index in the list. `before` is -1 when the unit cannot continue another one. */
  readonly costs: Int32Array;
  readonly before: Int32Array;
  readonly after: Int32Array;
  weigh(at: Int32Array, list: SuccessorList): void;
}

/** Weights that break ties of `first` by `second`; the two must differ. */
export function edgeWeightsFor(
  problem: BlockProblem,
  first: SearchMetric,
  second: SearchMetric,
): EdgeWeights {
  if (first === 'moves') return new FloodWeights(problem, second === 'slides');
  if (first === 'mtm' || second === 'steps') return new DistanceWeights(problem);
  return new LabelWeights(problem, second);
}

abstract class Weights {
  costs = new Int32Array(0);
  before = new Int32Array(0);
  after = new Int32Array(0);

  protected reserve(count: number): void {
    if (this.costs.length >= count) return;
    this.costs = new Int32Array(count * 2);
    this.before = new Int32Array(count * 2).fill(-1);
    this.after = new Int32Array(count * 2).fill(-1);
  }
}

/**
 * A step continues a slide when piece and direction stay the same, a move when the piece does, and
 * a push (mtm) when the direction does. A slide continues a move when the piece stays the same.
 */
class LabelWeights extends Weights implements EdgeWeights {
  readonly labelCount: number;
  private readonly problem: BlockProblem;
  private readonly ofSlot: number;
  private readonly ofDirection: number;

  constructor(problem: BlockProblem, second: SearchMetric) {
    super();
    this.problem = problem;
    this.ofDirection = second === 'moves' ? 0 : 1;
    this.ofSlot = second === 'mtm' ? 0 : second === 'slides' ? 4 : 1;
    this.labelCount =
      (this.ofDirection === 0 ? 1 : 4) * (this.ofSlot === 0 ? 1 : problem.slotCount);
  }

  weigh(at: Int32Array, { slots, targets, count }: SuccessorList): void {
    const { neighbours } = this.problem.placements;
    this.reserve(count);
    for (let k = 0; k < count; k++) {
      const slot = slots[k]!;
      const entry = at[slot]! * 4;
      const direction = neighbours.subarray(entry, entry + 4).indexOf(targets[k]!);
      const label = this.ofDirection * direction;
      this.costs[k] = 1;
      this.before[k] = slot * this.ofSlot + label;
      this.after[k] = this.slotAfter(at, slot, targets[k]!) * this.ofSlot + label;
    }
  }

  /** The slot of the moved piece after the move, within its kind. */
  private slotAfter(at: Int32Array, slot: number, target: number): number {
    const { kinds, kindOfSlot } = this.problem;
    const { firstSlot, slotCount } = kinds[kindOfSlot[slot]!]!;
    let after = firstSlot;
    for (let other = firstSlot; other < firstSlot + slotCount; other++) {
      if (other !== slot && at[other]! < target) after++;
    }
    return after;
  }
}

/** Slides or pushes, counted in steps: cells passed, or tiles pushed. */
class DistanceWeights extends Weights implements EdgeWeights {
  readonly labelCount = 0;
  private readonly origins: Int32Array;
  private readonly width: number;

  constructor({ placements, puzzle }: BlockProblem) {
    super();
    this.origins = placements.origins;
    this.width = puzzle.board.width;
  }

  weigh(at: Int32Array, { slots, targets, count }: SuccessorList): void {
    const { origins, width } = this;
    this.reserve(count);
    for (let k = 0; k < count; k++) {
      if (slots[k]! < 0) {
        this.costs[k] = this.costs[k - 1]! + 1;
        continue;
      }
      const apart = Math.abs(origins[at[slots[k]!]!]! - origins[targets[k]!]!);
      this.costs[k] = apart % width === 0 ? apart / width : apart;
    }
  }
}

/**
 * Moves, counted in steps or slides: breadth-first search over the placements that the piece can
 * reach, which are just its targets in the list.
 */
class FloodWeights extends Weights implements EdgeWeights {
  readonly labelCount = 0;
  private readonly neighbours: Int32Array;
  private readonly straight: boolean;

  constructor({ placements }: BlockProblem, straight: boolean) {
    super();
    this.neighbours = placements.neighbours;
    this.straight = straight;
  }

  weigh(at: Int32Array, { slots, targets, count }: SuccessorList): void {
    this.reserve(count);
    for (let first = 0; first < count; ) {
      let end = first;
      while (end < count && slots[end] === slots[first]) end++;
      const distances = this.flood(at[slots[first]!]!, targets.subarray(first, end));
      for (let k = first; k < end; k++) this.costs[k] = distances.get(targets[k]!)!;
      first = end;
    }
  }

  private flood(start: number, targets: Int32Array): Map<number, number> {
    const open = new Set(targets);
    const distances = new Map([[start, 0]]);
    for (const [here, distance] of distances) {
      for (let direction = 0; direction < 4; direction++) {
        let next = this.neighbours[here * 4 + direction]!;
        while (open.has(next) || next === start) {
          if (!distances.has(next)) distances.set(next, distance + 1);
          if (!this.straight) break;
          next = this.neighbours[next * 4 + direction]!;
        }
      }
    }
    return distances;
  }
}
