import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../storage/makeFolder.node.ts';
import { nameOfError, noteTables } from './notes.ts';
import type { TableStore } from './tableStore.ts';

/** A temporary file older than this was left by a process that was killed. */
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
  if (xdg) return join(xdg, 'glissade');
  const home = env.HOME ?? homedir();
  if (!home) return undefined;
  return platform === 'darwin'
    ? join(home, 'Library/Caches/glissade')
    : join(home, '.cache/glissade');
}

export function openStore(): TableStore | undefined {
  const folder = cacheFolder();
  return folder === undefined ? undefined : folderStore(folder);
}

/** Tables as files of a folder, which is made when the first is written. */
export function folderStore(folder: string): TableStore {
  return {
    read: (name) => {
      try {
        return readFileSync(join(folder, `${name}.table`));
      } catch (error) {
        if (nameOfError(error) !== 'ENOENT') {
          noteTables(`tables kept in ${folder} cannot be read (${nameOfError(error)})`);
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
      const temporary = join(folder, `${name}.${process.pid}.${Date.now()}.part`);
      try {
        makeFolder(folder);
        sweep(folder);
        writeFileSync(temporary, bytes, { flag: 'wx' });
        // At once or not at all, whoever else writes the same.
        renameSync(temporary, join(folder, `${name}.table`));
      } catch (error) {
        noteTables(`tables cannot be kept in ${folder} (${nameOfError(error)})`);
        remove(temporary);
      }
    },
  };
}

/** Removes what killed processes left. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!name.endsWith('.part')) continue;
    const path = join(folder, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > STALE_MS) remove(path);
  }
}

function remove(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Somebody else's, or no folder at all.
  }
}
