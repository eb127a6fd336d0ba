import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** The tests that take minutes; `npm run test:slow` runs them, and nothing else does. */
export default defineConfig({
  resolve: config.resolve ?? {},
  ssr: config.ssr ?? {},
  test: {
    env: { GLISSADE_CACHE: 'off' },
    globalSetup: './packages/kernels/setupTests.mjs',
    // Each test is named as soon as it ends.
    reporters: ['verbose', './tools/plainReporter.mjs'],
    include: ['{packages/*/src,tests}/**/*.slow.test.ts'],
    testTimeout: 30 * 60_000,
    passWithNoTests: true,
  },
});
