import { parsePuzzle } from '@glissade/core';
import { solveSync } from '@glissade/solve/solve';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBeams } from './beam/learnedBeams.ts';

/** Memories of WebAssembly that were made; one may take hundreds of megabytes. */
let made = 0;
const { Memory } = WebAssembly;

beforeAll(() => {
  WebAssembly.Memory = class extends Memory {
    constructor(descriptor: WebAssembly.MemoryDescriptor) {
      super(descriptor);
      made++;
    }
  };
});
afterAll(() => {
  WebAssembly.Memory = Memory;
});

const FIFTEEN = parsePuzzle('2 15 1 12/8 5 6 11/4 9 10 7/3 14 13 0');
const TWENTY_FOUR = parsePuzzle('14 5 9 2 18/8 23 19 12 17/15 0 10 20 4/6 11 21 1 7/24 3 16 22 13');
const SOLVES = 10;

/** How many memories further solves make once the first has its own, made or left by others. */
function madeByFurther(solves: () => void): number {
  solves();
  const before = made;
  for (let solve = 0; solve < SOLVES; solve++) solves();
  return made - before;
}

test('memories are counted', () => {
  const before = made;
  new WebAssembly.Memory({ initial: 1 });
  expect(made).toBe(before + 1);
});

test.each([
  ['anytime', { anytime: true }],
  ['exact', {}],
] as const)('15-puzzles one after the other share a memory: %s', (_, how) => {
  const further = madeByFurther(() => {
    const options = { ...how, metric: 'stm', threads: 1, limits: { timeMs: 60_000 } } as const;
    expect(solveSync(FIFTEEN, options)).toMatchObject({ status: 'solved', length: 56 });
  });
  // Stronger tables are made once, when enough has been searched to pay for them.
  expect(further).toBeLessThan(SOLVES / 2);
});

test('beams one after the other share a memory', async () => {
  await loadBeams(5);
  const further = madeByFurther(() => {
    const options = { anytime: true, threads: 1, limits: { nodes: 50_000 } } as const;
    expect(solveSync(TWENTY_FOUR, options)).toMatchObject({ status: 'solved' });
  });
  expect(further).toBe(0);
});
