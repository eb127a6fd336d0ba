import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parsePuzzle, solveSync } from 'glissade';
import { expect, test } from 'vitest';
import { jsonLines, runCli, spawnCli } from './runCli.ts';

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

test('columns, conditions and classes', async () => {
  const argv = [
    'survey',
    'klotski',
    '--where',
    'dominoes=1 and singles<=1',
    '--class',
    '--top',
    '2',
  ];
  const { code, stdout } = await runCli(argv);
  expect(code).toBe(0);
  expect(stdout).toContain('1 across, 0 upright, 1 single');
  expect(stdout).toMatch(/klotski: 3,840 layouts, 4 classes/);
});

test('positions of a tile board by distance, in both metrics, with pictures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'survey-'));
  const file = join(folder, 'sheet.svg');
  const { code, stdout } = await runCli(['survey', 'tiles', '2x3', '--svg', file]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^stm +21 +1 +4 +360 +1 {2}4 5 0\/1 2 3$/m);
  expect(stdout).toContain('tiles 2x3: 360 positions, 21 stm at most, 20 mtm at most.');
  const svg = readFileSync(file, 'utf8');
  expect(svg.match(/<svg x=/g)).toHaveLength(22 + 21);
  expect(svg).toContain('21 stm');
  rmSync(folder, { recursive: true });
});

test('a sheet of pictures', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'survey-'));
  const file = join(folder, 'sheet.svg');
  const { code, stderr } = await runCli(['survey', 'simple', '2x2', '--svg', file]);
  expect(code).toBe(0);
  expect(stderr).toContain(`wrote the pictures to ${file}`);
  const svg = readFileSync(file, 'utf8');
  expect(svg.match(/<svg x=/g)).toHaveLength(3);
  expect(svg).toContain('3 pieces: 5 moves');
  rmSync(folder, { recursive: true });
});

test('the hardest start of the pieces of a puzzle', async () => {
  const puzzle = 'start:\nAAB\nC..\ngoal:\n...\n.AA';
  const { stdout } = await runCli(['survey', 'pieces', puzzle, '--json', '-q']);
  const [row] = jsonLines(stdout);
  expect(row).toMatchObject({ pieces: 3, starts: 24 });
});

test.each([
  [['survey', 'rushes', '5'], 'there is no family "rushes 5"'],
  [['survey', 'simple', '9x9'], 'a board of 9×9 cannot be surveyed'],
  [['survey', 'pieces'], 'pieces needs one puzzle'],
  [['survey', 'klotski', '--where', 'wheels=2'], 'classes of klotski have no "wheels"'],
  [['survey', 'klotski', '--where', 'many'], '"many" is not a condition'],
  [['survey', 'tiles', '3x5'], 'a tile board of 3×5 cannot be surveyed'],
  [['survey', 'tiles', '3x3', '-m', 'moves'], 'tiles 3x3 cannot be surveyed in moves'],
  [['survey', 'klotski', '--goal', 'x'], 'klotski has its own goal'],
])('%j is refused', async (argv, message) => {
  const { code, stderr } = await runCli(argv);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});
