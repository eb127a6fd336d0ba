import { availableParallelism } from 'node:os';
import { endOnceLoaded } from './endOnceLoaded.node.ts';
import { jobFile } from './jobFile.node.ts';
import type { ThreadHandle, ThreadSetup } from './threadSetup.ts';

/** Loaded only when threads are needed: most searches end before a thread would have started. */
const threads = () => process.getBuiltinModule('node:worker_threads');

export function threadsHere(): number {
  return availableParallelism();
}

/** Starts a thread, which runs before the event loop turns and never keeps the process alive. */
export function startThread(setup: ThreadSetup, entry: URL = jobFile()): ThreadHandle {
  // Not the flags of the process: with some (`--input-type`) no thread would start.
  const { Worker } = threads();
  const worker = new Worker(entry, { workerData: setup, execArgv: [] });
  // Errors inside a thread are reported through the mailbox; a thread that cannot start counts as
  // none.
  worker.on('error', () => undefined);
  return { end: endOnceLoaded(worker) };
}

/** Inside a thread: what it was given. */
export function receiveSetup(serve: (setup: ThreadSetup) => void): void {
  const { parentPort, workerData } = threads();
  parentPort?.postMessage('loaded');
  serve(workerData as ThreadSetup);
}
