/*
 * Where a line of play lost length: the distance to the goal before and after each of its moves.
 *
 * A move counts 1, so it has lost 1 + after - before: nothing if it lies on a shortest way, at most
 * 2, since every move can be taken back. How the distances become known: lineBounds.ts.
 */
import { formatMoves, isGoalState, type Puzzle, type Steps, unitsOf } from '@glissade/core';
import { checkTypes } from '../solve/optionTypes.ts';
import {
  type Bounds,
  isExact,
  type JudgeOptions,
  searchedBounds,
  statesBetween,
  tableBounds,
  tighten,
} from './lineBounds.ts';
import { metricsToSee } from './options.ts';
import type { DistanceBounds, JudgedMove, Judgement } from './review.ts';

/** Judges a legal line from the puzzle's start. Rejects with OptionError; throws if not legal. */
export async function judgeLine(
  puzzle: Puzzle,
  steps: Steps,
  options: JudgeOptions = {},
): Promise<Judgement> {
  checkTypes(options);
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
