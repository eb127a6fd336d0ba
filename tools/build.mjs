// Builds the kernels and every package, the one-file form of the library for pages without a
// bundler, and the app as a folder that any host can serve.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildKernels } from '../packages/kernels/build.mjs';
import { installIfNeeded, root } from './install.mjs';
import { runCommand } from './runCommand.mjs';

const REQUIRE = `import { createRequire as requireOf } from 'node:module';
const require = requireOf(import.meta.url);`;

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

/**
 * The command line in a few files: some 200 modules are slow to find and read. Threads find their
 * file from any of these as they do from the packages: each lies one folder deep.
 */
async function bundleCommandLine() {
  const { build } = await import('esbuild');
  const outdir = `${library}/cli`;
  rmSync(outdir, { recursive: true, force: true });
  await build({
    entryPoints: {
      'main/main': `${library}/main.js`,
      'jobs/entry': `${root}packages/engine/dist/jobs/entry.js`,
      'worker/entry': `${root}packages/engine/dist/worker/entry.js`,
    },
    outdir,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    external: ['@clack/prompts'],
    // Both are CommonJS, and ask for Node's modules.
    banner: { js: REQUIRE },
    plugins: [withoutChildren],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  // The program asks for its version one folder above itself.
  const { version } = JSON.parse(readFileSync(`${root}packages/glissade/package.json`, 'utf8'));
  writeFileSync(`${outdir}/package.json`, JSON.stringify({ type: 'module', version }));
  writeLicences(outdir);
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
await bundleLibrary();
await bundleCommandLine();
await buildApp();
await bundlePlayer();
