import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    const { code, stderr } = await solve(EASY, '--out', out, '--width', '90');
    expect(code).toBe(0);
    expect(stderr).toContain(`wrote 3 pictures: ${join(out, '00.png')} to ${join(out, '02.png')}`);
    expect(readdirSync(out)).toEqual(['00.png', '01.png', '02.png']);
    const puzzle = parsePuzzle(EASY);
    for (const [index, state] of statesAlong(puzzle, parseMoves(puzzle, 'L2')).entries()) {
      const png = readFileSync(join(out, `0${index}.png`));
      expect(png.equals(boardPng(puzzle, state, { width: 90 }))).toBe(true);
    }
  });

  test('counts as the solution does', async () => {
    const out = join(folder, 'lines');
    await solve(EASY, '--out', out, '-m', 'mtm', '--json');
    expect(readdirSync(out)).toEqual(['00.png', '01.png']);
  });

  test('writes none where there is no solution', async () => {
    const out = join(folder, 'none');
    expect((await solve('1 2 3/4 5 6/8 7 0', '--out', out)).code).toBe(1);
    expect(readdirSync(folder)).not.toContain('none');
  });

  test.each([
    ['without a folder', [EASY], 'name a folder for them'],
    ['of all solutions', [EASY, '--all', '-o', 'all'], 'frames-png draws one solution'],
    ['of two puzzles', [EASY, EASY, '-o', 'two'], 'frames-png draws one puzzle'],
    ['that are too large', [EASY, '--width', '9999', '-o', 'large'], 'width is 9999'],
    ['where none can be', [EASY, '-o', '/proc/frames'], '/proc/frames cannot be written'],
    ['below a folder that is not there', [EASY, '-o', 'none/x/y'], 'none/x/y cannot be written'],
  ])('writes none %s', async (_, argv, message) => {
    const { code, stderr } = await solve(...argv);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });

  test('writes none of two puzzles that are solved at the same time', async () => {
    const argv = ['solve', EASY, EASY, '-f', 'frames-png', '-o', 'two', '--jobs', '2'];
    const { code, stderr } = await spawnCli(argv);
    expect(code).toBe(2);
    expect(stderr).toContain('frames-png draws one puzzle');
  });

  test('mixes no pictures with what is there', async () => {
    writeFileSync(join(folder, 'mine.txt'), '');
    expect((await solve(EASY, '-o', folder)).stderr).toContain(`${folder} is not empty`);
    expect((await solve(EASY, '-o', join(folder, 'mine.txt'))).stderr).toContain('ENOTDIR');
  });

  test('alone writes files', async () => {
    const { code, stderr } = await runCli(['solve', EASY, '-f', 'svg', '-o', 'x']);
    expect(code).toBe(2);
    expect(stderr).toContain('--out needs --format frames-png');
  });
});
