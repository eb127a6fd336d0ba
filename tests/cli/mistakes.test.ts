import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mainFile, runCli } from './runCli.ts';

it('moves and outputs of other programs are read by a pipe with a name', () => {
  const verify = `"$0" "$1" verify '1 2 3/4 5 6/0 7 8' <(echo LL) -q`;
  const program = `${verify}; "$0" "$1" length <(echo LL)`;
  const { stdout } = spawnSync('bash', ['-c', program, process.execPath, mainFile]);
  expect(`${stdout}`).toBe(
    'valid     yes: it reaches the goal in 2 stm (1 mtm)\n' +
      'shortest  yes: no solution has fewer stm\n2 stm, 1 mtm\n',
  );
});

it('moves too long to be the name of a file are moves', async () => {
  const { code } = await runCli([
    'verify',
    '1 2 3/4 5 6/0 7 8',
    `${'LR'.repeat(300)}LL`,
    '--replay-only',
  ]);
  expect(code).toBe(0);
});

describe('files', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'glissade-mistakes-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const text = 'start:\r\nA.\r\n..\r\ngoal:\r\n..\r\n.A\r\n';
  const swapped = Buffer.from(text, 'utf16le').swap16();
  it.each([
    ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
    ['UTF-16, as some shells write', Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16, the other way round', Buffer.concat([Buffer.from([0xfe, 0xff]), swapped])],
  ])('are read: %s', async (_, bytes) => {
    const path = join(folder, 'puzzle.slide');
    writeFileSync(path, bytes);
    const { stdout } = await runCli(['solve', path, '-f', 'moves']);
    expect(stdout).toMatch(/^A(RD|DR|R AD|D AR)\n$|^AR AD\n$/);
  });

  it.runIf(process.platform === 'linux')('a full disk is said, and no answer', () => {
    const full = openSync('/dev/full', 'w');
    const argv = [mainFile, 'solve', '1 2 3/4 5 6/0 7 8', '-q'];
    const { status, stderr } = spawnSync(process.execPath, argv, {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^error: the answer could not be written: .*no space.*\n$/);
    expect(status).toBe(2);
  });
});
