import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aptInstall } from '../../tools/find/aptInstall.mjs';
import { root } from '../../tools/install.mjs';
import { installedConsumer } from '../services/services.ts';
import { runProgram, runWell } from './runProgram.ts';

/*
 * The image of the server: examples/serve/Dockerfile, built by buildah on a base of this machine's
 * own Node and of busybox, as that of Alpine is, and run by runc as `docker run --read-only
 * --cap-drop ALL` runs it. No registry of images is asked.
 */

const BASE = 'localhost/glissade-test-base';
const IMAGE = 'localhost/glissade-test-serve';
const NAME = 'glissade-test-serve';
const ADDRESS = 'http://127.0.0.1:8023';

let folder = '';
let container: ChildProcess | undefined;

/** With a storage of its own: that of the machine stays as it is. */
const buildah = (...args: readonly string[]) => {
  const kept = ['root', 'runroot'].map((name) => `--${name}=${join(folder, name)}`);
  const command = ['BUILDAH_ISOLATION=chroot', 'buildah', '--storage-driver=vfs', ...kept];
  return runWell(folder, 'env', [...command, ...args]);
};

beforeAll(async () => {
  for (const program of ['buildah', 'runc', 'busybox-static']) {
    const isThere = runProgram('/', 'dpkg', ['--status', program]).code === 0;
    if (!isThere) aptInstall([program]);
  }
  folder = mkdtempSync(join(tmpdir(), 'glissade-image-'));
  const base = makeBase(join(folder, 'base'));
  const made = (await buildah('from', 'scratch')).trim();
  await buildah('add', made, base, '/');
  await buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/ca.crt', made);
  await buildah('commit', '--rm', made, BASE);
  const tarballs = join(folder, 'tarballs');
  mkdirSync(tarballs);
  const [tarball] = (await installedConsumer()).tarballs;
  cpSync(tarball!, join(tarballs, 'glissade.tgz'));
  const given = [`BASE=${BASE}`, 'GLISSADE=/tarballs/glissade.tgz'];
  const args = given.flatMap((one) => ['--build-arg', one]);
  const seen = ['--volume', `${tarballs}:/tarballs:ro`];
  const source = join(root, 'examples/serve');
  // The format of Docker: that of others knows no health check.
  const kind = ['--format', 'docker', '--no-cache', '--pull-never'];
  await buildah('build', ...kind, ...args, ...seen, '--tag', IMAGE, source);
}, 600_000);

afterAll(() => {
  container?.kill();
  runProgram('/', 'runc', ['delete', '--force', NAME]);
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

/** A root of Node, npm and busybox, with a user `node`. */
function makeBase(base: string): string {
  for (const one of ['bin', 'etc/ssl', 'usr/bin', 'usr/local/bin', 'home/node', 'tmp', 'root']) {
    mkdirSync(join(base, one), { recursive: true });
  }
  const node = realpathSync(process.execPath);
  const libraries = execFileSync('ldd', [node], { encoding: 'utf8' }).match(/\/\S+/g) ?? [];
  const resolver = libraries.map((one) => join(dirname(one), 'libresolv.so.2')).filter(existsSync);
  for (const file of new Set([...libraries, ...resolver])) {
    cpSync(realpathSync(file), join(base, file));
  }
  cpSync(node, join(base, 'usr/local/bin/node'));
  const npm = dirname(
    dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())),
  );
  cpSync(npm, join(base, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(base, 'usr/local/bin/npm'));
  cpSync('/bin/busybox', join(base, 'bin/busybox'));
  for (const one of ['sh', 'touch', 'id', 'wget']) symlinkSync('busybox', join(base, 'bin', one));
  symlinkSync('../../bin/busybox', join(base, 'usr/bin/env'));
  const users = ['root:x:0:0::/root:/bin/sh', 'node:x:1000:1000::/home/node:/bin/sh'];
  writeFileSync(join(base, 'etc/passwd'), `${users.join('\n')}\n`);
  writeFileSync(join(base, 'etc/group'), 'root:x:0:\nnode:x:1000:\n');
  cpSync('/etc/ssl/certs/ca-certificates.crt', join(base, 'etc/ssl/ca.crt'));
  return base;
}

type Settings = {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Healthcheck: { readonly Test: readonly string[] };
  readonly ExposedPorts: object;
};

/** Starts the image without root, rights and a file system that can be written. */
async function start({ Env, Entrypoint }: Settings): Promise<void> {
  const made = (await buildah('from', '--pull-never', IMAGE)).trim();
  const files = (await buildah('mount', made)).trim();
  const bundle = join(folder, 'bundle');
  mkdirSync(bundle);
  await runWell(bundle, 'runc', ['spec']);
  const file = join(bundle, 'config.json');
  const spec = JSON.parse(readFileSync(file, 'utf8'));
  const { process: asked, linux, mounts } = spec;
  const none = Object.fromEntries(Object.keys(asked.capabilities).map((name) => [name, []]));
  const user = { uid: 1000, gid: 1000 };
  const isOther = ({ type }: { readonly type: string }) => type !== 'network' && type !== 'cgroup';
  const own = { terminal: false, user, args: Entrypoint, env: Env, cwd: '/', capabilities: none };
  const whole = {
    ...spec,
    process: { ...asked, ...own, noNewPrivileges: true },
    root: { path: files, readonly: true },
    // Its port is one of this machine.
    linux: { ...linux, namespaces: linux.namespaces.filter(isOther) },
    mounts: mounts.filter(isOther),
  };
  writeFileSync(file, JSON.stringify(whole));
  container = spawn('runc', ['run', NAME], { cwd: bundle, stdio: 'ignore' });
  const answers = () =>
    fetch(`${ADDRESS}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(answers, { timeout: 60_000, interval: 200 });
}

test('the image of the server answers without root, rights and anything written', async () => {
  const { Docker } = JSON.parse(await buildah('inspect', '--type', 'image', IMAGE));
  const settings: Settings = Docker.config;
  expect(settings).toMatchObject({ User: 'node', ExposedPorts: { '8023/tcp': {} } });
  await start(settings);
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ puzzle: 'klotski' });
  const answered = await fetch(`${ADDRESS}/v1/solve`, { method: 'POST', headers, body });
  expect(await answered.json()).toMatchObject({ status: 'solved', optimal: true, length: 81 });
  const within = (...args: readonly string[]) => runProgram('/', 'runc', ['exec', NAME, ...args]);
  // The check that the image itself names.
  const [shell, check] = settings.Healthcheck.Test;
  expect(shell).toBe('CMD-SHELL');
  expect(within('sh', '-c', check!)).toMatchObject({ code: 0, stdout: '{"status":"ok"}\n' });
  expect(within('id', '-u').stdout).toBe('1000\n');
  for (const file of ['/x', '/tmp/x', '/home/node/x']) {
    expect(within('touch', file).stderr).toContain('Read-only file system');
  }
  const ended = new Promise((resolve) => container!.once('exit', resolve));
  await runWell('/', 'runc', ['kill', NAME, 'TERM']);
  await ended;
});
