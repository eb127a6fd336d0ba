import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { installedConsumer } from '../services/services.ts';
import type { Consumer } from './consumer.ts';
import { runProgram } from './runProgram.ts';
import { ENTRIES, runtimeNames } from './runtimeNames.ts';

let consumer: Consumer;
beforeAll(async () => {
  consumer = await installedConsumer();
});

/** Bytes of a program that a page loads, minified and compressed, and the bundler's warnings. */
async function bundled(name: string, text: string) {
  const file = join(consumer.folder, `${name}.js`);
  writeFileSync(file, text);
  const { outputFiles, warnings } = await build(optionsFor(file));
  return { bytes: gzipSync(outputFiles[0]!.contents).length, warnings };
}

const optionsFor = (file: string) => ({
  entryPoints: [file],
  bundle: true,
  minify: true,
  format: 'esm' as const,
  write: false as const,
  logLevel: 'silent' as const,
});

/** Bytes of a program without the chunks that it may load later. */
async function loadedFirst(name: string, text: string): Promise<number> {
  const file = join(consumer.folder, `${name}.js`);
  writeFileSync(file, text);
  const outdir = join(consumer.folder, 'bundled');
  const options = { ...optionsFor(file), splitting: true, outdir, metafile: true as const };
  const { outputFiles, metafile } = await build({ ...options, absWorkingDir: consumer.folder });
  const first = new Set([`bundled/${name}.js`]);
  for (const one of first) {
    for (const { path, kind } of metafile.outputs[one]!.imports) {
      if (kind === 'import-statement') first.add(path);
    }
  }
  const loaded = outputFiles.filter(({ path }) => first.has(`bundled/${basename(path)}`));
  expect(loaded).toHaveLength(first.size);
  return loaded.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
}

describe('what a page pays', () => {
  test('reading puzzles costs 50 kB at most', async () => {
    const text = "import { parsePuzzle } from 'glissade'; console.log(parsePuzzle(location.hash));";
    const { bytes, warnings } = await bundled('reading', text);
    expect(warnings).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(50_000);
    expect(bytes).toBeGreaterThan(20_000);
  });

  test('reading costs hardly more where the bundler splits, and loads no engine', async () => {
    const text = "import { parsePuzzle } from 'glissade'; console.log(parsePuzzle(location.hash));";
    const bytes = await loadedFirst('readingSplit', text);
    expect(bytes).toBeLessThanOrEqual(51_700);
    expect(bytes).toBeGreaterThan(20_000);
  });

  test('a game costs 64 kB at most until it is asked for a hint', async () => {
    const text =
      "import { Game } from 'glissade/game'; const game = new Game(location.hash);" +
      'game.hint().then(console.log);';
    const bytes = await loadedFirst('playing', text);
    expect(bytes).toBeLessThanOrEqual(64_000);
    expect(bytes).toBeGreaterThan(15_000);
  });

  test.each([
    ['tiles', 'solveTiles'],
    ['blocks', 'solveBlocks'],
  ])('solving %s alone costs 101 kB at most', async (entry, name) => {
    const text = `import { parsePuzzle } from 'glissade';
      import { ${name} } from 'glissade/${entry}';
      ${name}(parsePuzzle(location.hash)).then(console.log);`;
    const { bytes, warnings } = await bundled(`${entry}Alone`, text);
    expect(warnings).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(101_000);
    expect(bytes).toBeGreaterThan(20_000);
  });

  test('a puzzle of the catalogue costs 40 kB at most, and loads no engine', async () => {
    const text = `import { puzzleById, puzzleOf } from 'glissade/catalogue';
      console.log(puzzleOf(puzzleById(location.hash)));`;
    const { bytes, warnings } = await bundled('known', text);
    expect(warnings).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(40_000);
    expect(bytes).toBeGreaterThan(20_000);
  });

  /** Bytes that a page loads first which uses all of an entry, some hundredths above the truth. */
  const WHOLE: Readonly<Record<string, number>> = {
    glissade: 229_400,
    'glissade/core': 69_600,
    'glissade/catalogue': 42_400,
    'glissade/certificate': 208_300,
    'glissade/explain': 218_500,
    'glissade/game': 64_000,
    'glissade/map': 209_500,
    'glissade/picture': 67_400,
    'glissade/search': 206_000,
    'glissade/survey': 219_700,
    'glissade/tables': 198_500,
    'glissade/tiles': 49_800,
    'glissade/blocks': 48_600,
    'glissade/vary': 205_500,
    'glissade/worker': 3_700,
  };

  test('every entry as a whole costs hardly more than it did', async () => {
    expect(Object.keys(WHOLE).sort()).toEqual([...ENTRIES].sort());
    const faults: [entry: string, bytes: number][] = [];
    for (const [i, entry] of ENTRIES.entries()) {
      const text = `import * as all from '${entry}'; console.log(all);`;
      const bytes = await loadedFirst(`whole${i}`, text);
      const most = WHOLE[entry]!;
      if (bytes > most || bytes <= most * 0.9) faults.push([entry, bytes]);
    }
    expect(faults).toEqual([]);
  });

  test('a bundler has nothing to warn about', async () => {
    const text = "import { solve } from 'glissade'; solve(location.hash).then(console.log);";
    expect((await bundled('solving', text)).warnings).toEqual([]);
  });
});

describe('the package', () => {
  const filesOf = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  test('holds 400 files and 6.5 MB at most, and no source map', () => {
    const files = filesOf(join(consumer.folder, 'node_modules', 'glissade'));
    const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(files.length).toBeLessThanOrEqual(400);
    expect(bytes).toBeLessThanOrEqual(6_500_000);
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  test('tells an uncaught error by its name, without a screen of code', () => {
    const program = "import { Game } from 'glissade/game'; new Game('nonsense');";
    const argv = ['--input-type=module', '-e', program];
    const { stderr } = runProgram(consumer.folder, process.execPath, argv);
    expect(stderr).toMatch(/^ParseError: this text is not a puzzle/m);
    expect(Math.max(...stderr.split('\n').map((line) => line.length))).toBeLessThan(1000);
  });

  test('shows about forty names at its root, each once in the package', () => {
    const names = runtimeNames(consumer.folder);
    expect(names[0]!.length).toBeLessThanOrEqual(45);
    const all = names.flat();
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
    for (const inner of ['ENGINES', 'splitMichaelKim', 'dxOf', 'engineByName', 'CATALOGUE']) {
      expect(all).not.toContain(inner);
    }
  });
});
