import { seededRandom } from '@glissade/core';
import { describe, expect, test } from 'vitest';
import { dayNumber } from '../daily/days.ts';
import { DIFFICULTIES } from './difficulties.ts';
import { expectedScore, UNRATED } from './glicko2.ts';
import { puzzleAtLevel, type Standing, seedOf, standingAfter } from './standing.ts';
import type { RatedTry } from './tries.ts';

const MONDAY = dayNumber(new Date(2026, 10, 23));
const at = (day: number, id: string, score: number): RatedTry => ({ day, id, score });

describe('the seed of a puzzle', () => {
  test('rises with the estimate of its difficulty', () => {
    const seeds = [...DIFFICULTIES.keys()].map((id) => seedOf(id).rating);
    expect(seeds).toEqual(seeds.toSorted((a, b) => a - b));
    expect([seeds[0], seeds.at(-1)]).toEqual([630, 2400]); // estimates 3.1 and 9
  });
});

describe('the standing', () => {
  test('is unknown without tries, and surer with every one', () => {
    expect(standingAfter([], MONDAY).player).toEqual(UNRATED);
    const once = standingAfter([at(MONDAY, 'klotski', 1)], MONDAY);
    const twice = standingAfter([at(MONDAY, 'klotski', 1), at(MONDAY, 'mas', 1)], MONDAY);
    expect(once.player.rating).toBeGreaterThan(1500);
    expect(twice.player.deviation).toBeLessThan(once.player.deviation);
    expect(twice.course).toEqual([once.player.rating, twice.player.rating]);
  });

  test('of a puzzle falls when it is solved and rises when it is not', () => {
    const tries = [at(MONDAY, 'klotski', 1), at(MONDAY, 'century', 0)];
    const { puzzles } = standingAfter(tries, MONDAY);
    expect(puzzles.get('klotski')!.rating).toBeLessThan(seedOf('klotski').rating);
    expect(puzzles.get('century')!.rating).toBeGreaterThan(seedOf('century').rating);
  });

  test('takes a week as one period, however the tries lie in it', () => {
    const tries = (day: number) => [at(MONDAY, 'klotski', 1), at(MONDAY + day, 'mas', 0)];
    expect(standingAfter(tries(6), MONDAY + 6)).toEqual(standingAfter(tries(0), MONDAY + 6));
    expect(standingAfter(tries(7), MONDAY + 7)).not.toEqual(standingAfter(tries(0), MONDAY + 7));
  });

  test('grows less sure while nothing is played', () => {
    const tries = Array.from({ length: 20 }, () => at(MONDAY, 'klotski', 0.7));
    const soon = standingAfter(tries, MONDAY).player;
    const late = standingAfter(tries, MONDAY + 7 * 30).player;
    expect(late.rating).toBe(soon.rating);
    expect(late.deviation).toBeGreaterThan(soon.deviation);
  });
});

describe('1000 players of known strength', () => {
  test('are put into their order by 50 games each at their level', () => {
    const random = seededRandom(2026);
    const unit = () => random(2 ** 31) / 2 ** 31;
    const normal = () => Math.sqrt(-2 * Math.log(1 - unit())) * Math.cos(2 * Math.PI * unit());
    /** What the puzzles are for people, which the estimate knows only about. */
    const strengths = new Map([...DIFFICULTIES.keys()].map((id) => [id, 100 * normal()]));
    const players = Array.from({ length: 1000 }, () => {
      const strength = 1500 + 300 * normal();
      return { strength, found: ratingAfterGames(50, strength, strengths, unit) };
    });
    const spearman = correlation(
      ranks(players.map((player) => player.strength)),
      ranks(players.map((player) => player.found)),
    );
    expect(spearman).toBeGreaterThanOrEqual(0.95);
  });
});

/** Ten games a week, each with a new puzzle at the player's level as of the last five games. */
function ratingAfterGames(
  count: number,
  strength: number,
  surprises: ReadonlyMap<string, number>,
  unit: () => number,
): number {
  const tries: RatedTry[] = [];
  const played = new Set<string>();
  let standing: Standing = standingAfter([], MONDAY);
  for (let game = 0; game < count; game++) {
    const id = puzzleAtLevel(standing, (one) => played.has(one))!;
    played.add(id);
    const rating = seedOf(id).rating + surprises.get(id)!;
    const opponent = { ...UNRATED, rating, deviation: 0 };
    const chance = expectedScore({ ...UNRATED, rating: strength }, opponent);
    const day = MONDAY + 7 * Math.floor(game / 10);
    tries.push(at(day, id, unit() < chance ? 1 : 0));
    if (game % 5 === 4) standing = standingAfter(tries, day);
  }
  return standing.player.rating;
}

/** No two of them are equal. */
function ranks(values: readonly number[]): number[] {
  const order = new Map(values.toSorted((a, b) => a - b).map((value, place) => [value, place]));
  return values.map((value) => order.get(value)!);
}

function correlation(x: readonly number[], y: readonly number[]): number {
  const middle = (x.length - 1) / 2;
  const sum = (a: readonly number[], b: readonly number[]) =>
    a.reduce((all, value, i) => all + (value - middle) * (b[i]! - middle), 0);
  return sum(x, y) / Math.sqrt(sum(x, x) * sum(y, y));
}
