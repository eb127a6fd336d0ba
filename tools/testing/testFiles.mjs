import { readdirSync, readFileSync } from 'node:fs';
import { root } from '../install.mjs';

/**
 * Test files whose text has what is looked for: paths from the root. Those that take minutes
 * (`*.slow.test.ts`) are not among them.
 * @param {RegExp} mark
 */
export function testFilesWith(mark) {
  return ['packages', 'tests']
    .flatMap((folder) =>
      readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.test\.ts$/.test(path) && !/node_modules|\.slow\.test/.test(path))
        .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
    )
    .filter((path) => mark.test(readFileSync(root + path, 'utf8')))
    .sort();
}
