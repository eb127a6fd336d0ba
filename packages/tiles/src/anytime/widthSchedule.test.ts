import { expect, it } from 'vitest';
import { equivalentLevels } from './beam/endgameWidth.ts';
import { type BeamPlan, WidthSchedule } from './widthSchedule.ts';

const MOVES = 100;
const LEVELS = equivalentLevels(MOVES);

/** Runs beams that cost so much of the time for each state of their width. */
function run(costOf: (plan: BeamPlan) => number, isShorter: (count: number) => boolean) {
  let spent = 0;
  const schedule = new WidthSchedule(100, 0.9, () => spent);
  const plans: BeamPlan[] = [];
  for (let plan = schedule.next(MOVES); plan; plan = schedule.next(MOVES)) {
    const share = costOf(plan);
    spent += share;
    plans.push(plan);
    schedule.record(
      share,
      plan.width * equivalentLevels(MOVES * (1 - plan.from)),
      isShorter(plans.length),
    );
    if (plans.length === 1000) break;
  }
  return { plans, spent };
}

it('grows beams, then runs a wide one, then some on its line, until the time is over', () => {
  const { plans, spent } = run(
    ({ width, from }) => (1e-5 * width * equivalentLevels(MOVES * (1 - from))) / LEVELS,
    () => false,
  );
  expect(plans.slice(0, 4).map(({ width }) => width)).toEqual([100, 400, 1600, 6400]);
  const wide = plans[4]!;
  expect(wide.from).toBe(0);
  expect(wide.width).toBeGreaterThan(60_000);
  expect(wide.widest).toBeGreaterThan(1.9 * wide.width);
  expect(plans.length).toBeGreaterThan(6);
  expect(plans.slice(5).every(({ from }) => from > 0)).toBe(true);
  expect(spent).toBeGreaterThan(0.95);
  expect(spent).toBeLessThan(1.01);
});

it('restarts at other points, and breaks ties differently, in the next pass', () => {
  const { plans } = run(
    ({ width, from }) => (from === 0 ? 1e-5 * width : 1e-3),
    () => true,
  );
  const passes = [0, 1].map((turn) => plans.filter((plan) => plan.from > 0 && plan.turn === turn));
  const [first, second] = passes.map((pass) => pass.map(({ from }) => from));
  expect(first).toEqual([1, 2, 3, 4, 5, 6, 7].map((part) => part / 8));
  expect(second).toEqual(first!.map((from) => from - 1 / 16));
});

it('is not misled by a first beam that was slow', () => {
  const { plans } = run(
    ({ width, from }) =>
      (1e-5 * width * equivalentLevels(MOVES * (1 - from))) / LEVELS + (width === 100 ? 0.01 : 0),
    () => false,
  );
  expect(Math.max(...plans.map(({ width }) => width))).toBeGreaterThan(40_000);
});

it('widens the beams after a pass without a shorter line, and only then', () => {
  const widthsOf = (isShorter: boolean) => {
    let spent = 0;
    const schedule = new WidthSchedule(100, 0.9, () => spent);
    const widths: number[] = [];
    for (let plan = schedule.next(MOVES); plan && widths.length < 40; plan = schedule.next(MOVES)) {
      widths.push(plan.width);
      // Beams on the line turn out to cost nothing.
      const share = plan.from === 0 ? 1e-5 * plan.width : 0;
      spent += share;
      schedule.record(share, plan.width * LEVELS, isShorter);
    }
    return widths;
  };
  const wide = Math.max(...widthsOf(true));
  expect(wide).toBe(widthsOf(true)[4]);
  expect(Math.max(...widthsOf(false))).toBeGreaterThan(1.4 * wide);
});

it('makes the wide beam as wide as the clock allows, and no other', () => {
  let spent = 0;
  const schedule = new WidthSchedule(100, 0.9, () => spent);
  let plan = schedule.next(MOVES)!;
  for (; plan.width === plan.widest; plan = schedule.next(MOVES)!) {
    expect(schedule.widthNow(1000, 90)).toBe(plan.width);
    spent += 1e-5 * plan.width;
    schedule.record(1e-5 * plan.width, plan.width * LEVELS, true);
  }
  const begun = spent;
  expect(schedule.widthNow(1000, 90)).toBeUndefined();
  // A third of its time, a fifth of its way: what the same work a move would be.
  spent = begun + 0.3 * (1 - begun);
  expect(schedule.widthNow(200_000, 80)! * equivalentLevels(80)).toBeCloseTo(400_000, -3);
  spent = begun + 0.9 * (1 - begun);
  expect(schedule.widthNow(400_000, 40)).toBe(30);
});

it('narrows beams near the goal', () => {
  const schedule = new WidthSchedule(1e6, 0.9, () => 0);
  expect(schedule.next(MOVES)!.width).toBe(1e6);
  expect(schedule.widthNow(1000, 40)).toBe(1e6);
  expect(schedule.widthNow(1000, 10)).toBe(50_000);
});

it('starts no beam that costs more than the rest of the time', () => {
  const { plans } = run(
    () => 0.99,
    () => true,
  );
  expect(plans.length).toBeLessThanOrEqual(2);
  expect(plans[1]?.width ?? 0).toBeLessThan(100);
});

it('grows without end where no time is set', () => {
  const schedule = new WidthSchedule(40, 0.9, undefined);
  const widths = [1, 2, 3, 4].map(() => {
    const { width } = schedule.next(MOVES)!;
    schedule.record(0, width * MOVES, false);
    return width;
  });
  expect(widths).toEqual([40, 160, 640, 2560]);
});
