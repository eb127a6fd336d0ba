/*
 * Walking distance (Ken'ichiro Takahashi, 2001): look at one axis only. For rows: count for each
 * row how many of its tiles belong to each row of the goal, and note the gap's row. A vertical step
 * moves the gap one row and one tile the other way; horizontal steps change nothing. In this small
 * graph the tile may come from any column, so the way to the goal is never longer than the real
 * one, and a step of the puzzle is a step of one of the two graphs or none: the sum over both axes
 * is admissible and consistent, and it sees the detours of tiles that block each other in a line,
 * which Manhattan distance and linear conflicts see only in part.
 *
 * The same graph serves multi-tile pushes: a vertical push of k tiles is k vertical steps in one
 * direction, so let any run in one direction cost 1. Every push belongs to one axis, so the sum is
 * admissible and consistent in that metric too.
 *
 * The graph of a 4×4 axis has 24,964 states (35 ms). Where it would be too large,
 * neighbouring goal rows are counted as one: a projection, hence still admissible, but weaker;
 * `isExact` says. Rows are numbered by their make-up and a state by its rows, so a transition is
 * two table look-ups and one addition. Refused: hashing whole matrices as text.
 */

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
  /** The state in which lines hold these counts: counts[line * classes + class]. */
  readonly stateOf: (counts: ArrayLike<number>, gapLine: number) => number;
};

const UNSEEN = 0xffff;

/** Bound on an estimate of the states that overestimates the states about eight times. */
const ESTIMATE_MAX = 2_000_000;

/**
 * The walking distance of an axis with `lines` lines of `length` cells, where the goal has the gap
 * in line `gapLine`. A lower `estimateMax` than the default makes a smaller graph of fewer classes.
 */
export function buildWalkingDistance(
  lines: number,
  length: number,
  gapLine: number,
  estimateMax = ESTIMATE_MAX,
): WalkingDistance {
  const classes = affordableClasses(lines, length, estimateMax);
  const classOf = Uint8Array.from({ length: lines }, (_, line) =>
    Math.floor((line * classes) / lines),
  );
  const rows = numberRows(length, classes);
  const goal = new Uint8Array(lines * classes);
  for (let line = 0; line < lines; line++) {
    goal[line * classes + classOf[line]!] = line === gapLine ? length - 1 : length;
  }
  let pushes: Uint16Array | undefined;
  const graph = exploreAxis(lines, classes, rows, rowsOf(goal, classes, rows));
  return {
    lines,
    classOf,
    classes,
    isExact: classes === lines,
    next: graph.next,
    steps: countSteps(graph),
    pushes: () => {
      pushes ??= countPushes(graph);
      return pushes;
    },
    stateOf: (counts, gap) => {
      const key = keyOf(rowsOf(counts, classes, rows), rows.count);
      const state = graph.stateOf.get(key * lines + gap);
      if (state === undefined) throw new Error('these counts are not a state of the axis');
      return state;
    },
  };
}

/** As many classes as keep the graph small. */
function affordableClasses(lines: number, length: number, estimateMax: number): number {
  for (let classes = lines; classes > 1; classes--) {
    let full = 1;
    for (let i = 1; i < classes; i++) full = (full * (length + i)) / i;
    if (full ** (lines - 1) * lines <= estimateMax) return classes;
  }
  return 1;
}

/** The make-ups a line can have: how many tiles of each class, `length` or one fewer in all. */
type Rows = {
  readonly count: number;
  readonly numberOf: ReadonlyMap<string, number>;
  /** Row with one tile of a class more, or fewer: [row * classes + class], -1 where impossible. */
  readonly plus: Int32Array;
  readonly minus: Int32Array;
};

