const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });

/** Asks the worker; resolves with the outcome and with what was used for it. */
globalThis.ask = (request) =>
  new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.postMessage(request);
  });

globalThis.filesLeft = async () => {
  const root = await navigator.storage.getDirectory();
  const names = [];
  for await (const [folder, handle] of root.entries()) {
    for await (const name of handle.keys()) names.push(`${folder}/${name}`);
  }
  return names;
};
