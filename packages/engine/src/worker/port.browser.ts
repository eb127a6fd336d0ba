import type { FromWorker, Port, ToWorker } from './protocol.ts';

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

/**
 * Starts the worker that comes with the package. The expression `new Worker(new URL(…))` is what
 * bundlers look for: it must stand as it is.
 */
export function startWorker(): Port<ToWorker, FromWorker> {
  const worker = new Worker(new URL('./entry.js', import.meta.url), { type: 'module' });
  return {
    post: (message) => worker.postMessage(message),
    listen: (onMessage) => {
      worker.onmessage = ({ data }) => onMessage(data);
    },
    hold: () => undefined,
    close: () => worker.terminate(),
  };
}
