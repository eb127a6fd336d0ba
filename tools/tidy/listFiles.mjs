import { readdirSync } from 'node:fs';

/** Folders that are made, not written. */
const made = new Set(['node_modules', 'dist', 'build', 'coverage', 'api', 'generated']);
/** Golden data are as long as they are. */
const isData = /(^|\/)data\/.*\.json$/;
const written = /\.(ts|tsx|mjs|js|json|md|css|html|yml)$|\/\.ci\/run$/;

/**
 * The files that people write, as paths from the root with slashes.
 * @param {string} root ends in a slash
 * @param {string} folder
 * @returns {string[]}
 */
export function listFiles(root, folder = '') {
  const entries = readdirSync(root + folder, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = folder + entry.name;
    if (entry.isDirectory()) {
      const skipped = made.has(entry.name) || (entry.name.startsWith('.') && entry.name !== '.ci');
      return skipped ? [] : listFiles(root, `${path}/`);
    }
    if (isData.test(path) || entry.name === 'package-lock.json') return [];
    return written.test(`/${path}`) ? [path] : [];
  });
}
