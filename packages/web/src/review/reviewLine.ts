/**
 * What a line was worth, move by move. A unit of the metric brings the goal one nearer at best;
 * what is lost against that is its waste: 1 where the distance stays, 2 where it grows. Summed over
 * a line that ends at the goal, the waste is its length less the optimum.
 */
import {
  isGoalState,
  type Metric,
  type Puzzle,
  replay,
  type State,
  type Steps,
  unitsOf,
} from '@glissade/core';

/** The place in one grouping of a line that has as many steps before it as a place in another. */
export function samePlace(
  { units: before }: ReviewedLine,
  at: number,
  { units: after }: ReviewedLine,
): number {
  let steps = before.slice(0, at).reduce((sum, { length }) => sum + length, 0);
  const place = after.findIndex(({ length }) => {
    steps -= length;
    return steps < 0;
  });
  return place < 0 ? after.length : place;
}

/** A distance to the goal: proved, or a bound that the truth is not below. */
export type Distance = {
  readonly value: number;
  readonly isExact: boolean;
};

/** The states at which units of the metric end; the first is the start. */
export type ReviewedLine = {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly units: readonly Steps[];
  readonly states: readonly State[];
};

export function reviewedLine(puzzle: Puzzle, line: Steps, metric: Metric): ReviewedLine {
  const units = unitsOf(line, metric).filter((unit) => unit.length > 0);
  const states = [puzzle.start];
  for (const unit of units) states.push(replay(puzzle, unit, states.at(-1)!).end);
  return { puzzle, metric, units, states };
}

export type Waste = 0 | 1 | 2;

/**
 * What each unit wasted; undefined where one of the distances around it is not proved. Bounds tell
 * nothing of a single move.
 */
export function wasteOf(distances: readonly (Distance | undefined)[]): (Waste | undefined)[] {
  return distances.slice(1).map((after, index) => {
    const before = distances[index];
    if (!before?.isExact || !after?.isExact) return undefined;
    return Math.max(0, Math.min(2, after.value - before.value + 1)) as Waste;
  });
}

/** The next place after `at` whose move wasted something, from the start again after the end. */
export function nextMistake(waste: readonly (Waste | undefined)[], at: number): number | undefined {
  const places = waste.flatMap((each, index) => (each ? [index + 1] : []));
  return places.find((place) => place > at) ?? places[0];
}

export type ReviewSums = {
  readonly played: number;
  /** Shortest from the start; missing where it is not proved. */
  readonly optimum?: number;
  /** Whether the line ends at a goal; otherwise `left` is what is missing, where it is proved. */
  readonly isSolved: boolean;
  readonly left?: number;
  /** Those that are known: all of them where the review is complete. */
  readonly mistakes: number;
  readonly wasted: number;
  /** Whether the worth of every unit is known. */
  readonly isComplete: boolean;
  readonly accuracy?: Accuracy;
};

/**
 * The distance that was gained, divided by the units played, in whole percents, rounded down: 100
 * is a shortest line. Of a line that reaches the goal that is optimum / length. Where only a bound
 * of the distance at the start is known, the accuracy is a bound too, not less.
 */
export type Accuracy = { readonly percent: number; readonly isExact: boolean };

function accuracyOf(
  played: number,
  start: Distance | undefined,
  end: Distance | undefined,
): Accuracy | undefined {
  if (played === 0 || !start || !end?.isExact) return undefined;
  const gained = Math.max(0, start.value - end.value);
  return { percent: Math.floor((100 * gained) / played), isExact: start.isExact };
}

export function sumReview(
  { puzzle, units, states }: ReviewedLine,
  distances: readonly (Distance | undefined)[],
): ReviewSums {
  const waste = wasteOf(distances);
  const start = distances[0];
  const isSolved = isGoalState(puzzle, states.at(-1)!);
  const end = isSolved ? { value: 0, isExact: true } : distances[units.length];
  const played = units.length;
  const accuracy = accuracyOf(played, start, end);
  const known = waste.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const wasted = start?.isExact && end?.isExact ? played - start.value + end.value : known;
  return {
    ...{ played, wasted },
    ...(start?.isExact ? { optimum: start.value } : {}),
    isSolved,
    ...(accuracy ? { accuracy } : {}),
    ...(end?.isExact ? { left: end.value } : {}),
    mistakes: waste.filter((each) => each !== undefined && each > 0).length,
    isComplete: waste.every((each) => each !== undefined),
  };
}
