/*
 * A heuristic held against the exact distances of all states of a small board: is it admissible,
 * is it consistent, and if not, on which board can that be seen best?
 */
import {
  formatTiles,
  type Metric,
  OptionError,
  type Puzzle,
  rankReachable,
  type State,
  stateOfTiles,
  tileClassOf,
  tilesOf,
  unrankReachable,
} from '@glissade/core';
import type { Heuristic } from '@glissade/search/heuristic/heuristic';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';
import { distanceTableSync } from '../analyse/evaluate/distanceTable.ts';

/** A state where the estimate is above the truth. */
export type Overestimate = {
  /** The board in one line. */
  readonly state: string;
  /** The estimate. */
  readonly h: number;
  /** The exact distance to the goal. */
  readonly distance: number;
};

/** Two states a move apart whose estimates differ by more than 1. */
export type Jump = {
  /** The board in one line. */
  readonly state: string;
  /** The board after the move. */
  readonly successor: string;
  /** The estimate before the move. */
  readonly h: number;
  /** The estimate after it. */
  readonly hSuccessor: number;
};

/** What a heuristic is, measured on all states. */
export type HeuristicCheck = {
  /** The name of the heuristic. */
  readonly heuristic: string;
  /** The metric that distances are counted in. */
  readonly metric: Metric;
  /** States that were looked at. */
  readonly states: number;
  /** No estimate is above the exact distance. */
  readonly admissible: boolean;
  /** No move changes the estimate by more than 1. */
  readonly consistent: boolean;
  /** How many states are overestimated, and how many moves jump. */
  readonly overestimates: number;
  /** How many moves change the estimate by more than 1. */
  readonly jumps: number;
  /** The overestimated state nearest to the goal, and the one that is furthest off the truth. */
  readonly nearest?: Overestimate;
  /** The overestimated state that is furthest off. */
  readonly worst?: Overestimate;
  /** The largest jump. */
  readonly steepest?: Jump;
  /** Averages over all states. */
  readonly hMean: number;
  /** Average of the exact distances. */
  readonly distanceMean: number;
};

const CELLS_MAX = 9;
/** Sums of fractions are not exact. */
const ROUNDING = 1e-9;

/**
 * Holds a heuristic against the truth on every board that can reach the goal of a tile puzzle of at
 * most nine cells (181,440 boards for the 8-puzzle: some seconds, blocking). Throws OptionError for
 * larger boards.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { checkHeuristic, ownHeuristic } from 'glissade/search';
 * const puzzle = parsePuzzle('1 2 3/4 0 5');
 * const check = checkHeuristic(puzzle, ownHeuristic(puzzle, 'stm', '2 * manhattan'));
 * console.log(check.admissible, check.states); // → false 360
 * ```
 */
export function checkHeuristic(
  puzzle: Puzzle,
  heuristic: Heuristic,
  metric: Metric = 'stm',
): HeuristicCheck {
  if (puzzle.type !== 'tiles' || puzzle.board.cells.length > CELLS_MAX) {
    const hint = 'use the 8-puzzle: what holds there is a good guess for larger boards';
    const message = `a heuristic can be checked on tile boards of up to ${CELLS_MAX} cells`;
    throw new OptionError('heuristic', message, hint, { name: heuristic.name });
  }
  const made = distanceTableSync(puzzle, { metric });
  if (made.status !== 'ready') throw new Error(`no table of a small board: ${made.status}`);
  const { table } = made;
  const states = allStates(puzzle);
  const estimates = Float64Array.from(states, (state) => heuristic.evaluate(state));
  const space = puzzleSpace(puzzle, metric);
  const estimateOf = (state: State) => estimates[rankReachable(tilesOf(puzzle, state))]!;
  const tally = new Tally(puzzle);
  for (const [rank, state] of states.entries()) {
    const h = estimates[rank]!;
    tally.compare(state, h, table.distanceOf(state)!);
    for (const successor of space.successors(state)) {
      tally.step(state, h, successor.state, estimateOf(successor.state));
    }
  }
  return { heuristic: heuristic.name, metric, ...tally.result() };
}

function allStates(puzzle: Puzzle): State[] {
  const { width, height } = puzzle.board;
  const tiles = tilesOf(puzzle, puzzle.start);
  let count = 0.5;
  for (let cells = 2; cells <= tiles.length; cells++) count *= cells;
  const parity = tileClassOf(tiles, width);
  return Array.from({ length: count }, (_, rank) =>
    stateOfTiles(puzzle, unrankReachable(rank, width, height, parity)),
  );
}

/** What has been seen so far. */
class Tally {
  private readonly puzzle: Puzzle;
  private states = 0;
  private overestimates = 0;
  private jumps = 0;
  private hSum = 0;
  private distanceSum = 0;
  private nearest: Overestimate | undefined;
  private worst: Overestimate | undefined;
  private steepest: Jump | undefined;

  constructor(puzzle: Puzzle) {
    this.puzzle = puzzle;
  }

  compare(state: State, h: number, distance: number): void {
    this.states++;
    this.hSum += h;
    this.distanceSum += distance;
    if (h <= distance + ROUNDING) return;
    this.overestimates++;
    const { nearest, worst } = this;
    const isNearest = !nearest || distance < nearest.distance;
    const isWorst = !worst || h - distance > worst.h - worst.distance;
    if (!isNearest && !isWorst) return;
    const found = { state: formatTiles(this.puzzle, state), h, distance };
    if (isNearest) this.nearest = found;
    if (isWorst) this.worst = found;
  }

  step(state: State, h: number, successor: State, hSuccessor: number): void {
    const jump = h - hSuccessor;
    if (jump <= 1 + ROUNDING) return;
    this.jumps++;
    const { steepest } = this;
    if (steepest && jump <= steepest.h - steepest.hSuccessor) return;
    const [from, to] = [formatTiles(this.puzzle, state), formatTiles(this.puzzle, successor)];
    this.steepest = { state: from, successor: to, h, hSuccessor };
  }

  result(): Omit<HeuristicCheck, 'heuristic' | 'metric'> {
    const { states, overestimates, jumps, nearest, worst, steepest } = this;
    return {
      states,
      admissible: overestimates === 0,
      consistent: jumps === 0,
      overestimates,
      jumps,
      ...(nearest ? { nearest } : {}),
      ...(worst ? { worst } : {}),
      ...(steepest ? { steepest } : {}),
      hMean: this.hSum / states,
      distanceMean: this.distanceSum / states,
    };
  }
}
