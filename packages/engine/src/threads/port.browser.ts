import type { ThreadHandle, ThreadSetup } from './setup.ts';

/** 1 unless the page is cross-origin isolated: only then memory can be shared. */
export function threadsHere(): number {
  if (!globalThis.crossOriginIsolated || typeof Worker === 'undefined') return 1;
  return navigator.hardwareConcurrency || 1;
}

/**
 * Starts a thread, which comes up when the owner's event loop has turned. The expression
 * `new Worker(new URL(…))` is what bundlers look for: it must stand as it is.
 */
export function startThread(setup: ThreadSetup): ThreadHandle {
  const worker = new Worker(new URL('../jobs/entry.js', import.meta.url), { type: 'module' });
  // A missing file or a forbidding policy is not an error: then the owner does all the work.
  worker.onerror = (event) => event.preventDefault();
  worker.postMessage(setup);
  return { end: () => worker.terminate() };
}

/** Inside a thread: what it was given. */
export function receiveSetup(serve: (setup: ThreadSetup) => void): void {
  self.onmessage = ({ data }) => serve(data);
}
