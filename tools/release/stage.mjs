// Puts every package into a folder just as it is published: the files that `npm pack` takes, the
// changelog, and a manifest without what is only for this workspace.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { PUBLISHED, readManifest, writeManifest } from './packages.mjs';

/** Tests and bundlers of others must not find sources by it. */
const OWN_CONDITION = 'source';

const CHANGES = 'CHANGELOG.md';

/**
 * @param {unknown} value
 * @returns {unknown}
 */
function withoutSources(value) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).filter(([name]) => name !== OWN_CONDITION);
  return Object.fromEntries(entries.map(([name, inner]) => [name, withoutSources(inner)]));
}

/**
 * @param {import('./packages.mjs').Manifest} manifest
 * @param {Record<string, string>} project What is the same for all packages; empty is unknown.
 * @returns {import('./packages.mjs').Manifest}
 */
export function publishedManifest(manifest, project) {
  const { devDependencies: _, exports, files, imports, ...rest } = manifest;
  const known = Object.fromEntries(Object.entries(project).filter(([, value]) => value !== ''));
  return {
    ...rest,
    ...known,
    files: [...files, CHANGES],
    ...(exports === undefined ? {} : { exports: withoutSources(exports) }),
    ...(imports === undefined ? {} : { imports: withoutSources(imports) }),
    publishConfig: { access: 'public', provenance: true },
  };
}

/** @param {string} command @param {readonly string[]} args */
function run(command, args) {
  const shell = process.platform === 'win32';
  return execFileSync(command, args, { cwd: root, shell, encoding: 'utf8', maxBuffer: 2 ** 26 });
}

/**
 * Stages all packages, which must be built.
 * @param {string} to
 * @returns {string[]} Their folders, in the order in which they are published.
 */
export function stage(to) {
  const project = JSON.parse(readFileSync(`${root}tools/release/project.json`, 'utf8'));
  const packed = mkdtempSync(join(tmpdir(), 'glissade-packed-'));
  try {
    const chosen = PUBLISHED.map((name) => `--workspace=packages/${name}`);
    const args = ['pack', ...chosen, '--json', '--pack-destination', packed];
    /** @type {{ filename: string, name: string }[]} */
    const tarballs = Object.values(JSON.parse(run('npm', args)));
    const folders = [];
    for (const name of PUBLISHED) {
      const tarball = tarballs.find((one) => one.name.split('/').at(-1) === name);
      if (!tarball) throw new Error(`npm pack made no tarball of ${name}`);
      const folder = join(to, name);
      mkdirSync(folder, { recursive: true });
      const file = join(packed, tarball.filename);
      run('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
      copyFileSync(`${root}${CHANGES}`, join(folder, CHANGES));
      writeManifest(folder, publishedManifest(readManifest(folder), project));
      folders.push(folder);
    }
    return folders;
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
}
