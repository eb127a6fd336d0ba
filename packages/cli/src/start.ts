/* Starts the command line, and where Node can (22.8 or newer) keeps what it compiles of it. */
import * as nodeModule from 'node:module';
import { cacheFolder, compiledFolder } from '@glissade/platform/files/tableCache/cacheFolder.node';

const { createRequire, enableCompileCache } = nodeModule as typeof nodeModule & {
  readonly enableCompileCache?: (folder: string) => unknown;
};

// What is kept is code that runs: Node's own place for it is a folder that others can make before.
const cache = enableCompileCache && cacheFolder();
const folder = cache && compiledFolder(cache);
if (folder) enableCompileCache?.(folder);
createRequire(import.meta.url)('./main.cjs');
