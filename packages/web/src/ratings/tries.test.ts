import { expect, test } from 'vitest';
import type { Solve } from '../times/solve.ts';
import { failedIds, ratedTries, scoreOf } from './tries.ts';

const on = (day: number, id: string, more: Partial<Solve> = {}): Solve => ({
  ...{ at: new Date(2026, 10, day, 12).getTime(), event: id, id, timeMs: 1000, steps: 90 },
  ...{ moves: 81, optimum: 81, helped: false, start: '', ...more },
});
const scores = (solves: readonly Solve[]) =>
  ratedTries(solves).map(({ id, score }) => `${id} ${score}`);

test('a solve is worth the more the shorter it is, and nothing with hints or given up', () => {
  expect(scoreOf(on(1, 'klotski'))).toBe(1);
  expect(scoreOf(on(1, 'klotski', { moves: 108 }))).toBe(0.75);
  expect(scoreOf(on(1, 'klotski', { moves: 500 }))).toBe(0.5);
  expect(scoreOf(on(1, 'klotski', { helped: true }))).toBe(0);
  expect(scoreOf(on(1, 'klotski', { dnf: true }))).toBe(0);
});

test('puzzles that are not known by their id do not count', () => {
  const { id: _, ...unnamed } = on(1, 'klotski');
  expect(ratedTries([unnamed, on(1, 'fifteen-easy')])).toEqual([]);
});

test('the first try of a day counts, until one is solved without hints', () => {
  const failed = { helped: true, dnf: true };
  const solves = [
    ...[on(1, 'mas', failed), on(1, 'mas'), on(2, 'klotski', failed)],
    ...[on(3, 'klotski'), on(4, 'klotski', { moves: 100 }), on(4, 'mas')],
  ];
  expect(scores(solves)).toEqual(['mas 0', 'klotski 0', 'klotski 1']);
});

test('what was failed stays failed until it is solved without hints', () => {
  const helped = { helped: true };
  const failed = [on(1, 'mas', { ...helped, dnf: true }), on(2, 'klotski', helped), on(2, 'dads')];
  expect(failedIds(failed)).toEqual(['klotski', 'mas']);
  expect(failedIds([...failed, on(3, 'mas', helped)])).toEqual(['mas', 'klotski']);
  expect(failedIds([...failed, on(3, 'mas')])).toEqual(['klotski']);
  expect(failedIds([...failed, on(3, 'dads', helped)])).toEqual(['dads', 'klotski', 'mas']);
});
