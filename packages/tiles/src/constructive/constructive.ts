/*
 * Solves a tile board of any size at once, as people do: it brings border lines home one after
 * another until at most 3×3 cells are left, which are solved exactly.
 *
 * Each tile of a line is carried along a zigzag (a turn costs 3 moves per cell, going straight 5),
 * as in Ian Parberry's method for N×N (Information Processing Letters 56, 1995; at most 5N³ moves,
 * 8/3 N³ on average). He ends a row by fixed manoeuvres; here a breadth-first search over the last
 * two tiles and the gap finds the shortest moves in a small window. Any of the four borders may be
 * next, whichever is cheapest, unless the goal's gap is in it; so every goal can be reached. Mean
 * moves of random boards: 10×10 2.15 N³, 20×20 2.4 N³, 50×50 2.55 N³.
 *
 * With the option `steers`, the gap goes to its next task through places where other tiles come
 * nearer to their homes. This takes fewer moves (10×10 1.92 N³, 20×20 and 50×50 1.98 N³, 100×100
 * 1.96 N³) and eight times the time.
 *
 * Rejected: comparing the lines by their cost per tile (10×10 2.25 N³, and oblong boards grow
 * worse: 30×12 by a sixth).
 */
import { type Steps, tileParity } from '@glissade/core';
import { type BudgetedWork, workFor } from '@glissade/search/budgetedWork';
import { distanceHome, unitsOf } from '@glissade/search/heuristic/manhattan';
import type { Question } from '@glissade/search/problem/problem';
import { compileTiles, type TileProblem } from '@glissade/search/problem/tileProblem';
import {
  emptyStats,
  type RawOutcome,
  type Searcher,
  type SearchStats,
} from '@glissade/search/searcher';
import { gapMovesOf, gapStepper, isSolved } from '../board/gapBoard.ts';
import { nearestOf } from '../goalProblems.ts';
import { IterativeDeepening } from '../idaStar/iterativeDeepening.ts';
import { Grid } from './grid.ts';
import { type BorderLine, borderLines, type Rest, solveLine } from './peel.ts';

export type ConstructiveOptions = {
  /** Of equally short ways, the gap takes the one that helps other tiles: shorter, but slower. */
  readonly steers?: boolean;
};

/**
 * A good solution of a tile puzzle of any size, in time about proportional to its length. It is
 * proved shortest only if its length equals a lower bound. Throws unless it is a tile puzzle.
 */
export function constructiveSearcher(
  question: Question,
  { steers = false }: ConstructiveOptions = {},
): Searcher {
  return new ConstructiveSearcher((stats) => compiling(question, stats), steers);
}

/** The goal that looks nearest, if any can be reached; large boards take a slice for each part. */
function* compiling(
  { puzzle, metric }: Question,
  stats: SearchStats,
): BudgetedWork<TileProblem | undefined> {
  yield 0;
  const cells = puzzle.board.cells.length;
  const { goals } = tileParity(puzzle);
  yield cells;
  const problems: TileProblem[] = [];
  for (const [index, goal] of puzzle.goals.entries()) {
    if (!goals[index]!.isReachable) continue;
    problems.push(compileTiles(puzzle, goal));
    yield cells;
  }
  if (problems.length === 0) return undefined;
  stats.lowerBound = Math.min(
    ...problems.map((problem) => unitsOf(problem, metric, distanceHome(problem))),
  );
  yield cells;
  return nearestOf(problems);
}

/** Solves a problem that has a solution at once. */
export function* constructiveLine(problem: TileProblem): Generator<void, Uint8Array, number> {
  const known = function* (): BudgetedWork<TileProblem> {
    yield 0;
    return problem;
  };
  const searcher = new ConstructiveSearcher(known, true);
  for (;;) {
    const outcome = searcher.step(yield);
    if (outcome?.status === 'solved') return gapMovesOf(outcome.steps);
  }
}

class ConstructiveSearcher implements Searcher {
  readonly stats: SearchStats = emptyStats();
  private readonly steers: boolean;
  private readonly work: BudgetedWork<RawOutcome>;
  private grid: Grid | undefined;

