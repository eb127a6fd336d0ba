import type { DataFile, DataFolder } from '@glissade/platform/files/storage';

/** Thrown in the middle of an operation: the process is dead. */
export class Death extends Error {}

/** A disk that is full after so many bytes, or on which the process dies in so many operations. */
export type DiskOptions = { readonly bytesMax?: number; readonly operationsMax?: number };

/**
 * A folder in memory. What a file was told to write may be lost until it is flushed; after a death,
 * `survivors` is what a new process would find.
 */
export class MemoryFolder implements DataFolder {
  readonly path = 'memory';
  operations = 0;
  bytesWritten = 0;
  private readonly files = new Map<string, MemoryFile>();
  private readonly options: DiskOptions;

  constructor(options: DiskOptions = {}, files: ReadonlyMap<string, Uint8Array> = new Map()) {
    this.options = options;
    for (const [name, bytes] of files) this.files.set(name, new MemoryFile(this, bytes));
  }

  /** Counts an operation; throws when it is one too many. */
  operate(): void {
    const { operationsMax = Number.POSITIVE_INFINITY } = this.options;
    if (++this.operations > operationsMax) throw new Death('killed');
  }

  makeRoom(): void {
    const { bytesMax = Number.POSITIVE_INFINITY } = this.options;
    const used = [...this.files.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (used > bytesMax) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  }

  open(name: string): DataFile {
    let file = this.files.get(name);
    if (!file) {
      this.operate();
      file = new MemoryFile(this, new Uint8Array());
      this.files.set(name, file);
    }
    return file;
  }

  /** A file that nobody else has. */
  openNew(): DataFile {
    return this.open(`file${this.files.size}`);
  }

  readText(name: string): string | undefined {
    const file = this.files.get(name);
    return file && new TextDecoder().decode(file.bytes);
  }

  writeText(name: string, text: string): void {
    this.operate();
    const bytes = new TextEncoder().encode(text);
    this.files.set(name, new MemoryFile(this, bytes));
    this.makeRoom();
  }

  size(name: string): number | undefined {
    return this.files.get(name)?.bytes.length;
  }

  rename(from: string, to: string): void {
    this.operate();
    const file = this.files.get(from);
    if (!file) throw Object.assign(new Error(`there is no ${from}`), { code: 'ENOENT' });
    this.files.delete(from);
    this.files.set(to, file);
  }

  names(): readonly string[] {
    return [...this.files.keys()];
  }

  remove(name: string): void {
    this.operate();
    this.files.delete(name);
  }

  /** Each file as it was flushed last, or with half of what was written since. */
  survivors(lossy: boolean): ReadonlyMap<string, Uint8Array> {
    const entries = [...this.files].map(([name, file]) => {
      const length = lossy
        ? file.flushed.length
        : file.flushed.length + ((file.bytes.length - file.flushed.length) >> 1);
      return [name, file.bytes.slice(0, length)] as const;
    });
    return new Map(entries);
  }
}

class MemoryFile implements DataFile {
  bytes: Uint8Array;
  flushed: Uint8Array;
  private room: Uint8Array;
  private readonly folder: MemoryFolder;

  constructor(folder: MemoryFolder, bytes: Uint8Array) {
    this.folder = folder;
    this.bytes = bytes;
    this.room = bytes;
    this.flushed = bytes;
  }

  write(at: number, bytes: Uint8Array): void {
    this.folder.operate();
    this.folder.bytesWritten += bytes.length;
    if (at + bytes.length > this.room.length) {
      const longer = new Uint8Array((at + bytes.length) * 2);
      longer.set(this.bytes);
      this.room = longer;
    }
    this.room.set(bytes, at);
    this.bytes = this.room.subarray(0, Math.max(this.bytes.length, at + bytes.length));
    this.folder.makeRoom();
  }

  read(at: number, bytes: Uint8Array): void {
    if (at + bytes.length > this.bytes.length) throw new Error('too short');
    bytes.set(this.bytes.subarray(at, at + bytes.length));
  }

  flush(): void {
    this.folder.operate();
    this.flushed = this.bytes.slice();
  }

  close(): void {}
}
