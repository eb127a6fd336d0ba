const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });

/** Asks the worker; resolves with the outcome and with what was used for it. */
globalThis.ask = (request) =>
  new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.postMessage(request);
  });

const settled = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The tables that are kept; each is damaged where that is asked for. */
globalThis.keptTables = async (damages) => {
  const database = await settled(indexedDB.open('glissade-tables'));
  if (!database.objectStoreNames.contains('tables')) return [];
  const store = database.transaction('tables', 'readwrite').objectStore('tables');
  const names = await settled(store.getAllKeys());
  for (const name of damages ? names : []) {
    const bytes = await settled(store.get(name));
    bytes[bytes.length - 1] ^= 1;
    await settled(store.put(bytes, name));
  }
  database.close();
  return names;
};

globalThis.filesLeft = async () => {
  const root = await navigator.storage.getDirectory();
  const names = [];
  for await (const [folder, handle] of root.entries()) {
    for await (const name of handle.keys()) names.push(`${folder}/${name}`);
  }
  return names;
};
