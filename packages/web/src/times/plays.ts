/**
 * The moves of every solve with their times, in the browser's database: thousands of them would
 * fill local storage, where the solves themselves are. A play is found by the moment of its solve.
 */
import { tellFailure } from '../store/stored.ts';
import { type Play, playOf, recordOf } from './playRecord.ts';

const DATABASE = 'glissade-plays';
const STORE = 'plays';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'at' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function within<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T> | undefined,
): Promise<T | undefined> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request?.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Where the browser keeps nothing, the reader is told. */
export async function keepPlays(plays: readonly Play[]): Promise<void> {
  if (plays.length === 0) return;
  try {
    await within('readwrite', (store) => {
      for (const play of plays) store.put(recordOf(play));
      return undefined;
    });
  } catch {
    tellFailure();
  }
}

/** The play of a solve, if its moves were kept and are whole. */
export async function readPlay(at: number): Promise<Play | undefined> {
  try {
    return playOf(await within<unknown>('readonly', (store) => store.get(at)));
  } catch {
    return undefined;
  }
}

/** Those that are whole. */
export async function readPlays(): Promise<Play[]> {
  try {
    const records = await within<unknown[]>('readonly', (store) => store.getAll());
    return (records ?? []).map(playOf).filter((play) => play !== undefined);
  } catch {
    return [];
  }
}

export async function dropPlay(at: number): Promise<void> {
  try {
    await within('readwrite', (store) => store.delete(at));
  } catch {
    // Nothing was kept.
  }
}
