// A redis-server of a measurement alone, as users are told to run it, and what it has done.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { findRedis } from '../../tools/find/findRedis.mjs';

/**
 * What the server did between two moments.
 * @typedef {{ readonly commands: number, readonly cpuMs: number, readonly bytes: number }} Spent
 */

export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'glissade-bench-'));
  const port = await freePort();
  const args = `--bind 127.0.0.1 --port ${port} --save  --appendonly yes`.split(' ');
  const child = spawn(findRedis(), [...args, '--dir', folder], { stdio: 'ignore' });
  const redis = new Redis(port, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  await redis.ping();
  return {
    url: `redis://127.0.0.1:${port}`,
    redis,
    /** @template T @param {() => Promise<T>} work @returns {Promise<Spent>} */
    async spent(work) {
      const before = await seen(redis);
      await work();
      const after = await seen(redis);
      return {
        commands: after.commands - before.commands,
        cpuMs: after.cpuMs - before.cpuMs,
        bytes: after.bytes - before.bytes,
      };
    },
    close() {
      redis.disconnect();
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Commands inside scripts are counted, too. @param {Redis} redis @returns {Promise<Spent>} */
async function seen(redis) {
  const [info, stats] = [await redis.info(), await redis.info('commandstats')];
  const of = (/** @type {string} */ name) =>
    Number(new RegExp(`^${name}:([\\d.]+)`, 'm').exec(info)?.[1]);
  const calls = Array.from(stats.matchAll(/^cmdstat_.*?:calls=(\d+)/gm), ([, n]) => Number(n));
  return {
    commands: calls.reduce((sum, n) => sum + n, 0),
    cpuMs: 1000 * (of('used_cpu_user') + of('used_cpu_sys')),
    bytes: of('used_memory'),
  };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
}
