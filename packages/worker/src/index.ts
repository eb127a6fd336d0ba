import { startWorker } from '#worker-port';
import { workerSolver } from './client.ts';
import type { WorkerThread } from './protocol.ts';
import type { WorkerSolver } from './workerSolver.ts';

export type { NoTable } from '@glissade/analysis/analyse/evaluate/distanceTable';
export type { MapMarks, NoMap, SpaceMap } from '@glissade/analysis/map/spaceMap';
export type { ImproveProgress } from '@glissade/solve/anytime/improvement';
export type { WorkerThread } from './protocol.ts';
export type {
  DotState,
  WorkerImproveOptions,
  WorkerMap,
  WorkerMapOptions,
  WorkerMapOutcome,
  WorkerRunOptions,
  WorkerSolver,
  WorkerTable,
  WorkerTableOutcome,
} from './workerSolver.ts';

/**
 * A solver in a worker of its own, in Node and in browsers: the page or the event loop stays free
 * whatever the search does. Start it once, `close()` it at the end.
 *
 * @param worker A worker that runs `glissade/worker-entry`, for bundlers that do not follow
 *   `new Worker(new URL(…))`, such as esbuild; one is started where none is given.
 * @example
 * ```ts
 * import { createWorkerSolver } from 'glissade/worker';
 * const solver = createWorkerSolver();
 * const outcome = await solver.solve('8 6 4/0 7 2/5 1 3');
 * if (outcome.status === 'solved') console.log(outcome.length); // → 23
 * solver.close();
 * ```
 */
export function createWorkerSolver(worker?: WorkerThread): WorkerSolver {
  return workerSolver(startWorker(worker));
}
