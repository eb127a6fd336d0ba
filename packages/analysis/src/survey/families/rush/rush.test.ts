import { parsePuzzle } from '@glissade/core';
import { solve } from '@glissade/solve/solve';
import { expect, test } from 'vitest';
import { survey } from '../../survey.ts';

async function surveyed(family: string, options: object = {}) {
  const outcome = await survey({ family, threads: 1, ...options });
  if (outcome.status !== 'surveyed') expect.fail(outcome.status);
  return outcome;
}

// M. Fogleman's program (github.com/fogleman/rush, cpp/) with BoardSize 4, PrimaryRow 1, and 0 or 1
// walls, prints: boards ("inp"), components ("can"), with a goal ("slv"), minimal ("min").
test.each([
  ['rush 4', 1349, 880, 493, 32],
  ['rush 4 walls 1', 9804, 7113, 4087, 32],
])('%s', async (family, boards, components, solvableComponents, minimal) => {
  const { totals } = await surveyed(family);
  expect(totals).toMatchObject({
    metric: 'slides',
    boards,
    components,
    solvableComponents,
    minimal,
    minimalStates: 514,
    length: 7,
  });
});

// The same program with BoardSize 6, PrimaryRow 2, up to 1 wall, and boards of more than 3 cars
// left out.
test('rush 6 walls 1, up to 3 cars', async () => {
  const { totals } = await surveyed('rush 6 walls 1', { where: { cars: [1, 3] } });
  expect(totals).toMatchObject({
    ...{ boards: 15_952, components: 10_343, solvableComponents: 9892 },
    ...{ minimal: 105, minimalStates: 4963, length: 3 },
  });
});

test('a minimal puzzle gets shorter without any of its cars', async () => {
  const { rows } = await surveyed('rush 4', { top: 100 });
  const puzzles = rows.flatMap((row) => row.puzzles);
  expect(puzzles).toHaveLength(32);
  for (const { puzzle, length } of puzzles) {
    const labels = new Set([...puzzle.matchAll(/[B-Z]/g)].map(([label]) => label));
    for (const label of labels) {
      const outcome = await solve(parsePuzzle(puzzle.replaceAll(label, '.')), {
        metric: 'slides',
      });
      if (outcome.status !== 'solved') expect.fail(outcome.status);
      expect(outcome.length).toBeLessThan(length);
    }
  }
});

test.each([
  ['rush 2', 'car boards of 2×2'],
  ['rush 8', 'car boards of 8×8'],
  ['rush 5 walls 4', 'with 4 walls'],
])('%s is not surveyed', async (family, message) => {
  await expect(survey({ family })).rejects.toThrow(message);
});

test('other metrics and symmetry are refused', async () => {
  await expect(survey({ family: 'rush 4', metric: 'moves' })).rejects.toThrow('in moves');
  await expect(survey({ family: 'rush 4', symmetry: true })).rejects.toThrow('mirror image');
});
