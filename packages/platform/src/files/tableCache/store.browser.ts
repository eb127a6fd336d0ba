/* The table cache in browsers. */
import { nameOfError, noteTables } from './notes.ts';
import type { TableStore } from './tableStore.ts';

const DATABASE = 'glissade-tables';
const TABLES = 'tables';

/** Tables in IndexedDB; nothing is kept where a page may not use it. */
export function openStore(): TableStore | undefined {
  if (typeof indexedDB === 'undefined') return undefined;
  let database: Promise<IDBDatabase> | undefined;
  const open = () => {
    database ??= openDatabase();
    return database;
  };
  return {
    read: async (name) => {
      const store = (await open()).transaction(TABLES).objectStore(TABLES);
      const bytes: unknown = await settled(store.get(name));
      return bytes instanceof Uint8Array ? bytes : undefined;
    },
    write: (name, bytes) => {
      const put = async () => {
        const store = (await open()).transaction(TABLES, 'readwrite').objectStore(TABLES);
        await settled(store.put(bytes, name));
      };
      // No space, or private browsing: it is built again next time.
      put().catch((error) => noteTables(`tables cannot be cached (${nameOfError(error)})`));
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLES);
  return settled(request);
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database refused'));
  });
}
