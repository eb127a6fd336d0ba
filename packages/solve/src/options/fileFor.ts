/* Opens a browser's temporary file before a search that has limits may need it. */
import { expectFile } from '@glissade/platform/storage-port';
import type { SolveOptions } from './options.ts';

/** In a browser a file takes a while to open, and a search with a limit may soon need one. */
export function fileFor({ limits }: SolveOptions): Promise<() => Promise<void>> | undefined {
  return limits?.memoryBytes === undefined ? undefined : expectFile();
}
