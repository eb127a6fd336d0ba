import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allRecords } from '@glissade/catalogue';
import type { Metric } from '@glissade/core';
import { expect, test } from 'vitest';
import { root } from '../../tools/install.mjs';
import { folderOf, PRIVATE, PUBLISHED, readManifest } from '../../tools/release/packages.mjs';
import {
  NAMING,
  withDate,
  withVersion,
  withVersionNamed,
} from '../../tools/release/setVersion.mjs';
import { missingFiles, publishedManifest, stage } from '../../tools/release/stage.mjs';
import { runProgram } from './runProgram.ts';

const manifests = [...PUBLISHED, ...PRIVATE].map((name) => readManifest(folderOf(name)));

test('all packages have one version, and name each other by it', () => {
  const { version } = manifests[0]!;
  for (const manifest of manifests) expect(withVersion(manifest, version)).toEqual(manifest);
});

test('a new version changes every place, and nothing else', () => {
  for (const manifest of manifests) {
    const changed = withVersion(manifest, '12.3.4');
    const text = JSON.stringify(manifest);
    expect(JSON.stringify(changed)).toBe(ofOurs(text, '12.3.4'));
    expect(changed.version).toBe('12.3.4');
  }
  expect(() => withVersion(manifests[0]!, 'next')).toThrow('next is no version');
});

test.each(NAMING)('%s names the version, and then the new one alone', (path) => {
  const { version } = manifests[0]!;
  const text = readFileSync(`${root}${path}`, 'utf8');
  const changed = withVersionNamed(text, version, '12.3.4');
  expect(changed).toContain('12.3.4');
  expect(withVersionNamed(changed, '12.3.4', version)).toBe(text);
  expect(withVersionNamed(`10.0.1.0 ${version}.1 solve-${version}-5`, version, '9.9.9')).toBe(
    `10.0.1.0 ${version}.1 solve-9.9.9-5`,
  );
});

/** Every version of ours in a manifest, replaced. */
const ofOurs = (text: string, version: string) =>
  text
    .replace(/("version":")[^"]+/, `$1${version}`)
    .replace(/("(?:@glissade\/[a-z]+|glissade)":")\d[^"]+/g, `$1${version}`);

test('the changelog gets its date, and one without this version is refused', () => {
  const text = '# Changelog\n\n## 1.2.0 (unreleased)\n\n- one\n';
  expect(withDate(text, '1.2.0', '2027-01-02')).toContain('## 1.2.0 (2027-01-02)\n');
  expect(() => withDate(text, '1.3.0', '2027-01-02')).toThrow('no heading "## 1.3.0 (unreleased)"');
  expect(withDate(text, '1.2.0-beta.1', '2027-01-02')).toBe(text);
});

/** What a maintainer fills in. */
const PROJECT = {
  author: 'A Person',
  homepage: 'https://example.org/',
  repository: 'git+https://example.org/glissade.git',
  bugs: 'https://example.org/bugs',
};

test('a project of which something is not known is refused, and the fields are named', () => {
  const nothing = { author: '', homepage: '', repository: '', bugs: '' };
  expect(() => stage('nowhere', nothing)).toThrow('not say author, homepage, repository, bugs;');
  expect(() => stage('nowhere', { ...PROJECT, bugs: ' ' })).toThrow('does not say bugs;');
  const filled = JSON.parse(readFileSync(join(root, 'tools/release/project.json'), 'utf8'));
  expect(Object.keys(filled)).toEqual(Object.keys(PROJECT));
});

