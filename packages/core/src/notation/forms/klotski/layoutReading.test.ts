import { expect, test } from 'vitest';
import { buildPuzzle } from '../../../puzzle/build.ts';
import { seededRandom } from '../../../space/random.ts';
import { readPuzzle } from '../../readPuzzle.ts';
import { LAYOUT_COUNT, unrankLayout } from './layoutRank.ts';
import { layoutReading } from './layoutReading.ts';

const PLACE = { line: 1, column: 1 };

test('a layout is what the general way makes of its spec', () => {
  const random = seededRandom(9);
  for (let i = 0; i < 2000; i++) {
    const reading = layoutReading(unrankLayout(random(LAYOUT_COUNT)), PLACE);
    expect(reading.puzzle!()).toEqual(buildPuzzle(reading.spec));
    expect(reading.placeOf({ part: 'start' })).toBe(PLACE);
  }
});

test('layouts without any other piece, and full of single ones, are read', () => {
  for (const index of [0, LAYOUT_COUNT - 1]) {
    const reading = layoutReading(unrankLayout(index), PLACE);
    expect(reading.puzzle!()).toEqual(buildPuzzle(reading.spec));
  }
  expect(layoutReading(unrankLayout(0), PLACE).puzzle!().pieces).toHaveLength(1);
});

test('codes share what they have in common, but no start', () => {
  const [one, other] = ['4WVE1', '4WVE2'].map((code) => readPuzzle(code));
  expect(one!.puzzle.board).toBe(other!.puzzle.board);
  expect(one!.puzzle.start).not.toBe(other!.puzzle.start);
  expect(readPuzzle('4WVE1')).toEqual(one);
});

test('another goal of a code is checked in the general way', () => {
  const goal = '..../..../..../..../BB..';
  expect(() => readPuzzle('4WVE1', { goal })).toThrow(/in the given goal: piece B has size/);
  const { puzzle } = readPuzzle('4WVE1');
  const square = puzzle.pieces.find(({ shape }) => shape.length === 4)!.label;
  const corner = `..../..../..../${square}${square}../${square}${square}..`;
  expect(readPuzzle('4WVE1', { goal: corner }).puzzle.goals[0]![0]!.cell).toBe(12);
});
