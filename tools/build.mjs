// Builds the kernels and every package, the one-file form of the library for pages without a
// bundler, and the app as a folder that any host can serve.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { installIfNeeded, root } from './install.mjs';
import { buildKernels } from './kernels/build.mjs';
import { bundleCluster } from './library/bundleCluster.mjs';
import {
  bundleForPages,
  bundleLibrary,
  library,
  scriptForPages,
  startingBy,
} from './library/bundleLibrary.mjs';
import { runCommand } from './runCommand.mjs';

/** Compiles all packages; TypeScript does again only what changed. */
async function compilePackages() {
  const { code, output } = await runCommand('tsc', ['-b']);
  if (code === 0) return;
  console.error(output.trim());
  process.exit(1);
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

/** What the bundle takes in of others. */
const BUNDLED = [
  'commander',
  'picocolors',
  'earcut',
  'fflate',
  'qr',
  'fast-string-width',
  'fast-string-truncated-width',
  '@modelcontextprotocol/server',
  '@modelcontextprotocol/core',
  'zod',
];

/**
 * The licences of others, beside the bundle, each once with all that it is for.
 * @param {string} outdir
 */
function writeLicences(outdir) {
  /** @type {Map<string, string[]>} */
  const names = new Map();
  for (const name of BUNDLED) {
    const licence = licenceOf(name);
    names.set(licence, [...(names.get(licence) ?? []), name]);
  }
  const text = [...names].map(([licence, all]) => `${all.join('\n')}\n\n${licence}\n`);
  writeFileSync(`${outdir}/LICENCES.txt`, text.join('\n\n'));
}

/**
 * The shortest where there is a choice.
 * @param {string} name
 */
function licenceOf(name) {
  const folder = folderOf(name);
  const files = readdirSync(folder).filter((one) => /^licen[cs]e/i.test(one));
  const choices = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim());
  const [licence] = choices.sort((a, b) => a.length - b.length);
  if (licence === undefined) throw new Error(`${name} has no licence`);
  return licence;
}

/**
 * Where npm put what the command line depends on: beside it, or at the root.
 * @param {string} name
 */
function folderOf(name) {
  const own = `${root}packages/cli/node_modules/${name}`;
  return existsSync(own) ? own : `${root}node_modules/${name}`;
}

/** CommonJS has no `import.meta.url`. */
const MODULE_URL = `'use strict';
const moduleUrl = require('node:url').pathToFileURL(__filename).href;`;

/** Learned numbers are large and seldom asked for: they stay in the files of the library. */
const weightsApart = {
  name: 'weights-apart',
  /** @param {import('esbuild').PluginBuild} build */
  setup({ onResolve }) {
    onResolve({ filter: /kernel\/generated\/(weights|triplets)\d(\.js)?$/ }, ({ path }) => ({
      path: `../weights/${basename(path, '.js')}.js`,
      external: true,
    }));
  },
};

/** The SDK that one verb needs, a quarter of the whole, has a file of its own. */
const sdkApart = {
  name: 'sdk-apart',
  /** @param {import('esbuild').PluginBuild} build */
  setup({ onResolve }) {
    onResolve({ filter: /\/mcpSdk\.js$/ }, ({ kind }) =>
      kind === 'entry-point' ? undefined : { path: './mcpSdk.cjs', external: true },
    );
  },
};

/**
 * The command line in one file, and what starts it, CommonJS: modules are slow to find and read,
 * and more so those of the other sort (a third of the time of a short run). They lie one folder
 * deep in `dist`, so that they find what threads run and the weights where the library has them.
 */
async function bundleCommandLine() {
  const { build } = await import('esbuild');
  const outdir = `${library}/dist/cli`;
  const { version } = JSON.parse(readFileSync(`${library}/package.json`, 'utf8'));
  await build({
    entryPoints: ['start', 'main', 'serve/mcpSdk'].map(
      (name) => `${root}packages/cli/dist/${name}.js`,
    ),
    outdir,
    entryNames: '[name]',
    outExtension: { '.js': '.cjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
    format: 'cjs',
    // Of one byte a character: such a text is read and compiled sooner.
    charset: 'ascii',
    external: ['@clack/prompts', '@glissade/cluster'],
    define: { 'import.meta.url': 'moduleUrl', GLISSADE_VERSION: JSON.stringify(version) },
    banner: { js: MODULE_URL },
    plugins: [withoutChildren, weightsApart, sdkApart, startingBy('library')],
  });
  writeLicences(outdir);
}

/** The schemas as they are published: without the blanks that are for our own eyes. */
function writeSchemas() {
  const [from, to] = [`${library}/schema`, `${library}/dist/schema`];
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const schema = JSON.parse(readFileSync(`${from}/${name}`, 'utf8'));
    writeFileSync(`${to}/${name}`, JSON.stringify(schema));
  }
}

async function buildApp() {
  const { build } = await import('vite');
  await build({ configFile: `${root}packages/web/vite.config.ts`, logLevel: 'warn' });
}

/** The custom element in one file: a package of its own, and in the app with pages to show it. */
async function bundlePlayer() {
  const player = `${root}packages/player`;
  const app = `${root}packages/web/dist`;
  const element = `${root}packages/web/src/player/element.ts`;
  await bundleForPages(element, `${player}/dist/glissade-player.js`);
  cpSync(`${player}/dist/glissade-player.js`, `${app}/glissade-player.js`);
  cpSync(`${player}/example`, `${app}/player`, { recursive: true });
  for (const name of ['index.html', 'playable.html', 'embed.html']) {
    const page = readFileSync(`${player}/example/${name}`, 'utf8');
    writeFileSync(`${app}/player/${name}`, page.replace('../dist/', '../'));
  }
}

/** The board for assistants and notebooks: one script, packed, since it is seldom read. */
async function packBoard() {
  const { version } = JSON.parse(readFileSync(`${library}/package.json`, 'utf8'));
  const define = { GLISSADE_VERSION: JSON.stringify(version) };
  // A default export, which anywidget asks for.
  const contents = `import { render } from './board.ts'; export default { render };`;
  const resolveDir = `${root}packages/web/src/embedded`;
  const script = await scriptForPages({ stdin: { contents, resolveDir }, define });
  writeFileSync(`${library}/dist/board.js.br`, brotliCompressSync(script));
}

installIfNeeded();
await buildKernels();
await compilePackages();
// Two programs, which know nothing of each other, keep two cores busy.
await Promise.all([bundleLibrary().then(bundleCommandLine).then(bundleCluster), buildApp()]);
writeSchemas();
await bundlePlayer();
await packBoard();
