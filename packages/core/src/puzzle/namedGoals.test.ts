import { describe, expect, it } from 'vitest';
import { GOAL_NAMES, namedGoal } from './namedGoals.ts';

describe('namedGoal', () => {
  it('draws the four of the 15-puzzle', () => {
    expect(namedGoal('standard', 4, 4).join(' ')).toBe('1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 0');
    expect(namedGoal('blank-first', 4, 4).join(' ')).toBe('0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15');
    expect(namedGoal('snake', 4, 4).join(' ')).toBe('1 2 3 4 8 7 6 5 9 10 11 12 0 15 14 13');
    expect(namedGoal('spiral', 4, 4).join(' ')).toBe('1 2 3 4 12 13 14 5 11 0 15 6 10 9 8 7');
  });

  it('draws rectangles', () => {
    expect(namedGoal('spiral', 3, 2)).toEqual([1, 2, 3, 0, 5, 4]);
    expect(namedGoal('spiral', 2, 3)).toEqual([1, 2, 0, 3, 5, 4]);
    expect(namedGoal('spiral', 3, 3)).toEqual([1, 2, 3, 8, 0, 4, 7, 6, 5]);
    expect(namedGoal('snake', 3, 3)).toEqual([1, 2, 3, 6, 5, 4, 7, 8, 0]);
  });

  it('holds every number once on every board', () => {
    for (const name of GOAL_NAMES) {
      for (let width = 2; width <= 7; width++) {
        for (let height = 2; height <= 7; height++) {
          const sorted = namedGoal(name, width, height).sort((a, b) => a - b);
          expect(sorted).toEqual(Array.from({ length: width * height }, (_, i) => i));
        }
      }
    }
  });
});
