import { startWorker } from '#worker-port';
import { type WorkerSolver, workerSolver } from './client.ts';
import type { WorkerThread } from './protocol.ts';

export type {
  WorkerRunOptions,
  WorkerSolver,
  WorkerTable,
  WorkerTableOutcome,
} from './client.ts';
export type { WorkerThread } from './protocol.ts';

/**
 * A solver in a worker of its own, in Node and in browsers: the page or the event loop stays free
 * whatever the search does. Start it once, `close()` it at the end.
 *
 * @param worker A worker that runs `glissade/worker-entry`, for bundlers that do not follow
 *   `new Worker(new URL(…))`, such as esbuild; one is started where none is given.
 */
export function createWorkerSolver(worker?: WorkerThread): WorkerSolver {
  return workerSolver(startWorker(worker));
}
