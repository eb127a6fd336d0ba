import { neighboursOf } from '../../tiles/board/gapBoard.ts';

/** The cells to which each tile and the gap must come. */
type WindowGoal = { readonly target: Uint16Array; readonly gap: number };

/** IDA* from one state to another on a board of any size. */
export class WindowSearch {
  readonly neighbours: Int32Array;
  expanded = 0;
  /** It stopped at the limit of nodes, so a longer search might find a line. */
  reachedNodeLimit = false;
  private readonly rowOf: Uint16Array;
  private readonly columnOf: Uint16Array;
  private path = new Uint8Array(256);
  private cells: Uint16Array = new Uint16Array(0);
  private goal: WindowGoal = { target: new Uint16Array(0), gap: 0 };
  private nodesMax = 0;

  constructor(width: number, height: number) {
    const count = width * height;
    this.neighbours = neighboursOf(width, height);
    this.rowOf = Uint16Array.from({ length: count }, (_, cell) => Math.floor(cell / width));
    this.columnOf = Uint16Array.from({ length: count }, (_, cell) => cell % width);
  }

  /**
   * A shortest line of at most `lengthMax` moves from the given cells to the goal, `distance` being
   * their Manhattan distance; undefined if there is none or none was found. The cells are restored.
   */
  run(
    cells: Uint16Array,
    gap: number,
    distance: number,
    goal: WindowGoal,
    lengthMax: number,
    nodesMax: number,
  ): Uint8Array | undefined {
    this.cells = cells;
    this.goal = goal;
    this.nodesMax = nodesMax;
    this.expanded = 0;
    this.reachedNodeLimit = false;
    if (this.path.length <= lengthMax) this.path = new Uint8Array(lengthMax * 2);
    const first = distance + ((lengthMax - distance) & 1);
    for (let bound = first; bound <= lengthMax && !this.reachedNodeLimit; bound += 2) {
      if (this.descend(gap, 4, 0, distance, bound)) return this.path.slice(0, this.found);
    }
    return undefined;
  }

  private found = 0;

  apart(a: number, b: number): number {
    return (
      Math.abs(this.rowOf[a]! - this.rowOf[b]!) + Math.abs(this.columnOf[a]! - this.columnOf[b]!)
    );
  }

  /** Depth-first under the bound; the cells are restored on the way back. */
  private descend(
    gap: number,
    last: number,
    depth: number,
    distance: number,
    bound: number,
  ): boolean {
    const { target, gap: gapTarget } = this.goal;
    if (distance === 0 && gap === gapTarget) {
      this.found = depth;
      return true;
    }
    if (++this.expanded > this.nodesMax) {
      this.reachedNodeLimit = true;
      return false;
    }
    const { cells, neighbours } = this;
    for (let direction = 0; direction < 4; direction++) {
      if (direction === (last ^ 2)) continue;
      const from = neighbours[gap * 4 + direction]!;
      if (from < 0) continue;
      const tile = cells[from]!;
      const home = target[tile]!;
      const left = distance + this.apart(gap, home) - this.apart(from, home);
      if (depth + 1 + left > bound) continue;
      const own = cells[gap]!;
      cells[gap] = tile;
      cells[from] = own;
      this.path[depth] = direction;
      const isFound = this.descend(from, direction, depth + 1, left, bound);
      cells[from] = tile;
      cells[gap] = own;
      if (isFound) return true;
      if (this.reachedNodeLimit) return false;
    }
    return false;
  }
}
