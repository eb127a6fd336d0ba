/*
 * A solution for a tile board of any size, at once: lines are solved from the outside in until 3 by
 * 3 cells round the gap's goal are left, and those are solved exactly.
 *
 * A line (a row or column at the edge, never the one that holds the gap's goal) is filled from both
 * ends, always the nearer of the two tiles next. Two neighbours are left to the end; they cannot be
 * placed one by one and go home together, by an exact search in a window of up to 2 + 8 cells. Each
 * tile takes the steps that cost the gap least. Going to and fro is removed as it arises.
 *
 * Refused: Parberry's row-and-column method (I. Parberry, A real-time algorithm for the
 * (n²-1)-puzzle, Information Processing Letters 56, 1995; at most 5 N³ moves, 8/3 N³ in the mean)
 * places each tile by fixed patterns from one end of the line; choosing ends and windows is shorter
 * at the same speed.
 *
 * Cost: about 2.2 N³ moves on a 10 by 10 board and 2.6 N³ on a 100 by 100 one, and that much work.
 */
import { lengthsOf, tileParity } from '@glissade/core';
import { manhattanHeuristic } from '../../heuristic/manhattan.ts';
import type { Question } from '../../problem/problem.ts';
import { compileTiles, type TileProblem } from '../../problem/tileProblem.ts';
import { emptyStats, type RawOutcome, type Searcher } from '../../search/searcher.ts';
import { finish } from './finish.ts';
import { edgeLine, type Line, withoutLine } from './line.ts';
import { placePair } from './pairs.ts';
import { placeTile } from './placing.ts';
import { Router } from './routing.ts';
import { type Region, TileBoard } from './tileBoard.ts';

/**
 * A searcher that ends with a solution, hardly ever a shortest one. The puzzle must be solvable.
 */
export function constructiveSearcher(question: Question): Searcher {
  return new ConstructiveSearcher(question);
}

class ConstructiveSearcher implements Searcher {
  readonly stats = emptyStats();
  private readonly question: Question;
  private readonly problem: TileProblem;
  private readonly board: TileBoard;
  private readonly router: Router;
  private readonly work: Generator<undefined, void>;

  constructor(question: Question) {
    const { puzzle, metric } = question;
    this.question = question;
    this.problem = compileTiles(puzzle, reachableGoal(question));
    this.board = new TileBoard(this.problem);
    this.router = new Router(this.board);
    this.work = this.solveLines();
    this.stats.lowerBound = manhattanHeuristic(puzzle, metric).evaluate(puzzle.start);
    this.stats.peakBytes = this.problem.tiles.length * 20;
  }

  step(budget: number): RawOutcome | undefined {
    const end = this.stats.expanded + budget;
    while (this.stats.expanded < end) {
      const { done } = this.work.next();
      if (done) return this.outcome();
    }
    return undefined;
  }

  private outcome(): RawOutcome {
    const { puzzle, metric } = this.question;
    const steps = this.board.steps(this.problem);
    const length = lengthsOf(puzzle, steps)[metric] ?? steps.length;
    return { status: 'solved', steps, optimal: length === this.stats.lowerBound };
  }

  /** Yields after each tile. */
  private *solveLines(): Generator<undefined, void> {
    const { width, height } = this.board;
    let region: Region = { left: 0, top: 0, right: width - 1, bottom: height - 1 };
    for (;;) {
      const line = edgeLine(region, this.problem.gapGoal, width);
      if (!line) break;
      yield* this.solveLine(line, region);
      region = withoutLine(region, line);
    }
    this.stats.expanded += finish(this.board, region) + 1;
  }

  private *solveLine({ cells, inward }: Line, region: Region): Generator<undefined, void> {
    const { board, router, stats } = this;
    const fixed = new Set<number>();
    const isFixed = (cell: number) => fixed.has(cell);
    let from = 0;
    let to = cells.length - 1;
    while (to - from > 1) {
      const target = this.nearer(cells[from]!, cells[to]!);
      const before = router.visited;
      if (!placeTile(board, router, region, target, target, isFixed)) {
        throw new Error(`tile ${target} is shut in`);
      }
      fixed.add(target);
      if (target === cells[from]) from++;
      else to--;
      stats.generated += router.visited - before;
      stats.expanded += router.visited - before + 1;
      yield undefined;
    }
    this.solvePair([cells[from]!, cells[to]!], windowOf(cells, from, inward), region, isFixed);
    yield undefined;
  }

