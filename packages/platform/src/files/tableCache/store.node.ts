/* The table cache in Node: a folder of sealed files, each renamed into place when it is whole. */
import { closeSync, fstatSync, openSync, readSync, renameSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { inOnePart } from '../checksum.ts';
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
  /** Undefined, with a note, where it cannot be read. */
  function* reading(name: string): Generator<number, Uint8Array | undefined> {
    if (!hasSwept) sweep();
    try {
      const bytes = yield* readingFile(pathOf(name));
      markUsed(pathOf(name));
      return bytes;
    } catch (error) {
      if (nameOfError(error) !== 'ENOENT') {
        noteTables(`cached tables in ${folder} cannot be read (${nameOfError(error)})`);
      }
      return undefined;
    }
  }
  function* writing(name: string, parts: readonly Uint8Array[]): Generator<number, void> {
    const bytes = parts.reduce((sum, { length }) => sum + length, 0);
    if (bytes > bytesMax) {
      noteTables(`tables of more than GLISSADE_CACHE_MB (${bytesMax / 1e6} MB) are not cached`);
      return;
    }
    const temporary = join(folder, `${name}.${ownedName()}.part`);
    let isWhole = false;
    try {
      makeFolder(folder);
      sweep();
      makeRoom(folder, fileOf(name), bytes, bytesMax);
      yield* writingFile(temporary, parts);
      // Atomically, even if another process writes the same file.
      renameSync(temporary, pathOf(name));
      isWhole = true;
    } catch (error) {
      noteTables(`tables cannot be cached in ${folder} (${nameOfError(error)})`);
    } finally {
      if (!isWhole) removeQuietly(temporary);
    }
  }
  return {
    read: (name) => inOnePart(reading(name)),
    reading,
    bytesOf: (name) => {
      try {
        return statSync(pathOf(name), { throwIfNoEntry: false })?.size;
      } catch {
        // Reading it will say why it cannot be.
        return undefined;
      }
    },
    write: (name, bytes) => inOnePart(writing(name, [bytes])),
    writing,
  };
}

/** A millisecond, where memory is slow. */
const PART_BYTES = 1 << 18;

function* readingFile(path: string): Generator<number, Uint8Array> {
  const file = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(fstatSync(file).size);
    for (let at = 0; at < bytes.length; ) {
      const count = readSync(file, bytes, at, Math.min(PART_BYTES, bytes.length - at), at);
      // It was cut short since.
      if (count === 0) return bytes.subarray(0, at);
      at += count;
      yield count;
    }
    return bytes;
  } finally {
    closeSync(file);
  }
}

function* writingFile(path: string, parts: readonly Uint8Array[]): Generator<number, void> {
  const file = openSync(path, 'wx');
  try {
    for (const bytes of parts) {
      for (let at = 0; at < bytes.length; ) {
        const count = writeSync(file, bytes, at, Math.min(PART_BYTES, bytes.length - at));
        at += count;
        yield count;
      }
    }
  } finally {
    closeSync(file);
  }
}
