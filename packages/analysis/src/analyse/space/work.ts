import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { emptyStats, type SearchStats } from '@glissade/search/searcher';
import type { Machine } from '@glissade/solve/running/run';

/**
 * A computation in slices, as a generator: it yields how many states it has looked at since, some
 * thousands at most, and returns its result; undefined when memory ran out.
 */
export type Work<Result> = Generator<number, Result | undefined>;

/** States looked at between two yields. */
export const STATES_A_YIELD = 1024;

/** A step ends after this long, whatever its budget. */
const STEP_MS = 8;

/** What a piece of work came to. */
export type WorkEnd<Result> =
  | { readonly status: 'done'; readonly result: Result }
  | { readonly status: 'undecided'; readonly limit: 'memory' };

/** Drives work as a machine: `step` works until about `budget` states were looked at. */
export class WorkMachine<Result> implements Machine<WorkEnd<Result>> {
  readonly stats: SearchStats = emptyStats();
  private readonly meter: MemoryMeter;
  private readonly work: Work<Result>;

  constructor(meter: MemoryMeter, begin: (stats: SearchStats) => Work<Result>) {
    this.meter = meter;
    this.work = begin(this.stats);
  }

  close(): void {
    this.work.return(undefined);
  }

  step(budget: number): WorkEnd<Result> | undefined {
    const endMs = performance.now() + STEP_MS;
    // Later parts of the work can take far longer than those the budget was learned from.
    for (let looked = 0; looked < budget && (looked === 0 || performance.now() < endMs); ) {
      const { done, value } = this.work.next();
      this.stats.peakBytes = this.meter.peak;
      if (!done) looked += value;
      else if (value === undefined) return { status: 'undecided', limit: 'memory' };
      else return { status: 'done', result: value };
    }
    return undefined;
  }
}
