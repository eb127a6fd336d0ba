/**
 * Solving in a worker of its own, in Node and in browsers.
 *
 * @example
 * ```ts
 * import { createWorkerSolver } from 'glissade/worker';
 * const solver = createWorkerSolver();
 * console.log((await solver.countStates('1 2 3/4 5 6/0 7 8')).status); // → counted
 * solver.close();
 * ```
 * @packageDocumentation
 */
export * from '@glissade/worker';
