import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import LongestFirst from './tools/testing/longestFirst.mjs';
import { leftOutTests } from './tools/testing/missingPrograms.mjs';
import { longUnitTests, productFolders, walkTests } from './tools/testing/testTimes.mjs';

/** Tests read the sources of every package, so that they need no build. */
const conditions = ['source', 'node', 'import', 'default'];

/** Packages whose lines the unit tests must reach. */
const measured = 'core,search,blocks,tiles,solve,analysis,prose,worker';

const slow = '**/*.slow.test.ts';
const products = `tests/{${productFolders}}/**/*.test.ts`;

const leftOut = leftOutTests();
const lazyParts = './tests/support/lazyParts.ts';

/** Under Node, Solid would load its half for servers, in which nothing ever changes. */
const alias = [
  { find: /^solid-js$/, replacement: `${import.meta.dirname}/node_modules/solid-js/dist/solid.js` },
];

export default defineConfig({
  resolve: { conditions, alias },
  ssr: { resolve: { conditions } },
  test: {
    env: { GLISSADE_CACHE: 'off' },
    globalSetup: './tools/kernels/setupTests.mjs',
    reporters: ['default', './tools/testing/plainReporter.mjs'],
    maxWorkers: '100%',
    // A process for each file would load the same modules again and again.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Several runs at a time would write the same file, which the order does not need.
    cache: false,
    coverage: {
      provider: 'v8',
      include: [`packages/{${measured}}/{src,data}/**/*.ts`],
      // The ends of a worker run inside workers alone, where the tests of the products reach them.
      exclude: [
        '**/*.test.ts',
        '**/index.ts',
        '**/worker/src/{entry,port.*,jobs/entry}.ts',
        '**/blocks/parallel/worker.ts',
        '**/generated/**',
      ],
      reporter: ['text', 'html'],
      thresholds: {
        [`packages/{${measured}}/src/**`]: { lines: 95 },
      },
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages/*/{src,test},tests,tools}/**/*.test.ts'],
          exclude: [slow, products, ...longUnitTests, ...leftOut],
          setupFiles: [lazyParts],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: [...longUnitTests],
          exclude: [...leftOut],
          setupFiles: [lazyParts],
          // Behind the products: some tell how long a turn takes, with a core for each.
          sequence: { groupOrder: 2 },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'walks',
          globalSetup: ['./tests/services/setup.ts'],
          include: [...walkTests],
          exclude: [...leftOut],
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'products',
          globalSetup: ['./tests/services/setup.ts'],
          include: [products],
          exclude: [slow, ...walkTests, ...leftOut],
          // Browsers and programs wait much: three processes keep two cores busy.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          // Kinds with other numbers of processes run one after another.
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
