/*
 * Tie breaking: finds the lexicographic optimum, a solution that is shortest in a second metric
 * among all those shortest in a first.
 *
 * The forward search has generated every state up to the optimal level, and all goal states in it.
 * The units of the first metric are edges. The shortest solutions are the paths through the graph
 * of these edges that lead from level to level to a goal state. Two adjacent units of a shortest
 * solution never merge into one (it would not be shortest), so paths and solutions correspond one
 * to one, except for a piece's route within a move. Three passes:
 * 1. Backwards from the goal states, level by level: find the states on such paths. Units can be
 * taken back, so predecessors are successors in the level before.
 * 2. Forwards: find the least second cost of reaching each of these states. Counted in a finer
 * metric (steps in a slide, steps or slides in a move, tiles in a push) a unit has a cost of its
 * own. Units do not merge in the second metric either, because what merges in it would merge in the
 * first. Counted in a coarser metric a unit costs 1, or 0 when it continues the unit before.
 * Whether it does depends on what was moved last, the label: piece and direction (slides), piece
 * (moves), direction (mtm). The slot identifies a piece, since it is unique within a state. The
 * least cost of a state and the set of labels that attain it are enough: any other label costs at
 * least 1 more and can save at most 1, once, so a path through it is never cheaper than the same
 * path through a cheapest label.
 * 3. Backwards from the cheapest goal state, along edges and labels that explain the cost.
 *
 * The result is exact; tests compare it with Dijkstra's algorithm over (state, last piece, last
 * direction). Rejected: that algorithm itself, because it multiplies all states by the labels,
 * while few states lie on shortest paths.
 *
 * Cost: each state on a shortest path is expanded at most three times and takes about 12 bytes.
 */

import type { MemoryMeter } from '../model/memoryMeter.ts';
import type { EdgeWeights } from './edgeWeights.ts';
import type { PathLayers } from './optimalPathDag.ts';
import type { BreadthFirst } from './packedBreadthFirst.ts';
import { positionOf } from './pathCount.ts';

/** The states of one level on shortest paths, and the least cost of reaching each. */
type Layer = {
  /** State numbers, ascending. */
  readonly states: Int32Array;
  /** Least second cost, by position in `states`. */
  readonly best: Int32Array;
  /** `labelWords` words of bits for each state: the labels that attain the least cost. */
  readonly labels: Int32Array;
};

const UNREACHED = 0x7fffffff;

/**
 * State numbers of a best path, from the start to a goal, through the states that `sweepPaths`
 * found; undefined: not enough memory. Yields after each state.
 */
export function bestPath(
  search: BreadthFirst,
  weights: EdgeWeights,
  meter: MemoryMeter,
  paths: PathLayers,
): Generator<number, number[] | undefined> {
  return new TieBreaking(search, weights, meter, paths).work();
}

class TieBreaking {
  private readonly search: BreadthFirst;
  private readonly weights: EdgeWeights;
  private readonly meter: MemoryMeter;
  private readonly paths: PathLayers;
  private readonly labelWords: number;
  /** By level, as far as costs are known. */
  private readonly layers: Layer[] = [];

  constructor(search: BreadthFirst, weights: EdgeWeights, meter: MemoryMeter, paths: PathLayers) {
    this.search = search;
    this.weights = weights;
    this.meter = meter;
    this.paths = paths;
    this.labelWords = Math.ceil(weights.labelCount / 32);
  }

  *work(): Generator<number, number[] | undefined> {
    if (!this.addLayer()) return undefined;
    for (let level = 1; level < this.paths.length; level++) {
      if (!this.addLayer()) return undefined;
      const { length } = this.paths[level - 1]!;
      for (let position = 0; position < length; position++) {
        this.relaxState(level - 1, position);
        yield 1;
      }
    }
    return yield* this.bestPath();
  }

  private addLayer(): boolean {
    const level = this.layers.length;
    const states = this.paths[level]!;
    const best = this.meter.allocate(states.length);
    const labels = this.meter.allocate(states.length * this.labelWords);
    if (!best || !labels) return false;
    best.fill(level === 0 ? 0 : UNREACHED);
    this.layers.push({ states, best, labels });
    return true;
  }

  /** Relaxes all edges of one state. */
  private relaxState(level: number, position: number): void {
    const layer = this.layers[level]!;
    const nextLayer = this.layers[level + 1]!;
    const { list, at } = this.search;
    this.search.expandLocated(layer.states[position]!);
    this.search.record(1, list.count);
    this.weights.weigh(at, list);
    for (let k = 0; k < list.count; k++) {
      const target = positionOf(nextLayer.states, list.indexes[k]!);
      if (target >= 0) this.relax(nextLayer, target, this.costThrough(layer, position, k), k);
    }
  }

  private relax(nextLayer: Layer, target: number, cost: number, k: number): void {
    if (cost > nextLayer.best[target]!) return;
    const { labelWords } = this;
    if (cost < nextLayer.best[target]!) {
      nextLayer.best[target] = cost;
      nextLayer.labels.fill(0, target * labelWords, (target + 1) * labelWords);
    }
    if (labelWords === 0) return;
    const label = this.weights.after[k]!;
    nextLayer.labels[target * labelWords + (label >> 5)]! |= 1 << (label & 31);
  }

  private costThrough(layer: Layer, position: number, k: number): number {
    const saved = this.hasLabel(layer, position, this.weights.before[k]!) ? 1 : 0;
    return layer.best[position]! + this.weights.costs[k]! - saved;
  }

  private hasLabel({ labels }: Layer, position: number, label: number): boolean {
    if (label < 0) return false;
    return ((labels[position * this.labelWords + (label >> 5)]! >>> (label & 31)) & 1) === 1;
  }

  private *bestPath(): Generator<number, number[]> {
    const last = this.layers.at(-1)!;
    let position = last.best.indexOf(last.best.reduce((least, cost) => Math.min(least, cost)));
    let label = -1;
    const path = [last.states[position]!];
    for (let level = this.layers.length - 1; level > 0; level--) {
      const before = yield* this.explain(level, position, label);
      position = before.position;
      label = before.label;
      path.push(this.layers[level - 1]!.states[position]!);
    }
    return path.reverse();
  }

  /**
   * A state of the level before through which this one attains its least cost, by a unit that
   * leaves `label` (any, if -1); and the label with which that state must be reached in turn.
   */
  private *explain(
    level: number,
    position: number,
    label: number,
  ): Generator<number, { position: number; label: number }> {
    const here = this.layers[level]!;
    const layer = this.layers[level - 1]!;
    const index = here.states[position]!;
    const { list, at } = this.search;
    this.search.expandLocated(index);
    for (const number of list.indexes.slice(0, list.count)) {
      const candidate = positionOf(layer.states, number);
      if (candidate < 0) continue;
      yield 1;
      this.search.expandLocated(number);
      this.weights.weigh(at, list);
      const k = list.indexes.subarray(0, list.count).indexOf(index);
      if (label >= 0 && this.weights.after[k] !== label) continue;
      if (this.costThrough(layer, candidate, k) !== here.best[position]) continue;
      const continued = this.weights.before[k]!;
      const saved = this.hasLabel(layer, candidate, continued);
      return { position: candidate, label: saved ? continued : -1 };
    }
    throw new Error(`no unit explains the cost of a state of level ${level}`);
  }
}
