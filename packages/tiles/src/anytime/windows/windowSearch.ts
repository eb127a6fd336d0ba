/*
 * IDA* from one state to another on a board of any size, in slices: it stops in the middle of an
 * iteration when its budget is used up, and continues from there. It keeps the moves since the
 * first state on its own stack instead of the call stack.
 */
import { neighboursOf } from '../../board/gapBoard.ts';

/** The cells to which each tile and the gap must come. */
type WindowGoal = { readonly target: Uint16Array; readonly gap: number };

/** A window: two states, and how long a line between them may be. */
export type Window = {
  /** Tile by cell; changed while the search runs, and restored at its end. */
  readonly cells: Uint16Array;
  readonly gap: number;
  /** The Manhattan distance of the cells to the goal. */
  readonly distance: number;
  readonly goal: WindowGoal;
  readonly lengthMax: number;
  readonly nodesMax: number;
};

const NO_DIRECTION = 4;
const NO_WINDOW: Window = {
  cells: new Uint16Array(0),
  gap: 0,
  distance: 0,
  goal: { target: new Uint16Array(0), gap: 0 },
  lengthMax: 0,
  nodesMax: 0,
};

export class WindowSearch {
  readonly neighbours: Int32Array;
  /** Nodes of the current window, or of the last. */
  expanded = 0;
  /** It stopped at the limit of nodes, so a longer search might find a line. */
  reachedNodeLimit = false;
  /** A shortest line, once one is found. */
  path: Uint8Array = new Uint8Array(0);
  private readonly rowOf: Uint16Array;
  private readonly columnOf: Uint16Array;
  private window = NO_WINDOW;
  private bound = 0;
  private depth = 0;
  /** By depth: the gap, the distance left, the move made, and the next one to try. */
  private gaps = new Int32Array(1);
  private lefts = new Int32Array(1);
  private moves = new Uint8Array(1);
  private nexts = new Uint8Array(1);

  constructor(width: number, height: number) {
    const count = width * height;
    this.neighbours = neighboursOf(width, height);
    this.rowOf = Uint16Array.from({ length: count }, (_, cell) => Math.floor(cell / width));
    this.columnOf = Uint16Array.from({ length: count }, (_, cell) => cell % width);
  }

  /** Begins with a window; `step` searches it. */
  begin(window: Window): void {
    const { gap, distance, lengthMax } = window;
    this.window = window;
    this.expanded = 0;
    this.reachedNodeLimit = false;
    if (this.gaps.length <= lengthMax) {
      const length = lengthMax * 2 + 2;
      this.gaps = new Int32Array(length);
      this.lefts = new Int32Array(length);
      this.moves = new Uint8Array(length);
      this.nexts = new Uint8Array(length);
    }
    this.gaps[0] = gap;
    this.lefts[0] = distance;
    this.bound = distance + ((lengthMax - distance) & 1);
    this.beginIteration();
  }

  /**
   * Expands at most `budget` nodes, at least one. Then `found` leaves a shortest line in `path`,
   * and `none` says that no line is short enough, or that none was found within the limit.
   */
  step(budget: number): 'running' | 'found' | 'none' {
    const end = this.expanded + Math.max(1, budget);
    const { lengthMax, nodesMax } = this.window;
    while (this.bound <= lengthMax) {
      const stopped = this.iterate(Math.min(end, nodesMax));
      if (stopped === 'found') {
        this.path = this.moves.slice(0, this.depth);
        this.restore();
        return 'found';
      }
      if (stopped === 'budget') {
        if (this.expanded < nodesMax) return 'running';
        this.reachedNodeLimit = true;
        this.restore();
        return 'none';
      }
      this.bound += 2;
      this.beginIteration();
    }
    return 'none';
  }

  /** Manhattan distance of two cells. */
  apart(a: number, b: number): number {
    return (
      Math.abs(this.rowOf[a]! - this.rowOf[b]!) + Math.abs(this.columnOf[a]! - this.columnOf[b]!)
    );
  }

  private beginIteration(): void {
    this.depth = 0;
    this.nexts[0] = 0;
  }

  /**
   * Goes on with an iteration until so many nodes of the window are expanded, the goal is reached,
   * or nothing is left within the bound. The hot loop: it keeps what it needs in locals.
   */
  private iterate(expandedMax: number): 'budget' | 'found' | 'end' {
    const { neighbours, gaps, lefts, moves, nexts, bound } = this;
    const { cells, goal } = this.window;
    const { target } = goal;
    let { depth, expanded } = this;
    let stopped: 'budget' | 'found' | 'end' = 'end';
    while (depth >= 0) {
      const gap = gaps[depth]!;
      let direction = nexts[depth]!;
      if (direction === 0) {
        if (lefts[depth] === 0 && gap === goal.gap) stopped = 'found';
        else if (expanded === expandedMax) stopped = 'budget';
        if (stopped !== 'end') break;
        expanded++;
      }
      const back = depth === 0 ? NO_DIRECTION : moves[depth - 1]! ^ 2;
      for (; direction < 4; direction++) {
        const from = direction === back ? -1 : neighbours[gap * 4 + direction]!;
        if (from < 0) continue;
        const tile = cells[from]!;
        const home = target[tile]!;
        const left = lefts[depth]! + this.apart(gap, home) - this.apart(from, home);
        if (depth + 1 + left > bound) continue;
        cells[from] = cells[gap]!;
        cells[gap] = tile;
        moves[depth] = direction;
        // Never 0, the mark of a node that is not expanded yet.
        nexts[depth++] = direction + 1;
        gaps[depth] = from;
        lefts[depth] = left;
        nexts[depth] = 0;
        break;
      }
      if (direction === 4 && --depth >= 0) this.exchange(gaps[depth]!, gap);
    }
    this.depth = depth;
    this.expanded = expanded;
    return stopped;
  }

  /** Takes all moves of the current line back. */
  private restore(): void {
    for (; this.depth > 0; this.depth--)
      this.exchange(this.gaps[this.depth - 1]!, this.gaps[this.depth]!);
  }

  private exchange(a: number, b: number): void {
    const { cells } = this.window;
    const own = cells[a]!;
    cells[a] = cells[b]!;
    cells[b] = own;
  }
}
