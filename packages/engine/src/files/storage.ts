/* Storage for what memory cannot hold. Pages never load the part for Node. */

/** What was missing. */
export type Shortage = 'memory' | 'disk';

/** What a system's own errors say: a full disk, a folder that is gone; not a fault of ours. */
export function isDiskError(error: unknown): boolean {
  if (typeof DOMException !== 'undefined' && error instanceof DOMException) return true;
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** A file of bytes. Everything throws when the disk will not have it. */
export interface DataFile {
  write(at: number, bytes: Uint8Array): void;
  /** Fills the bytes; throws where the file is too short. */
  read(at: number, bytes: Uint8Array): void;
  /** Returns when everything written would outlive a crash. */
  flush(): void;
  close(): void;
}

/** A folder that outlives the process. */
export interface DataFolder {
  /** Crosses to threads; `openFolder` makes the same of it. */
  readonly path: string;
  /** Opens a file, a new one if there is none. */
  open(name: string): DataFile;
  /** The text of a small file, or undefined where there is none. */
  readText(name: string): string | undefined;
  /** Writes a small file as a whole or, whenever the process dies, not at all. */
  writeText(name: string, text: string): void;
  names(): readonly string[];
  remove(name: string): void;
}
