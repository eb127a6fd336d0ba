import { afterAll, describe, expect, test } from 'vitest';
import { endAtRandom, killAtRandom } from './killing.ts';
import { SCENARIOS } from './scenarios.ts';

/** Moments of each kind of work: more than a hundred of all kinds. */
const MOMENTS = Number(process.env.GLISSADE_KILLS ?? 12);
const rows: Record<string, Record<string, number>> = {};
afterAll(() => console.table(rows));

describe('killed at random moments', () => {
  test.each(SCENARIOS)('$name', async (scenario) => {
    const tally = await killAtRandom(scenario, MOMENTS, 20);
    rows[`killed: ${scenario.name}`] = { moments: MOMENTS, ...tally };
    expect(tally.killed).toBeGreaterThan(MOMENTS / 4);
  });
});

describe('told to end at random moments', () => {
  const scenarios = SCENARIOS.filter(({ isCli }) => isCli);
  test.each(scenarios)('$name', async (scenario) => {
    const tally = await endAtRandom(scenario, MOMENTS, 20);
    rows[`told to end: ${scenario.name}`] = { moments: MOMENTS, ...tally };
    expect(tally.told).toBeGreaterThan(0);
  });
});
