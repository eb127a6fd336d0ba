import { parentPort, Worker } from 'node:worker_threads';
import type { FromWorker, Port, ToWorker } from './protocol.ts';

/** The worker's own end, inside a Node worker thread. */
export function ownPort(): Port<FromWorker, ToWorker> {
  const port = parentPort;
  if (!port) throw new Error('not inside a worker thread');
  return {
    post: (message) => port.postMessage(message),
    listen: (onMessage) => {
      port.on('message', onMessage);
    },
    hold: () => undefined,
    close: () => port.close(),
  };
}

/** Starts the worker that comes with the package; idle, it does not keep the process alive. */
export function startWorker(): Port<ToWorker, FromWorker> {
  const worker = new Worker(new URL('../worker/entry.js', import.meta.url));
  worker.unref();
  return {
    post: (message) => worker.postMessage(message),
    listen: (onMessage) => {
      worker.on('message', onMessage);
    },
    hold: (busy) => (busy ? worker.ref() : worker.unref()),
    close: () => void worker.terminate(),
  };
}
