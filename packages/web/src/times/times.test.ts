import { describe, expect, it } from 'vitest';
import { averageOf, bestAverage, lastAverage, movingAverages, summarize } from './averages.ts';
import { formatTime, readClock, STOPPED, startClock, stopClock } from './clock.ts';
import { formatExport, parseExport } from './files/exportFile.ts';
import { countedTimes, eventsOf, mergeSolves, parseSolves, type Solve } from './solve.ts';

describe('averageOf', () => {
  it('leaves out the best and the worst', () => {
    expect(averageOf([10, 1, 20, 30, 99])).toBe(20);
    expect(averageOf([5, 5, 5, 5, Number.POSITIVE_INFINITY])).toBe(5);
  });

  it('leaves out three of each of fifty, five of each of a hundred', () => {
    const fifty = Array.from({ length: 50 }, (_, i) => (i < 3 ? 0 : i > 46 ? 1e6 : 7));
    expect(averageOf(fifty)).toBe(7);
    const hundred = Array.from({ length: 100 }, (_, i) => (i < 5 ? 0 : i > 94 ? 1e6 : 7));
    expect(averageOf(hundred)).toBe(7);
  });

  it('is none with two attempts given up', () => {
    expect(averageOf([1, 2, 3, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  it('takes the last ones, and finds the best in a row', () => {
    const values = [9, 4, 5, 6, 9, 9, 9];
    expect(lastAverage(values, 5)).toBe(8);
    expect(bestAverage(values, 5)).toBeCloseTo(20 / 3);
    expect(lastAverage([1, 2], 5)).toBeUndefined();
    expect(summarize(values).map(({ count }) => count)).toEqual([1, 5]);
    expect(summarize(values)[0]).toEqual({ count: 1, now: 9, best: 4 });
  });
});

describe('averages of thousands', () => {
  const values = Array.from({ length: 3000 }, (_, at) =>
    at % 97 === 5 ? Number.POSITIVE_INFINITY : ((at * 7919) % 1013) + 1,
  );

  it('are those of every stretch by itself', () => {
    for (const count of [5, 12, 100]) {
      const each = movingAverages(values, count);
      expect(each).toHaveLength(values.length - count + 1);
      for (let at = 0; at < each.length; at += 37) {
        expect(each[at]).toBeCloseTo(averageOf(values.slice(at, at + count)), 8);
      }
    }
  });

  it('count a DNF as the worst there is', () => {
    const solve = { at: 1, event: 'e', steps: 1, moves: 1, helped: false, start: '' };
    const solves = [
      { ...solve, timeMs: 5 },
      { ...solve, timeMs: 3, dnf: true },
      { ...solve, timeMs: 1, helped: true },
    ];
    expect(countedTimes(solves)).toEqual([5, Number.POSITIVE_INFINITY]);
  });
});

describe('a clock', () => {
  it('runs, stands and runs on', () => {
    const running = startClock(STOPPED, 1000);
    expect(readClock(running, 3500)).toBe(2500);
    expect(startClock(running, 2000)).toBe(running);
    const stopped = stopClock(running, 4000);
    expect(readClock(stopped, 99_000)).toBe(3000);
    expect(readClock(startClock(stopped, 10_000), 11_000)).toBe(4000);
  });

  it('is written as people read it', () => {
    expect(formatTime(12_345)).toBe('12.35');
    expect(formatTime(59_999)).toBe('1:00.00');
    expect(formatTime(62_340)).toBe('1:02.34');
    expect(formatTime(3_602_000)).toBe('1:00:02');
    expect(formatTime(5_900, 0)).toBe('0:05');
    expect(formatTime(62_345, 3)).toBe('1:02.345');
    expect(formatTime(59_999, 3)).toBe('59.999');
  });
});

describe('solves', () => {
  const solve: Solve = {
    at: 5,
    event: '4x4',
    timeMs: 900,
    steps: 40,
    moves: 40,
    helped: false,
    start: '1 2/3 0',
  };

  it('go out and come in again', () => {
    const times = { solves: [solve], plays: [] };
    expect(parseExport(formatExport(times))).toEqual(times);
    expect(parseExport('{"format":"other"}')).toBeUndefined();
    expect(parseExport('nonsense')).toBeUndefined();
  });

  it('leave out what makes no sense', () => {
    expect(parseSolves([solve, {}, null, { ...solve, timeMs: -1 }])).toEqual([solve]);
    expect(parseSolves('x')).toBeUndefined();
  });

  it('merge in order, each once', () => {
    const earlier = { ...solve, at: 1, event: 'Klotski' };
    expect(mergeSolves([solve], [earlier, solve])).toEqual([earlier, solve]);
    expect(eventsOf([earlier, solve])).toEqual(['4x4', 'Klotski']);
  });
});
