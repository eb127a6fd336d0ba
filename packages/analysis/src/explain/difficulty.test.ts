import { expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import { estimateDifficulty, HALF, POINTS_MAX } from './difficulty.ts';
import { DIFFICULTY_PARTS } from './difficultyEstimate.ts';
import { explainSync } from './explain.ts';

test('half of the points at the half value of each feature', () => {
  const { parts } = estimateDifficulty({ length: HALF, farthest: HALF });
  expect(parts.map(({ name }) => name)).toEqual(DIFFICULTY_PARTS);
  for (const { name, points } of parts) expect(points).toBe(POINTS_MAX[name] / 2);
});

test('from 1 to 10, more with more of each feature', () => {
  const values = [1, 5, 20, 80, 1000];
  for (const other of values) {
    for (const name of DIFFICULTY_PARTS) {
      const scores = values.map((value) => {
        const estimate = estimateDifficulty({ length: other, farthest: other, [name]: value });
        const sum = estimate.parts.reduce((all, { points }) => all + points, 0);
        expect(estimate.score).toBeCloseTo(1 + sum, 1);
        return estimate.score;
      });
      expect(scores).toEqual([...scores].sort((a, b) => a - b));
      expect(scores.at(-1)).toBeGreaterThan(scores[0]!);
      expect(Math.min(...scores)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...scores)).toBeLessThanOrEqual(10);
    }
  }
});

test('the score is rounded once, from points that are not', () => {
  // 1 + 0.5676 + 1.3846 = 2.952, and 1 + 0.0968 + 2.25 = 3.347.
  expect(estimateDifficulty({ length: 7, farthest: 9 }).score).toBe(3);
  expect(estimateDifficulty({ length: 1, farthest: 18 }).score).toBe(3.3);
});

test('Klotski is estimated harder than Simplicity', () => {
  const scoreOf = (id: string) => {
    const explanation = explainSync(puzzleOf(blockEntry(id)));
    if (explanation.status !== 'explained') throw new Error(explanation.status);
    return explanation.difficulty.score;
  };
  expect(scoreOf('klotski')).toBeGreaterThan(scoreOf('simplicity') + 1);
});
