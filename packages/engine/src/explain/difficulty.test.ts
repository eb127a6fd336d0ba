import { expect, test } from 'vitest';
import { blockEntry, puzzleOf } from '../../../../tests/data/readBlocks.ts';
import { estimateDifficulty, HALF } from './difficulty.ts';
import { explainSync } from './explain.ts';

type Features = Parameters<typeof estimateDifficulty>[0];

function featuresOf(value: number, room: number): Features {
  const traps = new Array(value).fill({ after: 0, moves: 'A', depth: 1, isExact: true });
  return {
    length: value,
    rooms: [2, room],
    chapters: [{ length: value }, { length: 1 }] as unknown as Features['chapters'],
    intuition: { sight: [], away: [], awayMin: 0, waiting: { from: 1, to: value }, traps },
  };
}

test('half of the points at the half value of each feature', () => {
  for (const [name, half] of Object.entries(HALF)) {
    const { parts } = estimateDifficulty(featuresOf(half, 2 ** half));
    expect(parts.find((part) => part.name === name)).toMatchObject({ value: half, points: 0.9 });
  }
});

test('from 1 to 10, more with more of each feature', () => {
  const scores = [1, 5, 20, 80, 1000].map((value) => {
    const { score, parts } = estimateDifficulty(featuresOf(value, 2 ** Math.min(value, 40)));
    const sum = parts.reduce((all, { points }) => all + points, 0);
    expect(score).toBeCloseTo(1 + sum, 1);
    return score;
  });
  expect(scores).toEqual([...scores].sort((a, b) => a - b));
  expect(scores[0]).toBeGreaterThanOrEqual(1);
  expect(scores.at(-1)).toBeLessThanOrEqual(10);
});

test('Klotski is estimated harder than Simplicity', () => {
  const scoreOf = (id: string) => {
    const explanation = explainSync(puzzleOf(blockEntry(id)));
    if (explanation.status !== 'explained') throw new Error(explanation.status);
    return explanation.difficulty.score;
  };
  expect(scoreOf('klotski')).toBeGreaterThan(scoreOf('simplicity') + 1);
});
