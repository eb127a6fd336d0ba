import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyStep, legalSteps } from '../move/rules.ts';
import { buildPuzzle } from '../puzzle/build.ts';
import { namedGoal } from '../puzzle/namedGoals.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { reachableNamedGoals, tileClassOf, tileParity } from './parity.ts';
import { rankTiles } from './rank.ts';
import { stateOfTiles, tileNumbersOf, tilesOf } from './tiles.ts';

type Sides = { readonly width: number; readonly height: number };

function tilePuzzle(
  { width, height }: Sides,
  start: readonly number[],
  goals: readonly (readonly number[])[],
  labelOf: (number: number) => string = String,
): Puzzle {
  const place = (tiles: readonly number[]) =>
    tiles.flatMap((tile, cell) => (tile === 0 ? [] : [{ label: labelOf(tile), cells: [cell] }]));
  return buildPuzzle({
    board: { width, height, cells: new Array(width * height).fill('floor') },
    pieces: place(start),
    goals: goals.map(place),
  });
}

/** The ranks of every picture that a flood from the start meets. */
function flood(puzzle: Puzzle): Set<number> {
  const seen = new Set([rankTiles(tilesOf(puzzle, puzzle.start))]);
  const open = [puzzle.start];
  for (const state of open) {
    for (const step of legalSteps(puzzle, state)) {
      const next = applyStep(puzzle, state, step);
      const rank = rankTiles(tilesOf(puzzle, next));
      if (seen.has(rank)) continue;
      seen.add(rank);
      open.push(next);
    }
  }
  return seen;
}

const numbersTo = (count: number) => Array.from({ length: count }, (_, i) => i);

describe('tileClassOf', () => {
  it('tells apart exactly what a flood of the small boards reaches', () => {
    for (const { width, height } of [
      { width: 2, height: 2 },
      { width: 2, height: 3 },
      { width: 3, height: 2 },
    ]) {
      const goal = namedGoal('standard', width, height);
      const puzzle = tilePuzzle({ width, height }, goal, [goal]);
      const reached = flood(puzzle);
      const own = tileClassOf(goal, width);
      fc.assert(
        fc.property(
          fc.shuffledSubarray(numbersTo(width * height), { minLength: width * height }),
          (tiles) => {
            expect(tileClassOf(tiles, width) === own).toBe(reached.has(rankTiles(tiles)));
          },
        ),
        { seed: 4, numRuns: 200 },
      );
    }
  });

  it('is 0 for the gap first and all tiles in order, whatever the size', () => {
    for (let width = 2; width <= 5; width++) {
      for (let height = 2; height <= 5; height++) {
        expect(tileClassOf(numbersTo(width * height), width)).toBe(0);
      }
    }
  });
});

