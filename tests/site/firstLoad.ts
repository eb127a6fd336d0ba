import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Files that a page names in tags of its own: scripts, styles, fonts, modules to be preloaded. */
const FILE = /<(?:script|link)\s[^>]*?(?:src|href)="([^"]+\.(?:js|css|woff2))"/g;

/** Bytes of a built page and of every file that it names, compressed. */
export function firstLoad(folder: string, base: string, path: string): number {
  const page = readFileSync(join(folder, path), 'utf8');
  const files = new Set([...page.matchAll(FILE)].map(([, file]) => file!.slice(base.length)));
  if (files.size < 3) throw new Error(`${path} names only ${files.size} files`);
  const contents = [...files].map((file) => readFileSync(join(folder, file)));
  return [page, ...contents].reduce((sum, content) => sum + gzipSync(content).length, 0);
}
