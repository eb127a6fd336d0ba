// Imports from the index of a package become imports from the file that has the name. Chunks hold
// whole files: through an index, every entry would reach every file, and a page that needs one
// engine would load them all.
import { readdirSync, readFileSync } from 'node:fs';
import { root } from '../install.mjs';

const PACKAGES = ['core'];
const DECLARED = /^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm;
const FROM_INDEX = /^(import|export) \{([^}]*)\} from ['"]@glissade\/(core)['"];$/gm;

/** @returns {import('esbuild').Plugin} */
export function directImports() {
  const places = Object.fromEntries(PACKAGES.map((name) => [name, placesIn(name)]));
  return {
    name: 'direct-imports',
    setup({ onLoad }) {
      onLoad({ filter: /packages\/\w+\/(dist|build)\/.*\.js$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8');
        const direct = text.replaceAll(FROM_INDEX, (_, verb, names, from) =>
          split(names)
            .map((name) => `${verb} { ${name} } from '${placeOf(places[from] ?? {}, name, from)}';`)
            .join('\n'),
        );
        return { contents: direct };
      });
    },
  };
}

/** @param {string} names */
function split(names) {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/**
 * The file of a name, or the index where two files have one of that name.
 * @param {Readonly<Record<string, readonly string[]>>} places
 * @param {string} specifier `name` or `name as other`
 * @param {string} from
 */
function placeOf(places, specifier, from) {
  const files = places[specifier.split(' as ')[0] ?? ''] ?? [];
  return files.length === 1 ? files[0] : `@glissade/${from}`;
}

/**
 * The files of a package that declare each name; where there are several, the one that the index
 * names.
 * @param {string} name
 */
function placesIn(name) {
  const dist = `${root}packages/${name}/dist`;
  /** @type {Record<string, string[]>} */
  const places = {};
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.js')) continue;
    for (const [, declared = ''] of readFileSync(`${dist}/${path}`, 'utf8').matchAll(DECLARED)) {
      places[declared] = [...(places[declared] ?? []), `${dist}/${path}`];
    }
  }
  const index = readFileSync(`${dist}/index.js`, 'utf8');
  for (const [, names = '', path] of index.matchAll(/^export \{([^}]*)\} from '\.\/([^']+)';$/gm)) {
    for (const one of split(names)) {
      const file = `${dist}/${path}`;
      if (places[one]?.includes(file)) places[one] = [file];
    }
  }
  return places;
}
