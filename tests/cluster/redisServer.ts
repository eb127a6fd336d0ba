import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRedis } from '../../tools/find/findRedis.mjs';

/** A redis-server of this test alone, with append-only persistence in a folder of its own. */
export type RedisServer = {
  readonly url: string;
  readonly folder: string;
  /** Kills it with SIGKILL, and starts it again from its files. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Both at once. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type Flags = { readonly flags?: readonly string[]; readonly protocol?: 'redis' | 'rediss' };

export async function startRedis({ flags = [], protocol = 'redis' }: Flags = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'glissade-redis-'));
  const port = await freePort();
  const listening = protocol === 'redis' ? ['--port', port] : ['--port', '0', '--tls-port', port];
  const args = ['--bind', '127.0.0.1', ...listening, '--dir', folder, '--save', ''];
  const begin = () => launch([...args.map(String), '--appendonly', 'yes', ...flags]);
  let server = await begin();
  const end = async () => {
    server.kill('SIGKILL');
    await closed(server);
  };
  const start = async () => {
    server = await begin();
  };
  return {
    url: `${protocol}://127.0.0.1:${port}`,
    folder,
    kill: end,
    start,
    restart: async () => {
      await end();
      await start();
    },
    close: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  } satisfies RedisServer;
}

function launch(args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(findRedis(), args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk;
      if (text.includes('Ready to accept connections')) resolve(child);
    });
    child.on('error', reject);
    child.on('exit', () => reject(new Error(`redis-server has ended: ${text}`)));
  });
}

export function closed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('exit', () => resolve()));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