test('the certificates of the catalogue are written and checked, with their table', () => {
  const folder = mkdtempSync(join(tmpdir(), 'glissade-certificates-'));
  try {
    const argv = ['tools/release/main.mjs', 'certificates', folder, '60'];
    const { stdout: table } = runProgram(root, process.execPath, argv);
    expect(table).toMatch(
      /^\| rush-10 \| 15 slides \| 50 \| \d+ \| [\d.]+ \| [\d.]+ \| [\d.]+ \|$/m,
    );
    expect(table).toMatch(/^\| tiles-2x2-hardest \| 6 steps \| 11 \|/m);
    expect(existsSync(join(folder, 'rush-10.cert'))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the page of proved lengths has every puzzle of the catalogue up to its size', () => {
  const page = readFileSync(join(root, 'docs/certified.md'), 'utf8');
  const rows = [...page.matchAll(/^\| ([a-z0-9-]+) \| (?:(\d+) (\w+)|unsolvable) \| (\d+) \|/gm)];
  const known = allRecords().filter(({ stateCount = Infinity }) => stateCount <= 3e6);
  const states = rows.reduce((sum, row) => sum + Number(row[4]), 0);
  expect(page).toContain(
    `${rows.length} files, 39 MB together, of ${states.toLocaleString('en')} `,
  );
  expect(rows.map(([, id]) => id)).toEqual(known.map(({ id }) => id));
  for (const [index, [, id, length, metric]] of rows.entries()) {
    const { optimum, solvable } = known[index]!;
    expect([id, solvable]).toEqual([id, length !== undefined]);
    expect(String(optimum[metric as Metric]), id).toBe(String(length));
  }
});

test('a package that was not built is found out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'glissade-unbuilt-'));
  try {
    for (const name of PUBLISHED) {
      const manifest = readManifest(folderOf(name));
      expect(missingFiles(manifest, folderOf(name)).filter(isOurs)).toEqual([]);
      const missing = missingFiles(manifest, folder);
      expect(missing.filter((file) => file.includes('dist/')).length).toBeGreaterThan(0);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** In the workspace a manifest names sources too, which are not published. */
const isOurs = (file: string) => !file.startsWith('./src/');

test('npm has nothing to correct in a manifest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'glissade-manifest-'));
  try {
    for (const name of PUBLISHED) {
      const manifest = publishedManifest(readManifest(folderOf(name)), PROJECT, name);
      writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
      expect(runProgram(folder, 'npm', ['pkg', 'fix']).code).toBe(0);
      expect(readManifest(folder)).toEqual(manifest);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a prerelease is not what people get who ask for no version', () => {
  const manifest = withVersion(readManifest(folderOf('cluster')), '0.2.0-beta.1');
  const { '@opentelemetry/api': ofOthers, ...ours } = manifest.peerDependencies;
  expect(ours).toEqual({ glissade: '0.2.0-beta.1' });
  // Another's stays as it is, and nobody need have it.
  expect(ofOthers).toBe(readManifest(folderOf('cluster')).peerDependencies['@opentelemetry/api']);
  expect(manifest.peerDependenciesMeta).toEqual({ '@opentelemetry/api': { optional: true } });
  expect(publishedManifest(manifest, PROJECT, 'cluster').publishConfig.tag).toBe('next');
});

test('what is published names no sources and knows where it may be published', () => {
  for (const name of PUBLISHED) {
    const manifest = publishedManifest(readManifest(folderOf(name)), PROJECT, name);
    const repository = { type: 'git', url: PROJECT.repository, directory: `packages/${name}` };
    const { author, homepage } = PROJECT;
    expect(manifest).toMatchObject({ author, homepage, bugs: { url: PROJECT.bugs }, repository });
    expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true });
    expect(manifest.devDependencies).toBeUndefined();
    expect(manifest.files).toContain('CHANGELOG.md');
    expect(JSON.stringify([manifest.exports, manifest.imports ?? {}])).not.toContain('"source"');
    expect(Object.keys(manifest.exports)).toContain('./package.json');
    for (const file of ['README.md', 'LICENSE']) {
      expect(existsSync(join(folderOf(name), file)), `${name}/${file}`).toBe(true);
    }
  }
});

test('the workflow publishes the packages in their order', () => {
  const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
  expect(workflow).toMatch(/release -- stage staged\n.*release -- publish staged\n/);
  expect(workflow).toContain('id-token: write');
});

test('compilers that read no `exports` find the types of every entry', () => {
  const { exports, typesVersions } = readManifest(folderOf('glissade'));
  const typed = Object.entries<{ types?: string }>(exports).filter(([, { types }]) => types);
  const entries = typed.filter(([name]) => name !== '.').map(([name, { types }]) => [name, types]);
  const found = Object.entries<[string]>(typesVersions['*']);
  expect(Object.fromEntries(found.map(([name, [types]]) => [`./${name}`, types]))).toEqual(
    Object.fromEntries(entries),
  );
});
