import { expect, it } from 'vitest';
import { type BeamPlan, Pace } from './pace.ts';

/** Runs beams that cost so much of the time for each state of their width. */
function run(costOf: (plan: BeamPlan) => number, isShorter: (count: number) => boolean) {
  let spent = 0;
  const pace = new Pace(100, () => spent);
  const plans: BeamPlan[] = [];
  for (let plan = pace.next(); plan; plan = pace.next()) {
    const share = costOf(plan);
    spent += share;
    plans.push(plan);
    pace.told(share, isShorter(plans.length));
    if (plans.length === 1000) break;
  }
  return { plans, spent };
}

it('grows beams, then begins them on the line, until the time is over', () => {
  const { plans, spent } = run(
    ({ width, from }) => 1e-5 * width * (1 - from),
    () => false,
  );
  expect(plans.slice(0, 6)).toEqual([
    { width: 100, from: 0 },
    { width: 400, from: 0 },
    { width: 1600, from: 0 },
    { width: 6400, from: 0 },
    { width: 25_600, from: 0 },
    { width: 25_600, from: 1 / 8 },
  ]);
  expect(plans.slice(5).every(({ from }) => from > 0)).toBe(true);
  expect(spent).toBeGreaterThan(0.95);
  expect(spent).toBeLessThan(1.01);
});

it('widens a pass that is in vain, and no other', () => {
  const widthsOf = (isShorter: boolean) =>
    run(
      ({ width, from }) => 1e-6 * width * (1 - from),
      () => isShorter,
    ).plans.map(({ width }) => width);
  expect(Math.max(...widthsOf(true))).toBe(102_400);
  expect(Math.max(...widthsOf(false))).toBeGreaterThan(102_400);
});

it('begins nothing when beams are dearer than what is left', () => {
  const { plans } = run(
    () => 0.99,
    () => true,
  );
  expect(plans.length).toBe(1);
});

it('grows for ever where no time is set', () => {
  const pace = new Pace(10, undefined);
  const widths = [1, 2, 3, 4].map(() => {
    const { width } = pace.next()!;
    pace.told(0, false);
    return width;
  });
  expect(widths).toEqual([10, 40, 160, 640]);
});
