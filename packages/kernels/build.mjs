// Compiles the kernels: a debug build (assertions, source map) that tests load, and the release
// build, whose bytes travel as text inside a generated module: one file to load in Node, pages and
// bundlers alike, with no path to resolve and nothing to fetch. The text has two hexadecimal digits
// a byte: base64 is shorter, but hides from gzip what repeats (six kernels: 31.5 and 38.2 kB
// packed). Beside them stands what asc says of the types.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = new URL('.', import.meta.url);
/**
 * Each kernel's source, the value of its constant WIDE, and whether it is given a memory that
 * belongs to several threads.
 */
const kernels = {
  breadthFirst: { source: 'blocks/breadthFirst', wide: 0, shared: false },
  breadthFirstWide: { source: 'blocks/breadthFirst', wide: 1, shared: false },
  patterns: { source: 'patterns/patterns', wide: 0, shared: false },
  patternsShared: { source: 'patterns/patterns', wide: 0, shared: true },
  tileSteps: { source: 'tileSteps/tileSteps', wide: 0, shared: false },
  tileStepsShared: { source: 'tileSteps/tileSteps', wide: 0, shared: true },
  tilePushes: { source: 'tilePushes/tilePushes', wide: 0, shared: false },
  tilePushesShared: { source: 'tilePushes/tilePushes', wide: 0, shared: true },
  tileTable: { source: 'tileTable/tileTable', wide: 0, shared: false },
  survey: { source: 'survey/survey', wide: 0, shared: false },
  stateGraph: { source: 'stateGraph/stateGraph', wide: 0, shared: false },
  tileBeam: { source: 'tileBeam/tileBeam', wide: 0, shared: false },
  tileBeamShared: { source: 'tileBeam/tileBeam', wide: 0, shared: true },
};
const common =
  '--bindings raw --memoryBase 256 --initialMemory 1 --maximumMemory 65535 ' +
  '--runtime stub --exportTable';
const sharedFlags = ['--importMemory', '--sharedMemory', '--enable', 'threads'];
const builds = {
  debug: '--debug --sourceMap --enable simd',
  release: '-O3 --converge --noAssert --uncheckedBehavior always --enable simd',
};

/** Kernels with a build for shared memory are sent in that form alone (src/kernelModule.ts). */
const isSent = (/** @type {string} */ kernel) => !(`${kernel}Shared` in kernels);

/** @param {string} path */
const modifiedMs = (path) => statSync(new URL(path, here), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Time of the newest source: kernels are built anew only when one has changed. */
function newestSourceMs() {
  const sources = ['assembly/', 'src/'].flatMap((folder) =>
    readdirSync(new URL(folder, here), { recursive: true, encoding: 'utf8' })
      .filter((name) => (folder === 'assembly/' ? /\.ts$/ : /layout\.ts$/i).test(name))
      .map((name) => `${folder}${name}`),
  );
  return Math.max(...[...sources, 'build.mjs'].map(modifiedMs));
}

/** @param {keyof typeof kernels} kernel @param {keyof typeof builds} build */
async function compile(kernel, build) {
  const asc = await import('assemblyscript/asc');
  const base = fileURLToPath(here);
  const out = `build/${kernel}.${build}.wasm`;
  const { source, wide, shared } = kernels[kernel];
  const options = [`assembly/${source}.ts`, '--outFile', out, '--baseDir', base];
  options.push('--use', `WIDE=${wide}`, ...(shared ? sharedFlags : []));
  const flags = `${common} ${builds[build]}`.split(' ');
  const { error, stderr } = await asc.main([...options, ...flags]);
  if (error) throw new Error(`${kernel}, ${build}: ${stderr.toString()}`, { cause: error });
}

/** @param {string} kernel */
function writeModule(kernel) {
  const bytes = readFileSync(new URL(`build/${kernel}.release.wasm`, here));
  const types = readFileSync(new URL(`build/${kernel}.release.d.ts`, here), 'utf8');
  mkdirSync(new URL('src/generated/', here), { recursive: true });
  const module = [
    '// Made by build.mjs from assembly/: the types asc gives, then the release build.',
    types.trim(),
    `export const bytesAsText: string =\n  '${bytes.toString('hex')}';`,
  ];
  writeFileSync(new URL(`src/generated/${kernel}.ts`, here), `${module.join('\n')}\n`);
}

/** Learned weights (tools/evaluation), by side of the board: texts beside the kernels. */
const learned = [5, 6, 7].flatMap((side) => [
  { name: `weights${side}`, file: `side${side}.txt`, form: /** @type {const} */ ('latin1') },
  { name: `triplets${side}`, file: `triplets${side}.bin`, form: /** @type {const} */ ('base64') },
]);

/** @param {typeof learned[number]} numbers */
function writeLearned({ name, file, form }) {
  const from = new URL(`weights/${file}`, here);
  const made = `src/generated/${name}.ts`;
  if (modifiedMs(made) > Math.max(statSync(from).mtimeMs, modifiedMs('build.mjs'))) return;
  mkdirSync(new URL('src/generated/', here), { recursive: true });
  const text = readFileSync(from).toString(form);
  const constant = `${name.slice(0, -1)}AsText`;
  const head = `// Made by build.mjs from weights/.\nexport const ${constant}: string =`;
  writeFileSync(new URL(made, here), `${head}\n  '${text}';\n`);
}

/** Builds the kernels that are older than their sources. */
export async function buildKernels() {
  for (const numbers of learned) writeLearned(numbers);
  const newest = newestSourceMs();
  for (const kernel of /** @type {(keyof typeof kernels)[]} */ (Object.keys(kernels))) {
    const made = isSent(kernel) ? `src/generated/${kernel}.ts` : `build/${kernel}.debug.wasm`;
    if (modifiedMs(made) > newest) continue;
    // Tests load debug builds, none of which is for shared memory.
    if (!kernels[kernel].shared) await compile(kernel, 'debug');
    if (!isSent(kernel)) continue;
    await compile(kernel, 'release');
    writeModule(kernel);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildKernels();
