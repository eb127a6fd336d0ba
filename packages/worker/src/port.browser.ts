/* Messages between a solver and its worker, in browsers. */
import type { Port, WorkerThread } from './port.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { startFile } from './start.browser.ts';

/** The worker's own end, inside a browser worker. */
export function ownPort(): Port<FromWorker, ToWorker> {
  return {
    post: (message) => self.postMessage(message),
    listen: (onMessage) => {
      self.onmessage = ({ data }) => onMessage(data);
    },
    hold: () => undefined,
    close: () => self.close(),
  };
}

/** Browsers tell no reason where a script cannot be loaded. */
const UNLOADED =
  'its script could not be loaded; if your bundler ignores `new Worker(new URL(…))`, bundle ' +
  'glissade/worker-entry and pass createWorkerSolver a worker that runs it';

const NO_WORKERS = 'no worker can be started here; in Node, import glissade/worker';

/** The page's end: of the worker given, or of one started from the file that comes with us. */
export function startWorker(given?: WorkerThread): Port<ToWorker, FromWorker> {
  if (!given && typeof Worker === 'undefined') throw new Error(NO_WORKERS);
  const worker = (given as Worker | undefined) ?? startFile();
  return {
    post: (message) => worker.postMessage(message),
    listen: (onMessage, onFailure) => {
      worker.onmessage = ({ data }) => onMessage(data);
      worker.onmessageerror = () => onFailure?.('it sends what cannot be read');
      worker.onerror = ({ message }) => onFailure?.(message || UNLOADED);
    },
    hold: () => undefined,
    close: () => worker.terminate(),
  };
}
