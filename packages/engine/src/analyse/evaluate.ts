import type { Metric, Puzzle, State } from '@glissade/core';
import { hasMoreMoves, puzzleSpace } from '../problem/puzzleSpace.ts';
import { OptionError } from '../solve/optionError.ts';
import { checkTypes } from '../solve/optionTypes.ts';
import type { DistanceTable } from './distanceTable.ts';
import { cancelled, type Evaluation, evaluated } from './evaluation.ts';
import { metricsToSee, type SpaceLimits, type SpaceRunOptions, workLimits } from './options.ts';

export type EvaluateOptions = SpaceRunOptions & {
  /** `steps` when not given. */
  readonly metric?: Metric;
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
 */
export async function evaluate(
  puzzle: Puzzle,
  state: State,
  options: EvaluateOptions = {},
): Promise<Evaluation> {
  checkTypes(options);
  const { metric = 'steps', signal, onProgress } = options;
  const startedMs = performance.now();
  metricsToSee(puzzle, [metric]);
  refuseManyMoves(puzzle, state, metric);
  const limits = workLimits(options.limits);
  const run = { metric, ...(signal ? { signal } : {}), ...(onProgress ? { onProgress } : {}) };
  const from = { ...puzzle, start: state };
  const { timeMs } = limits;
  const share = timeMs === undefined ? limits : { ...limits, timeMs: timeMs * TIME_SHARE };
  if (puzzle.type === 'blocks') {
    // Pages make tables: a worker fetches this when it is asked.
    const { evaluateByLevels } = await import('./evaluateByLevels.ts');
    const seen = await evaluateByLevels(from, { ...run, limits: share });
    if (seen) return seen;
  } else if (puzzle.board.cells.length <= TILE_CELLS_EXPLORED_MAX) {
    const made = await (await import('./distanceTable.ts')).distanceTable(from, {
      ...run,
      limits: share,
    });
    if (made.status === 'ready') return evaluateWith(made.table, state)!;
    if (made.status === 'cancelled') return cancelled(metric);
  }
  // Few states need it: a worker fetches it then.
  const { evaluateBySearch } = await import('./evaluateBySearch.ts');
  return evaluateBySearch(puzzle, state, { ...run, limits, startedMs });
}

/** Throws OptionError. */
function refuseManyMoves(puzzle: Puzzle, state: State, metric: Metric): void {
  if (!hasMoreMoves(puzzle, state, metric, MOVES_MAX)) return;
  const message = `this state has more than ${MOVES_MAX} moves in ${metric}; no more are rated`;
  throw new OptionError('combination', message, 'solve it, or take another metric');
}

/** The same at once from a table; undefined for a state that is not in it. */
export function evaluateWith(table: DistanceTable, state: State): Evaluation | undefined {
  const { puzzle, metric } = table;
  const distance = table.distanceOf(state);
  if (distance === undefined) return undefined;
  if (!Number.isFinite(distance)) return { status: 'unsolvable', metric, method: 'table' };
  const successors = puzzleSpace(puzzle, metric).successors(state);
  return evaluated(puzzle, metric, distance, successors, (next) => table.distanceOf(next)!);
}
