/*
 * The way in which people solve tile boards and teach it: line by line, each tile carried home by
 * itself but for the last two of a line, which go in together; in the end three tiles turn around
 * in the last square. Every carry takes the fewest moves that leave finished cells alone, so this
 * is the method at its best, and still far from the shortest solution.
 *
 * Rejected: the constructive engine's line (tiles/constructive), which takes borders in whatever
 * order is cheapest and helps later tiles on the way: shorter, and nobody could follow it.
 */
import { formatMoves, formatState, OptionError, type Puzzle, tileParity } from '@glissade/core';
import { compileTiles, type TileProblem } from '@glissade/search/problem/tileProblem';
import { countPushes, stepsOfGapMoves } from '@glissade/tiles/board/gapBoard';
import type { Rest } from '@glissade/tiles/constructive/peel';
import { HandBoard } from './handBoard.ts';
import type { HandSolution, HandStage, HandStageType } from './handSolution.ts';
import { type Border, nextBorder } from './nextBorder.ts';

/** Cells of the largest board that is solved by hand: carries look at all pairs of cells. */
export const HAND_CELLS_MAX = 144;

/**
 * Solves a tile board in the way that people learn: rows from the top until two are left, columns
 * from the left until four cells are left, then the last square. Of several goals, the first that
 * can be reached. Undefined where none can. Throws OptionError for other puzzles, and for boards of
 * more than 144 cells.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { solveByHand } from 'glissade/explain';
 * const [first] = solveByHand(parsePuzzle('8 6 4/0 7 2/5 1 3'))!.stages;
 * console.log(first?.tiles[0]?.tile); // → 1
 * ```
 */
export function solveByHand(puzzle: Puzzle): HandSolution | undefined {
  checkBoard(puzzle);
  const reachable = tileParity(puzzle).goals.findIndex(({ isReachable }) => isReachable);
  const goal = puzzle.goals[reachable];
  if (!goal) return undefined;
  const problem = compileTiles(puzzle, goal);
  const method = new Method(puzzle, problem);
  method.run();
  const steps = stepsOfGapMoves(problem, method.line);
  return {
    length: steps.length,
    pushes: countPushes(Uint8Array.from(method.line)),
    moves: formatMoves(puzzle, steps, 'stm'),
    stages: method.stages.map(({ from, to, ...stage }) => ({
      ...stage,
      from,
      to,
      moves: formatMoves(puzzle, steps.subarray(from, to), 'stm'),
    })),
  };
}

function checkBoard({ type, board: { width, height } }: Puzzle): void {
  const hint = `give a tile board of at most ${HAND_CELLS_MAX} cells`;
  if (type !== 'tiles') {
    throw new OptionError('combination', 'the method is for tile boards', hint);
  }
  if (width * height > HAND_CELLS_MAX) {
    const message = `the method does not solve boards of ${width}×${height}`;
    throw new OptionError('combination', message, hint);
  }
}

function stateOf({ tiles, gap }: HandBoard, pieceOf: Uint16Array): Uint16Array {
  const state = new Uint16Array(tiles.length - 1);
  for (const [cell, id] of tiles.entries()) if (cell !== gap) state[pieceOf[id]!] = cell;
  return state;
}

type Stage = Omit<HandStage, 'moves'>;

class Method {
  readonly stages: Stage[] = [];
  private readonly puzzle: Puzzle;
  private readonly problem: TileProblem;
  private readonly board: HandBoard;

  constructor(puzzle: Puzzle, problem: TileProblem) {
    this.puzzle = puzzle;
    this.problem = problem;
    this.board = new HandBoard(problem);
  }

  get line(): readonly number[] {
    return this.board.line;
  }

  run(): void {
    const { width, height, gapGoal } = this.problem;
    let rest: Rest = { left: 0, right: width - 1, top: 0, bottom: height - 1 };
    for (;;) {
      const border = nextBorder(rest, width, gapGoal);
      if (!border) break;
      this.fill(border);
      rest = border.rest;
    }
    this.turnSquare();
  }

  private fill(border: Border): void {
    const { cells } = border;
    const [p, q] = cells.slice(-2) as [number, number];
    for (const cell of cells.slice(0, -2)) {
      const from = this.line.length;
      this.carry(cell, cell);
      this.tell('tile', [cell], from, border);
    }
    const from = this.line.length;
    const isCaught = this.isHome(p) && this.isHome(q) ? false : this.fillPair(border, p, q);
    for (const cell of [p, q]) this.board.fixed[cell] = 1;
    this.tell(isCaught ? 'caughtPair' : 'pair', [p, q], from, border);
  }

  private isHome(cell: number): boolean {
    return this.board.tiles[cell] === cell;
  }

  /**
   * The first tile goes to the last cell of the line, the second waits one step inwards, and both
   * turn in. True if the second was caught at the first one's place.
   */
  private fillPair({ inwards }: Border, p: number, q: number): boolean {
    const { board } = this;
    this.carry(p, q);
    const isCaught = !board.carry(q, q + inwards);
    if (isCaught) {
      board.fixed[q] = 0;
      const window = [p, q].flatMap((cell) => [cell, cell + inwards, cell + 2 * inwards]);
      this.enter(window, [p, q]);
      board.turnIn([p, q], [p, q], window);
      return true;
    }
    board.fixed[q + inwards] = 1;
    board.bringGap(p);
    board.fixed[q] = 0;
    board.fixed[q + inwards] = 0;
    board.turnIn([p, q], [p, q], [p, q, q + inwards]);
    return false;
  }

  /** Brings the gap into a window by a way that leaves these cells alone. */
  private enter(window: readonly number[], cells: readonly number[]): void {
    const { board } = this;
    if (window.includes(board.gap)) return;
    for (const cell of cells) board.fixed[cell] = 1;
    board.bringGap(cells[0]! + (window[1]! - window[0]!));
    for (const cell of cells) board.fixed[cell] = 0;
  }

  /** Carries a tile to a cell where it then stays. */
  private carry(id: number, to: number): void {
    if (!this.board.carry(id, to)) throw new Error('a tile cannot be carried home');
    this.board.fixed[to] = 1;
  }

  /** The gap goes around the last four cells, the shorter way, until all tiles are home. */
  private turnSquare(): void {
    const { board, problem } = this;
    const free = [...board.fixed.keys()].filter((cell) => board.fixed[cell] === 0);
    const tiles = free.filter((cell) => cell !== problem.gapGoal);
    const from = board.line.length;
    const [a, b] = tiles as [number, number];
    board.turnIn([a, b], [a, b], free);
    board.bringGap(problem.gapGoal);
    this.tell('square', tiles, from);
  }

  private tell(type: HandStageType, ids: readonly number[], from: number, border?: Border): void {
    const { puzzle, problem, board } = this;
    const { width } = problem;
    const placeOf = (cell: number) => ({
      column: (cell % width) + 1,
      row: Math.floor(cell / width) + 1,
    });
    const line = border && {
      type: border.type,
      number: placeOf(border.cells[0]!)[border.type === 'row' ? 'row' : 'column'],
    };
    this.stages.push({
      type,
      ...(line ? { line } : {}),
      tiles: ids.map((id) => ({
        tile: puzzle.pieces[problem.pieceOf[id]!]!.label,
        at: placeOf(id),
      })),
      from,
      to: board.line.length,
      state: formatState(puzzle, stateOf(board, problem.pieceOf)),
    });
  }
}
