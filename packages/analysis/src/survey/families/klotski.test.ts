import { expect, test } from 'vitest';
import { survey } from '../survey.ts';

// dnomd343, Klotski-Analysis: layouts by numbers of 1×2 and 1×1 (tests/data/klotskiLayouts.md).
test.each([
  [0, 3, 6720],
  [1, 0, 256],
  [5, 4, 363_480],
  [6, 2, 85_980],
  [7, 0, 3508],
])('%i dominoes and %i singles: %i layouts', async (dominoes, singles, layouts) => {
  const where = { dominoes: [dominoes, dominoes], singles: [singles, singles] } as const;
  const outcome = await survey({ family: 'klotski', where, threads: 1 });
  if (outcome.status !== 'surveyed') expect.fail(outcome.status);
  expect(outcome.totals.layouts).toBe(layouts);
});

test('the hardest with the pieces of the usual set', async () => {
  const where = { across: [1, 1], upright: [4, 4], singles: [4, 4] } as const;
  const outcome = await survey({ family: 'klotski', where, threads: 1 });
  if (outcome.status !== 'surveyed') expect.fail(outcome.status);
  // The component of Heng Dao Li Ma has 25,955 layouts.
  expect(outcome.totals).toMatchObject({ layouts: 65_880, largest: 25_955 });
});

test('with symmetry, a layout and its mirror image count once', async () => {
  const where = { dominoes: [1, 1], singles: [0, 0] } as const;
  const outcome = await survey({ family: 'klotski', where, symmetry: true, threads: 1 });
  if (outcome.status !== 'surveyed') expect.fail(outcome.status);
  // Own mirror images: the 2×2 in the middle (4 rows), and a domino across in the middle of one of
  // the 3 other rows; no upright domino lies in the middle.
  expect(outcome.totals.layouts).toBe((256 + 4 * 3) / 2);
});
