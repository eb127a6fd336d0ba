import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../tools/install.mjs';
import { type RedisServer, startRedis } from '../cluster/redisServer.ts';
import { installedConsumer } from '../services/services.ts';
import { runProgram, runWell } from './runProgram.ts';

const glissade = (folder: string, args: readonly string[]) =>
  runProgram(folder, process.execPath, [
    join(folder, 'node_modules', 'glissade', 'bin', 'glissade.js'),
    ...args,
  ]);

const startGlissade = (folder: string, args: readonly string[]) =>
  spawn(process.execPath, [
    join(folder, 'node_modules', 'glissade', 'bin', 'glissade.js'),
    ...args,
  ]);

async function ended(child: ChildProcessWithoutNullStreams) {
  const [code, stdout, stderr] = await Promise.all([
    new Promise((resolve) => child.on('exit', resolve)),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
}

let server: RedisServer;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.close());

test('without @glissade/cluster, --redis says in one line how to install it', async () => {
  const { folder } = await installedConsumer();
  for (const verb of [['solve', 'dads'], ['worker'], ['runs']]) {
    const { code, stderr } = glissade(folder, [...verb, '--redis', server.url]);
    expect(code).toBe(2);
    expect(stderr).toBe(
      'error: --redis needs the package @glissade/cluster\n' +
        'hint: npm install -g @glissade/cluster installs it\n',
    );
  }
});

test('with its tarball, the command line finds it', async () => {
  const { tarballs } = await installedConsumer();
  const folder = mkdtempSync(join(tmpdir(), 'glissade-cluster-'));
  try {
    const packing = ['pack', '--workspace=packages/cluster', '--pack-destination', folder];
    const own = join(folder, (await runWell(root, 'npm', [...packing, '--silent'])).trim());
    const manifest = { name: 'machine', version: '1.0.0', private: true, type: 'module' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    const quiet = ['--no-audit', '--no-fund', '--prefer-offline', '--omit=dev'];
    await runWell(folder, 'npm', ['install', ...quiet, ...tarballs, own]);
    const { code, stderr } = glissade(folder, ['runs', '--redis', server.url]);
    expect(code, stderr).toBe(0);
    expect(stderr).toContain('no runs\nno workers');
    // As the README says it: two workers, and a survey.
    const workers = [1, 2].map(() => startGlissade(folder, ['worker', '--redis', server.url]));
    try {
      const survey = ['survey', 'simple', '3x3', '--redis', server.url];
      const told = await ended(startGlissade(folder, survey));
      expect(told.code, told.stderr).toBe(0);
      expect(told.stdout).toBe(glissade(folder, ['survey', 'simple', '3x3']).stdout);
    } finally {
      for (const worker of workers) worker.kill('SIGTERM');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
