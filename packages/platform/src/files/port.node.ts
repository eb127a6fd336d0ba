/* Files and folders in Node. */
import {
  accessSync,
  closeSync,
  constants,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folderLock.node.ts';
import { makeFolder } from './makeFolder.node.ts';
import { ownedName, removeQuietly, removeStale } from './staleFiles.node.ts';
import type { DataFile, DataFolder } from './storage.ts';

export { lockFolder };

const { O_CREAT, O_EXCL, O_RDWR, O_TRUNC } = constants;

const TEMPORARY = 'glissade-';

/** This process has removed what others left. */
let hasSwept = false;

/**
 * A file of its own that nobody else sees and that is gone with the process, however that ends: its
 * name is taken away at once where the system allows it, and when it is closed elsewhere. What a
 * process leaves that is killed before, the next one removes.
 */
export function temporaryFile(): DataFile | undefined {
  const folder = tmpdir();
  if (!hasSwept) removeStale(folder, (name) => name.startsWith(TEMPORARY));
  hasSwept = true;
  const path = join(folder, `${TEMPORARY}${ownedName()}`);
  const file = new NodeFile(openSync(path, O_CREAT | O_EXCL | O_RDWR, 0o600));
  const remove = () => rmSync(path, { force: true });
  try {
    remove();
  } catch {
    process.once('exit', remove);
    file.atClose = remove;
  }
  return file;
}

/** Files are opened at once here, and end with the process that opened them. */
export function expectFile(_owner?: string): Promise<() => Promise<void>> | undefined {
  return undefined;
}

export function newFileOwner(): string {
  return '';
}

export function removeFilesOf(_owner: string): undefined {
  return undefined;
}

/** A folder by its path, made if there is none. Throws where nothing can be kept in it. */
export function openFolder(path: string): DataFolder {
  makeFolder(path);
  accessSync(path, constants.W_OK);
  return new NodeFolder(path);
}

class NodeFile implements DataFile {
  atClose: (() => void) | undefined;
  private readonly descriptor: number;

  constructor(descriptor: number) {
    this.descriptor = descriptor;
  }

  write(at: number, bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length; ) {
      done += writeSync(this.descriptor, bytes, done, bytes.length - done, at + done);
    }
  }

  read(at: number, bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length; ) {
      const count = readSync(this.descriptor, bytes, done, bytes.length - done, at + done);
      if (count === 0) throw new Error('a file of states is too short');
      done += count;
    }
  }

  flush(): void {
    fsyncSync(this.descriptor);
  }

  close(): void {
    closeSync(this.descriptor);
    this.atClose?.();
  }
}

class NodeFolder implements DataFolder {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  open(name: string): DataFile {
    return new NodeFile(openSync(join(this.path, name), O_CREAT | O_RDWR, 0o600));
  }

  readText(name: string): string | undefined {
    try {
      return readFileSync(join(this.path, name), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  writeText(name: string, text: string): void {
    const next = `${name}.next`;
    // A process that was killed may have left a longer one.
    const flags = O_CREAT | O_TRUNC | O_RDWR;
    const file = new NodeFile(openSync(join(this.path, next), flags, 0o600));
    try {
      file.write(0, new TextEncoder().encode(text));
      file.flush();
    } catch (error) {
      removeQuietly(join(this.path, next));
      throw error;
    } finally {
      file.close();
    }
    renameSync(join(this.path, next), join(this.path, name));
  }

  size(name: string): number | undefined {
    return statSync(join(this.path, name), { throwIfNoEntry: false })?.size;
  }

  rename(from: string, to: string): void {
    renameSync(join(this.path, from), join(this.path, to));
  }

  names(): readonly string[] {
    return readdirSync(this.path);
  }

  remove(name: string): void {
    rmSync(join(this.path, name), { force: true });
  }
}
