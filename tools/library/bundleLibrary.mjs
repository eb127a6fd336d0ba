// Bundles the library into few files that share chunks: hundreds of small modules take Node three
// times as long to load. What differs between Node and browsers stays in files of its own, which
// `imports` in package.json chooses between; large weights stay in files that are loaded when they
// are first needed.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../install.mjs';
import { bundleTypes } from './bundleTypes.mjs';
import { directImports } from './directImports.mjs';
import { mergeChunks } from './mergeChunks.mjs';
import { bundleForPages, startingBy } from './pageScripts.mjs';
import { sourceOf } from './sources.mjs';
import { writeIndex } from './writeIndex.mjs';

export const library = `${root}packages/glissade`;
const built = `${library}/build/library`;
const weights = `${root}packages/tiles/dist/kernel/generated`;

/** What users import, by the name of its file in `dist`. */
export const ENTRIES = [
  'index',
  'core',
  'catalogue',
  'certificate',
  'explain',
  'game',
  'map',
  'parts',
  'picture',
  'search',
  'survey',
  'tables',
  'tiles',
  'blocks',
  'vary',
  'worker',
];

/** What Node alone needs, as one file: each file costs Node about as much as 15 kB of code. */
const NODE_PORTS = 'node/ports';
const IN_NODE_PORTS = [
  'files/port.node',
  'files/tableCache/store.node',
  'threads/port.node',
  'worker/port.node',
];

/** The two parts of the index. */
const READING = 'chunks/parsePuzzle';
const ALL = 'chunks/all';

/** Learned numbers of the beams, by the board's side. */
const WEIGHTS = [5, 6, 7].flatMap((side) => [`weights${side}`, `triplets${side}`]);

/** What a page's workers and threads run, with everything in it. */
const PAGE_WORKER = "import { serveHere } from '../glissade.bundle.js';\nserveHere();\n";

/** Parcel takes `new URL('glissade/worker-entry', …)` for a path beside the file that has it. */
const PARCEL_WORKER = "import '../../worker/page.js';\n";

/** @returns {Promise<void>} */
export async function bundleLibrary() {
  const dist = `${library}/dist`;
  rmSync(dist, { recursive: true, force: true });
  const { build } = await import('esbuild');
  await build({
    entryPoints: entryPoints(),
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    charset: 'utf8',
    platform: 'neutral',
    target: 'es2022',
    mainFields: ['module', 'main'],
    conditions: ['default'],
    minify: true,
    chunkNames: 'chunks/[name]-[hash]',
    legalComments: 'none',
    logLevel: 'warning',
    external: ['node:*'],
    plugins: [portsApart, nodePorts, startingBy('library'), directImports()],
  });
  dropBareImports(dist);
  await mergeChunks(dist, ports());
  dropBareImports(dist);
  writeIndex(dist, READING, ALL);
  const typed = [...ENTRIES, 'bundle', 'workerEntry'];
  await bundleTypes(
    Object.fromEntries(typed.map((name) => [name, `${built}/${name}.d.ts`])),
    `${dist}/types`,
  );
  await bundleForPages(`${built}/bundle.js`, `${dist}/glissade.bundle.js`);
  writeFileSync(`${dist}/worker/page.js`, PAGE_WORKER);
  mkdirSync(`${dist}/chunks/glissade`);
  writeFileSync(`${dist}/chunks/glissade/worker-entry.js`, PARCEL_WORKER);
}

/**
 * esbuild keeps the order of modules by imports that take nothing. No module does anything when it
 * is loaded, so they only cost time, and bundlers warn about them.
 * @param {string} dist
 */
function dropBareImports(dist) {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = `${dist}/${name}`;
    if (!file.endsWith('.js')) continue;
    const text = readFileSync(file, 'utf8');
    const kept = text.replace(/^(?:import\b[^;]*;\s*)+/, (imports) =>
      imports.replace(/import"\.[^"]*";\s*/g, ''),
    );
    writeFileSync(file, kept);
  }
}

/** @returns {Record<string, string>} */
function entryPoints() {
  return Object.fromEntries([
    ...ENTRIES.map((name) => [name === 'index' ? ALL : name, `${built}/${name}.js`]),
    [READING, `${built}/parsePuzzle.js`],
    ...['worker/entry', 'jobs/entry'].map((name) => [name, sourceOf(name)]),
    ...portNames().map((name) => [name, name === NODE_PORTS ? name : sourceOf(name)]),
    ...WEIGHTS.map((name) => [`weights/${name}`, `${weights}/${name}.js`]),
  ]);
}

/**
 * The files behind each name `#…`. They lie one folder deep in `dist`: some start others by their
 * place.
 * @returns {Record<string, string[]>}
 */
function ports() {
  /** @type {{ imports: Record<string, Record<string, string>> }} */
  const { imports } = JSON.parse(readFileSync(`${library}/package.json`, 'utf8'));
  const files = Object.entries(imports).map(([name, conditions]) => [
    name,
    Object.values(conditions).map((file) => `${library}/${file.slice(2)}`),
  ]);
  return Object.fromEntries(files);
}

/** @returns {string[]} */
function portNames() {
  const start = `${library}/dist/`.length;
  const files = new Set(Object.values(ports()).flat());
  return [...files].map((file) => file.slice(start, -3));
}

/** @type {import('esbuild').Plugin} */
const portsApart = {
  name: 'ports-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^#/ }, ({ path }) => ({ path, external: true }));
    onResolve({ filter: /^@glissade\/platform\/\w+-port$/ }, ({ path }) => ({
      path: `#${basename(path)}`,
      external: true,
    }));
  },
};

/** @type {import('esbuild').Plugin} */
const nodePorts = {
  name: 'node-ports',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${NODE_PORTS}$`) }, ({ path }) => ({ path, namespace: path }));
    onLoad({ filter: /./, namespace: NODE_PORTS }, () => ({
      contents: IN_NODE_PORTS.map((name) => `export * from '${sourceOf(name)}';`).join('\n'),
      resolveDir: root,
    }));
  },
};
