/*
 * A heuristic of a tile puzzle that the user writes as an expression over the features of a state.
 * It is treated as neither admissible nor consistent, so a search with it proves nothing;
 * `checkHeuristic` says what it really is. A value that is negative or not a number counts as 0.
 */
import { columnOf, type Metric, type Puzzle, rowOf, type State } from '@glissade/core';
import { parseExpression } from './expression.ts';
import type { Heuristic } from './heuristic.ts';
import { linearConflictHeuristic } from './linearConflict.ts';
import { goalCellsOf, manhattanHeuristic } from './manhattan.ts';
import { misplacedHeuristic } from './misplaced.ts';

/**
 * The features that an expression can name, and their meanings.
 *
 * @example
 * ```ts
 * import { FEATURES } from 'glissade/search';
 * console.log(Object.keys(FEATURES).slice(0, 3));
 * // → [ 'misplaced', 'manhattan', 'linear_conflict' ]
 * ```
 */
export const FEATURES: Readonly<Record<string, string>> = {
  misplaced: 'tiles that are not in their goal cell',
  manhattan: 'rows and columns that the tiles are away from their goal cells',
  linear_conflict: 'manhattan, and 2 for each tile that must step aside',
  conflicts: 'tiles that must step aside: linear_conflict = manhattan + 2 * conflicts',
  rows: 'tiles that are not in their goal row',
  columns: 'tiles that are not in their goal column',
  inversions: 'pairs of tiles that are in the wrong order, read row by row',
  gap: 'rows and columns that the gap is away from its goal cell',
};

export type FeatureOf = (state: State) => number;

/**
 * The heuristic of an expression. Throws ExpressionError, also if the puzzle is not a tile puzzle
 * with one goal.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { ownHeuristic } from 'glissade/search';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * console.log(ownHeuristic(puzzle, 'stm', '2 * manhattan').evaluate(puzzle.start)); // → 4
 * ```
 */
export function ownHeuristic(puzzle: Puzzle, metric: Metric, text: string): Heuristic {
  const value = parseExpression(text, Object.keys(FEATURES));
  const features = featuresOf(puzzle, metric);
  return {
    name: text,
    admissible: false,
    consistent: false,
    evaluate: (state) => {
      const h = value((name) => features[name]!(state));
      return h > 0 && h < Number.POSITIVE_INFINITY ? h : 0;
    },
  };
}

/** The value of each feature. */
export function featuresOf(puzzle: Puzzle, metric: Metric): Readonly<Record<string, FeatureOf>> {
  const { board } = puzzle;
  const goal = goalCellsOf(puzzle)[0]!;
  const manhattan = manhattanHeuristic(puzzle, metric);
  const conflict = linearConflictHeuristic(puzzle, metric);
  const countWhere = (isWrong: (cell: number, home: number) => boolean) => (state: State) =>
    state.reduce((sum, cell, piece) => sum + (isWrong(cell, goal[piece]!) ? 1 : 0), 0);
  const gapGoal = gapOf(goal);
  return {
    misplaced: misplacedHeuristic(puzzle, metric).evaluate,
    manhattan: manhattan.evaluate,
    linear_conflict: conflict.evaluate,
    conflicts: (state) => (conflict.evaluate(state) - manhattan.evaluate(state)) / 2,
    rows: countWhere((cell, home) => rowOf(board, cell) !== rowOf(board, home)),
    columns: countWhere((cell, home) => columnOf(board, cell) !== columnOf(board, home)),
    inversions: (state) => inversionsOf(state, goal),
    gap: (state) => {
      const gap = gapOf(state);
      const rows = Math.abs(rowOf(board, gap) - rowOf(board, gapGoal));
      return rows + Math.abs(columnOf(board, gap) - columnOf(board, gapGoal));
    },
  };
}

/** The one cell without a tile. */
function gapOf(state: State): number {
  const cells = new Set(state);
  let gap = 0;
  while (cells.has(gap)) gap++;
  return gap;
}

function inversionsOf(state: State, goal: State): number {
  let count = 0;
  for (let a = 0; a < state.length; a++) {
    for (let b = a + 1; b < state.length; b++) {
      if (state[a]! < state[b]! !== goal[a]! < goal[b]!) count++;
    }
  }
  return count;
}
