// Bundles `@glissade/cluster` into one file that takes everything of ours from `glissade/parts`, so
// that both packages share one engine and its errors are of one class.
import { root } from '../install.mjs';
import { bundleTypes } from './bundleTypes.mjs';

const cluster = `${root}packages/cluster`;
const OF_OURS = /^@glissade\//;
const PARTS = 'glissade/parts';

export async function bundleCluster() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [`${cluster}/build/index.js`],
    outfile: `${cluster}/dist/index.js`,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [
      {
        name: 'parts',
        setup({ onResolve }) {
          onResolve({ filter: OF_OURS }, () => ({ path: PARTS, external: true }));
        },
      },
    ],
  });
  await bundleTypes({ index: `${cluster}/build/index.d.ts` }, `${cluster}/dist`, {
    name: 'parts',
    resolveId: (specifier) => (OF_OURS.test(specifier) ? { id: PARTS, external: true } : null),
  });
}
