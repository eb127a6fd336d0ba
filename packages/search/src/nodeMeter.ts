import type { Node } from './node.ts';
import type { StateSpace } from './problem/stateSpace.ts';
import type { SearchStats } from './searcher.ts';

/**
 * Bytes of a stored node without its state, key and steps: the objects, their headers, and an entry
 * in a table and in a list that double when they are full. Measured on Node 20 after garbage
 * collection: on boards of 3×3 to 30×30 the estimate is 0.9 to 1.2 times the memory in use.
 */
const NODE_BYTES = 340;
/** States of other spaces are taken to be a few numbers. */
const STATE_BYTES = 40;
/** A step of a node: one element of an array of numbers. */
const STEP_BYTES = 8;

/**
 * Counts the memory of the nodes of a search. The size of a state depends on the puzzle, the number
 * of steps on the node: so the steps of all nodes made are summed, and a stored node counts with
 * their mean.
 */
export class NodeMeter<S> {
  readonly stats: SearchStats;
  private readonly bytes: number;
  private steps = 0;

  constructor(space: StateSpace<S>, stats: SearchStats) {
    this.stats = stats;
    this.bytes = NODE_BYTES + (space.stateBytes ?? STATE_BYTES);
  }

  /** Counts a node that was generated. */
  made(node: Node<S>): void {
    this.stats.generated++;
    this.steps += node.steps.length;
  }

  /** Keeps the two peaks current. */
  notePeaks(frontier: number, nodesKept: number): void {
    const { stats } = this;
    const steps = stats.generated > 0 ? this.steps / stats.generated : 0;
    const bytes = nodesKept * (this.bytes + steps * STEP_BYTES);
    stats.peakFrontier = Math.max(stats.peakFrontier, frontier);
    stats.peakBytes = Math.max(stats.peakBytes, Math.round(bytes));
  }
}
