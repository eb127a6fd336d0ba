/**
 * One check: a program that passes when it ends with 0. Where its output has a line
 * "N passed, N failed" these are counted, otherwise the check counts as one.
 * @typedef {object} Check
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {readonly ProgramName[]} programs that some of its tests need
 * @typedef {import('./missingPrograms.mjs').ProgramName} ProgramName
 */

/**
 * @param {string} name
 * @param {string} line
 * @param {readonly ProgramName[]} [programs]
 * @returns {Check}
 */
function check(name, line, programs = []) {
  const [command, ...args] = line.split(' ');
  return { name, command, args, programs };
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
const api = check('API reports', 'node tools/api/main.mjs --check');
const coreTests = check('tests of core', 'vitest run packages/core');
/** On half of the cores, so that the other lane of the stage is busy to the end, too. */
const HALF = '--maxWorkers 50%';
const CHECKERS = /** @type {const} */ (['python3', 'C compiler']);
const unitTests = check('unit tests', 'vitest run --project unit', CHECKERS);
const walks = check('walks', `vitest run --project walks ${HALF}`, ['Chromium']);
/** In one run, so that no core is left idle while another still has tests to choose from. */
const rest = check('long tests and products', 'vitest run --project products --project long', [
  ...CHECKERS,
  'C++ compiler',
  'Coq',
  'Chromium',
  'Firefox',
  'WebKitGTK',
  'redis-server',
]);

/**
 * What each npm command runs: stages, one after the other; the lanes of a stage run side by side,
 * and the checks of a lane one after the other. But for the build no check is in both of `test`
 * and `test:all`, which together are everything that CI checks.
 * @type {Readonly<Record<string, readonly (readonly (readonly Check[])[])[]>>}
 */
export const commands = {
  check: [
    [[build], [lint]],
    [[types, importLaw], [coreTests]],
  ],
  test: [
    // Neither lint nor tidy needs what the build makes.
    [[build], [lint, tidy]],
    // The unit tests have work for both cores when the other lane has ended.
    [[unitTests], [walks, types, importLaw, unused, docs, api]],
  ],
  'test:all': [[[build]], [[rest]]],
};
