/* Evaluates a state: its distance to the goal, and the distance after each of its moves. */
import {
  defaultMetric,
  type Metric,
  OptionError,
  type Puzzle,
  parseMoves,
  parseState,
  requireState,
  type State,
} from '@glissade/core';
import { hasMoreMoves, puzzleSpace } from '@glissade/search/problem/puzzleSpace';
import { checkTypes } from '@glissade/solve/options/checkTypes';
import { limitsLeft } from '@glissade/solve/options/options';
import { RUN } from '@glissade/solve/options/optionTypes';
import { readGiven } from '@glissade/solve/options/readGiven';
import { solve } from '@glissade/solve/solve';
import { reasonChain } from '../../reasons/reasonChain.ts';
import {
  metricsToSee,
  SPACE_OPTIONS,
  type SpaceLimits,
  type SpaceRunOptions,
  workLimits,
} from '../space/spaceOptions.ts';
import { distanceTable } from './distanceTable.ts';
import { evaluateByLevels } from './evaluateByLevels.ts';
import { evaluateBySearch, type SearchCourse } from './evaluateBySearch.ts';
import { cancelled, type Evaluation, evaluated } from './evaluation.ts';
import type { DistanceTable } from './heldTables.ts';

/** What `evaluate` takes besides puzzle and state. */
export type EvaluateOptions = SpaceRunOptions & {
  /** `defaultMetric(puzzle)` when not given. */
  readonly metric?: Metric;
  /** Where to stop; memory is limited to 2 GiB when not given. */
  readonly limits?: SpaceLimits;
};

/** Tile boards of more cells are searched from each successor; smaller ones are explored whole. */
export const TILE_CELLS_EXPLORED_MAX = 10;

/** A state with more moves than this is not evaluated: each would need a search. */
const MOVES_MAX = 10_000;

/** Part of the time that exploring may take, where searching is left to fall back on. */
const TIME_SHARE = 0.5;

/**
 * How far a state is from the goal, and each state one move of the metric away: from a table of the
 * whole space where that fits the limits, otherwise by searching. Rejects with OptionError.
 *
 * @example
 * ```ts
 * import { evaluate } from 'glissade';
 * const evaluation = await evaluate('1 2 3/4 5 6/7 8 0', '1 2 3/4 5 6/7 0 8');
 * if (evaluation.status === 'evaluated') {
 *   console.log(evaluation.distance, evaluation.moves[0]?.moves); // → 1 L
 * }
 * ```
 */
export async function evaluate(
  puzzle: Puzzle | string,
  state: State | string,
  options: EvaluateOptions = {},
): Promise<Evaluation> {
  const own = checkTypes('evaluate', { ...SPACE_OPTIONS, ...RUN }, options);
  const startedMs = performance.now();
  const given = readGiven(puzzle);
  const from = typeof state === 'string' ? parseState(given, state) : requireState(given, state);
  return evaluateState(given, from, startedMs, own);
}

async function evaluateState(
  puzzle: Puzzle,
  state: State,
  startedMs: number,
  options: EvaluateOptions,
): Promise<Evaluation> {
  const { metric = defaultMetric(puzzle), signal, onProgress } = options;
  metricsToSee(puzzle, [metric]);
  refuseManyMoves(puzzle, state, metric);
  const limits = workLimits(options.limits);
  const run = { metric, ...(signal ? { signal } : {}), ...(onProgress ? { onProgress } : {}) };
  const from = { ...puzzle, start: state };
  const { timeMs } = limits;
  const share = timeMs === undefined ? limits : { ...limits, timeMs: timeMs * TIME_SHARE };
  if (puzzle.type === 'blocks') {
    const seen = await evaluateByLevels(from, { ...run, limits: share });
    if (seen) return withLengths(from, withChain(from, seen), { ...run, limits, startedMs });
  } else if (puzzle.board.cells.length <= TILE_CELLS_EXPLORED_MAX) {
    const made = await distanceTable(from, { ...run, limits: share });
    if (made.status === 'ready') {
      const seen = evaluateWith(made.table, state)!;
      return withLengths(from, seen, { ...run, limits, startedMs });
    }
    if (made.status === 'cancelled') return cancelled(metric);
  }
  return evaluateBySearch(puzzle, state, { ...run, limits, startedMs });
}

/** Says what the best moves are good for. */
function withChain(from: Puzzle, evaluation: Evaluation): Evaluation {
  if (evaluation.status !== 'evaluated') return evaluation;
  const best = evaluation.moves.filter((move) => move.best);
  const moves = best.map((move) => parseMoves(from, move.moves));
  const chain = reasonChain(from, from.start, moves);
  return chain ? { ...evaluation, chain } : evaluation;
}

/** A table knows one metric: the lengths in others are those of a solution, if there is time. */
async function withLengths(
  from: Puzzle,
  evaluation: Evaluation,
  { metric, limits, startedMs, signal }: SearchCourse,
): Promise<Evaluation> {
  if (evaluation.status !== 'evaluated') return evaluation;
  const left = limitsLeft(limits, startedMs);
  const outcome = await solve(from, { metric, limits: left, ...(signal ? { signal } : {}) });
  if (outcome.status !== 'solved') return evaluation;
  return { ...evaluation, lengths: outcome.lengths };
}

/** Throws OptionError. */
function refuseManyMoves(puzzle: Puzzle, state: State, metric: Metric): void {
  if (!hasMoreMoves(puzzle, state, metric, MOVES_MAX)) return;
  const message = `this state has more than ${MOVES_MAX} moves in ${metric}; no more are rated`;
  throw new OptionError('combination', message, 'solve it, or take another metric');
}

/**
 * As `evaluate`, at once from a table; undefined for a state that is not in it.
 *
 * @example
 * ```ts
 * import { distanceTable, evaluateWith } from 'glissade/tables';
 * const made = await distanceTable('1 2 3/4 5 6/0 7 8', { metric: 'stm' });
 * if (made.status === 'ready') {
 *   const evaluation = evaluateWith(made.table, made.table.puzzle.start);
 *   if (evaluation?.status === 'evaluated') console.log(evaluation.distance); // → 2
 * }
 * ```
 */
export function evaluateWith(table: DistanceTable, state: State): Evaluation | undefined {
  const { puzzle, metric } = table;
  const distance = table.distanceOf(state);
  if (distance === undefined) return undefined;
  if (!Number.isFinite(distance)) return { status: 'unsolvable', metric, method: 'table' };
  const successors = puzzleSpace(puzzle, metric).successors(state);
  return evaluated(puzzle, metric, distance, successors, (next) => table.distanceOf(next)!);
}
