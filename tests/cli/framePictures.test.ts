import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseMoves, parsePuzzle, statesAlong } from '@glissade/core';
import { boardPng } from '@glissade/picture/boardPng';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli, spawnCli } from './runCli.ts';

const EASY = '1 2 3/4 5 6/0 7 8';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'glissade-frames-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const solve = (...argv: readonly string[]) => runCli(['solve', ...argv, '-f', 'frames-png']);

describe('solve --format frames-png', () => {
  test('writes a picture for the start and for the state after each move', async () => {
    const out = join(folder, 'frames');
    const { code } = await solve(EASY, '--out', out, '--width', '90');
    expect(code).toBe(0);
    const puzzle = parsePuzzle(EASY);
    for (const [index, state] of statesAlong(puzzle, parseMoves(puzzle, 'L2')).entries()) {
      const png = readFileSync(join(out, `0${index}.png`));
      expect(png.equals(boardPng(puzzle, state, { width: 90 }))).toBe(true);
    }
  });

  test('writes none of two puzzles that are solved at the same time', async () => {
    const argv = ['solve', EASY, EASY, '-f', 'frames-png', '-o', 'two', '--jobs', '2'];
    const { code, stderr } = await spawnCli(argv);
    expect(code).toBe(2);
    expect(stderr).toContain('frames-png draws one puzzle');
  });
});
