import { lstatSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './makeFolder.node.ts';

const WRITABLE_BY_OTHERS = 0o022;

/** Makes a folder that nobody else can write, if there is none. False where another is there. */
export function makePrivateFolder(path: string): boolean {
  try {
    makeFolder(dirname(path));
    mkdirSync(path, { mode: 0o700 });
  } catch {
    // It is there, or cannot be made.
  }
  const found = statOf(path);
  if (!found?.isDirectory()) return false;
  // Windows has no such numbers: what is in a user's folders there is that user's.
  const user = process.getuid?.();
  return user === undefined || (found.uid === user && (found.mode & WRITABLE_BY_OTHERS) === 0);
}

/** Of the folder itself: a link may be led elsewhere. */
function statOf(path: string) {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
