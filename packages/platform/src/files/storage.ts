/* Storage for what memory cannot hold. Pages never load the part for Node. */

/** What was missing. */
export type Shortage = 'memory' | 'disk';

/** True for errors of the system: a full disk, a missing folder; not for defects of the program. */
export function isDiskError(error: unknown): boolean {
  if (typeof DOMException !== 'undefined' && error instanceof DOMException) return true;
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/** A file of bytes. Every method throws when the disk fails. */
export interface DataFile {
  write(at: number, bytes: Uint8Array): void;
  /** Fills the bytes; throws where the file is too short. */
  read(at: number, bytes: Uint8Array): void;
  /** Returns when everything written would survive a crash. */
  flush(): void;
  close(): void;
}

/** A folder whose files remain when the process ends. */
export interface DataFolder {
  /** Can be sent to a thread, which opens the same folder by `openFolder`. */
  readonly path: string;
  /** Opens a file, a new one if there is none. */
  open(name: string): DataFile;
  /** The text of a small file, or undefined where there is none. */
  readText(name: string): string | undefined;
  /** Writes a small file as a whole or, whenever the process dies, not at all. */
  writeText(name: string, text: string): void;
  /** Bytes of a file; undefined where there is none. */
  size(name: string): number | undefined;
  /** Gives a file another name, at once, in place of a file that has it. */
  rename(from: string, to: string): void;
  names(): readonly string[];
  remove(name: string): void;
}

/** Who holds the lock of a folder. `started`: as the system tells it, '' where it does not. */
export type LockOwner = { readonly host: string; readonly pid: number; readonly started: string };

/** The lock of a folder, which `release` gives back, or the process that has it. */
export type FolderLock =
  | { readonly release: () => void }
  | {
      readonly owner: LockOwner;
      /** The file of the lock. */
      readonly path: string;
      /** On another host, so that nobody can tell whether it is still at work. */
      readonly isElsewhere: boolean;
    };
