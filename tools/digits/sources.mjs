// Loads TypeScript into Node: bundled, since the oldest Node that we support reads none.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../install.mjs';

/**
 * @template T
 * @param {string} entry a file of this repository
 * @returns {Promise<T>}
 */
export async function loadSource(entry) {
  // What lies beside the entry is found from there.
  const file = resolve(root, entry);
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    conditions: ['source'],
    logLevel: 'warning',
    external: ['node:*'],
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(file).href) },
  });
  const text = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${text}`);
}
