import type { Metric, Puzzle } from '@glissade/core';
import type { WorkerSolver, WorkerTable } from '../worker/solver.ts';
import type { Place } from './plan.ts';

const LIMITS = { nodes: 400_000, memoryBytes: 200e6, timeMs: 20_000 };

type Held = {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly abort: AbortController;
  table: WorkerTable | 'making' | 'refused';
};

/** The table of all distances of one puzzle in one metric, where its space is small enough. */
export class TableKeeper {
  private readonly solver: () => WorkerSolver;
  private readonly onSettled: (failure?: unknown) => void;
  private held: Held | undefined;

  /** `onSettled`: a table is ready or refused, perhaps because of a failure. */
  constructor(solver: () => WorkerSolver, onSettled: (failure?: unknown) => void) {
    this.solver = solver;
    this.onSettled = onSettled;
  }

  /** The table for this place; it is made when first asked for. */
  tableFor({ puzzle, metric }: Place): WorkerTable | 'making' | 'refused' {
    if (this.held?.puzzle !== puzzle || this.held.metric !== metric) this.make(puzzle, metric);
    return this.held!.table;
  }

  /** Ends what is being made; it may be asked for again. */
  stop(): void {
    this.held?.abort.abort();
    if (this.held?.table === 'making') this.held = undefined;
  }

  /** A table that was refused may be asked for again. */
  retry(): void {
    if (this.held?.table === 'refused') this.held = undefined;
  }

  forget(): void {
    this.stop();
    this.held = undefined;
  }

  private async make(puzzle: Puzzle, metric: Metric): Promise<void> {
    this.stop();
    const held: Held = { puzzle, metric, abort: new AbortController(), table: 'making' };
    this.held = held;
    let failure: unknown;
    try {
      const options = { metric, limits: LIMITS, signal: held.abort.signal };
      const outcome = await this.solver().distanceTable(puzzle, options);
      held.table = outcome.status === 'ready' ? outcome.table : 'refused';
    } catch (error) {
      held.table = 'refused';
      failure = error;
    }
    if (this.held === held) this.onSettled(failure);
  }
}
