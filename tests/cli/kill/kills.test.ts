import { describe, expect, test } from 'vitest';
import { someOf } from '../../support/oneIn.ts';
import { endAtRandom, killAtRandom } from './killing.ts';
import { SCENARIOS } from './scenarios.ts';

// A sample; `npm run kill-tests` takes more than a hundred moments.
describe('killed at random moments', () => {
  test.each(someOf(SCENARIOS, 4))('$name', async (scenario) => {
    const { killed, sooner } = await killAtRandom(scenario, 1, 1);
    expect(killed + sooner).toBe(1);
  });
});

describe('told to end at random moments', () => {
  const scenarios = someOf(
    SCENARIOS.filter(({ isCli }) => isCli),
    3,
    1,
  );
  test.each(scenarios)('$name', async (scenario) => {
    const { told, sooner, startingUp } = await endAtRandom(scenario, 1, 2);
    expect(told + sooner + startingUp).toBe(1);
  });
});
