/*
 * Where runs are stored: files that appear as a whole, never change, and can be read in any part,
 * as in a folder that all machines see. An object store can do the same with put, get of a range,
 * list and delete.
 */

import { type DataFile, type DataFolder, isDiskError } from '@glissade/platform/files/storage';
import { openFolder } from '@glissade/platform/storage-port';

export interface RunStore {
  /** Bytes of a file; undefined where there is none. */
  size(name: string): number | undefined;
  /** Fills the bytes from this place on. */
  read(name: string, at: number, into: Uint8Array): void;
  /** A file that is there once it is committed, in place of one of the same name. */
  create(name: string): RunSink;
  names(): readonly string[];
  remove(name: string): void;
}

export type RunSink = {
  append(bytes: Uint8Array): void;
  commit(): void;
  /** Leaves nothing behind. */
  discard(): void;
};

/** The folder cannot be read or written: it is full, closed, or gone. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
}

/** What is being written, or was when its worker was killed. */
export const UNFINISHED = '.part';

/** The files of a folder, which is made if it is not there. Throws FolderError. */
export function folderStore(path: string): RunStore {
  return telling(() => storeIn(openFolder(path)));
}

export function storeIn(folder: DataFolder): RunStore {
  return new FolderStore(folder);
}

class FolderStore implements RunStore {
  private readonly folder: DataFolder;

  constructor(folder: DataFolder) {
    this.folder = folder;
  }

  size(name: string): number | undefined {
    return telling(() => this.folder.size(name));
  }

  /** Files are opened for each read: a merge has more of them than may be open at a time. */
  read(name: string, at: number, into: Uint8Array): void {
    telling(() => {
      const file = this.folder.open(name);
      try {
        file.read(at, into);
      } finally {
        file.close();
      }
    });
  }

  create(name: string): RunSink {
    const { folder } = this;
    const unfinished = `${name}-${randomName()}${UNFINISHED}`;
    const file = telling(() => folder.open(unfinished));
    return new FolderSink(folder, file, unfinished, name);
  }

  names(): readonly string[] {
    return telling(() => this.folder.names());
  }

  remove(name: string): void {
    telling(() => this.folder.remove(name));
  }
}

class FolderSink implements RunSink {
  private readonly folder: DataFolder;
  private readonly file: DataFile;
  private readonly unfinished: string;
  private readonly name: string;
  private bytes = 0;
  private isOpen = true;

  constructor(folder: DataFolder, file: DataFile, unfinished: string, name: string) {
    this.folder = folder;
    this.file = file;
    this.unfinished = unfinished;
    this.name = name;
  }

  append(bytes: Uint8Array): void {
    telling(() => this.file.write(this.bytes, bytes));
    this.bytes += bytes.length;
  }

  commit(): void {
    telling(() => {
      this.file.flush();
      this.close();
      this.folder.rename(this.unfinished, this.name);
    });
  }

  discard(): void {
    telling(() => {
      this.close();
      this.folder.remove(this.unfinished);
    });
  }

  private close(): void {
    if (this.isOpen) this.file.close();
    this.isOpen = false;
  }
}

function randomName(): string {
  return Math.floor(Math.random() * 36 ** 8).toString(36);
}

/** Throws FolderError where the system refuses. */
export function telling<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!isDiskError(error)) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    const why = code === 'ENOSPC' ? 'it is full' : message;
    throw new FolderError(`the folder of levels cannot be used: ${why}`);
  }
}
