/* Messages between a solver and its worker, in Node. */
import type { Worker } from 'node:worker_threads';
import { endOnceLoaded } from '@glissade/platform/threads/endOnceLoaded.node';
import { entryFile } from './entryFile.node.ts';
import type { Port, WorkerThread } from './port.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

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
  if (given) {
    const worker = given as Worker;
    worker.unref();
    return portOf(
      worker,
      (message) => worker.postMessage(message),
      () => void worker.terminate(),
    );
  }
  const entry = entryFile();
  // Not the flags of the process: with some (`--input-type`) no worker would start.
  const worker = new (threads().Worker)(entry, { execArgv: [] });
  // A worker that is closed while it loads never begins what it was asked.
  let waiting: ToWorker[] | undefined = [];
  const close = endOnceLoaded(worker, () => {
    for (const message of waiting ?? []) worker.postMessage(message);
    waiting = undefined;
  });
  const post = (message: ToWorker) => {
    // The clone refuses a function at once, and the caller may change the options afterwards.
    if (waiting) waiting.push(structuredClone(message));
    else worker.postMessage(message);
  };
  return portOf(worker, post, close);
}

function portOf(
  worker: Worker,
  post: (message: ToWorker) => void,
  close: () => void,
): Port<ToWorker, FromWorker> {
  return {
    post,
    listen: (onMessage, onFailure) => {
      worker.on('message', onMessage);
      worker.on('messageerror', (error) => onFailure?.(`it cannot be read (${error.message})`));
      worker.on('error', (error) => onFailure?.(error.message));
      worker.on('exit', (code) => onFailure?.(`it has ended (exit code ${code})`));
      if (worker.threadId < 0) queueMicrotask(() => onFailure?.('it had ended before'));
    },
    hold: (busy) => (busy ? worker.ref() : worker.unref()),
    close,
  };
}
