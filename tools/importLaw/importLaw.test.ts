import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findBreaches } from './findBreaches.mjs';
import { law } from './law.mjs';

let house = '';
afterEach(() => rmSync(house, { recursive: true, force: true }));

/** A house of a few files in a folder of its own, judged by the real table. */
async function breachesOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  house = mkdtempSync(join(tmpdir(), 'glissade-law-'));
  const manifests = { 'packages/core/package.json': '{}', 'packages/solve/package.json': '{}' };
  for (const [path, text] of Object.entries({ ...manifests, ...files })) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  return (await findBreaches(house, law)).breaches;
}

const board = { 'packages/core/src/board/board.ts': 'export const width = 4;\n' };
const state = { 'packages/core/src/state/state.ts': 'export type State = Uint16Array;\n' };

test('a folder may import from a folder below it', async () => {
  const rules = "import { width } from '../board/board.ts';\nexport const w = width;\n";
  expect(await breachesOf({ ...board, 'packages/core/src/move/rules.ts': rules })).toEqual([]);
});

test('a folder may not import from a folder above it, not even a type', async () => {
  const text = "import type { State } from '../state/state.ts';\nexport type Cell = State;\n";
  expect(await breachesOf({ ...state, 'packages/core/src/board/cell.ts': text })).toEqual([
    'packages/core/src/board/cell.ts → packages/core/src/state/state.ts (law: core/board → ∅)',
  ]);
});

test('a package may not import from a package that its manifest does not name', async () => {
  const solve = { 'packages/solve/src/solve.ts': 'export const solve = 1;\n' };
  const text = "export { solve } from '../../solve/src/solve.ts';\n";
  expect(await breachesOf({ ...solve, 'packages/core/src/index.ts': text })).toEqual([
    'packages/core/src/index.ts → packages/solve/src/solve.ts (law: core → ∅)',
  ]);
});

test('the packages that pages run may not import Node modules', async () => {
  const text = "export { readFileSync } from 'node:fs';\n";
  const breaches = await breachesOf({ 'packages/solve/src/solve.ts': text });
  expect(breaches).toHaveLength(1);
  expect(breaches[0]).toContain('pure: core, catalogue, platform');
});

test('every folder of a package that is listed has its line', () => {
  for (const name of Object.keys(law.folders).filter((one) => one !== 'web')) {
    const folder = new URL(`../../packages/${name}/src/`, import.meta.url);
    const folders = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
    expect(folders.map((one) => one.name).sort()).toEqual(
      Object.keys((law.folders as Readonly<Record<string, object>>)[name] ?? {}).sort(),
    );
  }
});

test('circles and imports that lead nowhere are breaches', async () => {
  const breaches = await breachesOf({
    'packages/core/src/board/a.ts': "export { b } from './b.ts';\nexport const a = 1;\n",
    'packages/core/src/board/b.ts': "export { a } from './a.ts';\nexport const b = 2;\n",
    'packages/core/src/board/c.ts': "export { d } from './missing.ts';\n",
  });
  expect(breaches.filter((breach) => breach.includes('no circles'))).toHaveLength(1);
  expect(breaches.filter((breach) => breach.includes('is found'))).toHaveLength(1);
});
