import { readFileSync, writeFileSync } from 'node:fs';
import { root } from '../install.mjs';
import { folderOf, PRIVATE, PUBLISHED, readManifest, writeManifest } from './packages.mjs';

const VERSION = /^\d+\.\d+\.\d+(-[0-9a-z.]+)?$/;

/**
 * A manifest of the project with another version, for itself and for all of ours that it names.
 * @param {import('./packages.mjs').Manifest} manifest
 * @param {string} version
 * @returns {import('./packages.mjs').Manifest}
 */
export function withVersion(manifest, version) {
  if (!VERSION.test(version)) throw new Error(`${version} is no version: give one like 1.2.0`);
  /** @type {import('./packages.mjs').Manifest} */
  const changed = { ...manifest, version };
  for (const kind of ['dependencies', 'devDependencies', 'peerDependencies']) {
    if (!manifest[kind]) continue;
    const entries = Object.entries(manifest[kind]).map(([name, wanted]) => [
      name,
      name === 'glissade' || name.startsWith('@glissade/') ? version : wanted,
    ]);
    changed[kind] = Object.fromEntries(entries);
  }
  return changed;
}

/** Whether a version comes before the release that it names. @param {string} version */
export function isPrerelease(version) {
  return version.includes('-');
}

/**
 * The changelog with its first heading dated; one without a heading of this version is refused.
 * That of a prerelease is the heading of its release, and stays without a date.
 * @param {string} text
 * @param {string} version
 * @param {string} date
 */
export function withDate(text, version, date) {
  const heading = `## ${version.split('-')[0]} (unreleased)`;
  if (!text.includes(heading)) throw new Error(`CHANGELOG.md has no heading "${heading}"`);
  return isPrerelease(version) ? text : text.replace(heading, `## ${version} (${date})`);
}

/** What else names the version: citations, images, and the queues of its workers. */
export const NAMING = [
  'CITATION.cff',
  'docs/cluster.md',
  'docs/surveys.md',
  ...['kubernetes.yaml', 'keda.yaml', 'chart/Chart.yaml', 'chart/values.yaml'].map(
    (name) => `examples/cluster/${name}`,
  ),
];

/**
 * A text that names another version wherever it named this one.
 * @param {string} text
 * @param {string} before
 * @param {string} version
 */
export function withVersionNamed(text, before, version) {
  const here = new RegExp(`(?<![\\d.])${before.replaceAll('.', '\\.')}(?![\\d.])`, 'g');
  return text.replace(here, version);
}

/** Writes the version into all manifests, and wherever else it is named. @param {string} version */
export function setVersion(version) {
  const before = readManifest(folderOf('glissade')).version;
  for (const path of NAMING) {
    const text = readFileSync(`${root}${path}`, 'utf8');
    writeFileSync(`${root}${path}`, withVersionNamed(text, before, version));
  }
  for (const name of [...PUBLISHED, ...PRIVATE]) {
    const folder = folderOf(name);
    writeManifest(folder, withVersion(readManifest(folder), version));
  }
}
