import { exactCount, type Metric, metricsOf, type Puzzle, type State } from '@glissade/core';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';
import { describe, expect, test } from 'vitest';
import { randomPuzzle } from '../../../../tests/data/randomPuzzle.ts';
import { oneIn } from '../../../../tests/support/oneIn.ts';
import { SMALL_PUZZLES } from '../../../../tests/support/smallPuzzles.ts';
import { analyseSync } from './analyse.ts';
import type { MetricAnalysis } from './analysis.ts';
import { distanceTableSync } from './evaluate/distanceTable.ts';

const STATES_MAX = 1500;

/** A space by the rules of core alone: neighbours by key, the start first. */
type PlainSpace = {
  readonly states: ReadonlyMap<string, State>;
  readonly neighbours: ReadonlyMap<string, ReadonlySet<string>>;
  readonly goals: readonly string[];
};

/** Undefined where there are too many states for so slow a way. */
function plainSpaceOf(puzzle: Puzzle, metric: Metric): PlainSpace | undefined {
  const { start, key, isGoal, successors } = puzzleSpace(puzzle, metric);
  const states = new Map([[key(start), start]]);
  const neighbours = new Map<string, Set<string>>();
  for (const [name, state] of states) {
    const own = new Set<string>();
    for (const { state: next } of successors(state)) {
      own.add(key(next));
      if (!states.has(key(next))) states.set(key(next), next);
    }
    neighbours.set(name, own);
    if (states.size > STATES_MAX) return undefined;
  }
  const goals = [...states].filter(([, state]) => isGoal(state)).map(([name]) => name);
  return { states, neighbours, goals };
}

function sweep({ neighbours }: PlainSpace, sources: readonly string[]): Map<string, number> {
  const distances = new Map(sources.map((name) => [name, 0]));
  for (const [name, distance] of distances) {
    for (const next of neighbours.get(name)!) {
      if (!distances.has(next)) distances.set(next, distance + 1);
    }
  }
  return distances;
}

/** Ways of this length from a state to a goal state that get nearer all the time. */
function countDown(plain: PlainSpace, toGoal: Map<string, number>, name: string): bigint {
  const known = new Map<string, bigint>(plain.goals.map((goal) => [goal, BigInt(1)]));
  const count = (here: string): bigint => {
    const found = known.get(here);
    if (found !== undefined) return found;
    const nearer = [...plain.neighbours.get(here)!].filter(
      (next) => toGoal.get(next) === toGoal.get(here)! - 1,
    );
    const ways = nearer.reduce((total, next) => total + count(next), BigInt(0));
    known.set(here, ways);
    return ways;
  };
  return plain.goals.length === 0 ? BigInt(0) : count(name);
}

function tally(distances: Iterable<number>): number[] {
  const counts: number[] = [];
  for (const distance of distances) counts[distance] = (counts[distance] ?? 0) + 1;
  return Array.from(counts, (count) => count ?? 0);
}

function compare(
  puzzle: Puzzle,
  metric: Metric,
  plain: PlainSpace,
  measures: MetricAnalysis,
): void {
  const start = [...plain.states.keys()][0]!;
  const toGoal = sweep(plain, plain.goals);
  const degrees = [...plain.neighbours.values()].map(({ size }) => size);
  expect(measures.levels).toEqual(tally(sweep(plain, [start]).values()));
  expect(measures.goalDistances).toEqual(tally(toGoal.values()));
  expect(measures.length).toBe(toGoal.get(start));
  expect(measures.optimalSolutions).toBe(exactCount(countDown(plain, toGoal, start)));
  expect(measures.branching.histogram).toEqual(tally(degrees));
  expect(measures.branching.mean).toBeCloseTo(
    degrees.reduce((sum, degree) => sum + degree, 0) / degrees.length,
  );
  expect(measures.branching.min).toBe(Math.min(...degrees));
  expect(measures.deadEnds).toBe(degrees.filter((degree) => degree === 1).length);
  const made = distanceTableSync(puzzle, { metric });
  if (made.status !== 'ready') throw new Error('no table');
  for (const [name, state] of plain.states) {
    expect(made.table.distanceOf(state)).toBe(toGoal.get(name) ?? Number.POSITIVE_INFINITY);
  }
}

function compareDiameter(plain: PlainSpace, { diameter }: MetricAnalysis): void {
  const names = [...plain.states.keys()];
  const exact = Math.max(...names.map((name) => Math.max(...sweep(plain, [name]).values())));
  expect(diameter).toEqual({ lower: exact, upper: exact });
}

describe('as a slow plain by the rules finds it', () => {
  test('random puzzles', () => {
    let solvable = 0;
    let compared = 0;
    const runs = 150 / oneIn(3);
    for (let seed = 0; seed < runs; seed++) {
      const puzzle = randomPuzzle(seed);
      const metric = (['steps', 'slides', 'moves'] as const)[seed % 3]!;
      const plain = plainSpaceOf(puzzle, metric);
      if (!plain) continue;
      const analysis = analyseSync(puzzle, { metrics: [metric] });
      expect(analysis).toMatchObject({ states: plain.states.size, goalStates: plain.goals.length });
      compare(puzzle, metric, plain, analysis.metrics[0]!);
      if (plain.states.size <= 200) compareDiameter(plain, analysis.metrics[0]!);
      compared++;
      if (plain.goals.length > 0) solvable++;
    }
    expect(compared).toBeGreaterThan(runs / 2);
    expect(solvable).toBeGreaterThan(runs / 3);
  });

  test('small puzzles of every sort, in every metric', () => {
    for (const [, puzzle] of SMALL_PUZZLES) {
      for (const metric of metricsOf(puzzle)) {
        const plain = plainSpaceOf(puzzle, metric);
        if (!plain) continue;
        const [measures] = analyseSync(puzzle, { metrics: [metric] }).metrics;
        compare(puzzle, metric, plain, measures!);
        if (plain.states.size <= 400) compareDiameter(plain, measures!);
      }
    }
  });
});
