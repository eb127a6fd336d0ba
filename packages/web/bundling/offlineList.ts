import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** What stands in the service worker's source for the list of files, and for its version. */
const placeholders = { files: '__FILES__', version: '__VERSION__' };

function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
}

/**
 * Tells the service worker every file of the build with the digest of its content (`path?digest`,
 * separated by commas), by which it knows whether a host has sent that file; and a version, which
 * changes with any of them and with the service worker itself.
 */
export function offlineList(): Plugin {
  return {
    name: 'offline-list',
    apply: 'build',
    // Before all is written, other plugins may still change a script.
    writeBundle: ({ dir }) => {
      const folder = dir!;
      const worker = join(folder, 'serviceWorker.js');
      const files = filesIn(folder)
        .filter((name) => name !== 'serviceWorker.js')
        .map((name) => `${name}?${digestOf(readFileSync(join(folder, name)))}`);
      const code = readFileSync(worker, 'utf8').replace(placeholders.files, files.sort().join());
      writeFileSync(worker, code.replaceAll(placeholders.version, digestOf(code)));
    },
  };
}
