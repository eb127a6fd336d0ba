// Builds the kernels and every package, the one-file form of the library for pages without a
// bundler, and the app as a folder that any host can serve.
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildKernels } from '../packages/kernels/build.mjs';
import { installIfNeeded, root } from './install.mjs';
import { runCommand } from './runCommand.mjs';

const library = `${root}packages/glissade/dist`;

/** Compiles all packages; TypeScript does again only what changed. */
async function compilePackages() {
  const { code, output } = await runCommand('tsc', ['-b']);
  if (code === 0) return;
  console.error(output.trim());
  process.exit(1);
}

/** `platform: browser` refuses Node's own modules, which must not be in a page. */
async function bundleLibrary() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [`${library}/index.js`],
    outfile: `${library}/glissade.bundle.js`,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
}

/** Starting other programs is a thing of commander's that we never use, and slow to load. */
const withoutChildren = {
  name: 'without-children',
  /** @param {import('esbuild').PluginBuild} build */
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^node:child_process$/ }, () => ({ path: 'none', namespace: 'none' }));
    onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'module.exports = {}' }));
  },
};

/** What the bundle takes in of others, and their licences beside it. @param {string} outdir */
function writeLicences(outdir) {
  const text = ['commander', 'picocolors'].map((name) => {
    const licence = readFileSync(`${root}node_modules/${name}/LICENSE`, 'utf8');
    return `${name}\n\n${licence.trim()}\n`;
  });
  writeFileSync(`${outdir}/LICENCES.txt`, text.join('\n\n'));
}

/** `bin/kept.js` gives its own `import`: code that was kept has none. */
const COMMON_JS = `'use strict';
const moduleUrl = require('node:url').pathToFileURL(__filename).href;
const importModule = module.importModule ?? ((name) => import(name));`;

/**
 * Learned numbers are large and seldom asked for: they stay in files of their own.
 * @param {Set<string>} names where the names of those that are asked for go
 */
const weightsApart = (names) => ({
  name: 'weights-apart',
  /** @param {import('esbuild').PluginBuild} build */
  setup({ onResolve }) {
    onResolve({ filter: /^@glissade\/kernels\/weights\d+$/ }, ({ path }) => {
      const name = path.split('/').at(-1) ?? path;
      names.add(name);
      return { path: `../weights/${name}.js`, external: true };
    });
  },
});

/**
 * The command line in one file, CommonJS: modules are slow to find and read, and more so those of
 * the other sort (a third of the time of a short run). What threads run, and learned numbers, lie
 * one folder deep, too, so that they are found from there as they are from the packages.
 */
async function bundleCommandLine() {
  const { build } = await import('esbuild');
  const outdir = `${library}/cli`;
  rmSync(outdir, { recursive: true, force: true });
  const main = `${outdir}/main/main.cjs`;
  /** @type {Set<string>} */
  const weights = new Set();
  const alike = /** @type {const} */ ({
    bundle: true,
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  await build({
    ...alike,
    entryPoints: [`${library}/main.js`],
    outfile: main,
    format: 'cjs',
    external: ['@clack/prompts'],
    define: { 'import.meta.url': 'moduleUrl' },
    banner: { js: COMMON_JS },
    plugins: [withoutChildren, weightsApart(weights)],
  });
  makeKeepable(main);
  await build({
    ...alike,
    entryPoints: {
      'jobs/entry': `${root}packages/engine/dist/jobs/entry.js`,
      'worker/entry': `${root}packages/engine/dist/worker/entry.js`,
      ...Object.fromEntries(
        [...weights].map((name) => [
          `weights/${name}`,
          `${root}packages/kernels/dist/generated/${name}.js`,
        ]),
      ),
    },
    outdir,
    chunkNames: 'chunks/[name]-[hash]',
    splitting: true,
    format: 'esm',
  });
  // The program asks for its version one folder above itself.
  const { version } = JSON.parse(readFileSync(`${root}packages/glissade/package.json`, 'utf8'));
  writeFileSync(`${outdir}/package.json`, JSON.stringify({ type: 'module', version }));
  writeLicences(outdir);
}

/** Makes a program fit for `bin/kept.js`: before it stands what it is told by. */
function makeKeepable(/** @type {string} */ file) {
  const text = readFileSync(file, 'utf8').replaceAll('import("', 'importModule("');
  const name = createHash('sha256').update(text).digest('hex').slice(0, 61);
  writeFileSync(file, `// ${name}\n${text}`);
}

async function buildApp() {
  const { build } = await import('vite');
  await build({ configFile: `${root}packages/web/vite.config.ts`, logLevel: 'warn' });
}

/** The custom element in one file: a package of its own, and in the app with a page to show it. */
async function bundlePlayer() {
  const { build } = await import('esbuild');
  const player = `${root}packages/player`;
  const app = `${root}packages/web/dist`;
  await build({
    entryPoints: [`${root}packages/web/src/player/element.ts`],
    outfile: `${player}/dist/glissade-player.js`,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  cpSync(`${player}/dist/glissade-player.js`, `${app}/glissade-player.js`);
  cpSync(`${player}/example`, `${app}/player`, { recursive: true });
  const page = readFileSync(`${player}/example/index.html`, 'utf8');
  writeFileSync(`${app}/player/index.html`, page.replace('../dist/', '../'));
}

installIfNeeded();
await buildKernels();
await compilePackages();
// Three programs, which know nothing of each other, keep two cores busy.
await Promise.all([bundleLibrary(), bundleCommandLine(), buildApp()]);
await bundlePlayer();
