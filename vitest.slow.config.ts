import { defineConfig } from 'vitest/config';
import { sampledTests } from './tools/testing/sampledTests.mjs';
import config from './vitest.config.ts';

/** The tests that take minutes; `npm run test:slow` runs them, and nothing else does. */
export default defineConfig({
  resolve: config.resolve ?? {},
  ssr: config.ssr ?? {},
  test: {
    env: { GLISSADE_CACHE: 'off', GLISSADE_ALL_CASES: 'yes' },
    globalSetup: ['./tools/kernels/setupTests.mjs', './tests/services/setup.ts'],
    // Each test is named as soon as it ends.
    reporters: ['verbose', './tools/testing/plainReporter.mjs'],
    include: ['{packages/*/src,tests}/**/*.slow.test.ts', ...sampledTests],
    testTimeout: 30 * 60_000,
    hookTimeout: 10 * 60_000,
    passWithNoTests: true,
  },
});
