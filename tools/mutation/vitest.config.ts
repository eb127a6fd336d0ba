import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';
import { GROUPS } from './groups.mjs';
import ShortestFirst from './shortestFirst.mjs';

const root = resolve(import.meta.dirname, '../..');
const { folder, rooms, leftOut = [] } = GROUPS[process.env.MUTATION_GROUP ?? 'rules']!;

/**
 * The tests that must fail for a mutant. Packages are found by path: Stryker runs a copy of the
 * repository, whose node_modules lead back to the original.
 */
export default defineConfig({
  resolve: {
    ...config.resolve,
    alias: [
      {
        find: /^@glissade\/(core|catalogue|kernels|engine)$/,
        replacement: `${root}/packages/$1/src/index.ts`,
      },
    ],
  },
  ssr: config.ssr ?? {},
  test: {
    root,
    env: { GLISSADE_CACHE: 'off' },
    include: rooms.map((room) => `${folder}/${room}/**/*.test.ts`),
    exclude: ['**/*.slow.test.ts', ...leftOut.map((name) => `${folder}/**/${name}.test.ts`)],
    sequence: { sequencer: ShortestFirst },
    testTimeout: 180_000,
  },
});