  constructor(
    compile: (stats: SearchStats) => BudgetedWork<TileProblem | undefined>,
    steers: boolean,
  ) {
    this.steers = steers;
    this.work = this.solving(compile(this.stats));
  }

  step(budget: number): RawOutcome | undefined {
    const outcome = workFor(this.work, budget);
    this.stats.expanded = this.grid?.visited ?? 0;
    this.stats.generated = this.stats.expanded;
    return outcome;
  }

  private *solving(compiled: BudgetedWork<TileProblem | undefined>): BudgetedWork<RawOutcome> {
    const problem = yield* compiled;
    if (!problem) return { status: 'unsolvable', proof: 'parity' };
    this.stats.peakBytes = BYTES_PER_CELL * problem.tiles.length;
    const grid = new Grid(problem, this.steers);
    this.grid = grid;
    yield problem.tiles.length;
    yield* constructing(problem, grid);
    return { status: 'solved', steps: yield* steppingAlong(problem, grid.line) };
  }
}

const BYTES_PER_CELL = 37;

/** Solves border line by border line, tile by tile, and what is left at the end. */
function* constructing(problem: TileProblem, grid: Grid): Generator<number, void> {
  let rest: Rest = { left: 0, right: problem.width - 1, top: 0, bottom: problem.height - 1 };
  while (!isSolved(grid.tiles, problem.gapGoal)) {
    const lines = borderLines(grid, rest, problem.gapGoal);
    if (lines.length === 0) return yield* solvingRest(grid, rest, problem.gapGoal);
    const prices = lines.map((line) => priceOf(grid, line));
    const line = lines[prices.indexOf(Math.min(...prices))]!;
    let { visited } = grid;
    for (const _ of solveLine(grid, line)) {
      yield grid.visited - visited;
      visited = grid.visited;
    }
    rest = line.rest;
  }
}

/** Steps written between two yields. */
const PART_STEPS = 1 << 14;

function* steppingAlong(problem: TileProblem, line: Uint8Array): Generator<number, Steps> {
  const steps = new Uint32Array(line.length);
  const stepOf = gapStepper(problem);
  for (let from = 0; from < line.length; from += PART_STEPS) {
    const part = line.subarray(from, from + PART_STEPS);
    for (let i = 0; i < part.length; i++) steps[from + i] = stepOf(part[i]!);
    yield part.length;
  }
  return steps;
}

/** About how many moves a line costs: short lines are preferred, which keeps the rest square. */
function priceOf(grid: Grid, { origin, along, length }: BorderLine): number {
  let price = 0;
  let gap = grid.gap;
  for (let place = 0; place < length; place++) {
    const home = origin + place * along;
    const cell = grid.cellOf[home]!;
    if (cell === home) continue;
    const both = grid.distance(cell, home);
    const across = Math.abs((cell % grid.width) - (home % grid.width));
    const straight = Math.abs(2 * across - both);
    price += 3 * (both - straight) + 5 * straight + grid.distance(gap, cell);
    gap = home;
  }
  return price;
}

/** Solves the last rectangle, at most 3×3, by a shortest line. */
function* solvingRest(
  grid: Grid,
  { left, right, top, bottom }: Rest,
  gapGoal: number,
): Generator<number, void> {
  const [width, height] = [right - left + 1, bottom - top + 1];
  const cells = Array.from(
    { length: width * height },
    (_, i) => (top + Math.floor(i / width)) * grid.width + left + (i % width),
  );
  const deepening = new IterativeDeepening(
    {
      width,
      height,
      tiles: Uint16Array.from(cells, (cell) => cells.indexOf(grid.tiles[cell]!)),
      gap: cells.indexOf(grid.gap),
      gapGoal: cells.indexOf(gapGoal),
      pieceOf: new Uint16Array(cells.length),
    },
    'stm',
    0,
  );
  for (let isFound = false; !isFound; ) {
    const before = deepening.expanded;
    isFound = deepening.step(PART_NODES);
    grid.visited += deepening.expanded - before;
    yield deepening.expanded - before;
  }
  for (const direction of deepening.found.line) grid.move(direction);
}

/** Nodes of the last rectangle between two yields. */
const PART_NODES = 1000;
