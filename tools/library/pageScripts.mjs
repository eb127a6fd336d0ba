// Scripts for pages without a bundler, which have everything in one file, and how such a file, or a
// bundled page, starts its workers.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceOf } from './sources.mjs';

/** In Node such a file has another place in the package than in this repository. */
export const STARTED_IN_NODE = /(job|entry)File\.node\.js$/;
/** @param {string} file one of them */
export const nameForLibrary = (file) => file.replace('.node.', '.library.');

/**
 * How workers are started differs: a bundled page starts a file of the package, one file starts
 * itself.
 * @param {'library' | 'own'} kind
 * @returns {import('esbuild').Plugin}
 */
export const startingBy = (kind) => ({
  name: 'starting',
  setup({ onResolve }) {
    const start = sourceOf(`threads/start.${kind}`);
    onResolve({ filter: /start\.browser\.js$/ }, () => ({ path: start }));
    onResolve({ filter: STARTED_IN_NODE }, ({ path, resolveDir }) => ({
      path: join(resolveDir, nameForLibrary(path)),
    }));
  },
});

/**
 * One script for pages without a bundler. `platform: browser` refuses Node's own modules.
 * @param {Pick<import('esbuild').BuildOptions, 'entryPoints' | 'stdin' | 'define'>} of
 */
export async function scriptForPages(of) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    ...of,
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [startingBy('own')],
  });
  return /** @type {{ text: string }} */ (outputFiles[0]).text;
}

/**
 * Such a script as a file.
 * @param {string} from
 * @param {string} to
 */
export async function bundleForPages(from, to) {
  const script = await scriptForPages({ entryPoints: [from] });
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, script);
}
