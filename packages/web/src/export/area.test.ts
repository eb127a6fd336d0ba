import { expect, test } from 'vitest';
import { areaAround, changesOf, touch } from './area.ts';

const WHOLE = { x: 0, y: 0, width: 100, height: 80 };
const box = (x: number, y: number) => ({ x, y, width: 20, height: 10 });

test('what changes is where things were that moved, and where they are', () => {
  const before = [box(0, 0), box(40, 40)];
  expect(changesOf(before, before)).toEqual([]);
  const changes = changesOf(before, [box(0, 0), box(45, 40)]);
  expect(changes).toEqual([box(40, 40), box(45, 40)]);
  expect(areaAround(changes, WHOLE)).toEqual({ x: 40, y: 40, width: 25, height: 10 });
});

test('an area stays within the picture and is never empty', () => {
  expect(areaAround([box(-5, 75)], WHOLE)).toEqual({ x: 0, y: 75, width: 15, height: 5 });
  expect(areaAround([], WHOLE)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});

test('areas side by side do not touch', () => {
  expect(touch(box(0, 0), box(20, 0))).toBe(false);
  expect(touch(box(0, 0), box(0, 10))).toBe(false);
  expect(touch(box(0, 0), box(19, 9))).toBe(true);
});
