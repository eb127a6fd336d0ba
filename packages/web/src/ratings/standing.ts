/*
 * The ratings of the player and of the puzzles of this device. Nothing but the tries is kept: the
 * ratings follow from them, so that files of several devices can be put together.
 */
import { weekOf } from '../daily/days.ts';
import { DIFFICULTIES } from './difficulties.ts';
import { type RatedGame, type Rating, ratedAfter, UNRATED } from './glicko2.ts';
import type { RatedTry } from './tries.ts';

export type Standing = {
  readonly player: Rating;
  /** Those that were tried. */
  readonly puzzles: ReadonlyMap<string, Rating>;
  /** The player's rating after each try. */
  readonly course: readonly number[];
  /** How many tries. */
  readonly count: number;
};

/** A puzzle of estimate 6 is rated 1500, and one point more is 300 more. */
const MIDDLE = 6;
const POINT = 300;
/** How far the estimate may be from what a puzzle is for people. */
const SEED_DEVIATION = 150;

/** The rating of a puzzle before anybody tried it. */
export function seedOf(id: string): Rating {
  const rating = UNRATED.rating + (DIFFICULTIES.get(id)! - MIDDLE) * POINT;
  return { ...UNRATED, rating: Math.round(rating), deviation: SEED_DEVIATION };
}

/** Plays the tries again, in their order; a week is a rating period, and the last is under way. */
export function standingAfter(tries: readonly RatedTry[], today: number): Standing {
  const puzzles = new Map<string, Rating>();
  const course: number[] = [];
  let player = UNRATED;
  let week = tries[0] ? weekOf(tries[0].day) : weekOf(today);
  for (const weekTries of byWeek(tries)) {
    for (; week < weekOf(weekTries[0]!.day); week++) player = ratedAfter(player, []);
    const before = player;
    const games: RatedGame[] = [];
    for (const { id, score } of weekTries) {
      const opponent = puzzles.get(id) ?? seedOf(id);
      games.push({ opponent, score });
      player = ratedAfter(before, games);
      course.push(player.rating);
    }
    weekTries.forEach(({ id, score }, index) => {
      const game = { opponent: before, score: 1 - score };
      puzzles.set(id, ratedAfter(games[index]!.opponent, [game]));
    });
    week++;
  }
  for (; week < weekOf(today); week++) player = ratedAfter(player, []);
  return { player, puzzles, course, count: tries.length };
}

function byWeek(tries: readonly RatedTry[]): RatedTry[][] {
  const weeks: RatedTry[][] = [];
  for (const one of tries) {
    const last = weeks.at(-1);
    if (last && weekOf(last[0]!.day) === weekOf(one.day)) last.push(one);
    else weeks.push([one]);
  }
  return weeks;
}

/** The puzzle whose rating is nearest to the player's, of those that are not solved here. */
export function puzzleAtLevel(
  { player, puzzles }: Pick<Standing, 'player' | 'puzzles'>,
  isSolved: (id: string) => boolean,
): string | undefined {
  let [nearest, least]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const id of DIFFICULTIES.keys()) {
    const apart = Math.abs((puzzles.get(id) ?? seedOf(id)).rating - player.rating);
    if (apart < least && !isSolved(id)) [nearest, least] = [id, apart];
  }
  return nearest;
}
