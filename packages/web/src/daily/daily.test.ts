import { puzzleById } from '@glissade/catalogue';
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../ratings/difficulties.ts';
import type { Solve } from '../times/solve.ts';
import { dailyId, dailyNumber, dailyRecord, dayWith, FIRST_DAY } from './daily.ts';
import { type DayResult, dayResults, streakOf } from './dayResults.ts';
import { dayNumber, firstOfMonth, monthOf, utcOf, weekdayOf } from './days.ts';
import { resultSigns } from './signs.ts';

const MONDAY = dayNumber(new Date(2026, 10, 23));

describe('days', () => {
  it('change at midnight of the place, and begin the week on Monday', () => {
    expect(dayNumber(new Date(2026, 10, 23, 0, 0))).toBe(MONDAY);
    expect(dayNumber(new Date(2026, 10, 23, 23, 59))).toBe(MONDAY);
    expect(utcOf(MONDAY).toISOString()).toBe('2026-11-23T00:00:00.000Z');
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((day) => weekdayOf(MONDAY + day))).toEqual([
      ...[0, 1, 2, 3, 4, 5, 6, 0],
    ]);
    expect(weekdayOf(-4)).toBe(6); // 1969-12-28 was a Sunday.
  });

  it('make months of whole weeks', () => {
    for (const [month, weeks] of [
      [new Date(2026, 10, 5), 6], // Sunday 1 to Monday 30
      [new Date(2027, 1, 28), 4], // Monday 1 to Sunday 28
      [new Date(2028, 1, 29), 5], // a leap year
    ] as const) {
      const rows = monthOf(dayNumber(month));
      expect(rows.map((row) => row.length)).toEqual(Array(weeks).fill(7));
      const days = rows.flat().filter((day) => day !== 'other');
      const last = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate();
      expect(days.map((day) => utcOf(day).getUTCDate())).toEqual(
        Array.from({ length: last }, (_, index) => index + 1),
      );
    }
    expect(utcOf(firstOfMonth(MONDAY, 2)).toISOString().slice(0, 10)).toBe('2027-01-01');
  });
});

describe('the puzzle of the day', () => {
  it('is number 1 on 21 November 2026, and the same wherever it is computed', () => {
    expect(dailyNumber(dayNumber(new Date(2026, 10, 21)))).toBe(1);
    // Calendars of devices that are out there hold these.
    const week = [0, 1, 2, 3, 4, 5, 6].map((day) => dailyId(MONDAY + day));
    expect(week).toEqual([
      ...['rush-06', 'rush-33', 'hrd-050', 'rush-hard-19', 'hrd-126', 'quzzle-mirror', 'hrd-374'],
    ]);
  });

  it('gets harder from Monday to Sunday in every week', () => {
    for (let monday = MONDAY; monday < MONDAY + 7 * 120; monday += 7) {
      const scores = [0, 1, 2, 3, 4, 5, 6].map((day) => DIFFICULTIES.get(dailyId(monday + day))!);
      expect(scores).toEqual(scores.toSorted((a, b) => a - b));
      expect(scores[6]! - scores[0]!).toBeGreaterThan(2);
    }
  });

  it('comes again on another day after most of a year at the soonest, within a round', () => {
    const ids = Array.from({ length: 7 * 44 }, (_, day) => dailyId(MONDAY + day));
    expect(new Set(ids).size).toBeGreaterThan(ids.length * 0.6);
    for (const id of ids) expect(puzzleById(id)).toMatchObject({ type: 'blocks', solvable: true });
    expect(dailyRecord(MONDAY).id).toBe(ids[0]);
  });

  it('is found by its puzzle', () => {
    expect(dayWith(dailyId(MONDAY), MONDAY)).toBe(MONDAY);
    expect(dayWith(dailyId(MONDAY), MONDAY + 3)).toBe(MONDAY);
    expect(dayWith(dailyId(MONDAY + 3), MONDAY)).toBeUndefined();
    expect(dayWith('no-such-puzzle', MONDAY)).toBeUndefined();
  });
});

const solve = (day: number, on: number, more: Partial<Solve> = {}): Solve => ({
  ...{ at: new Date(2026, 10, 23 + on - MONDAY, 9).getTime(), event: '', id: dailyId(day) },
  ...{ timeMs: 1, steps: 1, moves: 1, helped: false, start: '', ...more },
});

describe('the results of days', () => {
  it('are of solves on the day or later, not before it, and not of what was given up', () => {
    const results = dayResults(
      [
        solve(MONDAY, MONDAY - 1),
        solve(MONDAY + 1, MONDAY + 1),
        solve(MONDAY + 2, MONDAY + 2, { dnf: true, helped: true }),
        solve(MONDAY + 3, MONDAY + 5),
      ],
      MONDAY + 5,
    );
    expect([...results].map(([day, { isOnTime }]) => [day - MONDAY, isOnTime])).toEqual([
      [1, true],
      [3, false],
    ]);
  });

  it('tell of hints, also of those before an earlier try was given up', () => {
    const helped = (solves: readonly Solve[]) => dayResults(solves, MONDAY).get(MONDAY)?.helped;
    const own = solve(MONDAY, MONDAY);
    expect(helped([own])).toBe(false);
    expect(helped([{ ...own, helped: true }])).toBe(true);
    expect(helped([{ ...own, helped: true, dnf: true }, own])).toBe(true);
    expect(helped([own, { ...own, helped: true }])).toBe(false);
  });
});

describe('a streak', () => {
  /** `x` solved on its day, `o` later, `.` not at all; the last is today. */
  const streak = (days: string) => {
    const today = FIRST_DAY + days.length - 1;
    const results = [...days].flatMap((sign, index): [number, DayResult][] =>
      sign === '.'
        ? []
        : [
            [
              FIRST_DAY + index,
              { solve: solve(MONDAY, MONDAY), helped: false, isOnTime: sign === 'x' },
            ],
          ],
    );
    return streakOf(new Map(results), today);
  };

  it.each([
    ['', 0],
    ['x', 1],
    ['.', 0],
    ['xxx', 3],
    ['xxx.', 3], // today is not over
    ['xx.x', 3], // a day is forgiven
    ['xx..', 2],
    ['xx..x', 1], // two are not
    ['xx...', 0],
    ['x.x.x.', 3],
    ['xxox', 3], // later is not on its day
    ['xxoox', 1],
  ])('of %j is %i', (days, count) => {
    expect(streak(days)).toBe(count);
  });
});

describe('the signs of a result', () => {
  it.each([
    [81, 81, false, '🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩⭐'],
    [81, 81, true, '🟩🟩🟩🟩🟩🟩🟩🟩🟩🟩💡'],
    [82, 81, false, '🟩🟩🟩🟩🟩🟩🟩🟩🟩🟨'],
    [162, 81, false, '🟩🟩🟩🟩🟩🟨🟨🟨🟨🟨'],
    [9999, 81, true, '🟨🟨🟨🟨🟨🟨🟨🟨🟨🟨💡'],
    [40, undefined, false, '⬜⬜⬜⬜⬜⬜⬜⬜⬜⬜'],
  ])('%i of %s, hints %s: %s', (length, shortest, helped, signs) => {
    const known = { shortest };
    expect(resultSigns({ length, helped, ...known })).toBe(signs);
  });
});
