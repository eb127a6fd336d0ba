/**
 * The library and its worker in one file, for pages without a bundler.
 *
 * @packageDocumentation
 */

export { createSolverPool, createWorkerSolver } from '@glissade/worker';
export { serveHere } from '@glissade/worker/oneFile/serveHere';
export * from './index.ts';
