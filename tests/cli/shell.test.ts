import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mainFile, runCli, spawnCli } from './runCli.ts';
import { masked } from './transcripts/masks.ts';

const folder = mkdtempSync(join(tmpdir(), 'glissade-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** All but `help`, as the help lists them. */
const verbs = [...(await runCli(['--help'])).stdout.matchAll(/^ {2}([a-z]+) /gm)]
  .map(([, verb]) => verb!)
  .filter((verb) => verb !== 'help');

describe('streams', () => {
  it.each([
    ['without words', [], undefined],
    ['a puzzle', ['solve', '1 2 3/4 5 6/0 7 8'], undefined],
    ['a pipe', ['solve', '-', '-f', 'moves'], '1 2 3\n4 5 6\n0 7 8\n'],
    ['a mistake', ['check', '-'], '1 2 3\n4 5 x5\n7 8 0'],
  ])('are those of the transcripts in a process of its own: %s', async (_, argv, stdin) => {
    const [own, here] = [await spawnCli(argv, { stdin }), await runCli(argv, { stdin })];
    expect({ ...own, stderr: masked(own.stderr) }).toEqual({
      code: here.code,
      stdout: here.stdout,
      stderr: masked(here.stderr),
    });
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
  race: ['--nodes', '5000'],
};

describe('help', () => {
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

  it('shows the version', async () => {
    const { code, stdout } = await spawnCli(['--version']);
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(code).toBe(0);
  });
});
