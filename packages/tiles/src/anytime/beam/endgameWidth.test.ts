import { expect, it } from 'vitest';
import { endgameWidth, equivalentLevels } from './endgameWidth.ts';

it('leaves beams as wide as they are where many moves are left', () => {
  expect(endgameWidth(100_000, 29)).toBe(100_000);
  expect(endgameWidth(100_000, 28)).toBe(50_000);
  expect(endgameWidth(100_000, 20)).toBe(15_000);
  expect(endgameWidth(100_000, 1)).toBe(5000);
});

it('never makes a beam narrower than some width, or wider than it is', () => {
  expect(endgameWidth(3000, 1)).toBe(2000);
  expect(endgameWidth(300, 1)).toBe(300);
});

it('counts levels by their widths', () => {
  for (const moves of [0, 5, 12, 13, 20, 25, 28, 100]) {
    let states = 0;
    for (let left = moves; left > 0; left--) states += endgameWidth(1e6, left);
    expect(equivalentLevels(moves)).toBeCloseTo(states / 1e6, 6);
  }
});
