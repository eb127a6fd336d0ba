import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mainFile, runCli, spawnCli } from './runCli.ts';

const folder = mkdtempSync(join(tmpdir(), 'glissade-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** All but `help`, as the help lists them. */
const verbs = [...(await runCli(['--help'])).stdout.matchAll(/^ {2}([a-z]+) /gm)]
  .map(([, verb]) => verb!)
  .filter((verb) => verb !== 'help');

describe('streams', () => {
  it('keeps results and notes apart', async () => {
    const { stdout, stderr } = await spawnCli(['solve', '1 2 3/4 5 6/0 7 8']);
    expect(stdout).toBe('2 stm, shortest possible (1 mtm)\n\nL2\n');
    expect(stderr).toContain('read as slidysim');
    expect(stderr).not.toContain('\x1b');
  });

  it('says nothing on standard error with --quiet', async () => {
    const { stderr } = await spawnCli(['solve', '1 2 3/4 5 6/0 7 8', '--quiet']);
    expect(stderr).toBe('');
  });

  it.each([
    ['NO_COLOR', { NO_COLOR: '1', FORCE_COLOR: '3' }, [], false],
    ['a dumb terminal', { TERM: 'dumb' }, [], false],
    ['FORCE_COLOR', { FORCE_COLOR: '1' }, [], true],
    ['--no-color', { FORCE_COLOR: '3' }, ['--no-color'], false],
    ['--color', { NO_COLOR: '1' }, ['--color'], true],
    ['--color before the verb', {}, ['--color'], true],
  ])('colours as told: %s', async (_, env, flags, isColoured) => {
    const { stdout } = await spawnCli([...flags, 'show', 'klotski'], { env });
    expect(stdout.includes('\x1b[')).toBe(isColoured);
  });

  it('ends quietly when nobody reads on', async () => {
    const child = spawn(process.execPath, [mainFile, 'list', '--json']);
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  it('reads a pipe and feeds one', async () => {
    const solved = await spawnCli(['solve', '-', '-f', 'moves', '-q'], {
      stdin: '1 2 3\n4 5 6\n0 7 8\n',
    });
    expect(solved.stdout).toBe('L2\n');
    const verified = await spawnCli(['verify', '1 2 3/4 5 6/0 7 8', '-', '-q'], {
      stdin: solved.stdout,
    });
    expect(verified.code).toBe(0);
  });
});

describe('interrupting', () => {
  const hard = '0 12 9 13/15 11 10 14/3 7 2 5/4 8 6 1';

  it('says something at once, prints what is known, ends with 130', async () => {
    const child = spawn(process.execPath, [mainFile, 'solve', hard, '--engine', 'astar']);
    const stdout: string[] = [];
    const stderr: string[] = [];
    child.stdout.on('data', (chunk) => stdout.push(String(chunk)));
    child.stderr.on('data', (chunk) => {
      stderr.push(String(chunk));
      if (String(chunk).includes('read as')) setTimeout(() => child.kill('SIGINT'), 300);
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(stderr.join('')).toContain('interrupted: stopping');
    expect(stdout.join('')).toMatch(
      /^interrupted before a decision; a solution has at least \d+ stm/,
    );
    expect(code).toBe(130);
  });
});

/** What makes the examples of a verb short; the documents' own run whole. */
const BRIEFLY: Readonly<Record<string, readonly string[]>> = {
  generate: ['--count', '2'],
  race: ['--nodes', '5000'],
};

describe('help', () => {
  it('stands on standard output, examples first, without a terminal too', async () => {
    const { code, stdout, stderr } = await spawnCli([]);
    expect(stdout).toMatch(/^Examples:\n/);
    for (const verb of verbs) expect(stdout).toContain(`  ${verb} `);
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  it.each(verbs)('%s --help begins with examples', async (verb) => {
    const { code, stdout } = await runCli([verb, '--help']);
    expect(stdout).toMatch(/^Examples:\n {2}\$ (glissade|source|cat)/);
    expect(stdout).toContain(`Usage: glissade ${verb}`);
    expect(code).toBe(0);
    const other = await runCli(['help', verb]);
    expect(other.stdout).toBe(stdout);
  });

  it.each(verbs)('the examples of %s work', async (verb) => {
    const { stdout } = await runCli([verb, '--help']);
    const examples = [...stdout.matchAll(/^ {2}\$ glissade (.*)$/gm)].map(([, line]) => line!);
    // Without those that need a shell, a terminal, a server or a file of one's own.
    const lines = examples.filter(
      (line) => !/[|>]|^(play|serve|mcp)|--redis|\.(slide|txt|cert)/.test(line),
    );
    for (const line of lines) {
      const words = line.replace(/ {2,}.*$/, '').match(/'[^']*'|\S+/g)!;
      const isFile = (at: number) => /^(?:-o|--out)$/.test(words[at - 1] ?? '');
      const argv = words.map((word, at) =>
        isFile(at) ? join(folder, word) : word.replaceAll("'", ''),
      );
      const { code, stderr } = await runCli([...argv, ...(BRIEFLY[verb] ?? [])]);
      expect(stderr).not.toContain('error:');
      expect([0, 1]).toContain(code);
    }
  });

  it('the whole of it', async () => {
    const { stdout } = await runCli(['--help']);
    expect(stdout).toMatchSnapshot();
  });

  it('shows the version', async () => {
    const { code, stdout } = await spawnCli(['--version']);
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(code).toBe(0);
  });

  it.each([
    ['slove', 'solve'],
    ['chekc', 'check'],
    ['verfy', 'verify'],
  ])('guesses what %s was meant to be', async (word, verb) => {
    const { stderr } = await runCli([word, 'klotski']);
    expect(stderr).toContain(`did you mean glissade ${verb}?`);
  });

  it('guesses flags and puzzles too', async () => {
    const flag = await runCli(['solve', 'klotski', '--metrc', 'moves']);
    expect(flag.stderr).toContain('--metric');
    const puzzle = await runCli(['solve', 'klotsky']);
    expect(puzzle.stderr).toContain('did you mean klotski');
  });
});

describe('errors', () => {
  it('show the line, a caret and a hint', async () => {
    const { stderr } = await runCli(['check', '-'], { stdin: '1 2 3\n4 5 x5\n7 8 0' });
    const [error, place, line, caret, hint] = stderr.split('\n');
    expect(error).toMatch(/^error: /);
    expect(place).toBe('  at line 2, column 5');
    expect(line).toBe('    4 5 x5');
    expect(caret).toBe('        ^');
    expect(hint).toMatch(/^hint: /);
  });

  it('count lines from the top of a file of several puzzles', async () => {
    const stdin = 'start:\nA.\ngoal:\n.A\n---\nstart:\nA.\ngoal:\nB.\n';
    const { stderr } = await runCli(['check', '-', '-q'], { stdin });
    expect(stderr).toContain('  at line 9, column 1\n    B.\n');
  });

  it('point into the goal that was given', async () => {
    const { stderr } = await runCli([
      'check',
      'klotski',
      '--goal',
      '....\\n....\\n....\\n.ZZ.\\n.ZZ.',
    ]);
    expect(stderr).toContain('.ZZ.\n');
  });

  it('never let the text play tricks on the terminal', async () => {
    const { stderr } = await runCli(['check', '-'], { stdin: '\x1b[2J\x1b[31mboo\x07' });
    for (const sign of ['\x1b', '\x07']) expect(stderr).not.toContain(sign);
  });

  it.each([
    ['check'],
    ['show'],
    ['show', '--json'],
    ['explain'],
    ['solve', 'eight'],
    ['convert'],
    ['vary', '--harder'],
    ['print'],
  ])('nor its title and its id: %s %s', async (verb, ...more) => {
    const stdin =
      'id: a\x1b[31m\x9b2J\ntitle: b\x1b[2J\x07\x9b31m\nstart:\nA.\n..\ngoal:\n..\n.A\n';
    const { stdout, stderr } = await runCli([verb, '-', ...more], { stdin });
    expect(stdout).not.toBe('');
    // XML has no way to write some of them.
    // A file of XML has no other way to write this one.
    const signs = ['\x1b', '\x07', ...(verb === 'print' ? [] : ['\x9b'])];
    for (const sign of signs) expect(stdout + stderr).not.toContain(sign);
  });

  it('JSON says what the title is all the same', async () => {
    const title = 'b\x1b[2J \x9b \u202e';
    const stdin = `title: ${title}.\nstart:\nA.\n..\ngoal:\n..\n.A\n`;
    const { stdout } = await runCli(['show', '-', '--json'], { stdin });
    expect(stdout).not.toContain('\u202e');
    expect(JSON.parse(stdout).title).toBe(`${title}.`);
  });
});

describe('completions', () => {
  const words = async (...line: string[]) =>
    (await runCli(['complete', 'words', '--', ...line])).stdout
      .split('\n')
      .filter(Boolean)
      .map((candidate) => candidate.split('\t')[0]);

  it('complete verbs, flags, their choices, puzzles and shells', async () => {
    expect(await words('so')).toEqual(['solve']);
    expect(await words('solve', '--me')).toEqual(['--metric', '--memory']);
    expect(await words('solve', '--metric', '')).toEqual([
      'steps',
      'slides',
      'moves',
      'stm',
      'mtm',
    ]);
    expect(await words('solve', '--engine', 'bf')).toEqual(['bfs', 'bfs-late']);
    expect(await words('play', 'klots')).toContain('klotski');
    expect(await words('complete', '')).toEqual(['bash', 'zsh', 'fish', 'powershell']);
    expect(await words('complete', ' ')).toEqual(['bash', 'zsh', 'fish', 'powershell']);
    expect(await words('list', 'x')).toEqual([]);
    expect(await words('invert', '')).toEqual([]);
    expect(await words('invert', 'R2', '--of', 'klots')).toContain('klotski');
  });

  it.each(['bash', 'zsh', 'fish', 'powershell'])(
    '%s gets a script that asks for words',
    async (shell) => {
      const { code, stdout } = await runCli(['complete', shell]);
      expect(stdout).toMatchSnapshot();
      expect(code).toBe(0);
    },
  );
});
