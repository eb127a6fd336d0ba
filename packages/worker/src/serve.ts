import type { AbortSignalLike } from '@glissade/platform/abortSignal';
import { sentError } from '@glissade/platform/threads/sentError';
import { checkTypes } from '@glissade/solve/options/checkTypes';
import { type Limits, limitsLeft, SOLVE_OPTIONS } from '@glissade/solve/options/options';
import { RUN } from '@glissade/solve/options/optionTypes';
import { solvePuzzle } from '@glissade/solve/solvePuzzle';
import {
  type Course,
  distancesIn,
  type Held,
  holdMap,
  makeTable,
  mapOf,
  tableOf,
  valueIn,
} from './held.ts';
import { Improvements } from './improvements.ts';
import { faultOfRequest, isForWorker } from './messageFaults.ts';
import type { Port } from './port.ts';
import {
  type Answer,
  type FromWorker,
  type Kind,
  PROTOCOL_VERSION,
  type Request,
  type ToWorker,
} from './protocol.ts';
import { readPuzzle, readState, startedAt } from './readSent.ts';

type Run = { readonly runId: number; readonly abort: AbortController };

/** Answers what a client asks through a port, one of each kind at a time: the body of a worker. */
export function serve(port: Port<FromWorker, ToWorker>): void {
  const current = new Map<Kind, Run>();
  const held: Held = {
    tableId: 0,
    table: undefined,
    mapId: 0,
    map: undefined,
    improvements: new Improvements(),
  };
  port.listen((message) => {
    if (!isForWorker(message)) return;
    if (message.type === 'cancel') {
      for (const run of current.values()) if (run.runId === message.runId) run.abort.abort();
      return;
    }
    const { asks, runId } = message;
    const fault = faultOfRequest(message);
    if (fault !== undefined) {
      port.post({ type: 'failed', runId, message: fault });
      return;
    }
    current.get(asks === 'forget' ? 'improve' : asks)?.abort.abort();
    const abort = new AbortController();
    current.set(asks, { runId, abort });
    void answer(port, message, held, abort.signal);
  });
  port.post({ type: 'ready', version: PROTOCOL_VERSION });
}

async function answer(
  port: Port<FromWorker, ToWorker>,
  request: Request,
  held: Held,
  signal: AbortSignalLike,
): Promise<void> {
  const { runId } = request;
  const course: Course = {
    signal,
    onProgress: (progress) => port.post({ type: 'progress', runId, progress }),
  };
  try {
    port.post({ type: 'answer', runId, answer: await answerOf(request, held, course) });
  } catch (error) {
    const { message, ...details } = sentError(error);
    port.post({ type: 'failed', runId, message, details });
  }
}

async function answerOf(request: Request, held: Held, course: Course): Promise<Answer> {
  const startedMs = performance.now();
  switch (request.asks) {
    case 'solve':
      return solved(request, startedMs, course);
    case 'improve': {
      const puzzle = await startedAt(request);
      return held.improvements.run(puzzle, request.options, startedMs, course);
    }
    case 'forget':
      await held.improvements.forget();
      return { status: 'forgotten' };
    case 'evaluate':
      return evaluated(request, startedMs, course);
    case 'analyse':
      return analysed(request, course);
    case 'count':
      return counted(request, course);
    case 'table':
      return makeTable(request, held, course);
    case 'generate':
      // Asked for seldom, and then with time to fetch it.
      return (await import('./making.ts')).makePuzzle({ ...request.options, ...course });
    case 'survey':
      return (await import('@glissade/analysis/survey/survey')).survey({
        ...request.options,
        ...course,
      });
    case 'distances':
      return distancesIn(tableOf(held, request.tableId), request.states);
    case 'value':
      return await valueIn(tableOf(held, request.tableId), request.state);
    case 'map':
      return holdMap(request, held, course);
    case 'dots':
      return dotsOf(request, held);
    case 'dot':
      return (await import('./mapInWorker.ts')).dotIn(mapOf(held, request.mapId), request.dot);
  }
}

async function solved(request: Request<'solve'>, startedMs: number, course: Course) {
  const puzzle = await startedAt(request);
  const given = withTimeLeft(request.options, startedMs);
  const options = checkTypes('solve', { ...SOLVE_OPTIONS, ...RUN }, given);
  return solvePuzzle(puzzle, { ...options, ...course });
}

async function evaluated(request: Request<'evaluate'>, startedMs: number, course: Course) {
  const puzzle = await startedAt(request);
  const options = withTimeLeft(request.options, startedMs);
  const { evaluate } = await import('@glissade/analysis/analyse/evaluate/evaluate');
  return evaluate(puzzle, puzzle.start, { ...options, ...course });
}

/** The app never asks for it. */
async function analysed({ puzzle, options }: Request<'analyse'>, course: Course) {
  const { analyse } = await import('@glissade/analysis/analyse/analyse');
  return analyse(await readPuzzle(puzzle), { ...options, ...course });
}

async function counted({ puzzle, options }: Request<'count'>, { signal }: Course) {
  const { countStates } = await import('@glissade/solve/countStates');
  return countStates(await readPuzzle(puzzle), { ...options, signal });
}

async function dotsOf(request: Request<'dots'>, held: Held) {
  const made = mapOf(held, request.mapId);
  const states = await Promise.all(request.states.map((state) => readState(made.puzzle, state)));
  return (await import('./mapInWorker.ts')).dotsIn(made, states);
}

/** Reading the puzzle took of the time, too. */
function withTimeLeft<Options extends { readonly limits?: Limits }>(
  options: Options,
  startedMs: number,
): Options {
  const { limits } = options;
  return limits ? { ...options, limits: limitsLeft(limits, startedMs) } : options;
}
