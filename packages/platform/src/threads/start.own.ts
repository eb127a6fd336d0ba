/** The library in one file, as it is where no bundler has made it a part of another. */
const ONE_FILE = /glissade\.bundle\.js$/;

/** The name by which that file knows that it was started by itself, as a worker. */
const OWN_WORKER = 'glissade-worker';

let isOurs = false;

/** Tells that the script of this worker is ours, so that threads can run it, too. */
export function claimScript(): void {
  isOurs = true;
}

/** True in a worker that the library's one file has started of itself. */
export function isStartedByItself(): boolean {
  if (typeof self === 'undefined' || typeof document !== 'undefined') return false;
  return self.name === OWN_WORKER;
}

/**
 * Starts another worker of the file that runs: in a worker of ours its script, whatever a bundler
 * made of it; in a page the library's one file. No `new Worker(new URL(…))` here: bundlers that
 * follow it from the worker to itself would never end.
 *
 * @public
 */
export function startFile(): Worker {
  const file = isOurs ? self.location.href : import.meta.url;
  if (!isOurs && !ONE_FILE.test(file)) throw new Error('the file of the worker is not known');
  return new Worker(file, { type: 'module', name: OWN_WORKER });
}
