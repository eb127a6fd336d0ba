import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './install.mjs';

type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

function readManifest(path: string): readonly (readonly [name: string, version: string])[] {
  const manifest: Manifest = JSON.parse(readFileSync(`${root}${path}package.json`, 'utf8'));
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
}

const foldersIn = (place: string) =>
  readdirSync(`${root}${place}`, { withFileTypes: true })
    .map(({ name }) => `${place}/${name}/`)
    .filter((folder) => existsSync(`${root}${folder}package.json`));
const folders = [...foldersIn('packages'), ...foldersIn('examples')];
const used = ['', 'site/', ...folders].flatMap(readManifest);
const foreign = used.filter(([name]) => !/^(@glissade\/.*|glissade)$/.test(name));
const pinned = foreign.map(([name, version]) => `${name} ${version.replace(/^npm:.*@/, '')}`);

test('every dependency has an exact version', () => {
  expect(pinned.filter((line) => !/ \d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test('docs/DEPENDENCIES.md names each dependency with its version, and no other', () => {
  const text = readFileSync(`${root}docs/DEPENDENCIES.md`, 'utf8');
  const rows = [...text.matchAll(/^\| (\S+) \| (\d\S+) \| (.+) \|$/gm)];
  expect(rows.map(([, name, version]) => `${name} ${version}`).sort()).toEqual(
    [...new Set(pinned)].sort(),
  );
});

test('the lock file names no registry', () => {
  const text = readFileSync(`${root}package-lock.json`, 'utf8');
  expect(text.match(/"resolved": "https?:.*"/g)).toBeNull();
});
