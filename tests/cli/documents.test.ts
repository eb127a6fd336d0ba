import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../tools/install.mjs';
import { mainFile, runCli } from './runCli.ts';

/** Commands that a document shows behind a prompt, and what it says they print. */
type Shown = { readonly command: string; readonly printed: readonly string[] };

function shownIn(document: string): Shown[] {
  const blocks = [...document.matchAll(/^```\n(\$ .*?)^```/gms)].map(([, text]) => text!);
  return blocks
    .flatMap((text) => text.split(/^\$ /m))
    .filter((text) => text.startsWith('glissade'))
    .map((text) => {
      const [command = '', ...printed] = text.split('\n');
      return { command, printed: printed.filter((line) => line !== '' && line !== '…') };
    });
}

/** As written, but for `…`, which stands for anything. */
function patternOf(line: string): RegExp {
  const parts = line.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}

/** The list of docs/batch.md. */
const MIXED = /`mixed\.txt`:\n\n```text\n(?<text>.*?)^```/ms.exec(
  readFileSync(join(root, 'docs/batch.md'), 'utf8'),
)!.groups!.text!;

describe.skipIf(process.platform === 'win32')('what the documents show is printed', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'glissade-documents-'));
    writeFileSync(join(folder, 'board.txt'), '8 6 4/0 7 2/5 1 3\n');
    writeFileSync(join(folder, 'mixed.txt'), MIXED);
    const program = join(folder, 'glissade');
    writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${mainFile}" "$@"\n`);
    chmodSync(program, 0o755);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const folders = ['docs', 'site/guide', 'site/zh/guide'];
  const inFolders = folders.flatMap((name) =>
    readdirSync(join(root, name)).map((file) => `${name}/${file}`),
  );
  const all = ['README.md', ...inFolders]
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) => shownIn(readFileSync(join(root, path), 'utf8')));
  // Guides in two languages show the same.
  const shown = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];

  it('there is something to try', () => {
    expect(shown.length).toBeGreaterThan(5);
  });

  it.each(shown)('$command', ({ command, printed }) => {
    const script = `{ ${command}\n} 2>&1 || true`;
    const PATH = `${folder}${delimiter}${process.env.PATH}`;
    const env = { ...process.env, PATH, GLISSADE_CACHE: 'off', NO_COLOR: '1' };
    const output = execFileSync('sh', ['-c', script], { cwd: folder, env, encoding: 'utf8' });
    let rest = output.split('\n');
    for (const line of printed) {
      const at = rest.findIndex((one) => patternOf(line).test(one.trimEnd()));
      expect(at, `no line "${line}" in\n${output}`).toBeGreaterThanOrEqual(0);
      rest = rest.slice(at + 1);
    }
  });
});

/** A command in a block `sh`, and the answer that its comment ends with (`: 81 moves`). */
type Command = { readonly command: string; readonly answer: string | undefined };

function commandsIn(document: string): Command[] {
  const text = readFileSync(join(root, document), 'utf8');
  return [...text.matchAll(/^```sh\n(.*?)^```/gms)]
    .flatMap(([, block]) => block!.split('\n'))
    .map((line) => line.replace(/^npx /, ''))
    .filter((line) => /^(cat \S+ \| )?glissade /.test(line) && !line.includes('--redis'))
    .map((line) => {
      const [command = '', comment = ''] = line.split(/ +# /);
      return { command, answer: /: (\d+ \w+)$/.exec(comment)?.[1] };
    });
}

/** The words of a command line, as a shell makes them. */
const wordsOf = (command: string) =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');

describe('the commands of the READMEs', () => {
  const commands = ['README.md', 'packages/glissade/README.md'].flatMap(commandsIn);

  it('are there', () => {
    expect(commands.filter(({ answer }) => answer !== undefined).length).toBeGreaterThan(3);
  });

  it.each(commands)('$command', async ({ command, answer }) => {
    const [piped, plain] = command.startsWith('cat ') ? command.split(' | ') : ['', command];
    const folder = mkdtempSync(join(tmpdir(), 'glissade-readme-'));
    writeFileSync(join(folder, 'my.slide'), 'start:\nAB.\n...\ngoal:\n...\n..A\n');
    const argv = wordsOf(plain!).slice(1);
    const isFile = (word: string) => /^[\w-]+\.(slide|cert)$/.test(word);
    const placed = argv.map((word) => (isFile(word) ? join(folder, word) : word));
    const stdin = piped === '' ? {} : { stdin: MIXED };
    const { code, stdout, stderr } = await runCli(placed, stdin);
    rmSync(folder, { recursive: true });
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')]);
    if (answer !== undefined) expect(stdout).toMatch(new RegExp(`^${answer}[, :]`));
    if (piped !== '') expect(stdout.match(/^\d+ \w+: /gm)).toHaveLength(5);
  });
});

it('the picture of the README is the one that the command draws', async () => {
  const { stdout } = await runCli(['solve', 'klotski', '--format', 'svg']);
  const drawn = readFileSync(join(root, 'docs/images/klotski.svg'), 'utf8');
  expect(drawn).toBe(stdout);
});
