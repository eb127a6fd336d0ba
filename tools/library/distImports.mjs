// What the built files of the library import. esbuild writes all imports of a file before its code,
// and its exports after it.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

export const IMPORTS = /^(?:import\b[^;]*;\s*)+/;
const FROM = /"([^"]+)"\s*;/g;

/**
 * All files that one file reaches by imports that are loaded with it, itself included. A name `#…`
 * leads to all files that it may mean.
 * @param {string} entry
 * @param {Readonly<Record<string, readonly string[]>>} ports
 * @returns {Set<string>}
 */
export function reachedFrom(entry, ports) {
  const reached = new Set([entry]);
  for (const file of reached) {
    for (const from of importedBy(file)) {
      const next = from.startsWith('.') ? [resolve(dirname(file), from)] : (ports[from] ?? []);
      for (const one of next) reached.add(one);
    }
  }
  return reached;
}

/** @param {string} file @returns {string[]} */
function importedBy(file) {
  const imports = IMPORTS.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  return [...imports.matchAll(FROM)].map(([, from = '']) => from);
}
