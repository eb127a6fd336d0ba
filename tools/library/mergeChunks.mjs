// Joins the chunks that esbuild cuts out. It makes one for every set of entries that shares code,
// some seventy, and Node needs half of the time of an import to find and read them. Which of the
// entries below reach a chunk decides into which file it goes, so that a page gets with an engine
// hardly anything that the engine does not need: bundlers leave out all of a file that is not used,
// and less within a file.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { IMPORTS, reachedFrom } from './distImports.mjs';
import { loadApart } from './loadApart.mjs';

/** What pages take apart from the rest. */
const PARTS = {
  ports: ['worker'],
  text: ['chunks/parsePuzzle'],
  known: ['catalogue'],
  play: ['game', 'core'],
  picture: ['picture'],
  threads: ['jobs/entry'],
  tiles: ['tiles'],
  blocks: ['blocks'],
};

/** The chunks that are loaded when they are first needed: the beginnings of their names. */
const LATER = ['wholeBoardBeams-'];

/**
 * The files, each with the parts that must all reach what lies in it; the first that fits is taken.
 * Fewer files than sets of parts: each costs Node as much as some 15 kB of code. More files than
 * parts: esbuild leaves out of a page what it does not use of a file, but not all of it.
 * `tests/packed/weight.test.ts` holds the weights.
 * @type {readonly (readonly [name: string, ...parts: (keyof typeof PARTS | 'later')[]])[]}
 */
const FILES = [
  // Bundlers that make one file of everything have to wrap all that a file loaded later takes.
  ['later', 'later'],
  ['board', 'ports', 'text'],
  ['spec', 'ports'],
  ['text', 'text'],
  ['text', 'known'],
  ['lines', 'play', 'tiles'],
  ['lines', 'play', 'blocks'],
  ['play', 'play'],
  ['checks', 'picture'],
  ['solving', 'tiles', 'blocks'],
  ['solving', 'tiles', 'threads'],
  ['tiles', 'tiles'],
  ['blocks', 'blocks'],
  ['threads', 'threads'],
  ['rest'],
];

const NAMED = /import\{([^}]*)\}from"(\.[^"]+)"/g;
const EXPORTS = /export\{([^}]*)\};?\s*$/;

/**
 * @typedef {object} Chunk
 * @property {string} group The file that it goes into.
 * @property {string} mark Set behind the names of a chunk, which are `a`, `b`, … in every chunk.
 */

/**
 * @param {string} dist
 * @param {Readonly<Record<string, readonly string[]>>} ports What each name `#…` may mean.
 */
export async function mergeChunks(dist, ports) {
  const chunks = chunksOf(dist, ports);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !name.startsWith('weights/'))
    .map((name) => `${dist}/${name}`);
  for (const file of files) writeFileSync(file, withNamesApart(file, chunks));
  for (const group of new Set([...chunks.values()].map((chunk) => chunk.group))) {
    const members = [...chunks.keys()].filter((file) => chunks.get(file)?.group === group);
    const outfile = `${dist}/chunks/${group}.js`;
    await join(members, outfile);
    loadApart(outfile);
  }
  for (const file of chunks.keys()) rmSync(file);
}

/**
 * @param {string} dist
 * @param {Readonly<Record<string, readonly string[]>>} ports
 */
function chunksOf(dist, ports) {
  /** @type {Map<string, Chunk>} */
  const chunks = new Map();
  const later = readdirSync(`${dist}/chunks`)
    .filter((name) => LATER.some((begin) => name.startsWith(begin)))
    .map((name) => `chunks/${name.slice(0, -'.js'.length)}`);
  const parts = Object.entries({ ...PARTS, later }).map(([part, entries]) => {
    const reached = entries.flatMap((name) => [...reachedFrom(`${dist}/${name}.js`, ports)]);
    return { part, reached: new Set(reached) };
  });
  // What only Node or only browsers need lies behind the ports, and stays apart.
  for (const file of reachedFrom(`${dist}/chunks/all.js`, {})) {
    if (!basename(file).startsWith('chunk-')) continue;
    const reaching = parts.filter(({ reached }) => reached.has(file));
    const [group] = fileFor(new Set(reaching.map(({ part }) => part)));
    chunks.set(file, { group, mark: `_${chunks.size}` });
  }
  return chunks;
}

/** @param {ReadonlySet<string>} reaching The parts that reach a chunk. */
function fileFor(reaching) {
  const found = FILES.find(([, ...parts]) => parts.every((part) => reaching.has(part)));
  return /** @type {(typeof FILES)[number]} */ (found);
}

/**
 * The text of a file with the names of chunks as they are in the files of their groups.
 * @param {string} file
 * @param {ReadonlyMap<string, Chunk>} chunks
 */
function withNamesApart(file, chunks) {
  const own = chunks.get(file);
  const text = readFileSync(file, 'utf8');
  const imported = text.replace(IMPORTS, (imports) =>
    imports.replace(NAMED, (statement, names, from) => {
      const target = resolve(dirname(file), from);
      const chunk = chunks.get(target);
      if (!chunk) return statement;
      // Within a group the chunk is taken itself, and becomes a part of the same file.
      const place =
        chunk.group === own?.group ? target : resolve(dirname(target), `${chunk.group}.js`);
      const path = relative(dirname(file), place);
      const pairs = pairsOf(names).map(([its, mine]) => `${its}${chunk.mark} as ${mine}`);
      return `import{${pairs}}from"${path.startsWith('.') ? path : `./${path}`}"`;
    }),
  );
  if (!own) return imported;
  return imported.replace(EXPORTS, (_, names) => {
    const pairs = pairsOf(names).map(([mine, its]) => `${mine} as ${its}${own.mark}`);
    return `export{${pairs}};\n`;
  });
}

/** @param {string} names `a as b,c` @returns {[string, string][]} */
function pairsOf(names) {
  return names.split(',').map((one) => {
    const [from = '', to = from] = one.split(' as ');
    return [from, to];
  });
}

/**
 * One file of several chunks. It imports all other files as they lie.
 * @param {readonly string[]} members
 * @param {string} outfile
 */
async function join(members, outfile) {
  const { build } = await import('esbuild');
  const inner = new Set(members);
  await build({
    stdin: {
      contents: members.map((file) => `export * from './${basename(file)}';`).join('\n'),
      resolveDir: dirname(outfile),
    },
    outfile,
    bundle: true,
    format: 'esm',
    charset: 'utf8',
    platform: 'neutral',
    target: 'es2022',
    minify: true,
    // Node prints the whole line that an uncaught error comes from.
    lineLimit: 200,
    logLevel: 'warning',
    plugins: [
      {
        name: 'others-as-they-lie',
        setup({ onResolve }) {
          onResolve({ filter: /./ }, ({ path, resolveDir }) =>
            inner.has(resolve(resolveDir, path)) ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
}
