/**
 * The engine, at work in a worker: the one door through which the app reaches it. What is imported
 * here is the client alone, a few hundred lines; the search stays in the worker's own file.
 */
import { createWorkerSolver, type WorkerSolver } from '@glissade/engine/worker';

export type {
  GenerateOptions,
  GenerateProgress,
  MoveValue,
  OptionErrorCode,
  Outcome,
  Progress,
} from '@glissade/engine';
export type { WorkerSolver, WorkerTable } from '@glissade/engine/worker';

let solver: WorkerSolver | undefined;

/** The worker of this page, started when first asked for. */
export function theSolver(): WorkerSolver {
  solver ??= createWorkerSolver();
  return solver;
}