describe('tileParity', () => {
  const sides = { width: 4, height: 4 };
  const standard = namedGoal('standard', 4, 4);
  const swapped = standard.map((tile) => (tile === 15 ? 14 : tile === 14 ? 15 : tile));

  it('finds the 14-15 puzzle unsolvable, and what could be reached', () => {
    const puzzle = tilePuzzle(sides, swapped, [standard]);
    expect(tileParity(puzzle).isSolvable).toBe(false);
    const { names, nearest } = reachableNamedGoals(puzzle);
    expect(names).toEqual(['blank-first', 'snake']);
    expect(Array.from(nearest!)).toEqual(swapped);
  });

  it('judges each goal for itself', () => {
    const puzzle = tilePuzzle(sides, swapped, [standard, swapped]);
    const { goals, isSolvable } = tileParity(puzzle);
    expect(goals.map(({ isReachable }) => isReachable)).toEqual([false, true]);
    expect(isSolvable).toBe(true);
    expect(reachableNamedGoals(puzzle)).toEqual({ names: ['blank-first', 'snake'] });
  });

  it('judges the named goals of each size, also of two of one width', () => {
    const namesAt = (width: number, height: number) => {
      const goal = namedGoal('standard', width, height);
      return reachableNamedGoals(tilePuzzle({ width, height }, goal, [goal])).names.join(' ');
    };
    expect([3, 4, 3].map((height) => namesAt(3, height))).toEqual([
      'standard blank-first',
      'standard blank-first snake',
      'standard blank-first',
    ]);
  });

  it('always offers a nearest goal that can be reached', () => {
    const boards = fc
      .record({ width: fc.integer({ min: 2, max: 6 }), height: fc.integer({ min: 2, max: 6 }) })
      .chain(({ width, height }) => {
        const all = numbersTo(width * height);
        const picture = fc.shuffledSubarray(all, { minLength: all.length });
        return fc.record({
          sides: fc.constant({ width, height }),
          start: picture,
          goal: picture,
        });
      });
    fc.assert(
      fc.property(boards, ({ sides, start, goal }) => {
        const puzzle = tilePuzzle(sides, start, [goal]);
        const { nearest } = reachableNamedGoals(puzzle);
        const reached = nearest ? Array.from(nearest) : goal;
        expect(tileParity(tilePuzzle(sides, start, [reached])).isSolvable).toBe(true);
        expect(nearest === undefined).toBe(tileParity(puzzle).isSolvable);
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  it('keeps its class along every step', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3), { maxLength: 40 }), (choices) => {
        const goal = namedGoal('spiral', 5, 3);
        const puzzle = tilePuzzle({ width: 5, height: 3 }, goal, [goal]);
        let state = puzzle.start;
        for (const choice of choices) {
          const steps = legalSteps(puzzle, state);
          state = applyStep(puzzle, state, steps[choice % steps.length]!);
        }
        expect(tileClassOf(tilesOf(puzzle, state), 5)).toBe(tileClassOf(goal, 5));
      }),
      { seed: 6, numRuns: 100 },
    );
  });
});

describe('tilesOf', () => {
  it('takes numbers from labels 1 … n-1, in any order of the pieces', () => {
    const puzzle = tilePuzzle({ width: 2, height: 2 }, [3, 1, 0, 2], [[1, 2, 3, 0]]);
    expect(Array.from(tileNumbersOf(puzzle))).toEqual([3, 1, 2]);
    expect(Array.from(tilesOf(puzzle, puzzle.start))).toEqual([3, 1, 0, 2]);
    expect(stateOfTiles(puzzle, [3, 1, 0, 2])).toEqual(puzzle.start);
  });

  it('numbers other labels by piece', () => {
    const letters = (number: number) => 'xABC'[number]!;
    const puzzle = tilePuzzle({ width: 2, height: 2 }, [3, 1, 0, 2], [[1, 2, 3, 0]], letters);
    expect(Array.from(tilesOf(puzzle, puzzle.start))).toEqual([1, 2, 0, 3]);
    expect(Array.from(reachableNamedGoals(puzzle).nearest ?? [])).toEqual([]);
  });

  it.each([
    ['0', '1', '2'],
    ['2', '3', '4'],
    ['03', '02', '01'],
    ['3', '2', '1.5'],
    ['3', '2', '1e0'],
  ])('does not take %s, %s and %s for numbers', (...labels) => {
    const label = (number: number) => labels[number - 1]!;
    const puzzle = tilePuzzle({ width: 2, height: 2 }, [1, 2, 3, 0], [[1, 2, 3, 0]], label);
    expect(Array.from(tileNumbersOf(puzzle))).toEqual([1, 2, 3]);
  });

  it('gives numbers that may be changed', () => {
    const puzzle = tilePuzzle({ width: 2, height: 2 }, [3, 1, 0, 2], [[1, 2, 3, 0]]);
    tileNumbersOf(puzzle).fill(0);
    expect(Array.from(tileNumbersOf(puzzle))).toEqual([3, 1, 2]);
  });

  it('refuses block puzzles', () => {
    const puzzle = buildPuzzle({
      board: { width: 2, height: 1, cells: ['floor', 'floor'] },
      pieces: [{ label: 'A', cells: [0] }],
      goals: [[{ label: 'A', cells: [1] }]],
    });
    expect(() => tilesOf(puzzle, puzzle.start)).toThrow(/tile puzzle/);
  });
});
