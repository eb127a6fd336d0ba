import { openStore } from '#table-store';
import { inOnePart } from '../checksum.ts';
import { nameOfError, noteTables } from './notes.ts';
import { HEAD_BYTES, seal, sealing, unseal, unsealing } from './seal.ts';

/** A store that keeps finished tables between processes. It may lose any table at any time. */
export interface TableStore {
  /** What was written under a name, if it is still there; in browsers it must be waited for. */
  read(name: string): Uint8Array | undefined | Promise<Uint8Array | undefined>;
  /**
   * Bytes of what is kept under a name, told at once and without reading it. A store that cannot do
   * so leaves it out: its tables are then loaded only where there is memory to build them.
   */
  bytesOf?(name: string): number | undefined;
  /** Keeps bytes under a name, all of them or nothing. Failing is no error. */
  write(name: string, bytes: Uint8Array): void;
  /** Reads in parts, so that the process does other things in between; yields the bytes of each. */
  reading?(name: string): Generator<number, Uint8Array | undefined>;
  /** Keeps the bytes of some parts one behind the other, in the same way. */
  writing?(name: string, parts: readonly Uint8Array[]): Generator<number, void>;
}

let chosen: TableStore | null | undefined;

/**
 * Keeps tables in this store from now on, or with null nowhere; otherwise the platform decides.
 * Call it before any table is asked for.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { prepareTables, useTableStore } from 'glissade/tables';
 * const kept = new Map<string, Uint8Array>();
 * useTableStore({
 *   read: (name) => kept.get(name),
 *   write: (name, bytes) => void kept.set(name, bytes),
 * });
 * await prepareTables(parsePuzzle('1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15'));
 * console.log(kept.size > 0); // → true
 * useTableStore(null);
 * ```
 */
export function useTableStore(store: TableStore | null): void {
  chosen = store;
}

function tableStore(): TableStore | null {
  const store = chosen === undefined ? (openStore() ?? null) : chosen;
  chosen = store;
  return store;
}

/** Whether a table of so many bytes seems to be kept under a name; reading it may still fail. */
export function isTableKept(name: string, bytes: number): boolean {
  return tableStore()?.bytesOf?.(name) === HEAD_BYTES + bytes;
}

/** False where reading a table is the only way to know of it. */
export function tellsOfTables(): boolean {
  const store = tableStore();
  return store === null || store.bytesOf !== undefined;
}

/** The bytes kept under a name, if they are whole; otherwise there is a note of it. */
export function readTable(name: string): Uint8Array | undefined | Promise<Uint8Array | undefined> {
  return inOnePart(readingTable(name));
}

/** The same in parts: yields the bytes of each. */
export function* readingTable(
  name: string,
): Generator<number, Uint8Array | undefined | Promise<Uint8Array | undefined>> {
  const store = tableStore();
  const file = store?.reading ? yield* store.reading(name) : store?.read(name);
  if (file instanceof Promise) {
    return file.then(
      (bytes) => bytes && told(name, unseal(name, bytes)),
      (error) => void noteTables(`cached tables cannot be read (${nameOfError(error)})`),
    );
  }
  return file && told(name, yield* unsealing(name, file));
}

function told(name: string, bytes: Uint8Array | undefined): Uint8Array | undefined {
  if (!bytes) noteTables(`the cached table ${name} is damaged or outdated, so it is built again`);
  return bytes;
}

export function writeTable(name: string, bytes: Uint8Array): void {
  inOnePart(writingTable(name, bytes));
}

/** The same in parts: yields the bytes of each. */
export function* writingTable(name: string, bytes: Uint8Array): Generator<number, void> {
  const store = tableStore();
  if (!store) return;
  if (store.writing) yield* store.writing(name, [yield* sealing(name, bytes), bytes]);
  else store.write(name, seal(name, bytes));
}
