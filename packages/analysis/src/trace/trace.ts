import { defaultMetric, lineLength, OptionError, type Puzzle, type Steps } from '@glissade/core';
import { engineByName } from '@glissade/solve/engines/engines';
import { checkOptions } from '@glissade/solve/options/checkOptions';
import { inCheckpoint } from '@glissade/solve/options/checkpointOption';
import { checkTypes } from '@glissade/solve/options/checkTypes';
import { type RunOptions, SOLVE_OPTIONS, type SolveOptions } from '@glissade/solve/options/options';
import { NUMBER, type OptionTable, SIGNAL } from '@glissade/solve/options/optionTypes';
import { readGiven } from '@glissade/solve/options/readGiven';
import { taskYielder } from '@glissade/solve/running/nextTask';
import { running } from '@glissade/solve/running/running';
import type { Run } from '@glissade/solve/running/runUnderWay';
import type { TraceEvent } from './traceEvent.ts';
import { stateLine, Tracer } from './tracer.ts';

/** What `trace` takes besides the puzzle. */
export type TraceOptions = SolveOptions & {
  /**
   * The most events about nodes that are listed, Infinity for all; if not given 10,000, and fewer
   * on boards of more than 100 cells, as each names a state. Longer searches are sampled: half of
   * the events list the beginning in full, a quarter one expansion in ten, an eighth one in a
   * hundred, and so on. Events without a node always come.
   */
  readonly eventsMax?: number;
};

export const TRACE_OPTIONS: OptionTable<TraceOptions> = {
  ...SOLVE_OPTIONS,
  eventsMax: NUMBER,
};

/** The most events that are listed unless told otherwise, and the cells of all their states. */
const EVENTS_MAX_DEFAULT = 10_000;
const EVENT_CELLS_MAX = 1_000_000;
const ENGINE_DEFAULT = 'astar';

/**
 * What a search does, event by event, as an async iterator: one of the textbook algorithms (engine
 * `astar` if none is named); of the fast engines only the bounds proved and the solutions found.
 * The last event has the outcome. Its statistics and the counts of the events are checked against
 * each other. Throws OptionError at the first call of `next`. Leaving the loop ends the search.
 *
 * @example
 * ```ts
 * import { trace } from 'glissade/search';
 * const events: string[] = [];
 * for await (const { event } of trace('1 2 3/4 5 6/0 7 8', { engine: 'bfs' })) {
 *   events.push(event);
 * }
 * console.log(events[0], events.at(-1)); // → start end
 * ```
 */
export async function* trace(
  puzzle: Puzzle | string,
  options: TraceOptions & Pick<RunOptions, 'signal'> = {},
): AsyncGenerator<TraceEvent, void> {
  const own = checkTypes('trace', { ...TRACE_OPTIONS, signal: SIGNAL }, options);
  const { signal } = own;
  const given = readGiven(puzzle);
  const tasks = taskYielder();
  const slices = tracing(given, own, () => signal?.aborted === true);
  try {
    for (const events of slices) {
      yield* events;
      await tasks.next();
    }
  } finally {
    slices.return(undefined);
    tasks.close();
  }
}

/**
 * As `trace`, as a plain iterator, which blocks while it searches.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { traceSync } from 'glissade/search';
 * const expanded: string[] = [];
 * for (const event of traceSync(parsePuzzle('1 2 3/4 5 6/0 7 8'), { engine: 'astar' })) {
 *   if (event.event === 'expand') expanded.push(event.state);
 * }
 * console.log(expanded); // → [ '1 2 3/4 5 6/0 7 8', '1 2 3/4 5 6/7 0 8' ]
 * ```
 */
export function* traceSync(
  puzzle: Puzzle | string,
  options: TraceOptions = {},
): Generator<TraceEvent, void> {
  const own = checkTypes('traceSync', TRACE_OPTIONS, options);
  for (const events of tracing(readGiven(puzzle), own, () => false)) yield* events;
}

/** Yields the events of each slice of work. */
function* tracing(
  puzzle: Puzzle,
  { eventsMax = eventsMaxOf(puzzle), ...given }: TraceOptions,
  isCancelled: () => boolean,
): Generator<readonly TraceEvent[], void> {
  const options = { ...given, engine: given.engine ?? ENGINE_DEFAULT };
  checkOptions(puzzle, options);
  checkEventsMax(eventsMax);
  const engine = engineByName(options.engine);
  const isWatched = engine.accepts.includes('watch');
  const tracer = new Tracer(puzzle, eventsMax);
  const { watch } = tracer;
  const startedMs = performance.now();
  const run = inCheckpoint(options, (folder) =>
    running(engine, puzzle, options, isCancelled, startedMs, { ...folder, watch }),
  );
  let best: Steps | undefined;
  try {
    yield [startOf(puzzle, options, eventsMax)];
    for (;;) {
      const { done, value } = run.next();
      if (done) {
        tracer.noteBound(value.lowerBound, value.stats.expanded);
        const counts = isWatched ? { counts: tracer.counter.countsOf(value) } : {};
        const { listed } = tracer;
        yield [...tracer.take(), { event: 'end', outcome: value, ...counts, listed }];
        return;
      }
      const { searcher } = value;
      if (!isWatched) tracer.noteBound(searcher.stats.lowerBound, searcher.stats.expanded);
      const found = searcher.best === best ? [] : incumbentOf(value);
      best = searcher.best;
      yield [...tracer.take(), ...found];
    }
  } finally {
    run.return(undefined as never);
  }
}

function eventsMaxOf({ board }: Puzzle): number {
  return Math.min(EVENTS_MAX_DEFAULT, Math.ceil(EVENT_CELLS_MAX / board.cells.length));
}

function startOf(
  puzzle: Puzzle,
  { engine, metric = defaultMetric(puzzle) }: SolveOptions & { readonly engine: string },
  eventsMax: number,
): TraceEvent {
  const bounded = Number.isFinite(eventsMax) ? { eventsMax } : {};
  const state = stateLine(puzzle, puzzle.start);
  return { event: 'start', version: 1, engine, metric, state, ...bounded };
}

function incumbentOf({ searcher, asked }: Run): TraceEvent[] {
  if (!searcher.best) return [];
  const length = lineLength(searcher.best, asked);
  return [{ event: 'incumbent', length, expanded: searcher.stats.expanded }];
}

function checkEventsMax(eventsMax: number): void {
  if (eventsMax === Number.POSITIVE_INFINITY) return;
  if (Number.isInteger(eventsMax) && eventsMax >= 1) return;
  throw new OptionError(
    'eventsMax',
    `${eventsMax} is not a number of events`,
    'give a whole number, 1 or more',
    { count: eventsMax },
  );
}
