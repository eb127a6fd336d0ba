// The index of the library in two parts, so that a page that only reads puzzles loads no engine.
// A bundler that splits puts whole files into its chunks, and esbuild loads with an entry all files
// that the files on the way of a name import, if anything anywhere uses them. It stops at a file
// of which it uses nothing: the second part, in which every name is a value of its own.
import { readFileSync, writeFileSync } from 'node:fs';
import { IMPORTS } from './distImports.mjs';

const EXPORTS = /export\{([^}]*)\};\s*$/;

/**
 * @param {string} dist
 * @param {string} reading The file of what reads puzzles.
 * @param {string} all The file of everything.
 */
export function writeIndex(dist, reading, all) {
  const names = namesIn(readFileSync(`${dist}/${reading}.js`, 'utf8'));
  const text = withOwnValues(readFileSync(`${dist}/${all}.js`, 'utf8'));
  writeFileSync(`${dist}/${all}.js`, text);
  const others = namesIn(text).filter((name) => !names.includes(name));
  writeFileSync(
    `${dist}/index.js`,
    `export{${names}}from"./${reading}.js";\nexport{${others}}from"./${all}.js";\n`,
  );
}

/** @param {string} text */
function namesIn(text) {
  return pairsIn(text).map(([, name]) => name);
}

/** What a file calls a thing, and what it exports it as. @param {string} text */
function pairsIn(text) {
  const list = EXPORTS.exec(text)?.[1]?.split(',') ?? [];
  return list.map((one) => {
    const [own = '', name = own] = one.split(' as ');
    return /** @type {const} */ ([own, name]);
  });
}

/**
 * The same file without a name that is only handed on.
 * @param {string} text
 */
function withOwnValues(text) {
  const imports = IMPORTS.exec(text)?.[0] ?? '';
  const imported = new Set([...imports.matchAll(/([\w$]+)(?=[,}])/g)].map(([name]) => name));
  const pairs = pairsIn(text);
  const handedOn = pairs.filter(([own]) => imported.has(own));
  const values = handedOn.map(([own, name]) => `${name}$=${own}`);
  const exported = pairs.map(([own, name]) =>
    imported.has(own) ? `${name}$ as ${name}` : `${own} as ${name}`,
  );
  return text.replace(EXPORTS, `const ${values};export{${exported}};\n`);
}
