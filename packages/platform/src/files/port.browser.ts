/*
 * The disk of a browser: files of the origin private file system (OPFS), which only workers may
 * read and write synchronously. Opening a file takes a turn of the event loop, while a search needs
 * it at once. Therefore code that may soon need a file announces it (`expectFile`).
 */
import type { DataFile, DataFolder, FolderLock } from './storage.ts';

/** Types that TypeScript has only in its library for workers. */
type SyncAccess = {
  read(bytes: Uint8Array, options: { readonly at: number }): number;
  write(bytes: Uint8Array, options: { readonly at: number }): number;
  flush(): void;
  close(): void;
};
type OpenableFile = FileSystemFileHandle & { createSyncAccessHandle(): Promise<SyncAccess> };

/** Our folder below the origin's root, and the age from which a file counts as abandoned. */
const FOLDER = 'glissade-temporary';
const LEFT_OVER_MS = 60_000;
/** Time between two checks whether an ended thread has closed its file. */
const TRIES_MAX = 40;

/** Files that are open and not used yet. */
const spare: DataFile[] = [];
let opening: Promise<void> | undefined;
/** Runs that may need a file. */
let expecting = 0;
/** True where there is no disk: in a private window, or in a page without a worker. */
let isRefused = false;

/** A name for an owner that ends its threads at any time and removes the files they leave. */
export function newFileOwner(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join('');
}

/**
 * Opens a file in advance; resolves when it is open, or when there is no disk. The function that it
 * resolves to is to be called when no file is expected any more: the last call removes files that
 * were not used.
 */
export async function expectFile(owner: string = 'none'): Promise<() => Promise<void>> {
  expecting++;
  await openSoon(owner);
  return forgoFile;
}

async function forgoFile(): Promise<void> {
  expecting--;
  await opening;
  if (expecting > 0) return;
  for (const file of spare.splice(0)) file.close();
}

function openSoon(owner: string): Promise<void> {
  if (spare.length > 0 || isRefused) return Promise.resolve();
  opening ??= openSpare(owner).then(
    () => {
      opening = undefined;
    },
    () => {
      isRefused = true;
    },
  );
  return opening;
}

/** A new empty file; undefined while none is open. */
export function temporaryFile(): DataFile | undefined {
  const file = spare.pop();
  if (!file) void openSoon('none');
  return file;
}

export function openFolder(path: string): DataFolder {
  throw new Error(`a browser page has no folder ${path}`);
}

export function lockFolder(path: string): FolderLock {
  throw new Error(`a browser page has no folder ${path}`);
}

/** Removes files by a part of their names; ended threads close them with a delay. */
export async function removeFilesOf(owner: string): Promise<void> {
  if (isRefused) return;
  try {
    const folder = await openOurs();
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      const left = await removeFiles(folder, (name) => name.includes(owner));
      if (left === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } catch {
    // There is no disk, and no file.
  }
}

async function openOurs(): Promise<FileSystemDirectoryHandle> {
  if (!('FileSystemSyncAccessHandle' in globalThis)) throw new Error('a browser page has no disk');
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(FOLDER, { create: true });
}

async function openSpare(owner: string): Promise<void> {
  const folder = await openOurs();
  await removeFiles(folder, (name) => Date.now() - Number.parseInt(name, 10) > LEFT_OVER_MS);
  const name = `${Date.now()}-${owner}-${newFileOwner()}`;
  const file = await folder.getFileHandle(name, { create: true });
  const access = await (file as OpenableFile).createSyncAccessHandle();
  // A busy browser may let go of it a little later, too.
  const remove = () => void folder.removeEntry(name).catch(() => removeFilesOf(name));
  spare.push(new PageFile(access, remove));
}

/** Removes these files, except those in use; returns how many are left. */
async function removeFiles(
  folder: FileSystemDirectoryHandle,
  isMeant: (name: string) => boolean,
): Promise<number> {
  let left = 0;
  for await (const name of folder.keys()) {
    if (!isMeant(name)) continue;
    await folder.removeEntry(name).catch(() => left++);
  }
  return left;
}

class PageFile implements DataFile {
  private readonly access: SyncAccess;
  private readonly remove: () => void;

  constructor(access: SyncAccess, remove: () => void) {
    this.access = access;
    this.remove = remove;
  }

  write(at: number, bytes: Uint8Array): void {
    const count = this.access.write(bytes, { at });
    if (count === bytes.length) return;
    throw Object.assign(new Error('no space left on the disk'), { code: 'ENOSPC' });
  }

  read(at: number, bytes: Uint8Array): void {
    const count = this.access.read(bytes, { at });
    if (count !== bytes.length) throw new Error('a file of states is too short');
  }

  flush(): void {
    this.access.flush();
  }

  close(): void {
    this.access.close();
    this.remove();
  }
}
