// Puts every package into a folder just as it is published: the files that `npm pack` takes, the
// changelog, and a manifest without what is only for this workspace.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { PUBLISHED, readManifest, writeManifest } from './packages.mjs';
import { isPrerelease } from './setVersion.mjs';

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
 * What is the same for all packages. The registry compares the repository with the place where a
 * package was made, and refuses one without.
 * @typedef {{ author: string, homepage: string, repository: string, bugs: string }} Project
 */

/** @param {Project} project */
function requireProject(project) {
  const missing = Object.entries(project).filter(([, value]) => value.trim() === '');
  if (missing.length === 0) return;
  const names = missing.map(([name]) => name).join(', ');
  throw new Error(`tools/release/project.json does not say ${names}; docs/releasing.md tells how`);
}

/**
 * @param {import('./packages.mjs').Manifest} manifest
 * @param {Project} project
 * @param {string} name The folder of the package.
 * @returns {import('./packages.mjs').Manifest}
 */
export function publishedManifest(manifest, project, name) {
  requireProject(project);
  const { author, homepage, repository, bugs } = project;
  const { devDependencies: _, exports, files, imports, ...rest } = manifest;
  return {
    ...rest,
    author,
    homepage,
    repository: { type: 'git', url: repository, directory: `packages/${name}` },
    bugs: { url: bugs },
    files: [...files, CHANGES],
    ...(exports === undefined ? {} : { exports: withoutSources(exports) }),
    ...(imports === undefined ? {} : { imports: withoutSources(imports) }),
    publishConfig: {
      access: 'public',
      provenance: true,
      // What people install without asking for a version is never a prerelease.
      ...(isPrerelease(manifest.version) ? { tag: 'next' } : {}),
    },
  };
}

/**
 * The files that a manifest names and its folder lacks.
 * @param {import('./packages.mjs').Manifest} manifest
 * @param {string} folder
 */
export function missingFiles(manifest, folder) {
  const { bin = {}, browser, exports, imports = {}, jsdelivr, main, types, unpkg } = manifest;
  const named = [bin, browser, exports, imports, jsdelivr, main, types, unpkg];
  const files = new Set(named.flatMap(pathsIn).filter((path) => !path.includes('*')));
  return [...files].filter((path) => !existsSync(join(folder, path)));
}

/** @param {unknown} value @returns {string[]} */
function pathsIn(value) {
  if (typeof value === 'string') return [value];
  return Object.values(value ?? {}).flatMap(pathsIn);
}

/** @param {string} command @param {readonly string[]} args */
function run(command, args) {
  const shell = process.platform === 'win32';
  return execFileSync(command, args, { cwd: root, shell, encoding: 'utf8', maxBuffer: 2 ** 26 });
}

/** @returns {Project} */
const projectOfFile = () => JSON.parse(readFileSync(`${root}tools/release/project.json`, 'utf8'));

/**
 * Stages all packages, which must be built.
 * @param {string} to
 * @param {Project} [project]
 * @returns {string[]} Their folders, in the order in which they are published.
 */
export function stage(to, project = projectOfFile()) {
  requireProject(project);
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
      const manifest = publishedManifest(readManifest(folder), project, name);
      const [missing] = missingFiles(manifest, folder);
      if (missing) throw new Error(`${name} is not built: no ${missing}; npm run build makes it`);
      writeManifest(folder, manifest);
      folders.push(folder);
    }
    return folders;
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
}
