/*
 * An estimate of the distance from a state to a goal: for each piece of the goal, the cheapest way
 * to its place, where a step onto another piece costs several. It is 0 only at goals, and not
 * admissible.
 *
 * Most successors of a state move a piece that is not on that way. They keep the estimate of the
 * state, so the search for the way runs about once per state and not once per successor.
 *
 * Goals of many places are estimated by the distances with all other pieces gone, which need no
 * search for each state.
 *
 * Source: Pearl 1984 (other pieces do not exist); Hauptman, Elyasaf, Sipper and Karmon 2009
 * (blockers on the way, in Rush Hour).
 */
import type { BlockGoalPlacement, BlockProblem } from '@glissade/search/problem/blockProblem';

/** A place of a goal, the slots of its kind, and how far its kind is from it everywhere. */
type Place = {
  readonly placement: number;
  readonly firstSlot: number;
  readonly endSlot: number;
  readonly distances: Int32Array;
};

/** Farther than any piece can go: no solution leads through such a state. */
export const UNREACHABLE = 1 << 20;
/** Goals of more places are measured by distances alone. */
const PLACES_CLEARED_MAX = 3;
/** A piece in the way counts as so many steps. Other numbers were not measured. */
const BLOCKER_STEPS = 4;

export class GoalEstimate {
  private readonly problem: BlockProblem;
  private readonly goals: readonly (readonly Place[])[];
  /** Whether the piece of a slot may be one of a goal. */
  private readonly isNamed: Uint8Array;
  /** Slot of the piece on each cell, or -1. */
  private readonly owner: Int32Array;
  /** 1: a cell of the ways of the state that was opened. */
  private readonly isOnWay: Uint8Array;
  private readonly costs: Int32Array;
  private readonly cameFrom: Int32Array;
  private readonly buckets: number[][] = [];
  private opened = 0;

  constructor(problem: BlockProblem) {
    const { placements, slotCount } = problem;
    this.problem = problem;
    this.goals = problem.goals.map((goal) => goal.map((place) => placeOf(problem, place)));
    this.isNamed = new Uint8Array(slotCount);
    for (const { firstSlot, endSlot } of this.goals.flat()) {
      this.isNamed.fill(1, firstSlot, endSlot);
    }
    this.owner = new Int32Array(placements.cells.length);
    this.isOnWay = new Uint8Array(placements.cells.length);
    this.costs = new Int32Array(placements.count);
    this.cameFrom = new Int32Array(placements.count);
  }

  /** The estimate of a state, which is kept for its successors. */
  open(at: Int32Array): number {
    this.isOnWay.fill(0);
    this.opened = this.evaluate(at, true);
    return this.opened;
  }

  /** The estimate of a successor of the state that was opened: `slot` has come from `from`. */
  successor(at: Int32Array, slot: number, from: number): number {
    const isKept = this.isNamed[slot] === 0 && !this.isInWay(from) && !this.isInWay(at[slot]!);
    return isKept ? this.opened : this.evaluate(at, false);
  }

  private evaluate(at: Int32Array, marks: boolean): number {
    let nearest = UNREACHABLE;
    let isShown = false;
    for (const goal of this.goals) {
      let alone = 0;
      for (const place of goal) alone += distance(place, at);
      if (alone >= nearest) continue;
      if (alone === 0) return 0;
      if (goal.length > PLACES_CLEARED_MAX) {
        nearest = alone;
        continue;
      }
      if (!isShown) this.showOwners(at);
      isShown = true;
      let sum = 0;
      for (const place of goal) sum += this.cheapestWay(place, at, marks);
      nearest = Math.min(nearest, sum);
    }
    return nearest;
  }

  private isInWay(placement: number): boolean {
    const { isOnWay } = this;
    const { cellStarts, cellLists } = this.problem.placements;
    const end = cellStarts[placement + 1]!;
    for (let i = cellStarts[placement]!; i < end; i++) {
      if (isOnWay[cellLists[i]!] === 1) return true;
    }
    return false;
  }

