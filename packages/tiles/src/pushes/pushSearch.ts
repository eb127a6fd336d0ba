/*
 * Depth-first search for one bound of IDA* in multi-tile pushes. A push moves the gap any distance
 * along its row or column, and with it the line of tiles between. If this search does not end soon,
 * it continues in WebAssembly with stronger tables (kernelPushSearch.ts).
 *
 * In a shortest line, vertical and horizontal pushes alternate (two along one axis in a row would
 * be one, or none), so a node needs only the axis of its next push. That also strengthens the
 * estimate. Let v vertical and h horizontal pushes be the least still needed (walking distances in
 * pushes, each consistent on its own), and let the next push be vertical. Then of T pushes ⌈T/2⌉
 * are vertical and ⌊T/2⌋ horizontal, so T ≥ max(2v - 1, 2h), which is never less than v + h.
 *
 * The pushes of one node in one direction differ by one tile each: coming back from a successor,
 * the search makes one step more instead of taking the push back. A level of the stack is a node
 * whose own push is being varied; level 0 stands for the start, twice: once for each axis.
 */
import { distanceHome, unitsOf } from '@glissade/search/heuristic/manhattan';
import { type AxisPair, axisStates } from '@glissade/search/heuristic/tiles/axisPair';
import type { TileProblem } from '@glissade/search/problem/tileProblem';
import { isSolved, neighboursOf } from '../board/gapBoard.ts';
import type { Iteration, IterationEnd } from '../idaStar/iteration.ts';

const VERTICAL = 0;
const HORIZONTAL = 1;

export class PushSearch implements Iteration {
  expanded = 0;
  generated = 0;
  second = Number.POSITIVE_INFINITY;
  line: Uint8Array = new Uint8Array(0);
  readonly raise = 1;
  readonly bytes: number;
  readonly estimate: number;
  private readonly problem: TileProblem;
  private readonly axes: AxisPair;
  private readonly rowPushes: Uint16Array;
  private readonly columnPushes: Uint16Array;
  private readonly neighbours: Int32Array;
  private readonly root: { readonly row: number; readonly column: number };
  private readonly cells: Uint16Array;
  private stack = newStack(0);
  private bound = 0;
  private depth = 0;
  private isTie = false;

  constructor(problem: TileProblem, axes: AxisPair) {
    this.problem = problem;
    this.axes = axes;
    this.rowPushes = axes.rows.pushes();
    this.columnPushes = axes.columns.pushes();
    this.neighbours = neighboursOf(problem.width, problem.height);
    this.cells = problem.tiles.slice();
    this.root = axisStates(axes, problem.width, problem.tiles, problem.gap);
    const { row, column } = this.root;
    this.bytes = axes.rows.next.byteLength + axes.columns.next.byteLength;
    const walked = Math.min(
      this.pushesLeft(row, column, VERTICAL),
      this.pushesLeft(row, column, HORIZONTAL),
    );
    const alone = axes.isExact ? 0 : unitsOf(problem, 'mtm', distanceHome(problem));
    this.estimate = Math.max(walked, alone);
  }

  start(bound: number, secondMax?: number): void {
    this.bound = bound;
    this.depth = 0;
    this.isTie = secondMax !== undefined;
    this.second = secondMax ?? Number.POSITIVE_INFINITY;
    this.line = new Uint8Array(0);
    this.stack = newStack(bound);
    this.cells.set(this.problem.tiles);
    const { gaps, rows, columns, directions } = this.stack;
    gaps[0] = this.problem.gap;
    rows[0] = this.root.row;
    columns[0] = this.root.column;
    directions[0] = VERTICAL;
  }

  step(budget: number): IterationEnd {
    const end = this.expanded + budget;
    if (!this.isTie) this.line = new Uint8Array(0);
    while (this.expanded < end) {
      if (this.extendPush()) {
        if (!this.enterSuccessor()) continue;
        if (!this.isTie) return 'found';
      } else if (!this.turnRound()) {
        return this.line.length > 0 ? 'found' : 'exhausted';
      }
    }
    return undefined;
  }

  /** Least pushes from a node to the goal when its next push is along this axis. */
  private pushesLeft(row: number, column: number, axis: number): number {
    const v = this.rowPushes[row]!;
    const h = this.columnPushes[column]!;
    return axis === VERTICAL ? Math.max(2 * v - 1, 2 * h, 0) : Math.max(2 * h - 1, 2 * v, 0);
  }

