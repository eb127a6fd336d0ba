import { testFilesWith } from './testFiles.mjs';

/** What says how large a share of a long list a test takes. */
const takesShare = /\/(oneIn|checkScenes|kernelBuilds|tileKernels|buildPages)\.ts'/;

/** Test files of which `npm test` and `npm run test:all` take a share of the cases. */
export const sampledTests = testFilesWith(takesShare);
