/* The table cache in Node: a folder of sealed files, each renamed into place when it is whole. */
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { makeFolder } from '../makeFolder.node.ts';
import { ownedName, removeQuietly, removeStale } from '../staleFiles.node.ts';
import { nameOfError, noteTables } from './notes.ts';
import type { TableStore } from './tableStore.ts';

/** A file under way that is older than this was left by a process that was killed. */
const STALE_MS = 60 * 60_000;

/**
 * The folder of the user's caches: GLISSADE_CACHE, or else where the platform keeps such things.
 * Undefined when it is switched off (GLISSADE_CACHE=off) or there is no home.
 */
export function cacheFolder(
  env: Readonly<Record<string, string | undefined>> = process.env,
  platform: string = process.platform,
): string | undefined {
  const { GLISSADE_CACHE: own, XDG_CACHE_HOME: xdg, LOCALAPPDATA: local } = env;
  if (own === 'off') return undefined;
  if (own) return own;
  if (platform === 'win32') return local && join(local, 'glissade', 'cache');
  // The specification of these folders has relative paths ignored.
  if (xdg && isAbsolute(xdg)) return join(xdg, 'glissade');
  const home = env.HOME ?? ownHome();
  if (!home) return undefined;
  return platform === 'darwin'
    ? join(home, 'Library/Caches/glissade')
    : join(home, '.cache/glissade');
}

/** A user whom the system does not know has none. */
function ownHome(): string | undefined {
  try {
    return homedir();
  } catch {
    return undefined;
  }
}

export function openStore(): TableStore | undefined {
  const folder = cacheFolder();
  return folder === undefined ? undefined : folderStore(folder);
}

/** Tables as files of a folder, which is made when the first is written. */
export function folderStore(folder: string): TableStore {
  let hasSwept = false;
  const sweep = () => {
    hasSwept = true;
    removeStale(folder, (name) => name.endsWith('.part'), STALE_MS);
  };
  return {
    read: (name) => {
      if (!hasSwept) sweep();
      try {
        return readFileSync(join(folder, `${name}.table`));
      } catch (error) {
        if (nameOfError(error) !== 'ENOENT') {
          noteTables(`cached tables in ${folder} cannot be read (${nameOfError(error)})`);
        }
        return undefined;
      }
    },
    bytesOf: (name) => {
      try {
        return statSync(join(folder, `${name}.table`), { throwIfNoEntry: false })?.size;
      } catch {
        // Reading it will say why it cannot be.
        return undefined;
      }
    },
    write: (name, bytes) => {
      const temporary = join(folder, `${name}.${ownedName()}.part`);
      try {
        makeFolder(folder);
        sweep();
        writeFileSync(temporary, bytes, { flag: 'wx' });
        // At once or not at all, whoever else writes the same.
        renameSync(temporary, join(folder, `${name}.table`));
      } catch (error) {
        noteTables(`tables cannot be cached in ${folder} (${nameOfError(error)})`);
        removeQuietly(temporary);
      }
    },
  };
}
