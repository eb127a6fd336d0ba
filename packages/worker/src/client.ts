import { OptionError, type Puzzle, type State, specOf } from '@glissade/core';
import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { disposing } from './disposing.ts';
import { NO_PUZZLE } from './messageFaults.ts';
import { type Course, PendingRuns } from './pendingRuns.ts';
import type { Port } from './port.ts';
import type { Asks, FromWorker, MapProgress, SentPuzzle, SentState, ToWorker } from './protocol.ts';
import type {
  WorkerMap,
  WorkerMapOptions,
  WorkerMapOutcome,
  WorkerSolver,
  WorkerTable,
  WorkerTableOutcome,
} from './workerSolver.ts';

/** A solver at the other end of a port. Whatever makes no sense rejects, and never throws. */
export function workerSolver(port: Port<ToWorker, FromWorker>): WorkerSolver {
  const runs = new PendingRuns(port);
  return disposing<WorkerSolver>({
    solve: async (puzzle, { signal, onProgress, state, ...options } = {}) =>
      runs.ask('solve', { ...from(puzzle, state), options }, courseOf(signal, onProgress)).answer,
    improve: async (puzzle, { signal, onProgress, state, ...options } = {}) =>
      runs.ask('improve', { ...from(puzzle, state), options }, courseOf(signal, onProgress)).answer,
    forget: async () => {
      await runs.ask('forget', {}).answer;
    },
    evaluate: async (puzzle, { signal, onProgress, state, ...options } = {}) =>
      runs.ask('evaluate', { ...from(puzzle, state), options }, courseOf(signal, onProgress))
        .answer,
    analyse: async (puzzle, { signal, onProgress, ...options } = {}) =>
      runs.ask('analyse', { ...from(puzzle), options }, courseOf(signal, onProgress)).answer,
    countStates: async (puzzle, { signal, ...options } = {}) =>
      runs.ask('count', { ...from(puzzle), options }, courseOf(signal)).answer,
    distanceTable: async (puzzle, { signal, onProgress, ...options } = {}) =>
      openTable(runs, { ...from(puzzle), options }, courseOf(signal, onProgress)),
    map: async (puzzle, course = {}) => {
      const { signal: _, onLayout: __, onStates: ___, ...options } = course;
      return openMap(runs, { ...from(puzzle), options }, course);
    },
    generate: async ({ signal, onProgress, ...options }) =>
      runs.ask('generate', { options }, courseOf(signal, onProgress)).answer,
    survey: async ({ signal, onProgress, ...options }) =>
      runs.ask('survey', { options }, courseOf(signal, onProgress)).answer,
    close: () => runs.close(),
  });
}

function from(puzzle: string | Puzzle, state?: string | State) {
  return {
    puzzle: sentPuzzle(puzzle),
    state: state && sentState(state),
  };
}

function sentPuzzle(puzzle: string | Puzzle): SentPuzzle {
  if (typeof puzzle === 'string') return puzzle;
  if (!Array.isArray((puzzle as Puzzle | undefined | null)?.pieces)) throw new TypeError(NO_PUZZLE);
  return specOf(puzzle);
}

function sentState(state: string | State): SentState {
  // What is no state is left for the worker to refuse.
  return typeof state === 'string' ? state : Array.from(Object(state));
}

function courseOf(signal?: AbortSignalLike, onProgress?: (progress: never) => void): Course {
  // Before anything is asked: a controller in its place would break the run when it ends.
  if (signal !== undefined && typeof signal?.addEventListener !== 'function') {
    throw new OptionError('type', 'signal is no AbortSignal', 'give the signal of a controller');
  }
  return { ...(signal ? { signal } : {}), ...(onProgress ? { onProgress } : {}) };
}

async function openTable(
  runs: PendingRuns,
  request: Asks['table']['request'],
  course: Course,
): Promise<WorkerTableOutcome> {
  const { runId: tableId, answer } = runs.ask('table', request, course);
  const summary = await answer;
  if (summary.status !== 'ready') return summary;
  const table: WorkerTable = {
    metric: summary.metric,
    states: summary.states,
    distance: summary.distance,
    distances: async (states) =>
      runs.ask('distances', { tableId, states: states.map(sentState) }).answer,
    value: async (state) => runs.ask('value', { tableId, state: sentState(state) }).answer,
  };
  return { status: 'ready', table };
}

async function openMap(
  runs: PendingRuns,
  request: Asks['map']['request'],
  { signal, onLayout, onStates }: WorkerMapOptions,
): Promise<WorkerMapOutcome> {
  const onProgress = (progress: MapProgress) =>
    'layout' in progress ? onLayout?.(progress.layout, dots) : onStates?.(progress.states);
  const { runId: mapId, answer } = runs.ask('map', request, courseOf(signal, onProgress));
  const dots: Omit<WorkerMap, 'map'> = {
    dotsOf: async (states) => runs.ask('dots', { mapId, states: states.map(sentState) }).answer,
    look: async (dot) => {
      const { state, way } = await runs.ask('dot', { mapId, dot }).answer;
      return { state: Uint16Array.from(state), way: Uint32Array.from(way) };
    },
  };
  const made = await answer;
  return made.status === 'mapped' ? { status: 'mapped', map: made.map, ...dots } : made;
}
