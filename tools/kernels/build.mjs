// Compiles the kernels: a debug build (assertions, source map) that tests load, and the release
// build, whose bytes travel as text inside a generated module: one file to load in Node, pages and
// bundlers alike, with no path to resolve and nothing to fetch. The text has two hexadecimal digits
// a byte: base64 is shorter, but hides from gzip what repeats (six kernels: 31.5 and 38.2 kB
// packed). Beside them stands what asc says of the types.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { text91 } from './text91.mjs';

const packages = new URL('../../packages/', import.meta.url);

/** Where the modules are written that the hosts of a package's kernels import. */
const generated = {
  blocks: 'blocks/src/kernel/generated/',
  tiles: 'tiles/src/kernel/generated/',
  analysis: 'analysis/src/survey/kernel/generated/',
};

/**
 * Each kernel's package and source there, the value of its constant WIDE, and whether it is given a
 * memory that belongs to several threads.
 * @typedef {keyof typeof generated} Package
 * @typedef {{ package: Package, source: string, wide: 0 | 1, shared: boolean }} Kernel
 * @type {Readonly<Record<string, Kernel>>}
 */
const kernels = {
  breadthFirst: { package: 'blocks', source: 'breadthFirst', wide: 0, shared: false },
  breadthFirstWide: { package: 'blocks', source: 'breadthFirst', wide: 1, shared: false },
  patterns: { package: 'tiles', source: 'patterns/patterns', wide: 0, shared: false },
  patternsShared: { package: 'tiles', source: 'patterns/patterns', wide: 0, shared: true },
  tileSteps: { package: 'tiles', source: 'tileSteps/tileSteps', wide: 0, shared: false },
  tileStepsShared: { package: 'tiles', source: 'tileSteps/tileSteps', wide: 0, shared: true },
  tilePushes: { package: 'tiles', source: 'tilePushes/tilePushes', wide: 0, shared: false },
  tilePushesShared: { package: 'tiles', source: 'tilePushes/tilePushes', wide: 0, shared: true },
  tileTable: { package: 'tiles', source: 'tileTable/tileTable', wide: 0, shared: false },
  survey: { package: 'analysis', source: 'survey', wide: 0, shared: false },
  stateGraph: { package: 'blocks', source: 'stateGraph/stateGraph', wide: 0, shared: false },
  tileBeam: { package: 'tiles', source: 'tileBeam/tileBeam', wide: 0, shared: false },
  tileBeamShared: { package: 'tiles', source: 'tileBeam/tileBeam', wide: 0, shared: true },
};
const common =
  '--bindings raw --memoryBase 256 --initialMemory 1 --maximumMemory 65535 ' +
  '--runtime stub --exportTable';
const sharedFlags = ['--importMemory', '--sharedMemory', '--enable', 'threads'];
const builds = {
  debug: '--debug --sourceMap --enable simd',
  release: '-O3 --converge --noAssert --uncheckedBehavior always --enable simd',
};

/** Kernels with a build for shared memory are sent in that form alone (`kernelModule.ts`). */
const isSent = (/** @type {string} */ kernel) => !(`${kernel}Shared` in kernels);

/** @param {string} kernel @param {string} build @param {string} ending */
const builtFile = (kernel, build, ending) =>
  `${kernels[kernel]?.package}/build/${kernel}.${build}.${ending}`;

/** @param {string} kernel */
const moduleFile = (kernel) => `${generated[kernels[kernel]?.package ?? 'blocks']}${kernel}.ts`;

/** @param {string | URL} path */
const modifiedMs = (path) =>
  statSync(new URL(path, packages), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Time of the newest source: kernels are built anew only when one has changed. */
function newestSourceMs() {
  const folders = ['platform/kernel/', 'blocks/kernel/', 'tiles/kernel/', 'analysis/kernel/'];
  const layouts = ['blocks/src/kernel/', 'tiles/src/kernel/', 'analysis/src/survey/kernel/'];
  const sources = [...folders, ...layouts].flatMap((folder) =>
    readdirSync(new URL(folder, packages), { recursive: true, encoding: 'utf8' })
      .filter((name) => (folders.includes(folder) ? /\.ts$/ : /layout\.ts$/i).test(name))
      .map((name) => `${folder}${name}`),
  );
  return Math.max(...[...sources, import.meta.url].map(modifiedMs));
}

/** @param {string} kernel @param {keyof typeof builds} build */
async function compile(kernel, build) {
  const asc = await import('assemblyscript/asc');
  const { package: folder, source, wide, shared } = kernels[kernel];
  const out = builtFile(kernel, build, 'wasm');
  const options = [`${folder}/kernel/${source}.ts`, '--outFile', out];
  options.push('--baseDir', fileURLToPath(packages), '--use', `WIDE=${wide}`);
  options.push(...(shared ? sharedFlags : []));
  const flags = `${common} ${builds[build]}`.split(' ');
  const { error, stderr } = await asc.main([...options, ...flags]);
  if (error) throw new Error(`${kernel}, ${build}: ${stderr.toString()}`, { cause: error });
}

/** @param {string} path @param {string} text */
function writeGenerated(path, text) {
  const file = new URL(path, packages);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
}

/** @param {string} kernel */
function writeModule(kernel) {
  const bytes = readFileSync(new URL(builtFile(kernel, 'release', 'wasm'), packages));
  const types = readFileSync(new URL(builtFile(kernel, 'release', 'd.ts'), packages), 'utf8');
  const module = [
    '// Made by tools/kernels/build.mjs: the types asc gives, then the release build.',
    types.trim(),
    `export const bytesAsText: string =\n  '${bytes.toString('hex')}';`,
  ];
  writeGenerated(moduleFile(kernel), `${module.join('\n')}\n`);
}

/** @param {Buffer} bytes */
const plain = (bytes) => bytes.toString('latin1');
/** @param {Buffer} bytes */
const inBase64 = (bytes) => bytes.toString('base64');
/** @param {Buffer} bytes */
const packed = (bytes) => text91(brotliCompressSync(bytes));

/** Learned weights (tools/evaluation), by side of the board: texts beside the kernels. */
const learned = [5, 6, 7].flatMap((side) => [
  // Pages do not use those of 7, and Node unpacks them.
  { name: `weights${side}`, file: `side${side}.txt`, form: side === 7 ? packed : plain },
  { name: `triplets${side}`, file: `triplets${side}.bin`, form: side === 5 ? inBase64 : text91 },
]);

/** @param {typeof learned[number]} numbers */
function writeLearned({ name, file, form }) {
  const from = new URL(`tiles/weights/${file}`, packages);
  const made = `${generated.tiles}${name}.ts`;
  if (modifiedMs(made) > Math.max(statSync(from).mtimeMs, modifiedMs(import.meta.url))) return;
  const text = form(readFileSync(from));
  const constant = `${name.slice(0, -1)}AsText`;
  const head = '// Made by tools/kernels/build.mjs from weights/.';
  writeGenerated(made, `${head}\nexport const ${constant}: string =\n  '${text}';\n`);
}

/** Builds the kernels that are older than their sources. */
export async function buildKernels() {
  for (const numbers of learned) writeLearned(numbers);
  const newest = newestSourceMs();
  for (const [kernel, { shared }] of Object.entries(kernels)) {
    const made = isSent(kernel) ? moduleFile(kernel) : builtFile(kernel, 'debug', 'wasm');
    if (modifiedMs(made) > newest) continue;
    // Tests load debug builds, none of which is for shared memory.
    if (!shared) await compile(kernel, 'debug');
    if (!isSent(kernel)) continue;
    await compile(kernel, 'release');
    writeModule(kernel);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildKernels();
