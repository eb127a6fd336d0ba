import { expect, test } from 'vitest';
import type { Solve } from './solve.ts';
import { histogramOf, statisticsOf } from './statistics.ts';

const solve = (at: number, timeMs: number, moves: number, more: Partial<Solve> = {}): Solve => ({
  ...{ at, event: '4×4', timeMs, steps: moves, moves, helped: false, start: '' },
  ...more,
});

test('mean and deviation leave out what was given up, averages count it as the worst', () => {
  const solves = [
    ...[solve(1, 2000, 10), solve(2, 4000, 20), solve(3, 9000, 30, { dnf: true })],
    ...[solve(4, 4000, 20), solve(5, 6000, 30), solve(6, 1, 1, { helped: true })],
  ];
  const [time, moves, rate, ...others] = statisticsOf(solves);
  expect(others).toEqual([]);
  expect([time!.measure, moves!.measure, rate!.measure]).toEqual(['time', 'moves', 'rate']);
  // Of 2, 4, 4 and 6 the mean is 4, and the squares 4 + 0 + 0 + 4 over 3.
  expect(time!.mean).toBe(4000);
  expect(time!.deviation).toBeCloseTo(1000 * Math.sqrt(8 / 3));
  // Of five the best and the worst are left out: 4, 4 and 6.
  expect(time!.averages).toEqual([{ count: 5, value: 14000 / 3 }]);
  expect(moves!.mean).toBe(20);
  expect(moves!.averages).toEqual([{ count: 5, value: 70 / 3 }]);
  // All were played at 5 moves a second.
  expect([rate!.mean, rate!.deviation, rate!.averages[0]!.value]).toEqual([5, 0, 5]);
});

test('solves whose moves are not known are in no average of moves', () => {
  const solves = [solve(1, 2000, 0), solve(2, 3000, 12, { mtm: 6 })];
  const means = statisticsOf(solves).map(({ measure, mean }) => [measure, mean]);
  expect(means).toEqual([
    ['time', 2500],
    ['moves', 12],
    ['mtm', 6],
    ['rate', 4],
  ]);
  expect(statisticsOf(solves)[1]!.deviation).toBeUndefined();
  expect(statisticsOf([])).toEqual([]);
});

test('a histogram has at most twelve bars of a round width, and holds every value', () => {
  expect(histogramOf([4000, 9000, 5000, 6000, 7000])).toEqual({
    ...{ from: 4000, width: 500 },
    counts: [1, 0, 1, 0, 1, 0, 1, 0, 0, 0, 1],
  });
  expect(histogramOf([7, 7])).toEqual({ from: 7, width: 1, counts: [2] });
  for (const most of [13, 130, 999, 86_400_000]) {
    const values = Array.from({ length: 50 }, (_, at) => (at * most) / 49);
    const { counts, width } = histogramOf(values);
    expect(counts.length).toBeLessThanOrEqual(12);
    expect(counts.reduce((a, b) => a + b)).toBe(50);
    expect(`${width}`).toMatch(/^[125]0*$/);
  }
});
