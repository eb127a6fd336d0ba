import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder, and those above it, where there is none. Throws the system's error where that
 * cannot be: Node's own recursive form goes on for ever below /proc.
 */
export function makeFolder(path: string): void {
  try {
    makeLast(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    makeLast(path);
  }
}

/** Another process may make it at the same time. */
function makeLast(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