function numberRows(length: number, classes: number): Rows {
  const makeUps: number[][] = [];
  const extend = (head: number[], left: number): void => {
    if (head.length === classes - 1) makeUps.push([...head, left]);
    else for (let n = 0; n <= left; n++) extend([...head, n], left - n);
  };
  extend([], length - 1);
  extend([], length);
  const numberOf = new Map(makeUps.map((counts, row) => [counts.join(), row]));
  const plus = new Int32Array(makeUps.length * classes).fill(-1);
  const minus = new Int32Array(makeUps.length * classes).fill(-1);
  makeUps.forEach((counts, row) => {
    for (let c = 0; c < classes; c++) {
      const more = numberOf.get(counts.map((n, i) => (i === c ? n + 1 : n)).join());
      if (more === undefined) continue;
      plus[row * classes + c] = more;
      minus[more * classes + c] = row;
    }
  });
  return { count: makeUps.length, numberOf, plus, minus };
}

function rowsOf(counts: ArrayLike<number>, classes: number, rows: Rows): number[] {
  const matrix = Array.from(counts);
  return Array.from({ length: matrix.length / classes }, (_, line) => {
    const row = rows.numberOf.get(matrix.slice(line * classes, (line + 1) * classes).join());
    if (row === undefined) throw new Error('these counts are not a state of the axis');
    return row;
  });
}

function keyOf(rowNumbers: readonly number[], radix: number): number {
  return rowNumbers.reduceRight((key, row) => key * radix + row, 0);
}

type AxisGraph = {
  readonly next: Int32Array;
  readonly stateOf: ReadonlyMap<number, number>;
  readonly branch: number;
};

/** Every state reachable from the goal, the goal being state 0. */
function exploreAxis(lines: number, classes: number, rows: Rows, goal: number[]): AxisGraph {
  const powers = Array.from({ length: lines }, (_, line) => rows.count ** line);
  const gapLine = goal.findIndex((row) => rows.plus[row * classes]! >= 0);
  const keys = [keyOf(goal, rows.count) * lines + gapLine];
  const stateOf = new Map([[keys[0]!, 0]]);
  const next: number[] = [];
  for (let state = 0; state < keys.length; state++) {
    const gap = keys[state]! % lines;
    const key = Math.floor(keys[state]! / lines);
    const rowAt = (line: number) => Math.floor(key / powers[line]!) % rows.count;
    for (const line of [gap - 1, gap + 1]) {
      for (let c = 0; c < classes; c++) {
        const inside = line >= 0 && line < lines;
        const less = inside ? rows.minus[rowAt(line) * classes + c]! : -1;
        if (less < 0) {
          next.push(-1);
          continue;
        }
        const more = rows.plus[rowAt(gap) * classes + c]!;
        const moved =
          key + (less - rowAt(line)) * powers[line]! + (more - rowAt(gap)) * powers[gap]!;
        let found = stateOf.get(moved * lines + line);
        if (found === undefined) {
          found = keys.push(moved * lines + line) - 1;
          stateOf.set(moved * lines + line, found);
        }
        next.push(found);
      }
    }
  }
  return { next: Int32Array.from(next), stateOf, branch: 2 * classes };
}

/** Least steps to state 0, breadth-first: every edge has its reverse. */
function countSteps({ next, branch }: AxisGraph): Uint16Array {
  const steps = new Uint16Array(next.length / branch).fill(UNSEEN);
  steps[0] = 0;
  const queue = [0];
  for (const state of queue) {
    for (let edge = state * branch; edge < (state + 1) * branch; edge++) {
      const there = next[edge]!;
      if (there < 0 || steps[there] !== UNSEEN) continue;
      steps[there] = steps[state]! + 1;
      queue.push(there);
    }
  }
  return steps;
}

/** Least runs of steps in one direction to state 0. */
function countPushes({ next, branch }: AxisGraph): Uint16Array {
  const pushes = new Uint16Array(next.length / branch).fill(UNSEEN);
  const stamps = new Int32Array(pushes.length);
  pushes[0] = 0;
  const queue = [0];
  let stamp = 0;
  for (const state of queue) {
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
          pushes[there] = pushes[state]! + 1;
          queue.push(there);
        }
      }
    }
  }
  return pushes;
}
