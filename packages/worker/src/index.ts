import { OptionError } from '@glissade/core';
import { startWorker } from '#worker-port';
import { workerSolver } from './client.ts';
import type { WorkerThread } from './port.ts';
import { queued } from './queued.ts';
import { poolOf, type SolverPool } from './solverPool.ts';
import type { WorkerSolver } from './workerSolver.ts';

export type { NoTable } from '@glissade/analysis/analyse/evaluate/distanceTable';
export type { MapMarks, NoMap, SpaceMap } from '@glissade/analysis/map/spaceMap';
export type { ImproveProgress } from '@glissade/solve/anytime/improvement';
export type { Disposing } from './disposing.ts';
export type { WorkerThread } from './port.ts';
export type { SolverPool } from './solverPool.ts';
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

/** How a solver in a worker is made. */
export type WorkerSolverOptions = {
  /**
   * A worker that runs `glissade/worker-entry`, for bundlers that do not follow
   * `new Worker(new URL(…))`, such as esbuild; one is started where none is given.
   */
  readonly worker?: WorkerThread;
  /**
   * What a new call does to the one before it to the same function: it cancels it, which is right
   * for a page that shows the last answer, or waits for it. `cancel` if not given.
   */
  readonly whenBusy?: 'cancel' | 'queue';
};

/**
 * A solver in a worker of its own, in Node and in browsers: the page or the event loop stays free
 * whatever the search does. Start it once, `close()` it at the end.
 *
 * @param given Options, or the worker alone.
 * @example
 * ```ts
 * import { createWorkerSolver } from 'glissade/worker';
 * const solver = createWorkerSolver();
 * const outcome = await solver.solve('8 6 4/0 7 2/5 1 3');
 * if (outcome.status === 'solved') console.log(outcome.length); // → 23
 * solver.close();
 * ```
 */
export function createWorkerSolver(given: WorkerThread | WorkerSolverOptions = {}): WorkerSolver {
  const { worker, whenBusy = 'cancel' } = isWorker(given) ? { worker: given } : given;
  if (whenBusy !== 'cancel' && whenBusy !== 'queue') {
    throw new OptionError('type', `whenBusy is ${whenBusy}`, 'it must be cancel or queue');
  }
  const solver = workerSolver(startWorker(worker));
  return whenBusy === 'queue' ? queued(solver) : solver;
}

/**
 * Several solvers in workers of their own, for servers and batches: each takes the next puzzle as
 * soon as it is free.
 *
 * @param options `size`: the number of workers.
 * @example
 * ```ts
 * import { createSolverPool } from 'glissade/worker';
 * const pool = createSolverPool({ size: 2 });
 * const puzzles = ['1 2 3/4 5 6/0 7 8', '1 2 3/4 5 6/7 0 8', '8 6 4/0 7 2/5 1 3'];
 * const outcomes = await Promise.all(puzzles.map((puzzle) => pool.solve(puzzle)));
 * console.log(outcomes.map((outcome) => outcome.status === 'solved' && outcome.length));
 * // → [ 2, 1, 23 ]
 * pool.close();
 * ```
 */
export function createSolverPool({ size }: { readonly size: number }): SolverPool {
  if (!(Number.isSafeInteger(size) && size >= 1)) {
    throw new OptionError('type', `size is ${size}`, 'it must be a whole number from 1');
  }
  return poolOf(Array.from({ length: size }, () => createWorkerSolver()));
}

function isWorker(given: WorkerThread | WorkerSolverOptions): given is WorkerThread {
  return 'postMessage' in given;
}
