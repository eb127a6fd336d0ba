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
const MIXED_LINES = [
  '1 stm: L',
  '2 stm: L2',
  expect.stringMatching(/^error: line 3, column 1: /),
  '0 stm:',
  'error: line 8, column 11: tile 5 occurs twice, 6 is missing',
  'unsolvable: parity',
  '2 stm: UL',
];

describe('many puzzles, one a line', () => {
  it.each([[[]], [['--jobs', '1']]])('an answer a line, in order, with %j', async (flags) => {
    const { code, stdout, stderr } = await runCli(['solve', '-', ...flags], { stdin: MIXED });
    expect(stdout.trimEnd().split('\n')).toEqual(MIXED_LINES);
    expect(stderr.match(/^read as slidysim$/gm)).toHaveLength(1);
    expect(stderr).toContain('at line 8, column 11\n    1 2 3/4 5 5/7 8 0\n              ^');
    expect(code).toBe(2);
  });

  it('the same in threads, and a word about them', async () => {
    const run = await spawnCli(['solve', '-', '--jobs', '2'], { stdin: MIXED });
    expect(run.stdout.trimEnd().split('\n')).toEqual(MIXED_LINES);
    expect(run.stderr).toMatch(/^7 puzzles, 2 of them bad, .*, 2 threads$/m);
    expect(run.code).toBe(2);
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

  it('other formats, and limits', async () => {
    const stdin = await boards('4x4', 3);
    const limited = await runCli(['solve', '-', '--nodes', '5'], { stdin });
    expect(limited.stdout).toMatch(/^(undecided: at least \d+ stm \(nodes\)\n){3}$/);
    expect(limited.code).toBe(3);
    const any = await runCli(['solve', '-', '--any', '--engine', 'constructive'], { stdin });
    expect(any.stdout).toMatch(/^(\d+ stm, not proved shortest: [URDL\d]+\n){3}$/);
    const text = await runCli(['solve', '-', '-f', 'text', '--nodes', '5'], { stdin });
    expect(text.stdout).toContain('2. stdin, puzzle 2:');
    const states = await runCli(['solve', '-', '--states'], { stdin: MIXED });
    expect(states.stdout).toContain('1 stm: L; 181,440 reachable states\n');
  });
});

describe('lists of all forms', () => {
  const LIST = [
    '\uFEFF# mine',
    '2003/2003/4115/4785/6..9',
    '2003/2003/4115/4785/6..',
    '',
    '8 6 4/0 7 2/5 1 3',
    '// a code',
    '4WVE1',
    'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM',
  ].join('\r\n');

  it('an answer a line; a bad line is told once, by its number', async () => {
    const { code, stdout, stderr } = await runCli(['solve', '-'], { stdin: LIST });
    expect(stdout.replaceAll(/(?<=moves|stm|slides): .*/g, '').split('\n')).toEqual([
      '81 moves',
      expect.stringMatching(/^error: line 3, column 24: row 5 has 3 cells/),
      '23 stm',
      '81 moves',
      '60 slides',
      '',
    ]);
    expect(stderr.match(/^error/gm)).toHaveLength(1);
    expect(stderr).toContain('at line 3, column 24');
    expect(code).toBe(2);
  });

  it.each(['check', 'show', 'convert', 'moves'])('%s takes each line, too', async (verb) => {
    const { stdout, stderr } = await runCli([verb, '-', '--json'], { stdin: LIST });
    expect(jsonLines(stdout).map(({ index }) => index)).toEqual([1, 2, 3, 4, 5]);
    expect(stderr).toContain('line 3');
  });

  it('boards that only a goal makes puzzles', async () => {
    const argv = ['solve', '-', '--goal', '.../AA./...', '-q'];
    const stdin = 'AAB/.CB/..D\nAAB/C.B/..D\n';
    const { code, stdout } = await runCli(argv, { stdin });
    expect(stdout).toMatch(/^2 moves: .*\n\d+ moves: .*\n$/);
    expect(code).toBe(0);
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
    expect(stderr.join('')).toContain('to continue, give the puzzles after them\n');
  });

  it('refuses a count of jobs that is none', async () => {
    const { code, stderr } = await runCli(['solve', 'klotski', '--jobs', '0']);
    expect(stderr).toContain('1 or more');
    expect(code).toBe(2);
  });
});
