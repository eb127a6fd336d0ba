import { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import type { Metric, Puzzle } from '@glissade/core';
import type { SearchStats } from '@glissade/search/searcher';
import type { Stopped } from '@glissade/solve/running/run';
import type { AnalysisProgress } from '../analysis.ts';
import { runWork, type WorkLimits } from './drive.ts';
import { isBeyondMemory } from './spaceOptions.ts';
import { type Work, WorkMachine } from './work.ts';

/** One piece of work on a whole space, and what bounds it. */
export type SpaceWork<Result> = {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly limits: WorkLimits;
  readonly isCancelled: () => boolean;
  readonly begin: (meter: MemoryMeter, stats: SearchStats) => Work<Result>;
};

/** What work on a whole space cost. */
export type SpaceStats = {
  readonly expanded: number;
  readonly peakBytes: number;
  readonly timeMs: number;
};

/** How it ended. */
export type SpaceEnd<Result> =
  | { readonly status: 'done'; readonly result: Result; readonly stats: SpaceStats }
  | (Stopped & { readonly metric: Metric; readonly statesMin: number; readonly stats: SpaceStats });

/** Drives work that needs all states in memory; what cannot fit is not begun. */
export function* workOnSpace<Result>({
  puzzle,
  metric,
  limits,
  isCancelled,
  begin,
}: SpaceWork<Result>): Generator<AnalysisProgress, SpaceEnd<Result>> {
  const startedMs = performance.now();
  const meter = new MemoryMeter(limits.memoryBytes);
  const machine = new WorkMachine(meter, (stats) => begin(meter, stats));
  const end = isBeyondMemory(puzzle, limits.memoryBytes)
    ? ({ status: 'undecided', limit: 'memory' } as const)
    : yield* runWork(machine, metric, limits, startedMs, isCancelled);
  const { expanded, peakBytes } = machine.stats;
  const stats = { expanded, peakBytes, timeMs: performance.now() - startedMs };
  if (end.status === 'done') return { ...end, stats };
  return { ...end, metric, statesMin: expanded, stats };
}
