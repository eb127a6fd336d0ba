// Copies the declarations that the library's entries reach, from all packages, so that the
// published package needs no other for its types. Only import paths are changed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { root } from '../install.mjs';

const SPECIFIER = /(\bfrom |\bimport\(|\bimport )['"]([^'"]+)['"]/g;

/** Arrays of numbers are generic since TypeScript 5.7; users may have 5.0. */
const GENERIC_ARRAY = /\b((?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array)<ArrayBuffer(?:Like)?>/g;

/**
 * @param {readonly string[]} entries Declaration files; they come to lie in `outdir` itself.
 * @param {string} outdir
 */
export function copyTypes(entries, outdir) {
  /** @type {Map<string, string>} */
  const places = new Map(entries.map((entry) => [entry, join(outdir, basename(entry))]));
  for (const [from, to] of places) {
    const text = readFileSync(from, 'utf8')
      .replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n')
      .replace(GENERIC_ARRAY, '$1');
    /** @param {string} specifier */
    const pathTo = (specifier) => {
      const file = declarationOf(specifier, from);
      if (!places.has(file)) places.set(file, join(outdir, placeOf(file)));
      const path = relative(dirname(to), /** @type {string} */ (places.get(file)));
      return (path.startsWith('.') ? path : `./${path}`).replace(/\.d\.ts$/, '.js');
    };
    // Lines of comments hold examples, which import as users do.
    const placed = text
      .split('\n')
      .map((line) =>
        /^\s*\*/.test(line)
          ? line
          : line.replace(SPECIFIER, (_, before, specifier) => `${before}'${pathTo(specifier)}'`),
      );
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, placed.join('\n'));
  }
}

/**
 * The declaration file that an import in another means.
 * @param {string} specifier
 * @param {string} from
 */
function declarationOf(specifier, from) {
  if (specifier.startsWith('.')) {
    return resolve(dirname(from), specifier.replace(/\.[jt]s$/, '.d.ts'));
  }
  const [, name, path = ''] = /^@glissade\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  if (name === undefined) throw new Error(`${from} needs the types of ${specifier}`);
  const folder = `${root}packages/${name}`;
  const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return resolve(folder, exports[`.${path}`].types);
}

/** `packages/core/dist/move/step.d.ts` becomes `core/move/step.d.ts`. @param {string} file */
function placeOf(file) {
  return relative(`${root}packages`, file).replace(/\/(dist\/src|dist|build)\//, '/');
}
