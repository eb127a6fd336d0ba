// Builds the kernels and every package, the one-file form of the library for pages without a
// bundler, and the app as a folder that any host can serve.
import { cpSync } from 'node:fs';
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

async function buildApp() {
  const { build } = await import('vite');
  await build({ configFile: `${root}packages/web/vite.config.ts`, logLevel: 'warn' });
}

/** The custom element in one file, for a script tag on any page, with a page that shows it. */
async function bundlePlayer() {
  const { build } = await import('esbuild');
  const dist = `${root}packages/web/dist`;
  await build({
    entryPoints: [`${root}packages/web/src/player/element.ts`],
    outfile: `${dist}/glissade-player.js`,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  cpSync(`${root}packages/web/src/player/example`, `${dist}/player`, { recursive: true });
}

installIfNeeded();
await buildKernels();
await compilePackages();
await bundleLibrary();
await buildApp();
await bundlePlayer();
