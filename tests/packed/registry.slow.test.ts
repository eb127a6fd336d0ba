import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stage } from '../../tools/release/stage.mjs';
import { startRedis } from '../cluster/redisServer.ts';
import { freePort } from '../runtimes/freePort.ts';
import { runProgram, runWell } from './runProgram.ts';

/* A release from the registry's point of view: published to one of our own, installed from it. */

const VERDACCIO = '6.1.6';
const board = '2 0 3 4/1 5 7 8/9 6 10 11/13 14 15 12';

let folder = '';
let address = '';
let registry: ChildProcess | undefined;
/** What npm must be told to use our registry. */
let ours: readonly string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'glissade-registry-'));
  const home = join(folder, 'verdaccio');
  mkdirSync(home);
  // The registry's own dependency asks for a tag of node-fetch that not every mirror has.
  const manifest = { private: true, overrides: { 'node-fetch': '2.6.7' } };
  writeFileSync(join(home, 'package.json'), JSON.stringify(manifest));
  await runWell(home, 'npm', ['install', '--no-audit', '--no-fund', `verdaccio@${VERDACCIO}`]);
  const port = await freePort();
  address = `http://127.0.0.1:${port}/`;
  const upstream = (await runWell(home, 'npm', ['config', 'get', 'registry'])).trim();
  writeFileSync(join(home, 'config.yaml'), configuration(upstream));
  const program = join(home, 'node_modules/verdaccio/bin/verdaccio');
  const args = [program, '--config', 'config.yaml', '--listen', `127.0.0.1:${port}`];
  registry = spawn(process.execPath, args, { cwd: home, stdio: 'ignore' });
  await vi.waitUntil(answers, { timeout: 60_000, interval: 500 });
  ours = [`--registry=${address}`, `--//${address.slice('http://'.length)}:_authToken=any`];
  for (const staged of stage(join(folder, 'staged'))) await publish(staged);
}, 900_000);

afterAll(() => {
  registry?.kill();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

const configuration = (upstream: string) => `storage: ./storage
uplinks:
  upstream:
    url: ${upstream}
packages:
  glissade: { access: $all, publish: $anonymous }
  '@glissade/*': { access: $all, publish: $anonymous }
  '**': { access: $all, proxy: upstream }
max_body_size: 50mb
log: { type: stdout, level: error }
`;

const answers = () =>
  fetch(`${address}-/ping`).then(
    ({ ok }) => ok,
    () => false,
  );

async function publish(staged: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'));
  expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true });
  expect(JSON.stringify(manifest)).not.toContain('"source"');
  // Only the machines of a known host can say where a package was made.
  await runWell(staged, 'npm', ['publish', ...ours, '--provenance=false']);
}

test('a release runs where it is installed', async () => {
  const user = join(folder, 'user');
  mkdirSync(user);
  writeFileSync(join(user, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const quiet = ['--no-audit', '--no-fund', ...ours];
  await runWell(user, 'npm', ['install', ...quiet, 'glissade', '@glissade/cluster']);
  const changes = readFileSync(join(user, 'node_modules/glissade/CHANGELOG.md'), 'utf8');
  expect(changes).toContain('# Changelog');
  const script = `import { solve } from 'glissade'; console.log((await solve('${board}')).length);`;
  const { stdout, stderr } = runProgram(user, process.execPath, [
    '--input-type=module',
    '-e',
    script,
  ]);
  expect({ stdout, stderr }).toEqual({ stdout: '7\n', stderr: '' });
  const command = join(user, 'node_modules/.bin/glissade');
  expect(runProgram(user, command, ['solve', 'klotski', '--json']).code).toBe(0);
});

test('installed for the whole machine, two workers do a survey as README says', async () => {
  const server = await startRedis();
  const prefix = join(folder, 'machine');
  const names = ['glissade', '@glissade/cluster'];
  const quiet = ['--no-audit', '--no-fund', ...ours];
  await runWell(folder, 'npm', ['install', '--global', '--prefix', prefix, ...quiet, ...names]);
  const command = join(prefix, process.platform === 'win32' ? 'glissade.cmd' : 'bin/glissade');
  const run = (...args: string[]) => runProgram(folder, command, args);
  expect(run('solve', 'klotski').stdout).toContain('81 moves');
  const workers = [1, 2].map(() => spawn(command, ['worker', '--redis', server.url]));
  try {
    const alone = run('survey', 'simple', '3x3');
    expect(alone.code, alone.stderr).toBe(0);
    const shared = await runWell(folder, command, [
      'survey',
      'simple',
      '3x3',
      '--redis',
      server.url,
    ]);
    expect(shared).toBe(alone.stdout);
  } finally {
    for (const worker of workers) worker.kill('SIGTERM');
    await server.close();
  }
});
