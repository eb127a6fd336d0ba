/**
 * One check: a program that passes when it ends with 0. Where its output has a line
 * "N passed, N failed" these are counted, otherwise the check counts as one.
 * @typedef {{ name: string, command: string, args: readonly string[] }} Check
 */

/** @param {string} name @param {string} line @returns {Check} */
function check(name, line) {
  const [command, ...args] = line.split(' ');
  return { name, command, args };
}

const build = check('build', 'node tools/build.mjs');
const types = check('types of tests and tools', 'tsc -p tsconfig.tests.json');
const lint = check('lint and format', 'biome ci --colors=off .');
const importLaw = check('import law', 'node tools/importLaw/main.mjs');
const tidy = check('tidy', 'node tools/tidy/main.mjs');
const unused = check('unused code', 'knip --no-progress');
const docs = check('docs of the library', 'typedoc');
const coreTests = check('tests of core', 'vitest run --project unit packages/core');
const unitTests = check('unit and property tests', 'vitest run --project unit --coverage');
const productTests = check('products', 'vitest run --project products');

/**
 * What each door runs. Groups run one after the other; the checks of one group run together.
 * @type {Readonly<Record<string, readonly (readonly Check[])[]>>}
 */
export const doors = {
  fast: [[build], [types, lint, importLaw, coreTests]],
  check: [[build], [types, lint, importLaw, tidy, unused, docs], [unitTests]],
  all: [[build], [types, lint, importLaw, tidy, unused, docs], [unitTests], [productTests]],
};
