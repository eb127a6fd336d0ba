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
import type {
  Answer,
  Asks,
  FromWorker,
  GenerateAnswer,
  Kind,
  Port,
  SentPuzzle,
  SentState,
  TableSummary,
  ToWorker,
} from './protocol.ts';

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
 * rejects when the worker reports a failure, and all do when it cannot be started or breaks down.
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
  /** Ends the worker. Runs under way never resolve; the solver cannot be used again. */
  readonly close: () => void;
};

/** What the page keeps for itself: neither a signal nor a function crosses. */
type Course = {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: never) => void;
};

/** The page's side of a worker, whatever is asked. */
type Asker = <K extends Kind>(
  asks: K,
  request: Asks[K]['request'],
  course?: Course,
) => { readonly runId: number; readonly answer: Promise<Asks[K]['answer']> };

/** A solver at the other end of a port. */
export function workerSolver(port: Port<ToWorker, FromWorker>): WorkerSolver {
  const ask = asker(port);
  return {
    solve: (puzzle, { signal, onProgress, state, ...options } = {}) =>
      ask('solve', { ...from(puzzle, state), options }, courseOf(signal, onProgress)).answer,
    evaluate: (puzzle, { signal, onProgress, state, ...options } = {}) =>
      ask('evaluate', { ...from(puzzle, state), options }, courseOf(signal, onProgress)).answer,
    analyse: (puzzle, { signal, onProgress, ...options } = {}) =>
      ask('analyse', { ...from(puzzle), options }, courseOf(signal, onProgress)).answer,
    countStates: (puzzle, { signal, ...options } = {}) =>
      ask('count', { ...from(puzzle), options }, courseOf(signal)).answer,
    distanceTable: (puzzle, { signal, onProgress, ...options } = {}) =>
      openTable(ask, { ...from(puzzle), options }, courseOf(signal, onProgress)),
    generate: ({ signal, onProgress, ...options }) =>
      ask('generate', { options }, courseOf(signal, onProgress)).answer,
    close: port.close,
  };
}

function from(puzzle: string | Puzzle, state?: string | State) {
  return {
    puzzle: sentPuzzle(puzzle),
    ...(state === undefined ? {} : { state: sentState(state) }),
  };
}

function sentPuzzle(puzzle: string | Puzzle): SentPuzzle {
  return typeof puzzle === 'string' ? puzzle : specOf(puzzle);
}

function sentState(state: string | State): SentState {
  return typeof state === 'string' ? state : [...state];
}

function courseOf(signal?: AbortSignal, onProgress?: (progress: never) => void): Course {
  return { ...(signal ? { signal } : {}), ...(onProgress ? { onProgress } : {}) };
}

async function openTable(
  ask: Asker,
  request: Asks['table']['request'],
  course: Course,
): Promise<WorkerTableOutcome> {
  const { runId: tableId, answer } = ask('table', request, course);
  const summary = await answer;
  if (summary.status !== 'ready') return summary;
  const table = {
    states: summary.states,
    distance: summary.distance,
    distances: (states: readonly (string | State)[]) =>
      ask('distances', { tableId, states: states.map(sentState) }).answer,
    value: (state: string | State) => ask('value', { tableId, state: sentState(state) }).answer,
  };
  return { status: 'ready', table };
}

type Pending = {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((progress: never) => void) | undefined;
};

/** Gives every run an id and drops what comes for another. */
function asker(port: Port<ToWorker, FromWorker>): Asker {
  const pending = new Map<number, Pending>();
  let lastRunId = 0;
  let broken: Error | undefined;
  const onFailure = (reason: string) => {
    broken = new Error(`the worker cannot go on: ${reason}`);
    for (const run of pending.values()) run.reject(broken);
    pending.clear();
    port.hold(false);
  };
  port.listen((message) => {
    if (message.type === 'ready') return;
    const run = pending.get(message.runId);
    if (!run) return;
    if (message.type === 'progress') {
      run.onProgress?.(message.progress as never);
      return;
    }
    pending.delete(message.runId);
    port.hold(pending.size > 0);
    if (message.type === 'answer') run.resolve(message.answer);
    else run.reject(Object.assign(new Error(message.message), message.details));
  }, onFailure);
  return <K extends Kind>(
    asks: K,
    request: Asks[K]['request'],
    { signal, onProgress }: Course = {},
  ) => {
    const runId = ++lastRunId;
    const answer = new Promise<Answer>((resolve, reject) => {
      if (broken) return reject(broken);
      pending.set(runId, { resolve, reject, onProgress });
      port.hold(true);
      port.post({ type: 'request', runId, asks, ...request } as ToWorker);
      const cancel = () => port.post({ type: 'cancel', runId });
      if (signal?.aborted) cancel();
      else signal?.addEventListener('abort', cancel, { once: true });
    });
    return { runId, answer: answer as Promise<Asks[K]['answer']> };
  };
}
