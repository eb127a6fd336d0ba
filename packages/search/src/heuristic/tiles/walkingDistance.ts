/*
 * Walking distance (Ken'ichiro Takahashi, 2001) looks at one axis only. For rows: count, for each
 * row, how many of its tiles belong to each row of the goal, and note the row of the gap. A
 * vertical step moves the gap by one row and one tile the other way; horizontal steps change
 * nothing. In this small graph the tile may come from any column, so the distance to the goal is
 * never longer than the real one. A step of the puzzle is a step of at most one of the two graphs,
 * so the sum over both axes is admissible and consistent. It counts the detours of tiles that block
 * each other in a line, of which Manhattan distance and linear conflicts count only a part.
 *
 * The same graph serves pushes (mtm): a vertical push of k tiles is k vertical steps in one
 * direction, so any run in one direction costs 1. Every push belongs to one axis, so the sum is
 * admissible and consistent in that metric too.
 *
 * The graph of a 4×4 axis has 24,964 states (35 ms). Where a graph would be too large, neighbouring
 * goal rows count as one: a projection, hence still admissible, but weaker; `isExact` tells. In the
 * extreme, all tiles are one class, and the graph is the way of the gap along the axis.
 */
import { type AxisGraph, exploreAxis, gapGraph, STATES_A_YIELD } from './axisGraph.ts';

/** The graph of one axis and the distances to its goal. */
export type WalkingDistance = {
  /** Number of lines (rows or columns) along the axis. */
  readonly lines: number;
  /** Class of tiles that belong to each line; lines of one class are not told apart. */
  readonly classOf: Uint8Array;
  readonly classes: number;
  /** Every line has a class of its own. */
  readonly isExact: boolean;
  /**
   * State after a step: [state * 2 * classes + class] for the gap going to the line before (the
   * tile comes from there), [… + classes + class] to the line after; -1 where impossible.
   */
  readonly next: Int32Array;
  /** Least steps along the axis to the goal, by state. */
  readonly steps: Uint16Array;
  /** Least runs of steps in one direction to the goal, by state; computed when first asked for. */
  readonly pushes: () => Uint16Array;
  /** Computes them; yields how many states it has looked at since. */
  readonly countingPushes: () => Generator<number, void>;
  /** The state in which lines hold these counts: counts[line * classes + class]. */
  readonly stateOf: (counts: ArrayLike<number>, gapLine: number) => number;
};

const UNSEEN = 0xffff;

/** Bound on an estimate of the states that overestimates the states two to eight times. */
const ESTIMATE_MAX = 2_000_000;

/** The most transitions of a graph: searches pack the index of one and a distance into 31 bits. */
export const TRANSITIONS_MAX = 2 ** 22;

/** Searches keep the place of a transition among those of its state in a byte. */
const CLASSES_MAX = 128;

/**
 * The walking distance of an axis with `lines` lines of `length` cells, where the goal has the gap
 * in line `gapLine`. A lower `estimateMax` than the default makes a smaller graph of fewer classes,
 * and so does a lower `transitionsMax`. Throws RangeError where no graph is small enough.
 */
export function buildWalkingDistance(
  lines: number,
  length: number,
  gapLine: number,
  estimateMax = ESTIMATE_MAX,
  transitionsMax = TRANSITIONS_MAX,
): WalkingDistance {
  return finished(buildingWalkingDistance(lines, length, gapLine, estimateMax, transitionsMax));
}

/** The same in slices: yields how many states it has looked at since. */
export function* buildingWalkingDistance(
  lines: number,
  length: number,
  gapLine: number,
  estimateMax = ESTIMATE_MAX,
  transitionsMax = TRANSITIONS_MAX,
): Generator<number, WalkingDistance> {
  for (let classes = affordableClasses(lines, length, estimateMax); classes > 0; classes--) {
    const classOf = Uint8Array.from({ length: lines }, (_, line) =>
      Math.floor((line * classes) / lines),
    );
    const graph =
      classes === 1
        ? gapGraph(lines, length, gapLine)
        : yield* exploreAxis(length, classOf, gapLine, transitionsMax);
    if (graph && graph.next.length <= transitionsMax) {
      return measured(graph, classOf, classes, yield* countSteps(graph));
    }
  }
  throw new RangeError(`an axis of ${lines} lines is too long for a walking distance`);
}

function finished<Result>(work: Generator<number, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

function measured(
  graph: AxisGraph,
  classOf: Uint8Array,
  classes: number,
  steps: Uint16Array,
): WalkingDistance {
  let pushes: Uint16Array | undefined;
  const { next, stateOf } = graph;
  return {
    lines: classOf.length,
    classOf,
    classes,
    isExact: classes === classOf.length,
    next,
    steps,
    pushes: () => {
      pushes ??= finished(countPushes(graph));
      return pushes;
    },
    *countingPushes() {
      pushes ??= yield* countPushes(graph);
    },
    stateOf,
  };
}

/** As many classes as keep the graph small. */
function affordableClasses(lines: number, length: number, estimateMax: number): number {
  let classes = 1;
  // Make-ups of a full line.
  let full = 1;
  while (classes < Math.min(lines, CLASSES_MAX)) {
    full = (full * (length + classes)) / classes;
    if (full ** (lines - 1) * lines > estimateMax) break;
    classes++;
  }
  return classes;
}

/** Least steps to the goal, breadth-first: every edge has its reverse. */
function* countSteps({ next, branch, goal }: AxisGraph): Generator<number, Uint16Array> {
  const steps = new Uint16Array(next.length / branch).fill(UNSEEN);
  steps[goal] = 0;
  const queue = [goal];
  for (const [index, state] of queue.entries()) {
    if (index % STATES_A_YIELD === 0) yield STATES_A_YIELD;
    for (let edge = state * branch; edge < (state + 1) * branch; edge++) {
      const there = next[edge]!;
      if (there < 0 || steps[there] !== UNSEEN) continue;
      steps[there] = oneMore(steps[state]!);
      queue.push(there);
    }
  }
  return steps;
}

/** Throws RangeError where a distance would be taken for none. */
function oneMore(distance: number): number {
  if (distance + 1 === UNSEEN) throw new RangeError(`a walking distance is below ${UNSEEN}`);
  return distance + 1;
}

/** Least runs of steps in one direction to the goal. */
function* countPushes({ next, branch, goal }: AxisGraph): Generator<number, Uint16Array> {
  const pushes = new Uint16Array(next.length / branch).fill(UNSEEN);
  const stamps = new Int32Array(pushes.length);
  pushes[goal] = 0;
  const queue = [goal];
  let stamp = 0;
  for (const [index, state] of queue.entries()) {
    if (index % STATES_A_YIELD === 0) yield STATES_A_YIELD;
    for (let side = 0; side < branch; side += branch / 2) {
      const run = [state];
      stamps[state] = ++stamp;
      for (const here of run) {
        for (let edge = here * branch + side; edge < here * branch + side + branch / 2; edge++) {
          const there = next[edge]!;
          if (there < 0 || stamps[there] === stamp) continue;
          stamps[there] = stamp;
          run.push(there);
          if (pushes[there] !== UNSEEN) continue;
          pushes[there] = oneMore(pushes[state]!);
          queue.push(there);
        }
      }
    }
  }
  return pushes;
}
