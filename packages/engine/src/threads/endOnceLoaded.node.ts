import type { Worker } from 'node:worker_threads';

/**
 * Ends a thread, though not before it has loaded, of which its first message tells: Node never
 * closes the files that a thread is reading when it is ended. `onLoaded` is called unless it has
 * been ended by then.
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
