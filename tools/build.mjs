// Builds the kernels and every package, the one-file form of the library for pages without a
// bundler, and the app as a folder that any host can serve.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { installIfNeeded, root } from './install.mjs';
import { buildKernels } from './kernels/build.mjs';
import { bundleCluster } from './library/bundleCluster.mjs';
import { bundleCommandLine } from './library/bundleCommandLine.mjs';
import { bundleLibrary, library } from './library/bundleLibrary.mjs';
import { bundleForPages, scriptForPages } from './library/pageScripts.mjs';
import { runCommand } from './runCommand.mjs';

/** Compiles all packages; TypeScript does again only what changed. */
async function compilePackages() {
  const { code, output } = await runCommand('tsc', ['-b']);
  if (code === 0) return;
  console.error(output.trim());
  process.exit(1);
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
