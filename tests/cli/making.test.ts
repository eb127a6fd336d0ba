import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parsePuzzle, parsePuzzles, solveSync } from 'glissade';
import { tileParity } from 'glissade/core';
import { describe, expect, it } from 'vitest';
import { mainFile, runCli } from './runCli.ts';

describe('generate', () => {
  it('gives puzzles with the optimum it says, the same ones for a seed', async () => {
    const argv = ['generate', 'rush', '--level', 'easy', '--count', '2', '--seed', '5'];
    const first = await runCli(argv);
    expect((await runCli(argv)).stdout).toBe(first.stdout);
    const [puzzle, other] = parsePuzzles(first.stdout);
    expect(other).toBeDefined();
    const length = Number(/^shortest solution: (\d+) moves/m.exec(first.stderr)?.[1]);
    const solved = solveSync(puzzle!, { metric: 'moves' });
    expect(solved).toMatchObject({ status: 'solved', optimal: true, length });
  });

  it('gives a puzzle of the difficulty and chapters asked for, as explain tells them', async () => {
    const required = ['--length', '-10', '--difficulty', '2.5-3.5', '--chapters', '2-'];
    const argv = ['generate', 'rush', '--level', 'easy', ...required, '--seed', '3', '--json'];
    const made = await runCli(argv);
    const { puzzle, length, difficulty, chapters } = JSON.parse(made.stdout);
    const explained = JSON.parse((await runCli(['explain', puzzle, '--json'])).stdout);
    expect(explained).toMatchObject({ length, difficulty: { score: difficulty } });
    expect(explained.chapters).toHaveLength(chapters);
    expect(chapters).toBeGreaterThanOrEqual(2);
    expect(difficulty).toBeGreaterThanOrEqual(2.5);
    expect(difficulty).toBeLessThanOrEqual(3.5);
    expect(length).toBeLessThanOrEqual(10);
  });
});

describe('scramble', () => {
  it.each([
    ['4x4', '--count', '1G'],
    ['klotski', '--count', '1G', '--steps', '10'],
  ])('of %s is interrupted at once, however many are asked for', async (...argv) => {
    const child = spawn(process.execPath, [mainFile, 'scramble', ...argv]);
    child.stdout.once('data', () => child.kill('SIGINT'));
    child.stdout.resume();
    expect((await once(child, 'close'))[0]).toBe(130);
  });

  it('gives boards that can be solved, the same ones for a seed', async () => {
    const first = await runCli(['scramble', '4x3', '--count', '30', '--seed', '9']);
    const again = await runCli(['scramble', '4x3', '--count', '30', '--seed', '9']);
    const other = await runCli(['scramble', '4x3', '--count', '30', '--seed', '10']);
    expect(first.stdout).toBe(again.stdout);
    expect(first.stdout).not.toBe(other.stdout);
    const boards = first.stdout.trim().split('\n');
    expect(new Set(boards).size).toBe(30);
    for (const board of boards) expect(tileParity(parsePuzzle(board)).isSolvable).toBe(true);
  });

  it('tells the seed that it chose, and nothing else beside the board', async () => {
    const run = await runCli(['scramble']);
    const seed = /^seed (\d+)\n$/.exec(run.stderr)?.[1];
    const again = await runCli(['scramble', '4x4', '--seed', seed!]);
    expect(again.stdout).toBe(run.stdout);
    expect(again.stderr).toBe('');
  });

  it('gives the moves from the goal, also of another one, and their inverse solves', async () => {
    for (const goal of ['standard', 'spiral']) {
      const argv = ['scramble', '3x3', '--seed', '4', '--goal', goal];
      const board = (await runCli([...argv, '-q'])).stdout;
      const moves = (await runCli([...argv, '--moves', '-q'])).stdout.trim();
      const back = (await runCli(['invert', moves])).stdout.trim();
      const { stdout } = await runCli(['verify', board, back, '--replay-only', '-q']);
      expect(stdout).toMatch(/^valid {5}yes/);
    }
  });

  it('walks where nothing else is possible', async () => {
    const argv = ['scramble', 'klotski', '--steps', '40', '--seed', '2', '-q'];
    const moves = (await runCli([...argv, '--moves'])).stdout.trim();
    const { stdout } = await runCli([...argv, '--count', '2']);
    const [one, two] = stdout.split('---\n');
    expect(one).not.toBe(two);
    expect(solveSync(parsePuzzle(one!)).status).toBe('solved');
    const walked = await runCli(['show', 'klotski', '--after', moves, '--json']);
    const rows: string[] = JSON.parse(walked.stdout).rows;
    expect(one).toContain(rows.join('\n'));
  });

  it.each([
    ['3x3', '20', 'stm'],
    ['3x3', '5-7', 'mtm'],
    ['4x4', '30-31', 'steps'],
    ['klotski', '40', 'moves'],
  ])('of %s with shortest solutions of %s %s, none twice', async (puzzle, length, metric) => {
    const argv = ['scramble', puzzle, '--length', length, '--metric', metric, '--seed', '3'];
    const run = await runCli([...argv, '--count', '4', '--json']);
    expect(run.code).toBe(0);
    const drawn = run.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const [min, max = min] = length.split('-').map(Number);
    for (const one of drawn) {
      const solved = solveSync(parsePuzzle(one.puzzle), { metric: one.metric });
      expect([solved.status, solved.lowerBound, one.metric]).toEqual([
        'solved',
        one.length,
        metric,
      ]);
      expect(one.length >= min! && one.length <= max!).toBe(true);
    }
    expect(new Set(drawn.map((one) => one.puzzle)).size).toBe(4);
    const [first] = (await runCli([...argv, '--count', '4', '-q'])).stdout.split(/\n---\n|\n/);
    expect(drawn[0].puzzle.startsWith(first)).toBe(true);
  });

  it('of a length is interrupted at once', async () => {
    const argv = ['scramble', '5x5', '--length', '120', '--count', '2'];
    const child = spawn(process.execPath, [mainFile, ...argv]);
    child.stdout.resume();
    // Its seed, which it tells when it begins.
    await once(child.stderr, 'data');
    child.kill('SIGINT');
    expect((await once(child, 'close'))[0]).toBe(130);
  });
});
