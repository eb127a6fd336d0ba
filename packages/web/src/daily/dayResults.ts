/* How the puzzles of the days were solved, by the solves that this device keeps. */
import type { Solve } from '../times/solve.ts';
import { dailyId, FIRST_DAY } from './daily.ts';
import { dayNumber } from './days.ts';

/** The first solve of a day's puzzle, on its day or later. */
export type DayResult = {
  readonly solve: Solve;
  /** In that solve, or in a try before it. */
  readonly helped: boolean;
  readonly isOnTime: boolean;
};

/** The result of each day that has one; solves before the day count for nothing. */
export function dayResults(
  solves: readonly Solve[],
  today: number,
): ReadonlyMap<number, DayResult> {
  const tries = triesById(solves);
  const results = new Map<number, DayResult>();
  for (let day = FIRST_DAY; day <= today; day++) {
    const own = tries.get(dailyId(day)) ?? [];
    const place = own.findIndex(({ at, dnf }) => dnf !== true && dayOf(at) >= day);
    const solve = own[place];
    if (!solve) continue;
    const helped = own.slice(0, place + 1).some((one) => one.helped);
    results.set(day, { solve, helped, isOnTime: dayOf(solve.at) === day });
  }
  return results;
}

/** The tries of each puzzle in the order of time. */
function triesById(solves: readonly Solve[]): ReadonlyMap<string, readonly Solve[]> {
  const found = new Map<string, Solve[]>();
  for (const solve of solves) {
    const { id } = solve;
    if (id === undefined) continue;
    const own = found.get(id);
    if (own) own.push(solve);
    else found.set(id, [solve]);
  }
  return found;
}

const dayOf = (at: number) => dayNumber(new Date(at));

/**
 * How many days were solved in a row, each on its day. One day left out is forgiven, two in a row
 * are not; today is not left out before it is over.
 */
export function streakOf(results: ReadonlyMap<number, DayResult>, today: number): number {
  let count = 0;
  let missed = 0;
  for (let day = today; day >= FIRST_DAY && missed < 2; day--) {
    const isSolved = results.get(day)?.isOnTime === true;
    if (isSolved) count++;
    if (isSolved) missed = 0;
    else if (day < today) missed++;
  }
  return count;
}
