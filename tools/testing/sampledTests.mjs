import { readdirSync, readFileSync } from 'node:fs';
import { root } from '../install.mjs';

/** What says how large a share of a long list a test takes. */
const takesShare = /\/(oneIn|checkScenes|kernelBuilds|tileKernels|buildPages)\.ts'/;

/** Test files of which `npm test` takes a share of the cases: paths from the root. */
export const sampledTests = ['packages', 'tests']
  .flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.test\.ts$/.test(path) && !/node_modules|\.slow\.test/.test(path))
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`),
  )
  .filter((path) => takesShare.test(readFileSync(root + path, 'utf8')))
  .sort();
