// Bundles the command line for Node. Each verb is a chunk, which shares others with the verbs that
// need the same: Node reads and compiles what one verb runs, a seventh to a half of all but for
// `mcp`. Larger chunks that all verbs share were slower, one file for all the slowest.
//
// The files are CommonJS, as Node takes longer to load modules of the other sort. They lie one
// folder deep in `dist`, so that they find what threads run and the weights where the library has
// them.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../install.mjs';
import { library } from './bundleLibrary.mjs';
import { nameForLibrary, STARTED_IN_NODE } from './pageScripts.mjs';

const outdir = `${library}/dist/cli`;

/** CommonJS has no `import.meta.url`. */
const MODULE_URL = `'use strict';
const moduleUrl = require('node:url').pathToFileURL(__filename).href;`;

/** @type {import('rolldown').Plugin} */
const ofTheLibrary = {
  name: 'of-the-library',
  resolveId: {
    filter: { id: STARTED_IN_NODE },
    handler: (source, importer) =>
      importer === undefined ? undefined : join(dirname(importer), nameForLibrary(source)),
  },
};

/**
 * Learned numbers are large and seldom asked for: they stay in the files of the library.
 * @type {import('rolldown').Plugin}
 */
const weightsApart = {
  name: 'weights-apart',
  resolveId: {
    filter: { id: /kernel\/generated\/(weights|triplets)\d\.js$/ },
    handler: (source) => ({ id: `../weights/${basename(source)}`, external: 'relative' }),
  },
};

/**
 * Starting other programs is a thing of commander's that we never use, and slow to load.
 * @type {import('rolldown').Plugin}
 */
const withoutChildren = {
  name: 'without-children',
  resolveId: { filter: { id: /^node:child_process$/ }, handler: () => '\0none' },
  load: { filter: { id: /^\0none$/ }, handler: () => 'export default {};' },
};

export async function bundleCommandLine() {
  const { rolldown } = await import('rolldown');
  const { version } = JSON.parse(readFileSync(`${library}/package.json`, 'utf8'));
  const own = `${root}packages/cli/dist`;
  const bundle = await rolldown({
    input: { start: `${own}/start.js`, main: `${own}/main.js` },
    platform: 'node',
    external: [/^node:/, '@clack/prompts', '@glissade/cluster'],
    transform: {
      target: 'node20',
      define: { 'import.meta.url': 'moduleUrl', GLISSADE_VERSION: JSON.stringify(version) },
    },
    plugins: [withoutChildren, weightsApart, ofTheLibrary],
  });
  rmSync(outdir, { recursive: true, force: true });
  const { output } = await bundle.write({
    dir: outdir,
    format: 'cjs',
    minify: true,
    comments: { legal: false },
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name].cjs',
    banner: MODULE_URL,
  });
  await bundle.close();
  writeLicences(output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));
}

/**
 * The licences of others, beside the bundle, each once with all that it is for.
 * @param {readonly string[]} modules
 */
function writeLicences(modules) {
  /** @type {Map<string, string[]>} */
  const names = new Map();
  for (const folder of new Set(modules.flatMap(folderOf))) {
    const licence = licenceIn(folder);
    const name = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).name;
    names.set(licence, [...(names.get(licence) ?? []), name]);
  }
  const text = [...names].map(([licence, all]) => `${all.sort().join('\n')}\n\n${licence}\n`);
  writeFileSync(`${outdir}/LICENCES.txt`, text.join('\n\n'));
}

/**
 * The folder of the package that a module is from, if it is not ours.
 * @param {string} module
 */
function folderOf(module) {
  const [folder] = /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(module) ?? [];
  return folder === undefined ? [] : [folder];
}

/**
 * The shortest where there is a choice.
 * @param {string} folder
 */
function licenceIn(folder) {
  const files = readdirSync(folder).filter((one) => /^licen[cs]e/i.test(one));
  const choices = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim());
  const [licence] = choices.sort((a, b) => a.length - b.length);
  if (licence === undefined) throw new Error(`${folder} has no licence`);
  return licence;
}
