import { startFile } from './start.browser.ts';
import type { ThreadHandle, ThreadSetup } from './threadSetup.ts';

/** 1 unless the page is cross-origin isolated: only then memory can be shared. */
export function threadsHere(): number {
  if (!globalThis.crossOriginIsolated || typeof Worker === 'undefined') return 1;
  return navigator.hardwareConcurrency || 1;
}

/** Starts a thread, which comes up when the owner's event loop has turned. */
export function startThread(setup: ThreadSetup): ThreadHandle {
  const worker = startFile();
  // A missing file or a forbidding policy is not an error: then the owner does all the work.
  worker.onerror = (event) => event.preventDefault();
  worker.postMessage(setup);
  return { end: () => worker.terminate() };
}

/** Inside a thread: what it was given. */
export function receiveSetup(serve: (setup: ThreadSetup) => void): void {
  self.onmessage = ({ data }) => serve(data);
}
