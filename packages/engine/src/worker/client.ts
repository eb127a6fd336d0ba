import { type Puzzle, type State, specOf } from '@glissade/core';
import type { AnalyseOptions } from '../analyse/analyse.ts';
import type { Analysis } from '../analyse/analysis.ts';
import type { TableOptions } from '../analyse/distanceTable.ts';
import type { EvaluateOptions } from '../analyse/evaluate.ts';
import type { Evaluation } from '../analyse/evaluation.ts';
import type { SpaceRunOptions } from '../analyse/options.ts';
import type { GenerateOptions, GenerateRunOptions } from '../generate/generate.ts';
import type { CountOptions, CountOutcome } from '../solve/countStates.ts';
import type { SolveOptions } from '../solve/options.ts';
import type { Outcome, Progress } from '../solve/outcome.ts';
import { NO_PUZZLE } from './messageFaults.ts';
import type {
  Asks,
  FromWorker,
  GenerateAnswer,
  Port,
  SentPuzzle,
  SentState,
  TableSummary,
  ToWorker,
} from './protocol.ts';
import { type Course, Runs } from './runs.ts';

/** What a run takes besides: as in `solve`. */
export type WorkerRunOptions = SolveOptions & {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
};

/** A table of distances that a worker holds, until it makes another. */
export type WorkerTable = {
  /** States in the table. */
  readonly states: number;
  /** From the puzzle's start to the goal; null where the goal is out of reach. */
  readonly distance: number | null;
  /** Distance of each state; null where there is none. */
  readonly distances: (states: readonly (string | State)[]) => Promise<readonly (number | null)[]>;
  /** What a state is worth, and each state one move away. */
  readonly value: (state: string | State) => Promise<Evaluation>;
};

/** How making a table ended. */
export type WorkerTableOutcome =
  | { readonly status: 'ready'; readonly table: WorkerTable }
  | Exclude<TableSummary, { readonly status: 'ready' }>;

/**
 * Solves in a worker; made by `workerSolver`. Puzzles are given as they are or as text, states as
 * they are or as `formatState` draws them. A new call cancels the one before to the same function,
 * which then resolves as `cancelled`; calls to different functions go on side by side. A promise
 * rejects when the worker reports a failure, and all do when it is closed, cannot be started,
 * breaks down or is of another version; none is left pending.
 */
export type WorkerSolver = {
  /** From the start, or from a state that can be reached from it. */
  readonly solve: (
    puzzle: string | Puzzle,
    options?: WorkerRunOptions & { readonly state?: string | State },
  ) => Promise<Outcome>;
  /** The distance of a state, the start unless given, and of all that are one move away. */
  readonly evaluate: (
    puzzle: string | Puzzle,
    options?: EvaluateOptions & { readonly state?: string | State },
  ) => Promise<Evaluation>;
  /** As `analyse`; spaces stay in the worker. */
  readonly analyse: (
    puzzle: string | Puzzle,
    options?: Omit<AnalyseOptions, 'onSpace'> & SpaceRunOptions,
  ) => Promise<Analysis>;
  readonly countStates: (
    puzzle: string | Puzzle,
    options?: CountOptions & { readonly signal?: AbortSignal },
  ) => Promise<CountOutcome>;
  /** Makes the table of a puzzle; one made before can no longer be asked. */
  readonly distanceTable: (
    puzzle: string | Puzzle,
    options?: TableOptions & SpaceRunOptions,
  ) => Promise<WorkerTableOutcome>;
  /** As `generate`; the puzzle comes as text. */
  readonly generate: (options: GenerateOptions & GenerateRunOptions) => Promise<GenerateAnswer>;
  /** Ends the worker. Runs under way reject; the solver cannot be used again. */
  readonly close: () => void;
};

/** A solver at the other end of a port. Whatever makes no sense rejects, and never throws. */
export function workerSolver(port: Port<ToWorker, FromWorker>): WorkerSolver {
  const runs = new Runs(port);
  return {
    solve: async (puzzle, { signal, onProgress, state, ...options } = {}) =>
      runs.ask('solve', { ...from(puzzle, state), options }, courseOf(signal, onProgress)).answer,
    evaluate: async (puzzle, { signal, onProgress, state, ...options } = {}) =>
      runs.ask('evaluate', { ...from(puzzle, state), options }, courseOf(signal, onProgress))
        .answer,
    analyse: async (puzzle, { signal, onProgress, ...options } = {}) =>
      runs.ask('analyse', { ...from(puzzle), options }, courseOf(signal, onProgress)).answer,
    countStates: async (puzzle, { signal, ...options } = {}) =>
      runs.ask('count', { ...from(puzzle), options }, courseOf(signal)).answer,
    distanceTable: async (puzzle, { signal, onProgress, ...options } = {}) =>
      openTable(runs, { ...from(puzzle), options }, courseOf(signal, onProgress)),
    generate: async ({ signal, onProgress, ...options }) =>
      runs.ask('generate', { options }, courseOf(signal, onProgress)).answer,
    close: () => runs.close(),
  };
}

function from(puzzle: string | Puzzle, state?: string | State) {
  return {
    puzzle: sentPuzzle(puzzle),
    ...(state === undefined ? {} : { state: sentState(state) }),
  };
}

function sentPuzzle(puzzle: string | Puzzle): SentPuzzle {
  if (typeof puzzle === 'string') return puzzle;
  if (!Array.isArray((puzzle as Puzzle | undefined | null)?.pieces)) throw new TypeError(NO_PUZZLE);
  return specOf(puzzle);
}

function sentState(state: string | State): SentState {
  return typeof state === 'string' ? state : [...state];
}

function courseOf(signal?: AbortSignal, onProgress?: (progress: never) => void): Course {
  return { ...(signal ? { signal } : {}), ...(onProgress ? { onProgress } : {}) };
}

async function openTable(
  runs: Runs,
  request: Asks['table']['request'],
  course: Course,
): Promise<WorkerTableOutcome> {
  const { runId: tableId, answer } = runs.ask('table', request, course);
  const summary = await answer;
  if (summary.status !== 'ready') return summary;
  const table: WorkerTable = {
    states: summary.states,
    distance: summary.distance,
    distances: async (states) =>
      runs.ask('distances', { tableId, states: states.map(sentState) }).answer,
    value: async (state) => runs.ask('value', { tableId, state: sentState(state) }).answer,
  };
  return { status: 'ready', table };
}