  /** Makes the push of this level one tile longer; false at the edge. */
  private extendPush(): boolean {
    const { cells, depth, neighbours, axes } = this;
    const { gaps, rows, columns, directions, runs } = this.stack;
    const direction = directions[depth]!;
    const gap = gaps[depth]!;
    const from = neighbours[gap * 4 + direction]!;
    if (from < 0) return false;
    const tile = cells[from]!;
    const offset = axes.offset[direction * cells.length + tile]!;
    if (direction & 1)
      columns[depth] = axes.columns.next[columns[depth]! * axes.columns.classes * 2 + offset]!;
    else rows[depth] = axes.rows.next[rows[depth]! * axes.rows.classes * 2 + offset]!;
    cells[gap] = tile;
    gaps[depth] = from;
    runs[depth]!++;
    this.generated++;
    return true;
  }

  /** Descends to the successor after the current push; true if it is a goal to be recorded. */
  private enterSuccessor(): boolean {
    const { depth, stack, isTie } = this;
    const { gaps, rows, columns, directions, runs, steps } = stack;
    const [row, column] = [rows[depth]!, columns[depth]!];
    const axis = (directions[depth]! & 1) ^ 1;
    if (depth + 1 + this.pushesLeft(row, column, axis) > this.bound) return false;
    const taken = steps[depth]! + runs[depth]!;
    const { rows: walkRows, columns: walkColumns } = this.axes;
    if (isTie && taken + walkRows.steps[row]! + walkColumns.steps[column]! >= this.second)
      return false;
    this.expanded++;
    const { gapGoal } = this.problem;
    if (gaps[depth] === gapGoal && isSolved(this.cells, gapGoal)) {
      this.second = taken;
      this.line = this.unroll(depth);
      return true;
    }
    if (depth + 1 === this.bound) return false;
    this.depth = depth + 1;
    gaps[depth + 1] = gaps[depth]!;
    rows[depth + 1] = row;
    columns[depth + 1] = column;
    steps[depth + 1] = taken;
    runs[depth + 1] = 0;
    directions[depth + 1] = axis;
    return false;
  }

  /**
   * Takes the pushes of this level back and turns to the other direction, or leaves the level;
   * false when the whole search is done.
   */
  private turnRound(): boolean {
    const { directions } = this.stack;
    this.takeBack();
    const direction = directions[this.depth]!;
    if (direction < 2) {
      directions[this.depth] = direction + 2;
      return true;
    }
    if (this.depth > 0) {
      this.depth--;
      return true;
    }
    if (direction === 2) {
      directions[0] = HORIZONTAL;
      return true;
    }
    return false;
  }

  private takeBack(): void {
    const { cells, depth, neighbours, stack } = this;
    const { gaps, rows, columns, directions, runs } = stack;
    const back = directions[depth]! ^ 2;
    let gap = gaps[depth]!;
    for (let left = runs[depth]!; left > 0; left--) {
      const from = neighbours[gap * 4 + back]!;
      cells[gap] = cells[from]!;
      gap = from;
    }
    runs[depth] = 0;
    gaps[depth] = gap;
    // Levels below share the state of the parent's push.
    rows[depth] = depth === 0 ? this.root.row : rows[depth - 1]!;
    columns[depth] = depth === 0 ? this.root.column : columns[depth - 1]!;
  }

  private unroll(last: number): Uint8Array {
    const { directions, runs } = this.stack;
    const line: number[] = [];
    for (let depth = 0; depth <= last; depth++) {
      for (let i = 0; i < runs[depth]!; i++) line.push(directions[depth]!);
    }
    return Uint8Array.from(line);
  }
}

/** By level: the node reached by the current push, and that push. */
type Stack = {
  readonly gaps: Uint16Array;
  readonly rows: Int32Array;
  readonly columns: Int32Array;
  /** Direction of the gap in the current push, and its length so far. */
  readonly directions: Uint8Array;
  readonly runs: Uint16Array;
  /** Steps before the current push. */
  readonly steps: Int32Array;
};

function newStack(bound: number): Stack {
  const size = bound + 2;
  return {
    gaps: new Uint16Array(size),
    rows: new Int32Array(size),
    columns: new Int32Array(size),
    directions: new Uint8Array(size),
    runs: new Uint16Array(size),
    steps: new Int32Array(size),
  };
}
