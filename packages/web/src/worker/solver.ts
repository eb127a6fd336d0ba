/**
 * The engine, at work in a worker, and the only file by which the app reaches it. What is imported
 * here is the client alone, a few hundred lines; the search stays in the worker's own file.
 */
import { createWorkerSolver } from '@glissade/worker';
import { createSignal } from 'solid-js';
import { type Asked, restingSolver } from './restingSolver.ts';

export type { MoveValue } from '@glissade/analysis/analyse/evaluate/evaluation';
export type { GenerateProgress } from '@glissade/analysis/generate/generateOutcome';
export type { GenerateOptions } from '@glissade/analysis/generate/requirements';
export type { SurveyProgress } from '@glissade/analysis/survey/surveyOutcome';
export type { OptionErrorCode } from '@glissade/core';
export type { Outcome } from '@glissade/solve/outcome';
export type {
  ImproveProgress,
  SpaceMap,
  WorkerMap,
  WorkerTable,
} from '@glissade/worker';

/** What may be asked; the worker behind it comes and goes. */
export type { Asked as WorkerSolver } from './restingSolver.ts';

/** How long a worker waits for the next question; out of sight, memory is others' sooner. */
const IDLE_MS = 120_000;
const HIDDEN_MS = 15_000;

const idleMs = () => (document.visibilityState === 'hidden' ? HIDDEN_MS : IDLE_MS);

/** Long enough for a frame: the caller shows that before a worker is started. */
const FRAME_MS = 20;
const frameTime = () => new Promise<void>((resolve) => setTimeout(resolve, FRAME_MS));

let solver: Asked | undefined;

const [isSolverLoaded, setSolverLoaded] = createSignal(false);

/** Whether the files of the worker have come; reactive. */
export { isSolverLoaded };

/** The worker of this page, started when first asked for. */
export function theSolver(): Asked {
  solver ??= restingSolver(createWorkerSolver, idleMs, frameTime, () => setSolverLoaded(true));
  return solver;
}
