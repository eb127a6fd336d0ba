import { type TraceOptions, trace } from '@glissade/analysis/trace/trace';
import type { Puzzle } from '@glissade/core';
import type { Limits } from '@glissade/solve/options/options';
import type { Method, Result } from './course.ts';

/** Searches as a course wants it, and counts what it asks for. */
export async function runMethod(
  puzzle: Puzzle,
  { engine, heuristic, ties, gapOrder, depthMax }: Method,
  limits: Limits,
  signal: AbortSignal,
): Promise<Result> {
  const options: TraceOptions = {
    engine,
    ...(heuristic === undefined ? {} : { heuristic }),
    ...(ties === undefined ? {} : { ties }),
    ...(gapOrder === undefined ? {} : { gapOrder }),
    limits: { ...(depthMax === undefined ? {} : { depth: depthMax }), ...limits },
    // Only the counts at its end are wanted.
    eventsMax: 1,
  };
  for await (const event of trace(puzzle, { ...options, signal })) {
    if (event.event === 'end') {
      return { puzzle, outcome: event.outcome, counts: event.counts, engine };
    }
  }
  throw new Error('a trace ends with its outcome');
}
