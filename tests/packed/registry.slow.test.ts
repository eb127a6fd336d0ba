import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from '../../tools/install.mjs';
import { readManifest } from '../../tools/release/packages.mjs';
import { startRedis } from '../cluster/redisServer.ts';
import { freePort } from '../runtimes/freePort.ts';
import { runProgram, runWell } from './runProgram.ts';

/*
 * A release from the registry's point of view: published to one of our own by the commands of
 * docs/releasing.md, installed from it.
 */

const VERDACCIO = '6.1.6';
const board = '2 0 3 4/1 5 7 8/9 6 10 11/13 14 15 12';

let folder = '';
let address = '';
let registry: ChildProcess | undefined;
/** What npm must be told to use our registry. */
let ours: readonly string[] = [];
/** A maintainer's own checkout. */
let checkout = '';

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
  ours = [`--registry=${address}`];
  checkout = copyCheckout();
  writeFileSync(join(checkout, '.npmrc'), `registry=${address}\n`);
}, 900_000);

afterAll(() => {
  registry?.kill();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

const configuration = (upstream: string) => `storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
uplinks:
  upstream:
    url: ${upstream}
packages:
  glissade: { access: $all, publish: $authenticated }
  '@glissade/*': { access: $all, publish: $authenticated }
  '**': { access: $all, proxy: upstream }
max_body_size: 50mb
log: { type: stdout, level: error }
`;

const answers = () =>
  fetch(`${address}-/ping`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The files of this checkout with its build, in which a maintainer has filled in the project. */
function copyCheckout(): string {
  const to = join(folder, 'checkout');
  const left = /^((.*\/)?node_modules|\.git)$/;
  cpSync(root, to, { recursive: true, filter: (from) => !left.test(relative(root, from)) });
  symlinkSync(join(root, 'node_modules'), join(to, 'node_modules'));
  return to;
}

const fillIn = () =>
  writeFileSync(
    join(checkout, 'tools/release/project.json'),
    JSON.stringify({
      author: 'A Person',
      homepage: 'https://example.org/',
      repository: 'git+https://example.org/glissade.git',
      bugs: 'https://example.org/bugs',
    }),
  );

/** As `npm login` does: an account, and its token where npm looks for it. */
async function logIn(): Promise<void> {
  const account = { name: 'maintainer', password: 'a-long-secret', email: 'a@example.org' };
  const answer = await fetch(`${address}-/user/org.couchdb.user:maintainer`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token } = (await answer.json()) as { token: string };
  const host = address.slice('http:'.length);
  writeFileSync(join(checkout, '.npmrc'), `registry=${address}\n${host}:_authToken=${token}\n`);
}

/** The commands of the document that begin so, as they stand there, in order. */
function documented(heading: string): string[] {
  const document = readFileSync(join(root, 'docs/releasing.md'), 'utf8');
  const section = document.split(/^## /m).find((one) => one.startsWith(`${heading}\n`))!;
  const [, block = ''] = /^```sh\n(.*?)^```/ms.exec(section)!;
  return block.split('\n').filter((line) => line.startsWith('npm run release'));
}

const run = (line: string) => {
  const [command = '', ...args] = line.split(' ');
  return runProgram(checkout, command, args);
};

const NAMES = ['glissade', '@glissade/cluster', '@glissade/player'];

test('the documented steps publish a first release', async () => {
  const [stage, plan, publish, ...others] = documented('The first release');
  expect(others).toEqual([]);
  const refused = run(stage!);
  expect(refused.stderr).toContain('does not say author, homepage, repository, bugs;');
  expect(refused.code).toBe(2);
  fillIn();
  const staged = run(stage!);
  expect(staged.code, staged.stderr).toBe(0);
  const planned = run(plan!);
  expect(planned.stdout.match(/the name is free/g), planned.stderr).toHaveLength(3);
  const stranger = run(publish!);
  expect(stranger.stderr).toContain('npm does not know you here: run npm login first');
  await logIn();
  const published = run(publish!);
  const { version } = readManifest(join(checkout, 'packages/glissade'));
  const told = NAMES.map((name) => `${name} ${version} is published\n`).join('');
  expect(published.stdout.endsWith(told), published.stdout + published.stderr).toBe(true);
  expect(published.stdout).not.toContain('npm warn');
  const again = run(publish!);
  expect(again.stdout.match(/is published already/g), again.stderr).toHaveLength(3);
});

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

test('a prerelease is installed by those alone who ask for it', async () => {
  const [version] = documented('Prereleases');
  const changelog = join(checkout, 'CHANGELOG.md');
  const text = readFileSync(changelog, 'utf8');
  const given = version!.split(' ').at(-1)!;
  const heading = `## ${given.split('-')[0]} (unreleased)`;
  writeFileSync(changelog, text.replace('\n## ', `\n${heading}\n\n- one\n\n## `));
  const changed = run(version!);
  expect(changed.code, changed.stderr).toBe(0);
  rmSync(join(checkout, 'staged'), { recursive: true });
  for (const line of documented('The first release')) {
    const { code, stderr } = run(line);
    expect(code, stderr).toBe(0);
  }
  const tags = JSON.parse(run('npm view glissade dist-tags --json').stdout);
  expect(tags.next).toBe(given);
  expect(tags.latest).not.toBe(given);
  const user = join(folder, 'early');
  mkdirSync(user);
  writeFileSync(join(user, 'package.json'), JSON.stringify({ private: true }));
  const quiet = ['--no-audit', '--no-fund', ...ours];
  await runWell(user, 'npm', ['install', ...quiet, 'glissade@next', '@glissade/cluster@next']);
  expect(readManifest(join(user, 'node_modules/@glissade/cluster')).version).toBe(given);
});
