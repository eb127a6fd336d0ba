/*
 * Every state of a small puzzle and its distance from the start, by breadth-first search over sets
 * of cells. The rules are written here once more, by the glossary alone: nothing of the engine and
 * nothing of core's rules is used.
 */
import type { Metric, Puzzle } from '@glissade/core';

type Origins = readonly number[];

export type Truth = {
  /** Least length to a goal; undefined where no goal can be reached. */
  readonly optimum: number | undefined;
  /** Distinct shortest lines to any goal, as sequences of states. */
  readonly ways: number;
  /** States at each distance from the start. */
  readonly levels: readonly number[];
  readonly states: number;
};

const WAYS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** Undefined for a puzzle of more than so many states. */
export function bruteForce(puzzle: Puzzle, metric: Metric, statesMax: number): Truth | undefined {
  const rules = new Rules(puzzle);
  const start = [...puzzle.start];
  let level = new Map([[rules.keyOf(start), { origins: start as Origins, ways: 1 }]]);
  const seen = new Set(level.keys());
  const levels: number[] = [];
  let optimum: number | undefined;
  let ways = 0;
  while (level.size > 0) {
    const next: typeof level = new Map();
    for (const { origins, ways: here } of level.values()) {
      if (rules.isGoal(origins) && (optimum ?? levels.length) === levels.length) {
        optimum = levels.length;
        ways += here;
      }
      for (const [key, successor] of rules.successors(origins, metric)) {
        if (seen.has(key)) continue;
        const known = next.get(key);
        if (known) known.ways += here;
        else next.set(key, { origins: successor, ways: here });
      }
    }
    levels.push(level.size);
    for (const key of next.keys()) seen.add(key);
    if (seen.size > statesMax) return undefined;
    level = next;
  }
  return { optimum, ways, levels, states: seen.size };
}

class Rules {
  private readonly puzzle: Puzzle;

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
  }

  /** Equal where only pieces of one kind have changed places. */
  keyOf(origins: Origins): string {
    return this.puzzle.kinds
      .map(({ pieces }) => pieces.map((piece) => origins[piece]!).sort((a, b) => a - b))
      .join(';');
  }

  isGoal(origins: Origins): boolean {
    const { goals, kinds } = this.puzzle;
    return goals.some((goal) =>
      goal.every(({ kind, cell }) => kinds[kind]!.pieces.some((piece) => origins[piece] === cell)),
    );
  }

  /** States one unit away, each once, by key. */
  successors(origins: Origins, metric: Metric): Map<string, Origins> {
    const found = new Map<string, Origins>();
    const add = (next: Origins) => void found.set(this.keyOf(next), next);
    if (metric === 'mtm') this.pushes(origins, add);
    else for (const piece of origins.keys()) this.unitsOf(origins, piece, metric, add);
    found.delete(this.keyOf(origins));
    return found;
  }

  private unitsOf(
    origins: Origins,
    piece: number,
    metric: Metric,
    add: (next: Origins) => void,
  ): void {
    const moved = (to: number) => origins.with(piece, to);
    const reached = new Set([origins[piece]!]);
    for (const from of reached) {
      for (const way of WAYS) {
        let to = this.stepFrom(origins, piece, from, way);
        while (to !== undefined) {
          add(moved(to));
          if (metric === 'moves') reached.add(to);
          to = metric === 'slides' ? this.stepFrom(origins, piece, to, way) : undefined;
        }
      }
    }
  }

  /** Where a piece comes to that goes one cell; undefined if it cannot. */
  private stepFrom(
    origins: Origins,
    piece: number,
    from: number,
    [dx, dy]: readonly [number, number],
  ): number | undefined {
    const { board, pieces } = this.puzzle;
    const { axis } = pieces[piece]!;
    if ((axis === 'h' && dy !== 0) || (axis === 'v' && dx !== 0)) return undefined;
    const to = from + dx + dy * board.width;
    const cells = this.cellsOf(piece, from).map(([x, y]) => [x + dx, y + dy] as const);
    return cells.every((cell) => this.isFree(origins, piece, cell)) ? to : undefined;
  }

  private isFree(origins: Origins, piece: number, [x, y]: readonly [number, number]): boolean {
    const { board, kinds, kindOf } = this.puzzle;
    if (x < 0 || y < 0 || x >= board.width || y >= board.height) return false;
    const type = board.cells[y * board.width + x]!;
    if (type === 'gate' ? !kinds[kindOf[piece]!]!.entersGates : type !== 'floor') return false;
    return origins.every(
      (origin, other) =>
        other === piece || !this.cellsOf(other, origin).some((at) => at[0] === x && at[1] === y),
    );
  }

  private cellsOf(piece: number, origin: number): (readonly [number, number])[] {
    const { board, pieces } = this.puzzle;
    const [x, y] = [origin % board.width, Math.floor(origin / board.width)];
    return pieces[piece]!.shape.map(([dx, dy]) => [x + dx, y + dy]);
  }

  /** A line of tiles into the gap. */
  private pushes(origins: Origins, add: (next: Origins) => void): void {
    const { width, height } = this.puzzle.board;
    const pieceAt = new Map(origins.map((cell, piece) => [cell, piece]));
    const gap = [...Array(width * height).keys()].find((cell) => !pieceAt.has(cell))!;
    for (const [dx, dy] of WAYS) {
      let now = origins;
      let [x, y] = [(gap % width) + dx, Math.floor(gap / width) + dy];
      for (; x >= 0 && y >= 0 && x < width && y < height; x += dx, y += dy) {
        now = now.with(pieceAt.get(y * width + x)!, (y - dy) * width + x - dx);
        add(now);
      }
    }
  }
}
