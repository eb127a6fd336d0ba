import type { Worker } from 'node:worker_threads';

/**
 * Returns a function that ends a thread, though not before its first message says that it has
 * loaded: Node never closes the files that a thread is reading when it is ended. `onLoaded` is
 * called unless the thread is to end by then. From now on the thread does not keep the process
 * alive.
 */
export function endOnceLoaded(worker: Worker, onLoaded?: () => void): () => void {
  let isLoaded = false;
  let isOver = false;
  worker.once('message', () => {
    isLoaded = true;
    if (isOver) void worker.terminate();
    else onLoaded?.();
  });
  worker.unref();
  return () => {
    isOver = true;
    if (isLoaded) void worker.terminate();
  };
}
