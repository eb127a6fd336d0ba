import { afterEach, beforeEach, expect, test } from 'vitest';
import { jsonLines } from '../runCli.ts';
import { makePlace, type Place, strayFiles } from './place.ts';
import { runAndSignal } from './runAndSignal.ts';
import { twentyAtOnce } from './twentyProgram.ts';

type Round = {
  readonly ends: readonly string[];
  readonly heapUsed: number;
  readonly external: number;
  readonly arrayBuffers: number;
  readonly files: number;
  readonly threads: number;
  readonly resources: readonly string[];
};

let place: Place;
beforeEach(() => {
  place = makePlace();
});
afterEach(() => place.remove());

test.each([
  ['cancelled', ['cancelled', 'solved']],
  ['closed', ['the solver was closed', 'solved']],
] as const)('twenty at once, %s: everything returns to where it was', async (how, known) => {
  const { code, stdout, stderr } = await runAndSignal(twentyAtOnce(how, 3, 600), place);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  const rounds = jsonLines(stdout) as unknown as Round[];
  expect(rounds).toHaveLength(3);
  for (const { ends } of rounds) {
    expect(ends).toHaveLength(20);
    expect(known).toEqual(expect.arrayContaining([...new Set(ends)]));
    expect(ends).toContain(known[0]);
  }
  const [first, last] = [rounds[0]!, rounds.at(-1)!];
  expect(last.threads).toBe(first.threads);
  expect(last.resources).toEqual(first.resources);
  // Node opens one or two of its own late; each search has its own.
  expect(last.files).toBeLessThanOrEqual(first.files + 2);
  // One search holds some megabytes, and what is kept of each round grows in every round; code and
  // tables that are loaded when they are first needed come in one of them.
  const grown = (what: 'heapUsed' | 'external' | 'arrayBuffers') =>
    Math.min(...rounds.slice(1).map((round, before) => round[what] - rounds[before]![what]));
  expect(grown('heapUsed')).toBeLessThan(3e6);
  expect(grown('external')).toBeLessThan(2e6);
  expect(grown('arrayBuffers')).toBeLessThan(1e6);
  expect(strayFiles(place)).toEqual([]);
});
