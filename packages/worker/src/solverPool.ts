import type { Puzzle, State } from '@glissade/core';
import type { Outcome } from '@glissade/solve/outcome';
import { type Disposing, disposing } from './disposing.ts';
import type { WorkerRunOptions, WorkerSolver } from './workerSolver.ts';

/** Several workers that solve: each takes the next puzzle as soon as it is free. */
export type SolverPool = Disposing & {
  /** How many puzzles are solved at the same time; more wait for their turn. */
  readonly size: number;
  /** As `solve` of a `WorkerSolver`; one that is aborted while it waits resolves as cancelled. */
  readonly solve: (
    puzzle: string | Puzzle,
    options?: WorkerRunOptions & { readonly state?: string | State },
  ) => Promise<Outcome>;
  /** Ends the workers. What is under way rejects. `using` does the same at the end of a block. */
  readonly close: () => void;
};

/** A pool of solvers that are made at once. */
export function poolOf(solvers: readonly WorkerSolver[]): SolverPool {
  const free = [...solvers];
  const waiting: ((solver: WorkerSolver) => void)[] = [];
  let isClosed = false;
  const take = () =>
    free.pop() ?? new Promise<WorkerSolver>((resolve) => void waiting.push(resolve));
  const giveBack = (solver: WorkerSolver) => {
    const next = waiting.shift();
    if (next) next(solver);
    else free.push(solver);
  };
  return disposing<SolverPool>({
    size: solvers.length,
    solve: async (puzzle, options = {}) => {
      if (isClosed) throw new Error('the pool was closed');
      const solver = await take();
      const { signal } = options;
      // A worker forgets its run once that is over, but the signal may live as long as a batch.
      const own = new AbortController();
      const abort = () => own.abort();
      signal?.addEventListener('abort', abort);
      if (signal?.aborted) abort();
      try {
        return await solver.solve(puzzle, { ...options, signal: own.signal });
      } finally {
        signal?.removeEventListener('abort', abort);
        giveBack(solver);
      }
    },
    close: () => {
      isClosed = true;
      for (const solver of solvers) solver.close();
    },
  });
}
