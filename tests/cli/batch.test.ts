import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonLines, mainFile, runCli, spawnCli } from './runCli.ts';
import { schemaFaults } from './schemaFaults.ts';

const folder = mkdtempSync(join(tmpdir(), 'glissade-'));
afterAll(() => rmSync(folder, { recursive: true }));

const boards = async (size: string, count: number) =>
  (await runCli(['scramble', size, '--count', String(count), '--seed', '1', '-q'])).stdout;

/** Boards with bad lines, a comment and nothing between them; bad lines 3 and 8, five puzzles. */
const MIXED = `1 2 3/4 5 6/7 0 8
1 2 3/4 5 6/0 7 8
gibberish !

// by hand
1 2 3/4 5 6/7 8 0
---
1 2 3/4 5 5/7 8 0
1 2 3/4 5 6/8 7 0
1 2 3/4 0 6/7 5 8
`;
describe('many puzzles, one a line', () => {
  it('the same in threads as in one, and a word about them', async () => {
    const one = await spawnCli(['solve', '-', '--jobs', '1', '-q'], { stdin: MIXED });
    const two = await spawnCli(['solve', '-', '--jobs', '2'], { stdin: MIXED });
    expect([two.code, two.stdout]).toEqual([one.code, one.stdout]);
    expect(two.stderr).toMatch(/^7 puzzles, 2 of them invalid, .*, 2 threads$/m);
  });

  it('as JSON from threads, each as the schema says; options that do not fit, too', async () => {
    const run = await spawnCli(['solve', '-', '--jobs', '2', '--json', '-q'], { stdin: MIXED });
    const lines = jsonLines(run.stdout);
    expect(lines.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const line of lines) expect(schemaFaults('solve', line)).toEqual([]);
    const argv = ['solve', '-', 'dads', '--jobs', '2', '-m', 'mtm', '--json', '-q'];
    const mixed = jsonLines((await spawnCli(argv, { stdin: MIXED })).stdout);
    expect(mixed).toHaveLength(8);
    expect(mixed[7]).toMatchObject({ id: 'dads', error: { code: 'metric' } });
    for (const line of mixed) expect(schemaFaults('solve', line)).toEqual([]);
  });

  it('hundreds in the order of the lines, whatever each takes, by threads as by one', async () => {
    const stdin =
      (await boards('3x3', 60)) + (await boards('4x3', 20)) + (await boards('2x2', 200));
    const file = join(folder, 'many.txt');
    writeFileSync(file, stdin);
    const one = await spawnCli(['solve', file, '--jobs', '1', '-q']);
    const two = await spawnCli(['solve', file, '--jobs', '2', '-q']);
    expect(one.stdout.split('\n')).toHaveLength(281);
    expect(two).toEqual(one);
    expect(two.code).toBe(0);
  });
});

