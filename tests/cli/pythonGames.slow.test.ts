import { expect, test } from 'vitest';
import { compareWithDiff } from './pythonGames.ts';
import { runPython } from './runPython.ts';

test.each(['2x3', '3x3', '2x5', 'cars'])(
  'rewards and regret of 2,500 games of %s are what diff tells',
  async (family) => {
    await compareWithDiff(2500, [family]);
  },
);

test('a million seeds give a million boards', () => {
  const program = `
from glissade.gym import SlidingEnv
env = SlidingEnv("2x5")
print(env.count(), env.hardest)
print(len({env.reset(seed=seed)[0] for seed in range(1_000_000)}))
`;
  // All boards but the goal; the largest distance is that of survey tiles 2x5.
  expect(runPython(['-c', program]).stdout).toBe('1814399 55\n1000000\n');
});

test('seeds give different boards of cars', () => {
  const program = `
from glissade.gym import SlidingEnv
env = SlidingEnv("cars")
print(len({env.reset(seed=seed)[0] for seed in range(2000)}))
`;
  expect(runPython(['-c', program]).stdout).toBe('2000\n');
});
