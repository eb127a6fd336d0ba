import { formatMoves, type Metric, type Puzzle, type State } from '@glissade/core';
import { puzzleSpace } from '../problem/puzzleSpace.ts';
import type { DistanceTable } from './distanceTable.ts';
import { distanceTable } from './distanceTable.ts';
import type { Evaluation, MoveValue } from './evaluation.ts';
import { metricsToSee, type SpaceLimits, type SpaceRunOptions, workLimits } from './options.ts';

export type EvaluateOptions = SpaceRunOptions & {
  /** `steps` when not given. */
  readonly metric?: Metric;
  readonly limits?: SpaceLimits;
};

/** Tile boards of more cells are searched from each successor; smaller ones are explored whole. */
export const TILE_CELLS_EXPLORED_MAX = 10;

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
  const { metric = 'steps', signal, onProgress } = options;
  const startedMs = performance.now();
  metricsToSee(puzzle, [metric]);
  const limits = workLimits(options.limits);
  const run = { metric, ...(signal ? { signal } : {}), ...(onProgress ? { onProgress } : {}) };
  if (puzzle.type === 'blocks' || puzzle.board.cells.length <= TILE_CELLS_EXPLORED_MAX) {
    const { timeMs } = limits;
    const share = timeMs === undefined ? limits : { ...limits, timeMs: timeMs * TIME_SHARE };
    const made = await distanceTable({ ...puzzle, start: state }, { ...run, limits: share });
    if (made.status === 'ready') return evaluateWith(made.table, state)!;
    if (made.status === 'cancelled') {
      return { status: 'cancelled', metric, method: 'table', lowerBound: 0 };
    }
  }
  // Few states need it: a worker fetches it then.
  const { evaluateBySearch } = await import('./evaluateBySearch.ts');
  return evaluateBySearch(puzzle, state, { ...run, limits, startedMs });
}

/** The same at once from a table; undefined for a state that is not in it. */
export function evaluateWith(table: DistanceTable, state: State): Evaluation | undefined {
  const { puzzle, metric } = table;
  const distance = table.distanceOf(state);
  if (distance === undefined) return undefined;
  if (!Number.isFinite(distance)) return { status: 'unsolvable', metric, method: 'table' };
  const moves = puzzleSpace(puzzle, metric)
    .successors(state)
    .map(({ state: next, steps }): MoveValue => {
      const after = table.distanceOf(next)!;
      return {
        moves: formatMoves(puzzle, Uint32Array.from(steps), metric),
        distance: after,
        lowerBound: after,
        upperBound: after,
        best: after < distance,
      };
    });
  moves.sort((a, b) => a.lowerBound - b.lowerBound);
  return { status: 'evaluated', metric, method: 'table', distance, complete: true, moves };
}