describe('hard tile boards among many', () => {
  /** Heavy tables are wanted for every board, so all go where these are; those of 3×3 need none. */
  const flags = ['--tables', 'heavy', '-q'];

  it('are answered in order and as alone, bad lines and other sizes between them', async () => {
    const hard = (await boards('4x3', 8)).trimEnd().split('\n');
    const easy = (await boards('3x3', 4)).trimEnd().split('\n');
    const wide = (await boards('3x4', 4)).trimEnd().split('\n');
    const lines = hard.flatMap((line, at) => [line, at % 2 ? easy[at >> 1]! : wide[at >> 1]!]);
    lines.splice(5, 0, 'gibberish !', '1 2 3 4/5 6 7 8/9 11 10 0');
    const env = { GLISSADE_CACHE: join(folder, 'tables') };
    const stdin = lines.join('\n');
    const one = await spawnCli(['solve', '-', '--jobs', '1', ...flags], { stdin, env });
    expect(one.stdout.split('\n')[5]).toMatch(/^error: line 6/);
    expect(one.stdout.split('\n')[6]).toBe('unsolvable: parity');
    const lengths = (text: string) => text.replaceAll(/: [URDL\d]+$/gm, '');
    const kept = readdirSync(env.GLISSADE_CACHE).filter((name) => name.endsWith('.table'));
    for (const cache of [env.GLISSADE_CACHE, 'off']) {
      const own = { GLISSADE_CACHE: cache };
      const many = await spawnCli(['solve', '-', '--jobs', '2', ...flags], { stdin, env: own });
      expect(lengths(many.stdout)).toBe(lengths(one.stdout));
      expect([many.stderr, many.code]).toEqual([one.stderr, one.code]);
    }
    expect(kept.some((name) => name.startsWith('pattern-1-4x3'))).toBe(true);
  }, 120_000);

  it('have one set of tables, built for one of them alone', async () => {
    const stdin = await boards('5x3', 4);
    const env = { GLISSADE_CACHE: 'off' };
    const run = await spawnCli(['solve', '-', '--jobs', '2', '--json', ...flags], { stdin, env });
    const all = jsonLines(run.stdout);
    for (const line of all) expect(schemaFaults('solve', line)).toEqual([]);
    // Two entries are a byte where they are searched with; building takes several bytes for each.
    const placements = 15 * 14 * 13 * 12 * 11 * 10 * 9;
    const peaks = all.map(({ stats }) => (stats as { peakBytes: number }).peakBytes);
    expect(peaks.filter((bytes) => bytes > placements * 1.5)).toHaveLength(1);
    expect(peaks.filter((bytes) => bytes > placements / 2)).toHaveLength(4);
  }, 120_000);

  it('keep to the limits of a board, both searches of it together', async () => {
    const stdin = '0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1\n'.repeat(2);
    const env = { GLISSADE_CACHE: 'off' };
    for (const [flag, value, limit] of [
      ['--nodes', '4000000', 'nodes'],
      ['--time', '1.5', 'time'],
    ] as const) {
      const argv = ['solve', '-', '--jobs', '2', flag, value, '--json', '-q'];
      const { stdout, code } = await spawnCli(argv, { stdin, env });
      expect(code).toBe(3);
      const all = jsonLines(stdout) as { stats: { expanded: number; timeMs: number } }[];
      expect(all).toHaveLength(2);
      for (const line of all) {
        expect(line).toMatchObject({ status: 'undecided', limit });
        if (limit === 'nodes') expect(line.stats.expanded).toBe(4_000_000);
        // The last tenth is for what is told at the end, which may take less.
        else expect(line.stats.timeMs).toBeGreaterThanOrEqual(1350);
      }
    }
  }, 240_000);
});

describe('a batch and its surroundings', () => {
  it('answers the first before the last has come', async () => {
    const child = spawn(process.execPath, [mainFile, 'solve', '-', '-q']);
    child.stdin.write('1 2 3/4 5 6/7 0 8\n'.repeat(3));
    const first = await new Promise((resolve) => {
      child.stdout.once('data', (chunk) => resolve(String(chunk)));
    });
    expect(first).toMatch(/^1 stm: L\n/);
    child.stdin.end();
    await new Promise((resolve) => child.on('close', resolve));
  });

  it.each(['1', '2'])('ends quietly when nobody reads on, %s jobs', async (jobs) => {
    const child = spawn(process.execPath, [mainFile, 'solve', '-', '--jobs', jobs]);
    const stderr: string[] = [];
    child.stderr.on('data', (chunk) => stderr.push(String(chunk)));
    child.stdin.on('error', () => undefined);
    child.stdin.write('1 2 3/4 5 6/7 0 8\n'.repeat(20_000));
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(0);
    expect(stderr.join('')).not.toMatch(/error|at .*\.js/i);
  });

  it('takes no more memory however many lines there are', async () => {
    // All of the lines would be more than twice this heap; a smaller one is cleared all the time.
    const env = { NODE_OPTIONS: '--max-old-space-size=48' };
    const stdin = `1 2 3/4 5 6/0 7 8${' '.repeat(60_000)}\n`.repeat(2000);
    const { code, stdout } = await spawnCli(['solve', '-', '-q', '--jobs', '1'], { stdin, env });
    expect(code).toBe(0);
    expect(stdout).toBe('2 stm: L2\n'.repeat(2000));
  });

  it('stops at an interrupt, with whole lines and exit code 130', async () => {
    const child = spawn(process.execPath, [mainFile, 'solve', '-', '--jobs', '2']);
    const stdout: string[] = [];
    const stderr: string[] = [];
    child.stdout.on('data', (chunk) => stdout.push(String(chunk)));
    child.stderr.on('data', (chunk) => stderr.push(String(chunk)));
    child.stdin.on('error', () => undefined);
    const hard = '0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1\n';
    child.stdin.write(`${'1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15\n'.repeat(3)}${hard.repeat(20)}`);
    child.stdout.once('data', () => child.kill('SIGINT'));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(130);
    expect(stdout.join('')).toMatch(/^(\d+ stm: \w+\n)+$/);
    expect(stderr.join('')).toContain('to continue, give the remaining puzzles\n');
  });
});
