/*
 * Where a line of play lost length: the distance to the goal before and after each of its moves.
 *
 * A move counts 1, so it has lost 1 + after - before: nothing if it lies on a shortest way, at most
 * 2, since every move can be taken back. Where the whole space fits, a table of distances answers
 * for every state. Elsewhere a search from the start gives a distance and a shortest way; as long
 * as the line follows that way, the distances of its states are known without looking. A search is
 * made anew only where the line leaves it: for a good solution of 50 moves some ten searches.
 *
 * Where a limit ends a search the bounds stay, and are tightened by what is known of the states
 * beside: one move changes the distance by 1 at most, and the rest of a line that arrives is an
 * upper bound. The time left is shared evenly among the states left; on small boards one search may
 * take half of it, since the states at the beginning cost most and save the others theirs.
 *
 * Refused: searching from every state (the plain twin in the tests; on Korf's boards five to ten
 * times the work).
 */
import {
  beginsUnit,
  equalStates,
  formatMoves,
  isGoalState,
  type Metric,
  type Puzzle,
  parseMoves,
  type State,
  type Steps,
  statesAlong,
  unitsOf,
} from '@glissade/core';
import { solve } from '../solve/solve.ts';
import { distanceTable } from './distanceTable.ts';
import { TILE_CELLS_EXPLORED_MAX } from './evaluate.ts';
import type { DistanceBounds, JudgedMove, Judgement } from './judgement.ts';
import { metricsToSee, type SpaceLimits, workLimits } from './options.ts';

