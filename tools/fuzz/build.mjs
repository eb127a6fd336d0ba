import { mkdirSync, writeFileSync } from 'node:fs';
import { root } from '../install.mjs';

const folder = `${root}node_modules/.cache/glissade-fuzz`;

const REQUIRE = `import { createRequire as makeRequire } from 'node:module';
const require = makeRequire(import.meta.url);`;

/** What runs in the thread, from the sources, in one file. @returns {Promise<string>} its path */
export async function buildFuzzer() {
  const { build } = await import('esbuild');
  const script = `${folder}/${process.pid}/door.mjs`;
  await build({
    entryPoints: [`${root}tests/fuzz/door.ts`],
    outfile: script,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['source'],
    sourcemap: 'inline',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
    // Some packages are CommonJS and ask for Node's own modules.
    banner: { js: REQUIRE },
  });
  mkdirSync(folder, { recursive: true });
  // The command line asks for its version one folder above itself.
  writeFileSync(`${folder}/package.json`, JSON.stringify({ type: 'module', version: '0.0.0' }));
  return script;
}
