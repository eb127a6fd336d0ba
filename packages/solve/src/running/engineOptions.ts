/* From the options of a run to those of its engine. */
import type { EngineOptions } from '../engines/engine.ts';
import {
  type Limits,
  MEMORY_BYTES_DEFAULT,
  type SolveOptions,
  threadsFor,
} from '../options/options.ts';
import type { Clock } from './run.ts';

/** What an engine takes of these options. */
export function engineOptions(
  options: SolveOptions,
  { memoryBytes = MEMORY_BYTES_DEFAULT, depth, timeMs, nodes }: Limits,
  clock: Clock,
): EngineOptions {
  const { heuristic, threads, tables, lightTablesOnly = false, seed } = options;
  const isTimed = timeMs !== undefined && Number.isFinite(timeMs);
  return {
    memoryBytesMax: memoryBytes,
    threads: threadsFor(threads),
    isHeavy: tables === 'heavy',
    isLightOnly: lightTablesOnly,
    isByNodes: nodes !== undefined,
    heuristic,
    depthMax: depth,
    seed,
    ...textbookOptions(options),
    // By the clock, not by slices: one of these may hold several beams.
    ...(isTimed ? { spent: () => (performance.now() - clock.startedMs) / timeMs } : {}),
  };
}

/** What the textbook algorithms alone heed. */
function textbookOptions(options: SolveOptions): Partial<EngineOptions> {
  const { expression, weight, ties, gapOrder } = options;
  return { expression, weight, ties, gapOrder };
}
