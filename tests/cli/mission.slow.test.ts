import { test } from 'vitest';
import { expectDeepening } from './deepening.ts';

test.each([
  ['irregular board', 'tests/data/irregular.slide', 78],
  ['Hua Rong Dao', '2003 2003 4115 4785 6**9', 116],
])(
  'depth-first with deepening finds the length of breadth-first: %s',
  async (_, puzzle, length) => {
    await expectDeepening(puzzle, length);
  },
);
