/*
 * The puzzle of the day: the same for everyone on a day, without a server, and harder from Monday
 * to Sunday.
 */
import { type PuzzleRecord, puzzleById } from '@glissade/catalogue';
import { seededRandom } from '@glissade/core';
import { DIFFICULTIES } from '../ratings/difficulties.ts';
import { dayNumber, weekdayOf, weekOf } from './days.ts';

/** The day of the first daily puzzle, which is number 1. */
export const FIRST_DAY = dayNumber(new Date(2026, 10, 21));

/** Harder ones take longer than a day's pause. */
const HARDEST = 8.2;

/** The number of a day's puzzle. */
export function dailyNumber(day: number): number {
  return day - FIRST_DAY + 1;
}

/** Every other one is enough, where one kind is most of the catalogue. */
const isPlenty = (id: string) => /^hrd-\d*[13579]$/.test(id);

/** The ids for each day of the week, by the estimate of difficulty: seven equal shares. */
const SHARES: readonly (readonly string[])[] = (() => {
  const fit = [...DIFFICULTIES].filter(([id, score]) => score <= HARDEST && !isPlenty(id));
  const ids = fit.map(([id]) => id);
  const place = (share: number) => Math.round((share * ids.length) / 7);
  return Array.from({ length: 7 }, (_, share) => ids.slice(place(share), place(share + 1)));
})();

/** The id of the puzzle of a day. Each share goes round in another order each time. */
export function dailyId(day: number): string {
  const share = SHARES[weekdayOf(day)]!;
  const week = weekOf(day);
  const order = shuffled(share, Math.floor(week / share.length));
  return order[week % share.length]!;
}

export function dailyRecord(day: number): PuzzleRecord {
  return puzzleById(dailyId(day))!;
}

/** The latest day up to `last` that has this puzzle; undefined where none had it. */
export function dayWith(id: string, last: number): number | undefined {
  for (let day = last; day >= FIRST_DAY; day--) if (dailyId(day) === id) return day;
  return undefined;
}

function shuffled(all: readonly string[], seed: number): string[] {
  const random = seededRandom(seed);
  const order = [...all];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
