import type { Worker } from 'node:worker_threads';
import type { FromWorker, Port, ToWorker, WorkerThread } from './protocol.ts';

/** Loaded when it is needed. */
const threads = () => process.getBuiltinModule('node:worker_threads');

/** The worker's own end, inside a Node worker thread. */
export function ownPort(): Port<FromWorker, ToWorker> {
  const port = threads().parentPort;
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

/**
 * The owner's end: of the worker given, or of one started from the file that comes with the
 * package; idle, it does not keep the process alive.
 */
export function startWorker(given?: WorkerThread): Port<ToWorker, FromWorker> {
  const worker =
    (given as Worker | undefined) ??
    // Not the flags of the process: with some (`--input-type`) no worker would start.
    new (threads().Worker)(new URL('../worker/entry.js', import.meta.url), { execArgv: [] });
  worker.unref();
  return {
    post: (message) => worker.postMessage(message),
    listen: (onMessage, onFailure) => {
      worker.on('message', onMessage);
      worker.on('messageerror', (error) => onFailure?.(`it cannot be read (${error.message})`));
      worker.on('error', (error) => onFailure?.(error.message));
      worker.on('exit', (code) => onFailure?.(`it has ended (exit code ${code})`));
      if (worker.threadId < 0) queueMicrotask(() => onFailure?.('it had ended before'));
    },
    hold: (busy) => (busy ? worker.ref() : worker.unref()),
    close: () => void worker.terminate(),
  };
}
