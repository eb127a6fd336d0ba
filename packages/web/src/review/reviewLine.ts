/**
 * What a line was worth, move by move. A unit of the metric brings the goal one nearer at best;
 * what is lost against that is its waste: 1 where the distance stays, 2 where it grows. Summed over
 * a line that ends at the goal, the waste is its length less the optimum.
 */
import {
  formatUnit,
  type Metric,
  type Puzzle,
  replay,
  type State,
  type Steps,
  unitsOf,
} from '@glissade/core';

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
  readonly names: readonly string[];
  readonly states: readonly State[];
};

export function reviewedLine(puzzle: Puzzle, line: Steps, metric: Metric): ReviewedLine {
  const units = unitsOf(line, metric).filter((unit) => unit.length > 0);
  const states = [puzzle.start];
  for (const unit of units) states.push(replay(puzzle, unit, states.at(-1)!).end);
  const names = units.map((unit) => formatUnit(puzzle, unit, metric));
  return { puzzle, metric, units, names, states };
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
  readonly mistakes: number;
  readonly wasted: number;
  readonly isComplete: boolean;
};

export function sumReview(
  { units }: ReviewedLine,
  distances: readonly (Distance | undefined)[],
): ReviewSums {
  const waste = wasteOf(distances);
  const start = distances[0];
  return {
    played: units.length,
    ...(start?.isExact ? { optimum: start.value } : {}),
    mistakes: waste.filter((each) => each !== undefined && each > 0).length,
    wasted: waste.reduce<number>((sum, each) => sum + (each ?? 0), 0),
    isComplete: waste.every((each) => each !== undefined),
  };
}
