import { parsePuzzle, solveSync } from 'glissade';
import { expect, test } from 'vitest';
import { jsonLines, spawnCli } from './runCli.ts';

test('the table of simple 3×3, and every puzzle of it solved', async () => {
  const { code, stdout } = await spawnCli(['survey', 'simple', '3x3', '--json', '-q']);
  expect(code).toBe(0);
  const rows = jsonLines(stdout);
  const totals = rows.pop()!;
  // N. Bickford, Sliding Block Puzzles, part 3 (2012), by his method.
  expect(rows.map(({ length }) => length)).toEqual([1, 2, 5, 10, 14, 22, 18, 13]);
  expect(totals).toMatchObject({ family: 'simple 3x3', packings: 13_329, states: 26_877 });
  for (const { puzzle, length, metric } of rows) {
    const outcome = solveSync(parsePuzzle(String(puzzle)), { metric: 'moves' });
    expect(outcome).toMatchObject({ status: 'solved', length });
    expect(metric).toBe('moves');
  }
});

test('threads do not change the answer', async () => {
  const [one, two] = await Promise.all(
    ['1', '2'].map(async (threads) => {
      const argv = ['survey', 'simple', '4x3', '--top', '3', '--threads', threads, '--json', '-q'];
      return (await spawnCli(argv)).stdout.replace(/"timeMs":[\d.e-]+/, '"timeMs":0');
    }),
  );
  expect(two).toBe(one);
  expect(jsonLines(one!)).toHaveLength(12);
});
