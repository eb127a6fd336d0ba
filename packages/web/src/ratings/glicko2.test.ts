import { expect, test } from 'vitest';
import { expectedScore, ratedAfter, UNRATED } from './glicko2.ts';

const rated = (rating: number, deviation: number) => ({ ...UNRATED, rating, deviation });

test("Glickman's example has his result", () => {
  // "Example of the Glicko-2 system", http://www.glicko.net/glicko/glicko2.pdf, page 4: tau 0.5.
  const { rating, deviation, volatility } = ratedAfter(rated(1500, 200), [
    { opponent: rated(1400, 30), score: 1 },
    { opponent: rated(1550, 100), score: 0 },
    { opponent: rated(1700, 300), score: 0 },
  ]);
  expect(rating).toBeCloseTo(1464.06, 1); // 1464.06 there
  expect(deviation).toBeCloseTo(151.52, 1); // 151.52 there
  expect(volatility.toString().slice(0, 7)).toBe('0.05999'); // cut there, not rounded
});

test('his expected scores are had as well', () => {
  const expected = [rated(1400, 30), rated(1550, 100), rated(1700, 300)].map((opponent) =>
    expectedScore(rated(1500, 200), opponent).toFixed(3),
  );
  expect(expected).toEqual(['0.639', '0.432', '0.303']); // the table of his step 3
});

test('without games only the deviation grows, to that of an unknown player at most', () => {
  const idle = ratedAfter(rated(1700, 60), []);
  expect(idle).toMatchObject({ rating: 1700, volatility: 0.06 });
  // Step 6: the root of 60² + (173.7178 · 0.06)².
  expect(idle.deviation).toBeCloseTo(Math.sqrt(60 ** 2 + 10.423068 ** 2), 5);
  expect(ratedAfter(UNRATED, [])).toEqual(UNRATED);
});

test('results that nobody would expect make the rating more volatile', () => {
  const weak = { opponent: rated(900, 40), score: 0 };
  const known = rated(1900, 40);
  expect(ratedAfter(known, [weak, weak, weak]).volatility).toBeGreaterThan(0.06);
  const even = [1, 0, 1, 0].map((score) => ({ opponent: rated(1900, 40), score }));
  expect(ratedAfter(known, even).volatility).toBeLessThan(0.06);
});
