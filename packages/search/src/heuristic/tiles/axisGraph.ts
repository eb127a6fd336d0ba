/*
 * The graph of one axis of a tile board: how many tiles of each class each line holds, and in which
 * line the gap is (walkingDistance.ts). Lines are numbered by the tiles that they hold of each
 * class, and a state by its lines, so a transition is two table lookups and one addition. Rejected:
 * hashing whole matrices as text.
 */

/** The states that the goal can be reached from, and what a step along the axis makes of them. */
export type AxisGraph = {
  /** As in WalkingDistance. */
  readonly next: Int32Array;
  /** Transitions of a state. */
  readonly branch: number;
  readonly goal: number;
  /** The state in which lines hold these counts. Throws if there is none. */
  readonly stateOf: (counts: ArrayLike<number>, gapLine: number) => number;
};

/** All tiles are one class: a state is the gap's line, on an axis of any length. */
export function gapGraph(lines: number, length: number, gapLine: number): AxisGraph {
  const next = Int32Array.from({ length: 2 * lines }, (_, edge) => {
    const line = (edge >> 1) + ((edge & 1) === 0 ? -1 : 1);
    return line < lines ? line : -1;
  });
  const stateOf = (counts: ArrayLike<number>, gap: number): number => {
    const isState = (count: number, line: number) => count === (line === gap ? length - 1 : length);
    const lineCounts = Array.from(counts);
    if (lineCounts.length !== lines || !lineCounts.every(isState)) throw notAState();
    return gap;
  };
  return { next, branch: 2, goal: gapLine, stateOf };
}

const notAState = () => new Error('these counts are not a state of the axis');

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
    if (row === undefined) throw notAState();
    return row;
  });
}

function keyOf(rowNumbers: readonly number[], radix: number): number {
  return rowNumbers.reduceRight((key, row) => key * radix + row, 0);
}

/**
 * Every state reachable from the goal, which is state 0; undefined if they have more than so many
 * transitions. Yields how many states it has looked at since. Throws RangeError if a number cannot
 * hold a state.
 */
export function* exploreAxis(
  length: number,
  classOf: Uint8Array,
  gapLine: number,
  transitionsMax: number,
): Generator<number, AxisGraph | undefined> {
  const lines = classOf.length;
  const classes = classOf.at(-1)! + 1;
  const rows = numberRows(length, classes);
  if (rows.count ** lines * lines > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`${rows.count} make-ups of ${lines} lines are too many for a number`);
  }
  const counts = new Uint16Array(lines * classes);
  classOf.forEach((own, line) => {
    counts[line * classes + own] = line === gapLine ? length - 1 : length;
  });
  const goal = keyOf(rowsOf(counts, classes, rows), rows.count);
  const branch = 2 * classes;
  const statesMax = transitionsMax / branch;
  const found = yield* exploreFrom(goal * lines + gapLine, lines, classes, rows, statesMax);
  if (!found) return undefined;
  const stateOf = (counts: ArrayLike<number>, gap: number): number => {
    const key = keyOf(rowsOf(counts, classes, rows), rows.count);
    const state = found.stateOf.get(key * lines + gap);
    if (state === undefined) throw notAState();
    return state;
  };
  return { next: found.next, branch, goal: 0, stateOf };
}

type Explored = { readonly next: Int32Array; readonly stateOf: ReadonlyMap<number, number> };

/** So many states at a time: a fraction of a millisecond. */
export const STATES_A_YIELD = 256;

/** States by key, which is lines by their numbers and then the gap's line. */
function* exploreFrom(
  start: number,
  lines: number,
  classes: number,
  rows: Rows,
  statesMax: number,
): Generator<number, Explored | undefined> {
  const powers = Array.from({ length: lines }, (_, line) => rows.count ** line);
  const keys = [start];
  const stateOf = new Map([[start, 0]]);
  const next: number[] = [];
  for (let state = 0; state < keys.length; state++) {
    if (keys.length > statesMax) return undefined;
    if (state % STATES_A_YIELD === 0) yield STATES_A_YIELD;
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
  return { next: new Int32Array(next), stateOf };
}