  /** The end of a line whose tile and gap have less far to go. A tile's id is its target. */
  private nearer(a: number, b: number): number {
    return this.wayOf(a) <= this.wayOf(b) ? a : b;
  }

  private wayOf(tile: number): number {
    const at = this.board.cells[tile]!;
    return 4 * this.between(at, tile) + this.between(this.board.gap, at);
  }

  private between(a: number, b: number): number {
    const { width } = this.board;
    const rows = Math.floor(a / width) - Math.floor(b / width);
    return Math.abs(rows) + Math.abs((a % width) - (b % width));
  }

  /** Brings both tiles and the gap into the window, and there home. */
  private solvePair(
    pair: readonly [number, number],
    window: Set<number>,
    region: Region,
    isFixed: (cell: number) => boolean,
  ): void {
    const { board, router, stats } = this;
    const before = router.visited;
    const order = this.wayOf(pair[0]) <= this.wayOf(pair[1]) ? pair : [pair[1], pair[0]];
    while (!this.gather(order, window, region, isFixed)) this.widen(window, region, isFixed);
    const trios = placePair(board, window, pair, pair);
    stats.generated += router.visited - before + trios;
    stats.expanded += router.visited - before + trios;
  }

  /** Brings the tiles into the window one after the other, then the gap; false: one is barred. */
  private gather(
    tiles: readonly number[],
    window: ReadonlySet<number>,
    region: Region,
    isFixed: (cell: number) => boolean,
  ): boolean {
    const { board, router } = this;
    const held = new Set<number>();
    const isHeld = (cell: number) => held.has(cell) || isFixed(cell);
    for (const tile of tiles) {
      const at = board.cells[tile]!;
      if (!window.has(at)) {
        const target = nearestOf(window, (cell) =>
          isHeld(cell) ? Infinity : this.between(at, cell),
        );
        if (!placeTile(board, router, region, tile, target, isHeld)) return false;
      }
      held.add(board.cells[tile]!);
    }
    if (window.has(board.gap)) return true;
    const { gap } = board;
    const target = nearestOf(window, (cell) => (isHeld(cell) ? Infinity : this.between(gap, cell)));
    const way = router.way(region, target, isHeld);
    for (const cell of way ?? []) board.moveGap(cell);
    return way !== undefined;
  }

  /** Adds the neighbours of the window's cells that are free to be moved. */
  private widen(
    window: Set<number>,
    { left, top, right, bottom }: Region,
    isFixed: (cell: number) => boolean,
  ): void {
    const { width } = this.board;
    for (const cell of [...window]) {
      const column = cell % width;
      const row = Math.floor(cell / width);
      if (row > top) window.add(cell - width);
      if (row < bottom) window.add(cell + width);
      if (column > left) window.add(cell - 1);
      if (column < right) window.add(cell + 1);
    }
    for (const cell of window) if (isFixed(cell)) window.delete(cell);
  }
}

function nearestOf(cells: ReadonlySet<number>, distance: (cell: number) => number): number {
  let nearest = -1;
  let least = Infinity;
  for (const cell of cells) {
    const far = distance(cell);
    if (far < least) {
      nearest = cell;
      least = far;
    }
  }
  return nearest;
}

/** The pair's two cells, and behind them two rows that reach one cell further on each side. */
function windowOf(cells: readonly number[], from: number, inward: number): Set<number> {
  const window = new Set([cells[from]!, cells[from + 1]!]);
  const first = Math.max(0, from - 1);
  const last = Math.min(cells.length - 1, from + 2);
  for (let i = first; i <= last; i++) {
    window.add(cells[i]! + inward);
    window.add(cells[i]! + 2 * inward);
  }
  return window;
}

/** A goal that parity allows: the caller has made sure there is one. */
function reachableGoal({ puzzle }: Question): Question['puzzle']['goals'][number] {
  const index = tileParity(puzzle).goals.findIndex(({ isReachable }) => isReachable);
  return puzzle.goals[Math.max(0, index)]!;
}
