/**
 * Puzzles of glissade on many machines: jobs in Redis or Valkey.
 *
 * @packageDocumentation
 */
export { ClusterError } from './clusterError.ts';
export { type RedisAddress, shownAddress } from './connection.ts';
export { openRun, type Run, type RunOptions } from './coordinator.ts';
export { solveLevels } from './levels/levelsRun.ts';
export type { LiveWorker } from './liveWorkers.ts';
export type { PartSearches } from './parts.ts';
export type { RunFacts, RunState } from './runStore.ts';
export { openRuns, type Runs } from './runs.ts';
export type { Solver } from './solver.ts';
export { surveyOn } from './surveyRun.ts';
export { type BoundCount, solveTree, type TreeOptions } from './treeRun.ts';
export { type ClusterWorker, startWorker, type WorkerOptions } from './worker.ts';
