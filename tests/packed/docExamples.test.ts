import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transformSync } from 'esbuild';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../tools/install.mjs';
import { installedConsumer } from '../services/services.ts';
import { checkTypes } from './checkTypes.ts';
import { type Documented, documentedNames, expectedOutput, runnerOf } from './docExamples.ts';
import { runProgram } from './runProgram.ts';
import { ENTRIES, runtimeNames } from './runtimeNames.ts';

let folder: string;
let documented: readonly Documented[];
let examples: readonly { readonly file: string; readonly code: string }[];

beforeAll(async () => {
  folder = (await installedConsumer()).folder;
  documented = documentedNames(folder, ENTRIES);
  examples = documented.flatMap(({ entry, name, examples: codes }) =>
    codes.map((code, i) => ({
      file: `${[entry.replace('/', '-'), name || 'module', i + 1].join('-')}`,
      code,
    })),
  );
  mkdirSync(join(folder, 'examples'), { recursive: true });
  for (const { file, code } of examples)
    writeFileSync(join(folder, 'examples', `${file}.ts`), code);
});

describe('the examples in the comments of the library', () => {
  test('there is one for every function, class and constant, and for every entry', () => {
    const names = runtimeNames(folder, ENTRIES);
    const wanted = ENTRIES.flatMap((entry, i) => ['', ...names[i]!].map((name) => [entry, name]));
    expect(wanted.length).toBeGreaterThan(140);
    const has = (entry: string, name: string) =>
      documented.some((one) => one.entry === entry && one.name === name && one.examples.length > 0);
    expect(wanted.filter(([entry, name]) => !has(entry!, name!))).toEqual([]);
  });

  test('there is one for the types that users write or read', () => {
    const types = ['Puzzle', 'State', 'Steps', 'Outcome', 'SolveOptions', 'Limits', 'Game'];
    const shown = documented.filter(({ examples }) => examples.length > 0).map(({ name }) => name);
    expect(types.filter((name) => !shown.includes(name))).toEqual([]);
  });

  test('the reference has every entry', () => {
    for (const file of ['typedoc.json', 'site/typedoc.json']) {
      const { entryPoints } = JSON.parse(readFileSync(`${root}${file}`, 'utf8'));
      const named = entryPoints.map((path: string) => basename(path, '.ts'));
      expect(named.sort()).toEqual(ENTRIES.map((entry) => entry.split('/')[1] ?? 'index').sort());
    }
  });

  test('each says what it prints', () => {
    const silent = examples.filter(({ code }) => expectedOutput(code).length === 0);
    expect(silent.map(({ file }) => file)).toEqual([]);
  });

  test('they are sound TypeScript', () => {
    const files = examples.map(({ file }) => `examples/${file}.ts`);
    expect(checkTypes(folder, 'docExamples', files)).toEqual({ stdout: '', code: 0 });
  });

  test('they print what they say', () => {
    for (const { file, code } of examples) {
      const script = transformSync(code, { loader: 'ts', format: 'esm' }).code;
      writeFileSync(join(folder, 'examples', `${file}.js`), script);
    }
    const modules = examples.map(({ file }) => `${file}.js`);
    writeFileSync(join(folder, 'examples', 'runAll.js'), runnerOf(modules));
    const { stdout, stderr } = runProgram(folder, process.execPath, ['examples/runAll.js']);
    expect(stderr).toBe('');
    const expected = examples.map(({ file, code }) => [`${file}.js`, expectedOutput(code)]);
    expect(JSON.parse(stdout)).toEqual(Object.fromEntries(expected));
  });
});