export type JudgeOptions = {
  /** `steps` when not given. */
  readonly metric?: Metric;
  /** `timeMs` holds for the whole line, the others for each search. */
  readonly limits?: SpaceLimits;
  /** Aborting it ends the run as `cancelled`. */
  readonly signal?: AbortSignal;
  /** Called after each state of the line. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
};

/** Part of the time left that one look may take, where others come after it. */
const TIME_SHARE = 0.5;

/** Boards of which any state can be searched to the end. */
const CELLS_SMALL_MAX = 16;

/** Bounds while they are being tightened. */
type Bounds = { lower: number; upper: number };

/** Judges a legal line from the puzzle's start. Rejects with OptionError; throws if not legal. */
export async function judgeLine(
  puzzle: Puzzle,
  steps: Steps,
  options: JudgeOptions = {},
): Promise<Judgement> {
  const { metric = 'steps' } = options;
  metricsToSee(puzzle, [metric]);
  const units = unitsOf(steps, metric);
  const states = statesBetween(puzzle, steps, metric);
  const reachesGoal = isGoalState(puzzle, states.at(-1)!);
  const known = await tableBounds(puzzle, states, metric, options);
  const bounds = known ?? (await searchedBounds(puzzle, states, metric, options));
  if (!known) tighten(bounds, reachesGoal);
  const moves = units.map((unit, i) =>
    judgedMove(formatMoves(puzzle, unit, metric), bounds[i]!, bounds[i + 1]!),
  );
  return {
    status: options.signal?.aborted ? 'cancelled' : 'judged',
    metric,
    method: known ? 'table' : 'search',
    reachesGoal,
    length: units.length,
    ...summaryOf(moves, bounds),
    moves,
  };
}

/** Distances from a table of the whole space; undefined where it does not fit the limits. */
async function tableBounds(
  puzzle: Puzzle,
  states: readonly State[],
  metric: Metric,
  { limits, signal }: JudgeOptions,
): Promise<Bounds[] | undefined> {
  if (puzzle.type === 'tiles' && puzzle.board.cells.length > TILE_CELLS_EXPLORED_MAX) {
    return undefined;
  }
  const { timeMs, ...rest } = workLimits(limits);
  const share = timeMs === undefined ? rest : { ...rest, timeMs: timeMs * TIME_SHARE };
  const made = await distanceTable(puzzle, { metric, limits: share, ...(signal && { signal }) });
  if (made.status !== 'ready') return undefined;
  return states.map((state) => {
    const distance = made.table.distanceOf(state)!;
    return { lower: distance, upper: distance };
  });
}

async function searchedBounds(
  puzzle: Puzzle,
  states: readonly State[],
  metric: Metric,
  { limits, signal, onProgress }: JudgeOptions,
): Promise<Bounds[]> {
  const startedMs = performance.now();
  const { timeMs, ...rest } = workLimits(limits);
  const isSmall = puzzle.board.cells.length <= CELLS_SMALL_MAX;
  const bounds: Bounds[] = [];
  let way: readonly State[] = [];
  for (const [i, state] of states.entries()) {
    onProgress?.({ done: i, total: states.length });
    const [next] = way;
    if (next && equalStates(puzzle, next, state)) {
      bounds.push({ lower: way.length - 1, upper: way.length - 1 });
      way = way.slice(1);
      continue;
    }
    const leftMs = timeMs === undefined ? undefined : timeMs - (performance.now() - startedMs);
    const part = Math.max(1 / (states.length - i), isSmall ? TIME_SHARE : 0);
    const share = leftMs === undefined ? {} : { timeMs: Math.max(0, leftMs) * part };
    const from = { ...puzzle, start: state };
    const outcome = await solve(from, {
      metric,
      limits: { ...rest, ...share },
      ...(signal && { signal }),
    });
    bounds.push(boundsOf(outcome));
    way = outcome.status === 'solved' ? wayOf(from, outcome.moves, metric) : [];
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
function statesBetween(puzzle: Puzzle, steps: Steps, metric: Metric): State[] {
  return statesAlong(puzzle, steps).filter(
    (_, i) => i === steps.length || beginsUnit(steps, i, metric),
  );
}

/** The states of a solution behind its start. */
function wayOf(puzzle: Puzzle, moves: string, metric: Metric): State[] {
  return statesBetween(puzzle, parseMoves(puzzle, moves), metric).slice(1);
}

/** One move changes the distance by 1 at most: what is known of a state bounds those beside it. */
function tighten(bounds: Bounds[], reachesGoal: boolean): void {
  if (reachesGoal) Object.assign(bounds.at(-1)!, { lower: 0, upper: 0 });
  const meet = (bound: Bounds, beside: Bounds) => {
    bound.lower = Math.max(bound.lower, beside.lower - 1);
    bound.upper = Math.min(bound.upper, beside.upper + 1);
  };
  for (let i = bounds.length - 2; i >= 0; i--) meet(bounds[i]!, bounds[i + 1]!);
  for (let i = 1; i < bounds.length; i++) meet(bounds[i]!, bounds[i - 1]!);
}

function judgedMove(moves: string, before: Bounds, after: Bounds): JudgedMove {
  const lost = 1 + after.lower - before.lower;
  const isKnown = isExact(before) && isExact(after) && Number.isFinite(lost);
  return {
    moves,
    before: publicBounds(before),
    after: publicBounds(after),
    ...(isKnown ? { lost } : {}),
  };
}

function isExact({ lower, upper }: Bounds): boolean {
  return lower === upper;
}

function publicBounds({ lower, upper }: Bounds): DistanceBounds {
  const lowerBound = Number.isFinite(lower) ? lower : 0;
  return {
    ...(lower === upper && Number.isFinite(lower) ? { distance: lower } : {}),
    lowerBound,
    ...(Number.isFinite(upper) ? { upperBound: upper } : {}),
  };
}

type Summary = Pick<Judgement, 'complete' | 'lost' | 'firstMistake' | 'longestGood'>;

function summaryOf(moves: readonly JudgedMove[], bounds: readonly Bounds[]): Summary {
  const [first, last] = [bounds[0]!, bounds.at(-1)!];
  const lost = moves.length + last.lower - first.lower;
  const isKnown = isExact(first) && isExact(last) && Number.isFinite(lost);
  const mistake = moves.findIndex((move) => move.lost !== 0);
  const good = longestGood(moves);
  return {
    complete: bounds.every((bound) => isExact(bound) && Number.isFinite(bound.lower)),
    ...(isKnown ? { lost } : {}),
    ...(mistake >= 0 && moves[mistake]!.lost !== undefined ? { firstMistake: mistake + 1 } : {}),
    ...(good ? { longestGood: good } : {}),
  };
}

function longestGood(moves: readonly JudgedMove[]): Judgement['longestGood'] {
  let best = { from: 1, to: 0 };
  let from = 1;
  moves.forEach(({ lost }, i) => {
    if (lost !== 0) from = i + 2;
    else if (i + 1 - from > best.to - best.from) best = { from, to: i + 1 };
  });
  return best.to >= best.from ? best : undefined;
}
