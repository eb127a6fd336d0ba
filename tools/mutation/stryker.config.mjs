import { WINGS } from './wings.mjs';

const { MUTATION_WING: wing = 'rules', MUTATION_ROOMS = '' } = process.env;
const rooms = MUTATION_ROOMS === '' ? WINGS[wing].rooms : MUTATION_ROOMS.split(' ');

/** Mutants of one wing; tools/mutation/main.mjs runs it. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  mutate: [
    ...rooms.map((room) => `${WINGS[wing].folder}/${room}/**/*.ts`),
    '!**/*.test.ts',
    '!**/test/**',
    '!**/index.ts',
  ],
  // What no test of these wings reads.
  ignorePatterns: ['dist', 'build', 'coverage', '.cache', 'docs/api', 'bench', 'tests/web/golden'],
  tempDirName: '.cache/stryker',
  // Mutants of constants at the top of a file would run every test of the wing.
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 20_000,
  disableTypeChecks: false,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.cache/mutation/${wing}.json` },
};
