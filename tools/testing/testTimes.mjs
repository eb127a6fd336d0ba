import { readFileSync } from 'node:fs';
import { root } from '../install.mjs';

/** Written by `npm run times`. */
export const timesFile = `${root}tests/times.json`;

/**
 * Seconds that each test file takes; those of less than a second are left out.
 * @type {Readonly<Record<string, number>>}
 */
export const testTimes = JSON.parse(readFileSync(timesFile, 'utf8'));

const LONG_SECONDS = 3;

/** Folders of tests of what users get: the built command line, the tarballs, the pages. */
export const productFolders = ['cli', 'cluster', 'packed', 'browser', 'signature', 'site', 'web'];

/** Of these tests those of `npm test`: every verb, every view, a tarball, and the node counts. */
export const walkTests = [
  'tests/cli/shell.test.ts',
  'tests/cli/transcripts/walk.test.ts',
  'tests/cli/verbs.test.ts',
  'tests/packed/packed.test.ts',
  'tests/signature/signature.test.ts',
  'tests/web/everyView.test.ts',
];

/** Tests of these are checked apart. */
const ofProducts = new RegExp(`^tests/(${productFolders.join('|')})/`);

/** Those that alone reach what threads share. */
const ofThreads = /^tests\/threads\//;

/** The unit tests that take long, which `npm run test:all` runs. */
export const longUnitTests = Object.keys(testTimes).filter(
  (path) =>
    !ofProducts.test(path) && !ofThreads.test(path) && (testTimes[path] ?? 0) >= LONG_SECONDS,
);
