/* The table cache in Node: a folder of sealed files, each renamed into place when it is whole. */
import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../makeFolder.node.ts';
import { ownedName, removeQuietly } from '../staleFiles.node.ts';
import {
  cacheBytesMax,
  cacheFolder,
  makeRoom,
  markUsed,
  removeUnfinished,
} from './cacheFolder.node.ts';
import { nameOfError, noteTables } from './notes.ts';
import type { TableStore } from './tableStore.ts';

export function openStore(): TableStore | undefined {
  const folder = cacheFolder();
  return folder === undefined ? undefined : folderStore(folder);
}

/** Tables as files of a folder, which is made when the first is written. */
export function folderStore(folder: string, bytesMax: number = cacheBytesMax()): TableStore {
  const fileOf = (name: string) => `${name}.table`;
  const pathOf = (name: string) => join(folder, fileOf(name));
  let hasSwept = false;
  const sweep = () => {
    hasSwept = true;
    removeUnfinished(folder);
  };
  return {
    read: (name) => {
      if (!hasSwept) sweep();
      try {
        const bytes = readFileSync(pathOf(name));
        markUsed(pathOf(name));
        return bytes;
      } catch (error) {
        if (nameOfError(error) !== 'ENOENT') {
          noteTables(`cached tables in ${folder} cannot be read (${nameOfError(error)})`);
        }
        return undefined;
      }
    },
    bytesOf: (name) => {
      try {
        return statSync(pathOf(name), { throwIfNoEntry: false })?.size;
      } catch {
        // Reading it will say why it cannot be.
        return undefined;
      }
    },
    write: (name, bytes) => {
      if (bytes.length > bytesMax) {
        noteTables(`tables of more than GLISSADE_CACHE_MB (${bytesMax / 1e6} MB) are not cached`);
        return;
      }
      const temporary = join(folder, `${name}.${ownedName()}.part`);
      try {
        makeFolder(folder);
        sweep();
        makeRoom(folder, fileOf(name), bytes.length, bytesMax);
        writeFileSync(temporary, bytes, { flag: 'wx' });
        // Atomically, even if another process writes the same file.
        renameSync(temporary, pathOf(name));
      } catch (error) {
        noteTables(`tables cannot be cached in ${folder} (${nameOfError(error)})`);
        removeQuietly(temporary);
      }
    },
  };
}