  private showOwners(at: Int32Array): void {
    const { owner } = this;
    const { cellStarts, cellLists } = this.problem.placements;
    owner.fill(-1);
    for (let slot = 0; slot < at.length; slot++) {
      const end = cellStarts[at[slot]! + 1]!;
      for (let i = cellStarts[at[slot]!]!; i < end; i++) owner[cellLists[i]!] = slot;
    }
  }

  private cheapestWay(place: Place, at: Int32Array, marks: boolean): number {
    const { firstSlot, endSlot, distances } = place;
    let least = UNREACHABLE;
    for (let slot = firstSlot; slot < endSlot; slot++) {
      if (distances[at[slot]!]! >= least) continue;
      const cost = this.wayOf(slot, at[slot]!, place);
      if (cost < least && marks) this.markWay(place.placement, at[slot]!);
      least = Math.min(least, cost);
    }
    return least;
  }

  /** A* over the placements of one piece. */
  private wayOf(slot: number, from: number, { placement, distances }: Place): number {
    const { costs, buckets, cameFrom } = this;
    const { neighbours } = this.problem.placements;
    costs.fill(UNREACHABLE);
    for (const bucket of buckets) bucket.length = 0;
    costs[from] = 0;
    put(buckets, distances[from]!, from);
    for (let sum = distances[from]!; sum < buckets.length; sum++) {
      const bucket = buckets[sum]!;
      for (let here = bucket.pop(); here !== undefined; here = bucket.pop()) {
        const cost = costs[here]!;
        if (here === placement) return cost;
        if (cost + distances[here]! < sum) continue;
        for (let entry = here * 4; entry < here * 4 + 4; entry++) {
          const next = neighbours[entry]!;
          if (next < 0 || distances[next] === UNREACHABLE) continue;
          const through = cost + 1 + BLOCKER_STEPS * this.countBlockers(next, slot);
          if (through >= costs[next]!) continue;
          costs[next] = through;
          cameFrom[next] = here;
          put(buckets, through + distances[next]!, next);
        }
      }
    }
    return UNREACHABLE;
  }

  private markWay(placement: number, from: number): void {
    const { cameFrom, isOnWay } = this;
    const { cellStarts, cellLists } = this.problem.placements;
    for (let here = placement; here !== from; here = cameFrom[here]!) {
      const end = cellStarts[here + 1]!;
      for (let i = cellStarts[here]!; i < end; i++) isOnWay[cellLists[i]!] = 1;
    }
  }

  /** Other pieces on the cells of a placement; one is counted again where it comes back. */
  private countBlockers(placement: number, slot: number): number {
    const { owner } = this;
    const { cellStarts, cellLists } = this.problem.placements;
    let count = 0;
    let last = slot;
    const end = cellStarts[placement + 1]!;
    for (let i = cellStarts[placement]!; i < end; i++) {
      const by = owner[cellLists[i]!]!;
      if (by < 0 || by === slot || by === last) continue;
      last = by;
      count++;
    }
    return count;
  }
}

function distance({ firstSlot, endSlot, distances }: Place, at: Int32Array): number {
  let least = UNREACHABLE;
  for (let slot = firstSlot; slot < endSlot; slot++) {
    least = Math.min(least, distances[at[slot]!]!);
  }
  return least;
}

function put(buckets: number[][], index: number, item: number): void {
  while (buckets.length <= index) buckets.push([]);
  buckets[index]!.push(item);
}

function placeOf(problem: BlockProblem, { kind, placement }: BlockGoalPlacement): Place {
  const { neighbours, count } = problem.placements;
  const { firstSlot, slotCount } = problem.kinds[kind]!;
  const distances = new Int32Array(count).fill(UNREACHABLE);
  distances[placement] = 0;
  const queue = [placement];
  for (const here of queue) {
    for (let entry = here * 4; entry < here * 4 + 4; entry++) {
      const next = neighbours[entry]!;
      if (next < 0 || distances[next]! < UNREACHABLE) continue;
      distances[next] = distances[here]! + 1;
      queue.push(next);
    }
  }
  return { placement, firstSlot, endSlot: firstSlot + slotCount, distances };
}
