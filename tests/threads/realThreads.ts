import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startThread } from '@glissade/platform/threads/port.node';
import type { ThreadHandle, ThreadSetup } from '@glissade/platform/threads/threadSetup';
import { build } from 'esbuild';

const entry = new URL('../../packages/worker/src/jobs/entry.ts', import.meta.url);

/** Threads that run the sources as they are: their entry in one file, made for the test. */
export type RealThreads = {
  readonly start: (setup: ThreadSetup) => ThreadHandle;
  readonly remove: () => void;
};

export async function realThreads(): Promise<RealThreads> {
  const folder = mkdtempSync(join(tmpdir(), 'glissade-threads-'));
  const outfile = join(folder, 'entry.mjs');
  await build({
    entryPoints: [entry.pathname],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['source'],
    logLevel: 'warning',
  });
  return {
    start: (setup) => startThread(setup, pathToFileURL(outfile)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
