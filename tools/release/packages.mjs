import { readFileSync, writeFileSync } from 'node:fs';
import { root } from '../install.mjs';

/** What is published, each after those that it needs. All have one version. */
export const PUBLISHED = ['glissade', 'cluster', 'player'];

/** Of one version with them, but never published. */
export const PRIVATE = [
  'core',
  'platform',
  'search',
  'blocks',
  'tiles',
  'solve',
  'picture',
  'analysis',
  'prose',
  'worker',
  'catalogue',
  'vision',
  'workshop',
  'cli',
  'web',
];

/** @typedef {Record<string, any>} Manifest */

/** @param {string} folder @returns {Manifest} */
export function readManifest(folder) {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
}

/** @param {string} folder @param {Manifest} manifest */
export function writeManifest(folder, manifest) {
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @param {string} name */
export function folderOf(name) {
  return `${root}packages/${name}`;
}
