import type { Puzzle } from '@glissade/core';
import type { SolveOptions } from '@glissade/solve/options/options';
import type { Outcome } from '@glissade/solve/outcome';
import { createWorkerSolver, type WorkerSolver } from '@glissade/worker';

/** Solves puzzles in several threads: each takes the next one as soon as it is free. */
export class SolverPool {
  private readonly solvers: WorkerSolver[];
  private readonly free: WorkerSolver[];
  private readonly waiting: ((solver: WorkerSolver) => void)[] = [];

  constructor(threads: number) {
    this.solvers = Array.from({ length: threads }, () => createWorkerSolver());
    this.free = [...this.solvers];
  }

  /** Answers as `solve` does, and rejects as it does. */
  async solve(puzzle: Puzzle, options: SolveOptions, signal: AbortSignal): Promise<Outcome> {
    const solver = await this.take();
    // A thread forgets its run once that is over, but the signal lives as long as the batch.
    const own = new AbortController();
    const abort = () => own.abort();
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    try {
      return await solver.solve(puzzle, { ...options, signal: own.signal });
    } finally {
      signal.removeEventListener('abort', abort);
      this.giveBack(solver);
    }
  }

  close(): void {
    for (const solver of this.solvers) solver.close();
  }

  private take(): Promise<WorkerSolver> | WorkerSolver {
    const solver = this.free.pop();
    return solver ?? new Promise((resolve) => this.waiting.push(resolve));
  }

  private giveBack(solver: WorkerSolver): void {
    const next = this.waiting.shift();
    if (next) next(solver);
    else this.free.push(solver);
  }
}
