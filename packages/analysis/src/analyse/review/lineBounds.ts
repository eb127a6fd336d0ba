/*
 * The distances to the goal along a line of play, or bounds of them.
 *
 * Where the whole space fits, a table of distances answers for every state. Elsewhere a search from
 * the start gives a distance and a shortest way; as long as the line follows that way, the
 * distances of its states are known without looking. A search is made anew only where the line
 * leaves it: for a good solution of 50 moves some ten searches.
 *
 * Where a limit ends a search the bounds stay, and are tightened by what is known of the states
 * beside: one move changes the distance by 1 at most, and the rest of a line that arrives is an
 * upper bound. The time left is shared evenly among the states left; on small boards one search may
 * take half of it, since the states at the beginning cost most and save the others theirs.
 *
 * Rejected: searching from every state (the plain twin in the tests; on Korf's boards five to ten
 * times the work).
 */
import {
  beginsUnit,
  equalStates,
  type Metric,
  Position,
  type Puzzle,
  packSteps,
  type State,
  type Steps,
  unpackStep,
} from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { solve } from '@glissade/solve/solve';
import { distanceTable } from '../evaluate/distanceTable.ts';
import { TILE_CELLS_EXPLORED_MAX } from '../evaluate/evaluate.ts';
import { type SpaceLimits, workLimits } from '../space/spaceOptions.ts';

/** What `reviewSolution` takes besides puzzle and line. */
export type ReviewOptions = {
  /** `defaultMetric(puzzle)` when not given. */
  readonly metric?: Metric;
  /** `timeMs` holds for the whole line, the others for each search. */
  readonly limits?: SpaceLimits;
  /** Aborting it ends the run as `cancelled`. */
  readonly signal?: AbortSignalLike;
  /** Called after each state of the line. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
};

/** Part of the time left that one look may take, where others come after it. */
const TIME_SHARE = 0.5;

/** Boards of which any state can be searched to the end. */
const CELLS_SMALL_MAX = 16;

/** Bounds while they are being tightened. */
export type Bounds = { lower: number; upper: number };

/** Distances from a table of the whole space; undefined where it does not fit the limits. */
export async function tableBounds(
  puzzle: Puzzle,
  steps: Steps,
  metric: Metric,
  { limits, signal }: ReviewOptions,
): Promise<Bounds[] | undefined> {
  if (puzzle.type === 'tiles' && puzzle.board.cells.length > TILE_CELLS_EXPLORED_MAX) {
    return undefined;
  }
  const { timeMs, ...rest } = workLimits(limits);
  const share = timeMs === undefined ? rest : { ...rest, timeMs: timeMs * TIME_SHARE };
  const made = await distanceTable(puzzle, { metric, limits: share, ...(signal && { signal }) });
  if (made.status !== 'ready') return undefined;
  return Array.from(statesAtEnds(puzzle, steps, metric), (state) => {
    const distance = made.table.distanceOf(state)!;
    return { lower: distance, upper: distance };
  });
}

const UNKNOWN = { lower: 0, upper: Number.POSITIVE_INFINITY };

/** Bounds of the `count` states at the ends of units, the start's first. */
export async function searchedBounds(
  puzzle: Puzzle,
  steps: Steps,
  metric: Metric,
  count: number,
  { limits, signal, onProgress }: ReviewOptions,
): Promise<Bounds[]> {
  const startedMs = performance.now();
  const { timeMs = Number.POSITIVE_INFINITY, ...rest } = workLimits(limits);
  const isSmall = puzzle.board.cells.length <= CELLS_SMALL_MAX;
  const bounds: Bounds[] = [];
  let way: readonly State[] = [];
  for (const state of statesAtEnds(puzzle, steps, metric)) {
    const i = bounds.length;
    onProgress?.({ done: i, total: count });
    const [next] = way;
    if (next && equalStates(puzzle, next, state)) {
      bounds.push({ lower: way.length - 1, upper: way.length - 1 });
      way = way.slice(1);
      continue;
    }
    const leftMs = timeMs - (performance.now() - startedMs);
    // A search would still take its time to be set up.
    if (leftMs <= 0 || signal?.aborted) {
      for (let left = bounds.length; left < count; left++) bounds.push({ ...UNKNOWN });
      break;
    }
    const part = Math.max(1 / (count - i), isSmall ? TIME_SHARE : 0);
    const share = timeMs === Number.POSITIVE_INFINITY ? {} : { timeMs: leftMs * part };
    const from = { ...puzzle, start: state.slice() };
    const outcome = await solve(from, {
      metric,
      limits: { ...rest, ...share },
      ...(signal && { signal }),
    });
    bounds.push(boundsOf(outcome));
    way = outcome.status === 'solved' ? wayOf(from, packSteps(outcome.steps), metric) : [];
  }
  return bounds;
}

function boundsOf(outcome: Awaited<ReturnType<typeof solve>>): Bounds {
  if (outcome.status === 'solved') return { lower: outcome.length, upper: outcome.length };
  const none = Number.POSITIVE_INFINITY;
  if (outcome.status === 'unsolvable') return { lower: none, upper: none };
  return { lower: outcome.lowerBound, upper: outcome.best?.length ?? none };
}

/** The states at the ends of the units of a line, the start first. */
export function statesBetween(puzzle: Puzzle, steps: Steps, metric: Metric): State[] {
  return Array.from(statesAtEnds(puzzle, steps, metric), (state) => state.slice());
}

/** The same one at a time: each is the same object, which the next step changes. */
function* statesAtEnds(puzzle: Puzzle, steps: Steps, metric: Metric): Generator<State> {
  const position = new Position(puzzle);
  for (let index = 0; index < steps.length; index++) {
    if (beginsUnit(steps, index, metric)) yield position.state;
    const refusal = position.play(unpackStep(steps[index]!));
    if (refusal) throw new Error(`step ${index + 1} is not legal: ${refusal.reason}`);
  }
  yield position.state;
}

/** The states of a solution behind its start. */
function wayOf(puzzle: Puzzle, steps: Steps, metric: Metric): State[] {
  return statesBetween(puzzle, steps, metric).slice(1);
}

/** One move changes the distance by 1 at most: what is known of a state bounds those beside it. */
export function tighten(bounds: Bounds[], reachesGoal: boolean): void {
  if (reachesGoal) Object.assign(bounds.at(-1)!, { lower: 0, upper: 0 });
  const meet = (bound: Bounds, beside: Bounds) => {
    bound.lower = Math.max(bound.lower, beside.lower - 1);
    bound.upper = Math.min(bound.upper, beside.upper + 1);
  };
  for (let i = bounds.length - 2; i >= 0; i--) meet(bounds[i]!, bounds[i + 1]!);
  for (let i = 1; i < bounds.length; i++) meet(bounds[i]!, bounds[i - 1]!);
}

export function isExact({ lower, upper }: Bounds): boolean {
  return lower === upper;
}
