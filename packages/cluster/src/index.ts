/**
 * Puzzles of glissade on many machines: jobs in Redis or Valkey.
 *
 * @packageDocumentation
 */

export { openRun, type RunOptions } from './asking/openRun.ts';
export type { Left, Run } from './asking/run.ts';
export { openRuns, type Runs } from './asking/runs.ts';
export { surveyOn } from './asking/surveyRun.ts';
export { type BoundCount, solveTree, type TreeOptions } from './asking/treeRun.ts';
export { ClusterError } from './clusterError.ts';
export { type RedisAddress, shownAddress } from './connection.ts';
export { solveLevels } from './levels/levelsRun.ts';
export type { LiveWorker } from './liveWorkers.ts';
export type { RunFacts, RunState } from './runStore.ts';
export { PLACES_MAX } from './schemas.ts';
export type { PartSearches } from './working/parts.ts';
export type { Solver } from './working/solver.ts';
export { type ClusterWorker, startWorker, type WorkerOptions } from './working/worker.ts';
