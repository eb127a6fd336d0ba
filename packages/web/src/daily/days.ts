/* Days by the calendar of the place, so that everyone's day begins at midnight. */

const DAY_MS = 86_400_000;

/** Days since 1970; no hour of summer time makes one longer. */
export function dayNumber(date: Date): number {
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS);
}

/** The day as a moment of UTC, to be written with `timeZone: 'UTC'`. */
export function utcOf(day: number): Date {
  return new Date(day * DAY_MS);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: number): number {
  // The first day of 1970 was a Thursday.
  return (((day + 3) % 7) + 7) % 7;
}

/** Weeks since the one with the first day of 1970; they begin on Mondays. */
export function weekOf(day: number): number {
  return Math.floor((day + 3) / 7);
}

/** The days of the month in which a day is, by weeks from Monday; 'other' outside of it. */
export function monthOf(day: number): readonly (readonly (number | 'other')[])[] {
  const first = firstOfMonth(day, 0);
  const end = firstOfMonth(day, 1);
  const monday = first - weekdayOf(first);
  return Array.from({ length: Math.ceil((end - monday) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const one = monday + 7 * week + weekday;
      return one >= first && one < end ? one : 'other';
    }),
  );
}

/** The first day of a month before or after that of a day. */
export function firstOfMonth(day: number, later: number): number {
  const date = utcOf(day);
  return Math.round(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1) / DAY_MS);
}
