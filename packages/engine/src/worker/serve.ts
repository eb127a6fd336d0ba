import {
  buildPuzzle,
  cellsOfPiece,
  isOpen,
  type Puzzle,
  parseState,
  type State,
} from '@glissade/core';
import type { DistanceTable } from '../analyse/evaluate/distanceTable.ts';
import { type Limits, limitsLeft } from '../solve/options/options.ts';
import { readGiven } from '../solve/options/readGiven.ts';
import { solve } from '../solve/solve.ts';
import type { Improvements } from './improvements.ts';
import type { HeldMap } from './maps.ts';
import { faultOfRequest, isForWorker } from './messageFaults.ts';
import {
  type Answer,
  type AnyProgress,
  type ErrorDetails,
  type FromWorker,
  type Kind,
  type MapAnswer,
  type Port,
  PROTOCOL_VERSION,
  type Request,
  type SentPuzzle,
  type SentState,
  type TableSummary,
  type ToWorker,
} from './protocol.ts';

type Run = { readonly runId: number; readonly abort: AbortController };

/** The table, the map and the improvement that a worker holds. */
type Held = {
  tableId: number;
  table: DistanceTable | undefined;
  mapId: number;
  map: HeldMap | undefined;
  /** Fetched with the first question that may be continued. */
  improvements: Promise<Improvements> | undefined;
};

/** What every asynchronous task takes besides its options. */
type Course = {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: AnyProgress) => void;
};

