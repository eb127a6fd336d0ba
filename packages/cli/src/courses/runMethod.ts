import { countEvents } from '@glissade/analysis/trace/countEvents';
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
  const options = {
    engine,
    heuristic,
    ties,
    gapOrder,
    limits: { depth: depthMax, ...limits },
  };
  return { puzzle, engine, ...(await countEvents(puzzle, options, signal)) };
}
