import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';
import { contentPolicy } from './bundling/contentPolicy.ts';
import { firstPaint } from './bundling/firstPaint.ts';
import { hostHeaders } from './bundling/hostHeaders.ts';
import { offlineList } from './bundling/offlineList.ts';
import { thinEntries } from './bundling/thinEntries.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Files whose names other pages and browsers know; all others carry a hash. */
const stableNames: Readonly<Record<string, string>> = { serviceWorker: 'serviceWorker.js' };

export default defineConfig({
  root: here('.'),
  // Every address is relative, so that the folder works under any path of any host.
  base: './',
  plugins: [solid(), firstPaint(), contentPolicy(), offlineList(), hostHeaders()],
  build: {
    target: 'es2022',
    // Nothing becomes a data: address, which the content policy would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: here('./index.html'), serviceWorker: here('./src/offline/serviceWorker.ts') },
      output: {
        entryFileNames: ({ name }) => stableNames[name] ?? 'assets/[name]-[hash].js',
        // One request brings all that the first view needs, and one what stands below the board.
        codeSplitting: {
          groups: [
            { name: 'first', test: /\/src\/main\.tsx$/, priority: 1 },
            { name: 'help', test: /\/panels\/HelpPanel\.tsx$/ },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [thinEntries()],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
