const { MUTATION_GROUP: group = 'rules', MUTATION_FILES = '' } = process.env;

/** Mutants of files of one group; tools/mutation/main.mjs runs it. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  mutate: [...MUTATION_FILES.split(' '), '!**/*.test.ts', '!**/test/**', '!**/index.ts'],
  // What no test of these groups reads.
  ignorePatterns: ['dist', 'build', 'coverage', '.cache', 'docs/api', 'bench', 'tests/web/golden'],
  tempDirName: '.cache/stryker',
  // Mutants of constants at the top of a file would run every test of the group.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 10_000,
  disableTypeChecks: false,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `.cache/mutation/${group}.json` },
};