/** Answers what a client asks through a port, one of each kind at a time: the body of a worker. */
export function serve(port: Port<FromWorker, ToWorker>): void {
  const current = new Map<Kind, Run>();
  const held: Held = {
    tableId: 0,
    table: undefined,
    mapId: 0,
    map: undefined,
    improvements: undefined,
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
  signal: AbortSignal,
): Promise<void> {
  const { runId } = request;
  const course: Course = {
    signal,
    onProgress: (progress) => port.post({ type: 'progress', runId, progress }),
  };
  try {
    port.post({ type: 'answer', runId, answer: await answerOf(request, held, course) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    port.post({ type: 'failed', runId, message, ...detailsOf(error) });
  }
}

function detailsOf(error: unknown): { readonly details?: ErrorDetails } {
  const { name, code, hint = '', params = {} } = error as Partial<ErrorDetails>;
  if (name === undefined || typeof code !== 'string') return {};
  return { details: { name, code, hint, params } };
}

async function answerOf(request: Request, held: Held, course: Course): Promise<Answer> {
  const startedMs = performance.now();
  switch (request.asks) {
    case 'solve': {
      const puzzle = await startedAt(request);
      return solve(puzzle, { ...withTimeLeft(request.options, startedMs), ...course });
    }
    case 'improve': {
      const puzzle = await startedAt(request);
      const improvements = await improvementsIn(held);
      return improvements.run(puzzle, request.options, startedMs, course);
    }
    case 'forget':
      await (await held.improvements)?.forget();
      return { status: 'forgotten' };
    case 'evaluate': {
      const puzzle = await startedAt(request);
      const options = withTimeLeft(request.options, startedMs);
      const { evaluate } = await import('../analyse/evaluate/evaluate.ts');
      return evaluate(puzzle, puzzle.start, { ...options, ...course });
    }
    case 'analyse':
      // The app never asks for it.
      return (await import('../analyse/analyse.ts')).analyse(await readPuzzle(request.puzzle), {
        ...request.options,
        ...course,
      });
    case 'count':
      return (await import('../solve/countStates.ts')).countStates(
        await readPuzzle(request.puzzle),
        {
          ...request.options,
          signal: course.signal,
        },
      );
    case 'table':
      return makeTable(request, held, course);
    case 'generate':
      // Asked for seldom, and then with time to fetch it.
      return (await import('./making.ts')).makePuzzle({ ...request.options, ...course });
    case 'survey':
      return (await import('../survey/survey.ts')).survey({ ...request.options, ...course });
    case 'distances':
      return distancesIn(tableOf(held, request.tableId), request.states);
    case 'value':
      return await valueIn(tableOf(held, request.tableId), request.state);
    case 'map':
      return holdMap(request, held, course);
    case 'dots': {
      const made = mapOf(held, request.mapId);
      const states = request.states.map((state) => readState(made.puzzle, state));
      return (await import('./maps.ts')).dotsIn(made, states);
    }
    case 'dot':
      return (await import('./maps.ts')).dotIn(mapOf(held, request.mapId), request.dot);
  }
}

/** Reading the puzzle took of the time, too. */
function withTimeLeft<Options extends { readonly limits?: Limits }>(
  options: Options,
  startedMs: number,
): Options {
  const { limits } = options;
  return limits ? { ...options, limits: limitsLeft(limits, startedMs) } : options;
}

async function readPuzzle(sent: SentPuzzle): Promise<Puzzle> {
  if (typeof sent !== 'string') return buildPuzzle(sent);
  return readGiven(sent);
}

/** Throws where the pieces are not as the board can hold them. */
function readState(puzzle: Puzzle, sent: SentState): State {
  if (typeof sent === 'string') return parseState(puzzle, sent);
  const state = Uint16Array.from(sent);
  const isPlaced =
    sent.length === puzzle.pieces.length && sent.every((cell, at) => cell === state[at]);
  if (!isPlaced) throw new Error('a state is the cell of the origin of each piece');
  const covered = puzzle.pieces.flatMap((_, piece) => cellsOfPiece(puzzle, state, piece));
  const isFree = covered.every((cell) => isOpen(puzzle.board, cell));
  if (isFree && new Set(covered).size === covered.length) return state;
  throw new Error('a state has pieces on a wall or on each other');
}

/** The puzzle from another state than its start: one that no text could give it (on a gate). */
async function startedAt({
  puzzle: sent,
  state,
}: {
  readonly puzzle: SentPuzzle;
  readonly state?: SentState;
}): Promise<Puzzle> {
  const puzzle = await readPuzzle(sent);
  return state === undefined ? puzzle : { ...puzzle, start: readState(puzzle, state) };
}

function improvementsIn(held: Held): Promise<Improvements> {
  held.improvements ??= import('./improvements.ts').then((module) => new module.Improvements());
  return held.improvements;
}

async function makeTable(
  { runId, puzzle, options }: Request<'table'>,
  held: Held,
  course: Course,
): Promise<TableSummary> {
  // The old one goes first: two of them may be more than the memory there is.
  held.table = undefined;
  // The first answer does not wait for what makes tables.
  const { distanceTable } = await import('../analyse/evaluate/distanceTable.ts');
  const made = await distanceTable(await readPuzzle(puzzle), { ...options, ...course });
  if (made.status !== 'ready') return made;
  const { table } = made;
  if (!course.signal.aborted) {
    held.tableId = runId;
    held.table = table;
  }
  const distance = finite(table.distanceOf(table.puzzle.start));
  return { status: 'ready', metric: table.metric, states: table.count, distance };
}

async function holdMap(
  { runId, puzzle, options }: Request<'map'>,
  held: Held,
  { signal, onProgress }: Course,
): Promise<MapAnswer> {
  held.map = undefined;
  const { makeMap } = await import('./maps.ts');
  const made = await makeMap(await readPuzzle(puzzle), options, signal, onProgress);
  if (!signal.aborted) {
    held.mapId = runId;
    held.map = made.held;
  }
  return made.answer;
}

function mapOf({ mapId, map }: Held, asked: number): HeldMap {
  if (map === undefined || mapId !== asked) throw new Error('this map was released');
  return map;
}

function tableOf({ tableId, table }: Held, asked: number): DistanceTable {
  if (table === undefined || tableId !== asked) throw new Error('this table was released');
  return table;
}

function distancesIn(table: DistanceTable, states: readonly SentState[]): (number | null)[] {
  return states.map((state) => finite(table.distanceOf(readState(table.puzzle, state))));
}

async function valueIn(table: DistanceTable, state: SentState) {
  const { evaluateWith } = await import('../analyse/evaluate/evaluate.ts');
  const value = evaluateWith(table, readState(table.puzzle, state));
  if (value === undefined) throw new Error('this state is not in the table');
  return value;
}

function finite(distance: number | undefined): number | null {
  return distance !== undefined && Number.isFinite(distance) ? distance : null;
}
