import { startWorker } from '#worker-port';
import { type WorkerSolver, workerSolver } from './client.ts';

export type {
  WorkerRunOptions,
  WorkerSolver,
  WorkerTable,
  WorkerTableOutcome,
} from './client.ts';

/**
 * A solver in a worker of its own, in Node and in browsers: the page or the event loop stays free
 * whatever the search does. Start it once, `close()` it at the end.
 */
export function createWorkerSolver(): WorkerSolver {
  return workerSolver(startWorker());
}
