import { expect, test } from 'vitest';
import { randomTexts } from '../independent/answers.ts';
import {
  cardFaults,
  hintFaults,
  otherGoalFaults,
  reviewFaults,
  varyFaults,
} from '../independent/printed/checks.mjs';
import { someOf } from '../support/oneIn.ts';
import { runCli } from './runCli.ts';

/* What is printed for people, read back sentence by sentence by the independent checker. */

/** Puzzles of all kinds; those with more states than a check takes are left out by it. */
const puzzles = randomTexts(500, 7);
const METRICS = ['moves', 'slides', 'steps'] as const;
const LIMIT = 2_000;

const asked = someOf(puzzles, 150).map((text, at) => ({ text, metric: METRICS[at % 3]! }));

async function printed(text: string, ...argv: string[]): Promise<string> {
  const [verb, ...rest] = argv;
  return (await runCli([verb!, '-', ...rest, '-q'], { stdin: text })).stdout;
}

/** Runs a check on each puzzle; at least half of them have to be small enough for it. */
async function expectRight(
  check: (text: string, metric: string) => Promise<string[] | undefined>,
): Promise<void> {
  let checked = 0;
  const wrong: object[] = [];
  for (const { text, metric } of asked) {
    const faults = await check(text, metric);
    if (faults) checked++;
    if (faults && faults.length > 0) wrong.push({ text, metric, faults });
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(checked).toBeGreaterThanOrEqual(asked.length / 2);
}

test('hints', () =>
  expectRight(async (text, metric) =>
    hintFaults(text, await printed(text, 'hint', '-m', metric), { metric, limit: LIMIT }),
  ));

test('what each change does', () =>
  expectRight(async (text, metric) =>
    varyFaults(text, await printed(text, 'vary', '-m', metric), { metric, limit: LIMIT }),
  ));

test('other goals', () =>
  expectRight(async (text, metric) => {
    const goals = await printed(text, 'vary', '--goals', '-m', metric);
    return otherGoalFaults(text, goals, { metric, limit: LIMIT });
  }));

test('lines that are reviewed, whole and cut short', () =>
  expectRight(async (text, metric) => {
    const argv = ['solve', '-', '--engine', 'greedy', '-f', 'moves', '-q'];
    const { code, stdout } = await runCli(argv, { stdin: text });
    const words = code === 0 ? stdout.split(/\s+/).filter((word) => word !== '') : [];
    const faults: string[] = [];
    for (const line of [words, words.slice(0, -1)]) {
      if (line.length === 0) continue;
      const moves = line.join(' ');
      const told = await printed(text, 'diff', moves, '--all', '-m', metric);
      const found = reviewFaults(text, moves, told, { metric, limit: LIMIT });
      if (!found) return undefined;
      faults.push(...found);
    }
    return faults;
  }));

test('cards', () =>
  expectRight(async (text) =>
    cardFaults(text, await printed(text, 'print', '-f', 'card'), { limit: LIMIT }),
  ));
