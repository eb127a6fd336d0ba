import { distanceTableSync } from '@glissade/analysis/analyse/evaluate/distanceTable';
import {
  formatUnit,
  isGoalState,
  type Puzzle,
  parseMoves,
  parsePuzzle,
  type State,
} from '@glissade/core';
import { describe, expect, test } from 'vitest';
import type { WorkerSolver } from '../worker/solver.ts';
import { measureLine } from './measureLine.ts';
import {
  type Distance,
  nextMistake,
  reviewedLine,
  samePlace,
  sumReview,
  wasteOf,
} from './reviewLine.ts';

const EIGHT = parsePuzzle('1 2 3/4 5 6/0 7 8');
/** Two moves would do; the third and fourth go there and back. */
const BAD = reviewedLine(EIGHT, parseMoves(EIGHT, 'LRLDUL'), 'stm');
const exact = (...values: number[]): Distance[] =>
  values.map((value) => ({ value, isExact: true }));

/** Answers by the table of the engine, or refuses to make one and searches nothing. */
function solverOf(hasTable: boolean): WorkerSolver {
  const made = distanceTableSync(EIGHT);
  if (made.status !== 'ready') throw new Error(made.status);
  const distances = (states: readonly State[]) =>
    Promise.resolve(states.map((state) => made.table.distanceOf(state)!));
  return {
    distanceTable: async () =>
      hasTable
        ? { status: 'ready', table: { distances } }
        : { status: 'undecided', limit: 'nodes', statesMin: 1 },
    solve: async (_: Puzzle, { state }: { state: State }) =>
      isGoalState(EIGHT, state)
        ? { status: 'solved', optimal: true, length: 0 }
        : { status: 'undecided', lowerBound: 1 },
  } as unknown as WorkerSolver;
}

describe('review', () => {
  test('tells what each move of a known bad game wasted', async () => {
    const distances: Distance[] = [];
    await measureLine(solverOf(true), BAD, new AbortController().signal, (index, distance) => {
      distances[index] = distance;
    });
    expect(distances.map(({ value }) => value)).toEqual([2, 1, 2, 1, 2, 1, 0]);
    expect(wasteOf(distances)).toEqual([0, 2, 0, 2, 0, 0]);
    expect(sumReview(BAD, distances)).toEqual({
      played: 6,
      optimum: 2,
      isSolved: true,
      left: 0,
      mistakes: 2,
      wasted: 4,
      isComplete: true,
      accuracy: { percent: 33, isExact: true },
    });
  });

  test('bounds are told as bounds and call no move wasted', async () => {
    const distances: Distance[] = [];
    await measureLine(solverOf(false), BAD, new AbortController().signal, (index, distance) => {
      distances[index] = distance;
    });
    expect(distances.at(-1)).toEqual({ value: 0, isExact: true });
    expect(distances[0]).toEqual({ value: 1, isExact: false });
    expect(wasteOf(distances).every((waste) => waste === undefined)).toBe(true);
    expect(sumReview(BAD, distances)).toMatchObject({ mistakes: 0, isComplete: false });
    expect(sumReview(BAD, distances)).not.toHaveProperty('optimum');
  });

  test('the accuracy is the distance gained over the length, never more than it is', () => {
    const accuracyIn = (played: number, first: Distance) =>
      sumReview({ ...BAD, units: new Array(played).fill(BAD.units[0]) }, [
        first,
        ...exact(...new Array(played).fill(0)),
      ]).accuracy;
    // 54 of 62 moves lead closer, and 8 lead away.
    expect(accuracyIn(62, { value: 46, isExact: true })).toEqual({ percent: 74, isExact: true });
    expect(accuracyIn(300, { value: 299, isExact: true })).toEqual({ percent: 99, isExact: true });
    expect(accuracyIn(100, { value: 29, isExact: false })).toEqual({ percent: 29, isExact: false });
  });

  test('of a line with gaps between proved ends, what was wasted is known', () => {
    const distances = exact(2, 1, 2, 1, 2, 1, 0).map((distance, i) =>
      i === 3 ? undefined : distance,
    );
    expect(sumReview(BAD, distances)).toMatchObject({ mistakes: 1, wasted: 4, isComplete: false });
  });

  test('the units are those of the metric', () => {
    const line = reviewedLine(EIGHT, parseMoves(EIGHT, 'L2'), 'mtm');
    expect(line.units.map((unit) => formatUnit(line.puzzle, unit, line.metric))).toEqual(['L2']);
    expect(line.states).toHaveLength(2);
    expect(wasteOf(exact(1, 0))).toEqual([0]);
    expect(wasteOf(exact(5, 5, 6))).toEqual([1, 2]);
    expect(wasteOf([...exact(5), undefined])).toEqual([undefined]);
  });

  test('a line that ends before the goal is not compared with a whole solution', () => {
    const line = reviewedLine(EIGHT, parseMoves(EIGHT, 'L'), 'stm');
    expect(sumReview(line, exact(2, 1))).toMatchObject({ isSolved: false, left: 1, wasted: 0 });
  });

  test('a place stays where it is when the metric changes', () => {
    const line = parseMoves(EIGHT, 'L2');
    const steps = reviewedLine(EIGHT, line, 'stm');
    const pushes = reviewedLine(EIGHT, line, 'mtm');
    expect([0, 1, 2].map((at) => samePlace(steps, at, pushes))).toEqual([0, 0, 1]);
    expect([0, 1].map((at) => samePlace(pushes, at, steps))).toEqual([0, 2]);
  });

  test('the next mistake comes round', () => {
    const waste = wasteOf(exact(2, 1, 2, 1, 2, 1, 0));
    expect([0, 2, 4, 6].map((at) => nextMistake(waste, at))).toEqual([2, 4, 2, 2]);
    expect(nextMistake(wasteOf(exact(1, 0)), 0)).toBeUndefined();
  });
});
