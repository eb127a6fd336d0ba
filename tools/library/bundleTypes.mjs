// Bundles the declarations that the library's entries reach, from all packages, so that the
// published package needs no other for its types. What several entries share is declared once, in
// one file, because a class declared twice is two types.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../install.mjs';

/** Arrays of numbers are generic since TypeScript 5.7; users may have 5.0. */
const GENERIC_ARRAY = /\b((?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array)<ArrayBuffer(?:Like)?>/g;
/** @param {string} blanks */
const tabsFor = (blanks) => '\t'.repeat(blanks.length / 4);

/** Blanks before a line: a twentieth of the declarations. */
const INDENT = /^(?: {4})+/gm;

/** The declarations that an import of one of our packages means. @type {import('rollup').Plugin} */
const ownPackages = {
  name: 'own-packages',
  resolveId(specifier) {
    const [, name, path = ''] = /^@glissade\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
    if (name === undefined) return null;
    const folder = `${root}packages/${name}`;
    const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    const { types } = exports[`.${path}`] ?? exports['./*'];
    return `${folder}/${types.slice(2).replace('*', path.slice(1))}`;
  },
};

/**
 * @param {Readonly<Record<string, string>>} entries Declaration files by the names of the entries.
 * @param {string} outdir
 * @param {import('rollup').Plugin} packages What imports of our packages mean.
 */
export async function bundleTypes(entries, outdir, packages = ownPackages) {
  const { rollup } = await import('rollup');
  const { dts } = await import('rollup-plugin-dts');
  const bundle = await rollup({
    input: entries,
    plugins: [packages, dts()],
    external: [/^node:/],
    onwarn: (warning) => {
      if (warning.code !== 'EMPTY_BUNDLE') throw new Error(warning.message);
    },
  });
  await bundle.write({
    dir: outdir,
    format: 'es',
    entryFileNames: '[name].d.ts',
    chunkFileNames: '[name].d.ts',
    minifyInternalExports: false,
    manualChunks: (id) => (Object.values(entries).includes(id) ? undefined : 'declarations'),
  });
  for (const name of readdirSync(outdir).filter((file) => file.endsWith('.d.ts'))) {
    const text = readFileSync(`${outdir}/${name}`, 'utf8')
      .replace(GENERIC_ARRAY, '$1')
      .replace(INDENT, tabsFor);
    const entry = entries[name.slice(0, -'.d.ts'.length)];
    writeFileSync(`${outdir}/${name}`, entry === undefined ? text : `${headOf(entry)}${text}`);
  }
}

/**
 * What a file says of itself as a whole, which is lost where modules become one.
 * @param {string} file
 */
function headOf(file) {
  const [head = ''] = /^\/\*\*.*?\*\/\n/s.exec(readFileSync(file, 'utf8')) ?? [];
  return head;
}
