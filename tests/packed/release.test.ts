import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/install.mjs';
import { folderOf, PRIVATE, PUBLISHED, readManifest } from '../../tools/release/packages.mjs';
import { withDate, withVersion } from '../../tools/release/setVersion.mjs';
import { publishedManifest } from '../../tools/release/stage.mjs';

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

/** Every version of ours in a manifest, replaced. */
const ofOurs = (text: string, version: string) =>
  text
    .replace(/("version":")[^"]+/, `$1${version}`)
    .replace(/("@glissade\/[a-z]+":")\d[^"]+/g, `$1${version}`);

test('the changelog gets its date, and one without this version is refused', () => {
  const text = '# Changelog\n\n## 1.2.0 (unreleased)\n\n- one\n';
  expect(withDate(text, '1.2.0', '2027-01-02')).toContain('## 1.2.0 (2027-01-02)\n');
  expect(() => withDate(text, '1.3.0', '2027-01-02')).toThrow('no heading "## 1.3.0 (unreleased)"');
});

test('what is published names no sources and knows where it may be published', () => {
  for (const name of PUBLISHED) {
    const manifest = publishedManifest(readManifest(folderOf(name)), { author: 'A', homepage: '' });
    expect(manifest).toMatchObject({ author: 'A', publishConfig: { provenance: true } });
    expect(manifest).not.toHaveProperty('homepage');
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
  expect(workflow).toContain(`for name in ${PUBLISHED.join(' ')}; do`);
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
