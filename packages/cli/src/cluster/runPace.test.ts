import { expect, test } from 'vitest';
import { RunPace } from './runPace.ts';

const at = (answered: number, parts = 100) => ({ run: 'boards', parts, answered, aside: 10 });
const MINUTE = 60_000;

test('there is no time left to tell before anything was answered', () => {
  const pace = new RunPace();
  expect(pace.secondsLeft(at(0))).toBeUndefined();
  pace.see([at(0)], 0);
  pace.see([at(0)], MINUTE);
  expect(pace.secondsLeft(at(0))).toBeUndefined();
});

test('what is left takes as long as what was answered of late', () => {
  const pace = new RunPace();
  pace.see([at(0)], 0);
  pace.see([at(30)], MINUTE);
  expect(pace.secondsLeft(at(30))).toBe(120);
  expect(pace.secondsLeft(at(90))).toBe(0);
});

test('a pace of old times is forgotten, and a run that is gone', () => {
  const pace = new RunPace();
  for (const [minute, answered] of [0, 50, 51, 52, 53, 54, 55, 56].entries()) {
    pace.see([at(answered)], minute * MINUTE);
  }
  // The window is that of the last five minutes: one part a minute.
  expect(pace.secondsLeft(at(56))).toBe(34 * 60);
  pace.see([], 8 * MINUTE);
  pace.see([at(60)], 9 * MINUTE);
  expect(pace.secondsLeft(at(60))).toBeUndefined();
});
