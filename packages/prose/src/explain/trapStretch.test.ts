import { expect, test } from 'vitest';
import { EN } from './en.ts';
import { trapStretches } from './trapStretch.ts';
import { ZH } from './zh.ts';

const trap = (after: number, moves: string, depth: number, isExact = true) => ({
  ...{ after, moves, depth, isExact },
});
const TRAPS = [
  ...[trap(0, 'AR', 3), trap(4, 'BD', 5), trap(4, 'AR', 9), trap(5, 'BD', 2), trap(6, 'BD', 2)],
  ...[trap(8, 'BD', 7, false), trap(9, 'BD', 7, false), trap(11, 'AR', 4), trap(12, 'AR', 4)],
];

test('the same move at moments that follow each other is one trap, of the least depth', () => {
  expect(trapStretches(TRAPS)).toEqual([
    { first: 0, last: 0, moves: 'AR', depth: 3, isExact: true },
    { first: 4, last: 6, moves: 'BD', depth: 2, isExact: false },
    { first: 4, last: 4, moves: 'AR', depth: 9, isExact: true },
    { first: 8, last: 9, moves: 'BD', depth: 7, isExact: false },
    { first: 11, last: 12, moves: 'AR', depth: 4, isExact: true },
  ]);
  expect(trapStretches([])).toEqual([]);
});

test('and is told in one sentence', () => {
  const [start, stretch] = trapStretches(TRAPS);
  expect(EN.trap(start!, 'slides')).toBe(
    'at the start: AR; it then takes 3 slides before this number can get any smaller',
  );
  expect(EN.trap(stretch!, 'slides')).toBe(
    'from slide 4 to 6, BD keeps looking right; it then takes at least 2 slides before this ' +
      'number can get any smaller',
  );
  expect(EN.trap({ ...stretch!, first: 0 }, 'slides')).toContain('from the start to slide 6, BD');
  expect(ZH.trap(stretch!, 'slides')).toContain('一直看似正确');
});
