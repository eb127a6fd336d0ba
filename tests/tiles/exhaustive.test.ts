import { readFileSync } from 'node:fs';
import { type Metric, namedGoal } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { randomNumbers } from '../data/randomPuzzle.ts';
import {
  distanceTable,
  lengthOfAnswer,
  levelsOf,
  type Picture,
  rowByRow,
  type Sides,
  standard,
  startedFrom,
  tilePuzzle,
} from './plainTiles.ts';

const METRICS = ['stm', 'mtm'] as const;

/** Compares answers with the table; says which pictures were answered wrongly. */
function faults(sides: Sides, goal: Picture, metric: Metric, pictures: readonly Picture[]) {
  const table = distanceTable(sides, goal, metric);
  const puzzle = tilePuzzle(sides, goal, [goal]);
  return pictures.flatMap((picture) => {
    const length = lengthOfAnswer({ puzzle: startedFrom(puzzle, picture), metric });
    const distance = table.of(picture);
    return length === distance ? [] : [`${picture}: ${length}, not ${distance}`];
  });
}

function sample(pictures: readonly Picture[], count: number, seed: number): Picture[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () => pictures[random(pictures.length)]!);
}

const all = (sides: Sides, goal: Picture) => distanceTable(sides, goal, 'stm').pictures;

/** Rows of tests/data/depths.txt: exhaustive searches, sums checked. */
const DEPTHS = readFileSync(new URL('../data/depths.txt', import.meta.url), 'utf8').split('\n');

describe('the plain twin', () => {
  test('counts as many states at each distance as are known', () => {
    for (const [name, sides] of [
      ['2x3', [3, 2]],
      ['2x4', [4, 2]],
      ['3x3', [3, 3]],
    ] as const) {
      for (const metric of METRICS) {
        const row = DEPTHS.find((line) => line.startsWith(`${name} ${metric.toUpperCase()}:`));
        const known = row!.split(': ')[1]!.split(' ').map(Number);
        expect(levelsOf(distanceTable(sides, standard(sides), metric))).toEqual(known);
      }
    }
  });
});

describe('tilesSearcher is optimal', () => {
  test('2×2: every state and every place of the gap', () => {
    for (let gap = 0; gap < 4; gap++) {
      const goal = rowByRow([2, 2], gap);
      for (const metric of METRICS) {
        expect(faults([2, 2], goal, metric, all([2, 2], goal))).toEqual([]);
      }
    }
  });

  test('2×3 and 3×2: every state and every place of the gap', () => {
    for (const sides of [
      [3, 2],
      [2, 3],
    ] as const) {
      for (let gap = 0; gap < 6; gap++) {
        const goal = rowByRow(sides, gap);
        const pictures = all(sides, goal);
        expect(pictures).toHaveLength(360);
        for (const metric of METRICS) expect(faults(sides, goal, metric, pictures)).toEqual([]);
      }
    }
  });

  test.each([0, 1, 2, 3])('2×4: every state, the gap in a corner (quarter %i)', (quarter) => {
    const goal = standard([4, 2]);
    const pictures = all([4, 2], goal);
    expect(pictures).toHaveLength(20_160);
    const part = pictures.filter((_, index) => index % 4 === quarter);
    expect(faults([4, 2], goal, 'stm', part)).toEqual([]);
  });

  test.each([
    { sides: [4, 2], gap: 1 },
    { sides: [2, 4], gap: 2 },
    { sides: [2, 4], gap: 0 },
  ] as const)('$sides: a sample, the gap in cell $gap', ({ sides, gap }) => {
    const goal = rowByRow(sides, gap);
    const pictures = sample(all(sides, goal), 1500, gap + 7);
    for (const metric of METRICS) expect(faults(sides, goal, metric, pictures)).toEqual([]);
  });

  test('3×3 in single steps: both boards at 31 and a sample', () => {
    // The only two boards at 31, the eight-puzzle's diameter (Reinefeld 1993).
    const farthest = [
      [8, 6, 7, 2, 5, 4, 3, 0, 1],
      [6, 4, 7, 8, 5, 0, 3, 2, 1],
    ];
    const table = distanceTable([3, 3], standard([3, 3]), 'stm');
    expect(table.pictures.slice(-2).map(String).sort()).toEqual(farthest.map(String).sort());
    expect(faults([3, 3], standard([3, 3]), 'stm', farthest)).toEqual([]);
    for (const name of ['standard', 'blank-first', 'spiral', 'snake'] as const) {
      const goal = namedGoal(name, 3, 3);
      expect(faults([3, 3], goal, 'stm', sample(all([3, 3], goal), 40, name.length))).toEqual([]);
    }
  });

  test('3×3 in pushes: the board at 24 and a sample', () => {
    const { pictures, of } = distanceTable([3, 3], standard([3, 3]), 'mtm');
    const [farthest] = pictures.slice(-1);
    expect(of(farthest!)).toBe(24);
    expect(faults([3, 3], standard([3, 3]), 'mtm', [farthest!])).toEqual([]);
    for (const name of ['standard', 'spiral'] as const) {
      const goal = namedGoal(name, 3, 3);
      const drawn = sample(distanceTable([3, 3], goal, 'mtm').pictures, 30, name.length);
      expect(faults([3, 3], goal, 'mtm', drawn)).toEqual([]);
    }
  });
});
