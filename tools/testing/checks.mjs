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

/** Nothing can be said about the rest when this one has failed. */
export const build = check('build', 'node tools/build.mjs');
const types = check('types of tests and tools', 'tsc -p tsconfig.tests.json');
const lint = check('lint and format', 'biome ci --colors=off .');
const importLaw = check('import law', 'node tools/importLaw/main.mjs');
const tidy = check('tidy', 'node tools/tidy/main.mjs');
const unused = check('unused code', 'knip --no-progress');
/** The compiler's check of types is one of the others; pages are written by `npm run docs`. */
const docs = check('docs of the library', 'typedoc --emit none --skipErrorChecking');
const coreTests = check('tests of core', 'vitest run packages/core');
/**
 * Together these are all unit tests; `npm run coverage` counts the lines that they reach.
 * @param {string} workers how many of them run at a time
 */
const unitTests = (workers) => [
  check('unit tests', `vitest run --project unit --maxWorkers ${workers}`),
  check('long unit tests', `vitest run --project long --maxWorkers ${workers}`),
];
const productTests = check('products', 'vitest run --project products');

/** Neither needs what the build makes. */
const ofText = [lint, tidy];
const ofCode = [types, importLaw, unused, docs];

/**
 * What each npm command runs: stages, one after the other; the lanes of a stage run side by side,
 * and the checks of a lane one after the other.
 * @type {Readonly<Record<string, readonly (readonly (readonly Check[])[])[]>>}
 */
export const commands = {
  fast: [
    [[build], [lint]],
    [[types, importLaw], [coreTests]],
  ],
  check: [
    [[build], ofText],
    [ofCode, unitTests('100%')],
  ],
  all: [
    [[build], ofText],
    // On half of the cores, so that the lane of the products is busy to the end, too.
    [unitTests('50%'), [productTests], ofCode],
  ],
};
