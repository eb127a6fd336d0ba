import type { DataFile, DataFolder } from './storage.ts';

/** Pages keep everything in memory. */
export function temporaryFile(): DataFile | undefined {
  return undefined;
}

export function openFolder(path: string): DataFolder {
  throw new Error(`there is no folder ${path} in a page`);
}
