import { parsePuzzle } from '@glissade/core';
import { TIE_RULES } from '@glissade/search/algorithm';
import { ASTAR } from '@glissade/search/astar';
import { parseExpression } from '@glissade/search/heuristic/expression';
import { ExpressionError } from '@glissade/search/heuristic/expressionError';
import { linearConflictHeuristic } from '@glissade/search/heuristic/linearConflict';
import { manhattanHeuristic } from '@glissade/search/heuristic/manhattan';
import { misplacedHeuristic } from '@glissade/search/heuristic/misplaced';
import { ownHeuristic } from '@glissade/search/heuristic/ownHeuristic';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';
import { describe, expect, test } from 'vitest';
import { finish } from '../../../../tests/support/spaces.ts';
import { effectiveBranchingFactor } from './branching.ts';
import { checkHeuristic } from './checkHeuristic.ts';
import { expansionRange } from './expansionRange.ts';

const eight = parsePuzzle('8 6 4/0 7 2/5 1 3');
const five = parsePuzzle('4 5 0/1 2 3');

describe('expressions', () => {
  const value = (text: string) => parseExpression(text, ['a', 'b_c'])((name) => name.length);

  test.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['8 / 4 / 2', 1],
    ['5 - 2 - 1', 2],
    ['-2 + 5', 3],
    ['2 - -3', 5],
    ['max(1, a, b_c) + MIN(4, .5)', 3.5],
    ['floor(2.7) + ceil(2.1) + round(2.5) + abs(-1) + sqrt(4)', 11],
    ['  a*b_c ', 3],
  ])('%s is %d', (text, expected) => {
    expect(value(text)).toBe(expected);
  });

  test.each([
    ['', 1, 'ends too soon'],
    ['1 +', 4, 'ends too soon'],
    ['1 2', 3, '"2" is not expected here'],
    ['a + x', 5, '"x" is not known'],
    ['max(1, 2', 9, '")" is expected here'],
    ['floor(1, 2)', 1, 'takes one value'],
    ['max + 1', 5, '"(" is expected here, not "+"'],
    ['a; b', 2, '";" means nothing here'],
    ['constructor', 1, 'is not known'],
    ['__proto__', 1, 'means nothing here'],
    ['toString(1)', 1, 'is not known'],
    ['1'.repeat(501), 501, 'longer than 500'],
  ])('%s is refused at column %d', (text, column, message) => {
    const error = (() => {
      try {
        return value(text);
      } catch (caught) {
        return caught;
      }
    })();
    expect(error).toBeInstanceOf(ExpressionError);
    expect((error as ExpressionError).column).toBe(column);
    expect((error as ExpressionError).message).toContain(message);
  });
});

describe('checked against every board of the 8-puzzle', () => {
  test('manhattan is admissible and consistent', () => {
    const check = checkHeuristic(eight, manhattanHeuristic(eight, 'stm'));
    // The mean distance of all boards: A. Reinefeld (1993), 21.97.
    expect(check).toMatchObject({ states: 181_440, admissible: true, consistent: true, jumps: 0 });
    expect(check.distanceMean).toBeCloseTo(21.97, 2);
    expect(check.hMean).toBeGreaterThan(13);
    expect(check).not.toHaveProperty('nearest');
  });

  test('a weighted one is neither; the nearest board shows it', () => {
    const own = ownHeuristic(eight, 'stm', '1.5 * manhattan');
    const check = checkHeuristic(eight, own);
    expect(check.admissible).toBe(false);
    expect(check.consistent).toBe(false);
    expect(check.nearest).toMatchObject({ h: 1.5, distance: 1 });
    expect(check.worst!.h - check.worst!.distance).toBeGreaterThan(5);
    expect(check.overestimates).toBeGreaterThan(1000);
  });
});

describe('on the 5-puzzle', () => {
  test.each([
    ['misplaced', true, true],
    ['max(misplaced, manhattan)', true, true],
    ['manhattan + 2 * conflicts', true, true],
    ['linear_conflict', true, true],
    ['rows + columns', true, true],
    ['gap', true, true],
    ['inversions', false, false],
    ['misplaced + gap', false, false],
    ['-3', true, true],
    ['sqrt(-1)', true, true],
    ['1 / 0', true, true],
    ['0.9 * manhattan + 0.1', false, true],
  ])('%s: admissible %s, consistent %s', (text, admissible, consistent) => {
    const check = checkHeuristic(five, ownHeuristic(five, 'stm', text));
    expect({ admissible: check.admissible, consistent: check.consistent }).toEqual({
      admissible,
      consistent,
    });
  });

  test('boards too large for a table are refused', () => {
    const large = parsePuzzle('1 2 3 4/5 6 7 8/9 10 11 0');
    const heuristic = manhattanHeuristic(large, 'stm');
    expect(() => checkHeuristic(large, heuristic)).toThrow('up to 9 cells');
  });
});

describe('the range of what A* expands', () => {
  const heuristics = [manhattanHeuristic, misplacedHeuristic, linearConflictHeuristic];
  test.each(heuristics.map((make) => [make(eight, 'stm').name, make] as const))(
    '%s: every rule for ties is within it',
    (_name, make) => {
      const heuristic = make(eight, 'stm');
      const range = expansionRange(eight, 'stm', heuristic, { length: 23, statesMax: 1e6 })!;
      for (const ties of TIE_RULES) {
        const searcher = ASTAR.start(puzzleSpace(eight, 'stm'), { heuristic, ties });
        finish(searcher);
        expect(searcher.stats.expanded).toBeGreaterThanOrEqual(range.least);
        expect(searcher.stats.expanded).toBeLessThanOrEqual(range.most);
      }
      expect(range.least).toBeLessThan(range.most);
    },
  );

  test('too many states: nothing is said', () => {
    const heuristic = manhattanHeuristic(eight, 'stm');
    const options = { length: 23, statesMax: 20 };
    expect(expansionRange(eight, 'stm', heuristic, options)).toBeUndefined();
  });
});

describe('effective branching factor', () => {
  // Figures of the textbook: 52 nodes, a solution at depth 5.
  test.each([
    [52, 5, 1.92],
    [5, 5, 1],
    [62, 5, 2],
  ])('%d nodes at depth %d: %d', (generated, length, expected) => {
    expect(effectiveBranchingFactor(generated, length)).toBeCloseTo(expected, 2);
  });

  test('none without a length', () => {
    expect(effectiveBranchingFactor(10, 0)).toBeUndefined();
    expect(effectiveBranchingFactor(3, 5)).toBeUndefined();
    expect(effectiveBranchingFactor(Number.NaN, 5)).toBeUndefined();
    expect(effectiveBranchingFactor(Number.POSITIVE_INFINITY, 5)).toBeUndefined();
  });
});
