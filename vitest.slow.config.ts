import { defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** Of these `npm test` takes only a share of the cases (packages/engine/test/oneIn.ts). */
const sampled = [
  'packages/engine/src/blocks/{bfs/conformance,paths/optimalPathSearcher}.test.ts',
  'packages/engine/src/blocks/{bfs/bidirectional,encoding/laneEncoding}.test.ts',
  'packages/engine/src/analyse/measures/levels.test.ts',
  'packages/engine/src/tiles/idaStar/{kernelStepSearch,allSolutions}.test.ts',
  'packages/engine/src/tiles/pushes/kernelPushSearch.test.ts',
  'tests/{storage/levels,storage/count,threads/search,browser/browser}.test.ts',
];

/** The tests that take minutes; `npm run test:slow` runs them, and nothing else does. */
export default defineConfig({
  resolve: config.resolve ?? {},
  ssr: config.ssr ?? {},
  test: {
    env: { GLISSADE_CACHE: 'off', GLISSADE_ALL_CASES: 'yes' },
    globalSetup: ['./packages/kernels/setupTests.mjs', './tests/services/setup.ts'],
    // Each test is named as soon as it ends.
    reporters: ['verbose', './tools/testing/plainReporter.mjs'],
    include: ['{packages/*/src,tests}/**/*.slow.test.ts', ...sampled],
    testTimeout: 30 * 60_000,
    passWithNoTests: true,
  },
});
