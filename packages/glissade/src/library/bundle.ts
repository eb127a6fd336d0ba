/**
 * The library and its worker in one file, for pages without a bundler.
 *
 * @packageDocumentation
 */

export { serveHere } from '@glissade/engine/oneFile';
export { createWorkerSolver } from '@glissade/engine/worker';
export * from './index.ts';
