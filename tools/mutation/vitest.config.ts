import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';
import { GROUPS } from './groups.mjs';
import ShortestFirst from './shortestFirst.mjs';

const root = resolve(import.meta.dirname, '../..');
const { folderOf, folders, leftOut = [] } = GROUPS[process.env.MUTATION_GROUP ?? 'rules']!;

/**
 * The tests that must fail for a mutant. Packages are found by path: Stryker runs a copy of the
 * repository, whose node_modules lead back to the original.
 */
export default defineConfig({
  resolve: {
    ...config.resolve,
    alias: [
      { find: /^@glissade\/(core|catalogue)$/, replacement: `${root}/packages/$1/src/index.ts` },
      { find: /^@glissade\/(\w+)\/(\w.*)$/, replacement: `${root}/packages/$1/src/$2.ts` },
    ],
  },
  ssr: config.ssr ?? {},
  test: {
    root,
    env: { GLISSADE_CACHE: 'off' },
    include: folders.map((folder) => `${folderOf(folder)}/**/*.test.ts`),
    exclude: ['**/*.slow.test.ts', ...leftOut.map((name) => `**/${name}.test.ts`)],
    sequence: { sequencer: ShortestFirst },
    testTimeout: 180_000,
  },
});
