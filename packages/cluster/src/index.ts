/**
 * Puzzles of glissade on many machines: jobs in Redis or Valkey.
 *
 * @packageDocumentation
 */
export { ClusterError } from './clusterError.ts';
export { type RedisAddress, shownAddress } from './connection.ts';
export { openRun, type Run, type RunOptions } from './coordinator.ts';
export type { LiveWorker } from './liveWorkers.ts';
export type { RunFacts, RunState } from './runStore.ts';
export { openRuns, type Runs } from './runs.ts';
export { type ClusterWorker, type Solver, startWorker, type WorkerOptions } from './worker.ts';
