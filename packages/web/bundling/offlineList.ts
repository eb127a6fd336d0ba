import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What stands in the service worker's source for the list of files. */
const placeholder = '__FILES__';

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/**
 * Tells the service worker every file of the build with a hash of its content (`path?hash`,
 * separated by commas): what it keeps for use offline, and how it sees that something changed.
 */
export function offlineList(publicFolder: string): Plugin {
  return {
    name: 'offline-list',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const built = Object.values(bundle).filter((file) => file.fileName !== 'serviceWorker.js');
      const lines = built.map((file) => {
        return `${file.fileName}?${hashOf(file.type === 'chunk' ? file.code : file.source)}`;
      });
      for (const name of readdirSync(publicFolder)) {
        lines.push(`${name}?${hashOf(readFileSync(join(publicFolder, name)))}`);
      }
      const worker = bundle['serviceWorker.js'];
      if (worker?.type !== 'chunk') throw new Error('the build has no service worker');
      worker.code = worker.code.replace(placeholder, lines.sort().join(','));
    },
  };
}
