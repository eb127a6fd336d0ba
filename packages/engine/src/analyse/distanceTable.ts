import type { Metric, Puzzle, State } from '@glissade/core';
import { MemoryMeter } from '../backend/packed/memoryMeter.ts';
import type { Stopped } from '../solve/run.ts';
import type { AnalysisProgress } from './analysis.ts';
import { type Distances, unreachedIn } from './distances.ts';
import { finish, finishInSlices, runWork } from './drive.ts';
import {
  isBeyondMemory,
  metricsToSee,
  type SpaceLimits,
  type SpaceRunOptions,
  workLimits,
} from './options.ts';
import { exploreStates, type Space } from './space.ts';
import { countGraphBytes } from './stateGraph.ts';
import type { StateIndex } from './stateIndex.ts';
import { type WorkEnd, WorkMachine } from './work.ts';

/**
 * How far every state that can be reached from a puzzle's start is from the goal, in one metric.
 * Made once by `distanceTable`; asking it takes microseconds.
 */
export class DistanceTable {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  /** Bytes held for as long as the table is kept. */
  readonly bytes: number;
  private readonly states: StateIndex;
  private readonly distances: Distances;

  /** `bytes`: what the space holds but for its graph and its queue. */
  constructor({ puzzle, metric, states, toGoal }: Space, bytes: number) {
    this.puzzle = puzzle;
    this.metric = metric;
    this.states = states;
    this.distances = toGoal;
    this.bytes = bytes;
  }

  /** States in the table. */
  get count(): number {
    return this.states.count;
  }

  /**
   * Units of the metric from a state to the nearest goal state; Infinity where the goal is out of
   * reach; undefined for a state that cannot be reached from the start.
   */
  distanceOf(state: State): number | undefined {
    const number = this.states.numberOf(state);
    if (number < 0) return undefined;
    const distance = this.distances[number]!;
    return distance === unreachedIn(this.distances) ? Number.POSITIVE_INFINITY : distance;
  }
}

export type TableOptions = {
  /** `steps` when not given. */
  readonly metric?: Metric;
  readonly limits?: SpaceLimits;
};

/** How making a table ended. `statesMin`: states met before the limit. */
export type TableOutcome =
  | { readonly status: 'ready'; readonly table: DistanceTable }
  | {
      readonly status: 'undecided';
      readonly limit: 'time' | 'memory' | 'nodes';
      readonly statesMin: number;
    }
  | { readonly status: 'cancelled'; readonly statesMin: number };

/** Makes the table of a puzzle in slices. Rejects with OptionError. */
export function distanceTable(
  puzzle: Puzzle,
  options: TableOptions & SpaceRunOptions = {},
): Promise<TableOutcome> {
  const { signal, onProgress } = options;
  return finishInSlices(
    making(puzzle, options, () => signal?.aborted === true),
    onProgress,
  );
}

/** The same at once, blocking. Throws OptionError. */
export function distanceTableSync(puzzle: Puzzle, options: TableOptions = {}): TableOutcome {
  return finish(making(puzzle, options, () => false));
}

function* making(
  puzzle: Puzzle,
  { metric = 'steps', limits }: TableOptions,
  isCancelled: () => boolean,
): Generator<AnalysisProgress, TableOutcome> {
  const startedMs = performance.now();
  metricsToSee(puzzle, [metric]);
  const all = workLimits(limits);
  if (isBeyondMemory(puzzle, all.memoryBytes)) {
    return { status: 'undecided', limit: 'memory', statesMin: 0 };
  }
  const meter = new MemoryMeter(all.memoryBytes);
  const machine = new WorkMachine(meter, (stats) => exploreStates(puzzle, metric, meter, stats));
  const run = runWork(machine, all, startedMs, isCancelled);
  for (;;) {
    const { done, value } = run.next();
    const { expanded } = machine.stats;
    if (done) return outcomeOf(value, expanded, meter);
    yield { metric, expanded, timeMs: value };
  }
}

function outcomeOf(
  end: WorkEnd<Space> | Stopped,
  statesMin: number,
  meter: MemoryMeter,
): TableOutcome {
  if (end.status !== 'done') return { ...end, statesMin };
  const { graph, queue, goals } = end.result;
  meter.release(countGraphBytes(graph) + queue.byteLength + goals.byteLength);
  return { status: 'ready', table: new DistanceTable(end.result, meter.held) };
}
