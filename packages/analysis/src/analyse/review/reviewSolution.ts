/*
 * Where a line of play lost length: the distance to the goal before and after each of its moves.
 *
 * A move counts 1, so it has lost 1 + after - before: nothing if it lies on a shortest way, at most
 * 2, since every move can be taken back. How the distances become known: lineBounds.ts.
 */
import {
  defaultMetric,
  formatMoves,
  type Metric,
  OptionError,
  type Puzzle,
  requireLine,
  requirePuzzle,
  type Steps,
  unitsOf,
} from '@glissade/core';
import { checkTypes } from '@glissade/solve/options/checkTypes';
import { limitsLeft } from '@glissade/solve/options/options';
import { RUN } from '@glissade/solve/options/optionTypes';
import { metricsToSee, SPACE_OPTIONS } from '../space/spaceOptions.ts';
import {
  type Bounds,
  isExact,
  type ReviewOptions,
  searchedBounds,
  tableBounds,
  tighten,
} from './lineBounds.ts';
import type { DistanceBounds, ReviewedMove, SolutionReview } from './review.ts';

/** Each takes about a kilobyte of the answer. */
const MOVES_MAX = 100_000;

/**
 * Reviews a legal line from the puzzle's start. Rejects with OptionError; throws if not legal.
 *
 * @example
 * ```ts
 * import { parseMoves, parsePuzzle, reviewSolution } from 'glissade';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * const review = await reviewSolution(puzzle, parseMoves(puzzle, 'DUL2'));
 * console.log(review.lost, review.firstMistake); // → 2 1
 * ```
 */
export async function reviewSolution(
  puzzle: Puzzle,
  steps: Steps,
  options: ReviewOptions = {},
): Promise<SolutionReview> {
  const own = checkTypes('reviewSolution', { ...SPACE_OPTIONS, ...RUN }, options);
  const startedMs = performance.now();
  requirePuzzle(puzzle);
  const { metric = defaultMetric(puzzle) } = own;
  metricsToSee(puzzle, [metric]);
  const units = unitsOf(steps, metric);
  refuseLong(units.length, metric);
  const { reachesGoal, lengths } = requireLine(puzzle, steps);
  const known = await tableBounds(puzzle, steps, metric, own);
  const { limits } = own;
  const left = limits ? { ...own, limits: limitsLeft(limits, startedMs) } : own;
  const bounds = known ?? (await searchedBounds(puzzle, steps, metric, units.length + 1, left));
  if (!known) tighten(bounds, reachesGoal);
  const moves = units.map((unit, i) =>
    reviewedMove(formatMoves(puzzle, unit, metric), bounds[i]!, bounds[i + 1]!),
  );
  return {
    status: statusOf(bounds[0]!, own),
    metric,
    method: known ? 'table' : 'search',
    reachesGoal,
    length: units.length,
    lengths,
    ...summaryOf(moves, bounds),
    moves,
  };
}

/** Every move can be taken back: what cannot be solved from the start cannot be from any state. */
function statusOf(start: Bounds, { signal }: ReviewOptions): SolutionReview['status'] {
  if (start.lower === Number.POSITIVE_INFINITY) return 'unsolvable';
  return signal?.aborted ? 'cancelled' : 'reviewed';
}

/** Throws OptionError. */
function refuseLong(moves: number, metric: Metric): void {
  if (moves <= MOVES_MAX) return;
  throw new OptionError(
    'line',
    `the line has ${moves} ${metric}; at most ${MOVES_MAX} are reviewed`,
    'review a part of it (glissade slice), or take another metric',
    { count: moves, most: MOVES_MAX },
  );
}

function reviewedMove(moves: string, before: Bounds, after: Bounds): ReviewedMove {
  const lost = 1 + after.lower - before.lower;
  const isKnown = isExact(before) && isExact(after) && Number.isFinite(lost);
  return {
    moves,
    before: publicBounds(before),
    after: publicBounds(after),
    ...(isKnown ? { lost } : {}),
  };
}

function publicBounds({ lower, upper }: Bounds): DistanceBounds {
  const lowerBound = Number.isFinite(lower) ? lower : 0;
  return {
    ...(lower === upper && Number.isFinite(lower) ? { distance: lower } : {}),
    lowerBound,
    ...(Number.isFinite(upper) ? { upperBound: upper } : {}),
  };
}

type Summary = Pick<SolutionReview, 'complete' | 'lost' | 'firstMistake' | 'longestGood'>;

function summaryOf(moves: readonly ReviewedMove[], bounds: readonly Bounds[]): Summary {
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

function longestGood(moves: readonly ReviewedMove[]): SolutionReview['longestGood'] {
  let best = { from: 1, to: 0 };
  let from = 1;
  moves.forEach(({ lost }, i) => {
    if (lost !== 0) from = i + 2;
    else if (i + 1 - from > best.to - best.from) best = { from, to: i + 1 };
  });
  return best.to >= best.from ? best : undefined;
}
