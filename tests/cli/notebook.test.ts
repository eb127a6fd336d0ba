import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../tools/install.mjs';
import { oneIn } from '../support/oneIn.ts';
import { runPython } from './runPython.ts';

const file = join(root, 'docs/notebook/classic-tables.ipynb');

type Cell = { readonly cell_type: string; readonly source: readonly string[] };

const { cells } = JSON.parse(readFileSync(file, 'utf8')) as { readonly cells: readonly Cell[] };

test('the notebook is kept without outputs', () => {
  expect(cells.length).toBeGreaterThan(5);
  for (const cell of cells) expect((cell as { outputs?: unknown[] }).outputs ?? []).toEqual([]);
});

describe('the notebook', () => {
  test('reproduces the classic tables', () => {
    const code = cells.filter((cell) => cell.cell_type === 'code');
    const program = `${code.map(({ source }) => source.join('')).join('\n\n')}\n`;
    const { status, stdout, stderr } = runPython(['-'], {
      input: program,
      env: { BOARDS: '1', DEEPEST: String(32 - oneIn(12)), KORF: '3' },
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('181440 boards, 21.97 moves on average, 31 at most');
    expect(stdout).toMatch(/^31 +2 $/m);
    expect(stdout).toMatch(/^korf-001 +57 moves, as published/m);
    expect(stdout.match(/, as published/g)).toHaveLength(3);
    const rows = [...stdout.matchAll(/^ +(\d+) +1 +(\d.*)$/gm)];
    expect(rows.length).toBeGreaterThan(4);
    for (const [, depth, row] of rows) {
      const generated = [...row!.matchAll(/(\d+) +b\*/g)].map(([, count]) => Number(count));
      expect(generated).toHaveLength(4);
      // Near the goal, ties decide; farther off, a better heuristic generates less.
      const [blind, misplaced, , conflict] = generated as [number, number, number, number];
      if (Number(depth) < 14) continue;
      expect(blind).toBeGreaterThan(misplaced);
      expect(misplaced).toBeGreaterThan(conflict);
    }
  });
});
