/* Solves the puzzles of a batch: one on each thread, hard tile boards on all threads together. */
import type { Puzzle } from '@glissade/core';
import { chooseEngine } from '@glissade/solve/chooseEngine';
import { engineByName } from '@glissade/solve/engines/engines';
import type { RunOptions, SolveOptions } from '@glissade/solve/options/options';
import type { Outcome } from '@glissade/solve/outcome';
import { createSolverPool, type SolverPool } from '@glissade/worker';
import type { AskedOptions } from '../flags/search.ts';
import { HardBoards } from './hardBoards.ts';

/** All threads together get as much memory as one search may have. */
const MEMORY_BYTES = 2 * 1024 ** 3;

type Limits = NonNullable<SolveOptions['limits']>;

/** Solves many puzzles at once. */
export interface ManySolver {
  /** Answers that may wait for an earlier one to be printed. */
  readonly waitingMax: number;
  /** Where the work is done, in a few words. */
  readonly description: string;
  /** Answers as `solve` does, and rejects as it does. */
  solve(puzzle: Puzzle, run: AskedOptions, signal: AbortSignal): Promise<Outcome>;
}

type Course = Required<Pick<RunOptions, 'signal'>> & Pick<RunOptions, 'onProgress'>;

/** Answers that may wait for an earlier one to be printed, for each thread. */
const WAITING_MAX = 32;

/** Solves many puzzles at once: each in a thread, and the hardest tile boards in all of them. */
export class BatchSolver implements ManySolver {
  readonly waitingMax: number;
  readonly description: string;
  private readonly jobs: number;
  private readonly pool: SolverPool;
  private readonly hardBoards = new HardBoards();

  constructor(jobs: number) {
    this.jobs = jobs;
    this.waitingMax = jobs * WAITING_MAX;
    this.description = `${jobs} threads`;
    this.pool = createSolverPool({ size: jobs });
  }

  solve(puzzle: Puzzle, run: AskedOptions, signal: AbortSignal): Promise<Outcome> {
    return this.solveTold(puzzle, run, { signal });
  }

  /** As `solve`, and tells of searches that take long. */
  async solveTold(puzzle: Puzzle, run: AskedOptions, course: Course): Promise<Outcome> {
    const { limits = {}, threads = 1, ...rest } = run;
    const memoryBytes = limits.memoryBytes ?? Math.floor(MEMORY_BYTES / this.jobs);
    const inThread = { ...rest, threads, limits: { ...limits, memoryBytes } };
    if (!mayBeHard(puzzle, run)) return this.pool.solve(puzzle, { ...inThread, ...course });
    const light = { ...inThread, lightTablesOnly: true };
    const first = await this.pool.solve(puzzle, { ...light, ...course });
    if (first.status !== 'undecided' || first.limit !== 'memory') return first;
    const inAll = { ...rest, threads: threads * this.jobs, limits: limitsAfter(limits, first) };
    return both(first, await this.hardBoards.solve(puzzle, { ...inAll, ...course }));
  }

  close(): void {
    this.pool.close();
  }
}

/** Only searches with tables can be worth heavier ones; one that is kept goes on where it was. */
function mayBeHard(puzzle: Puzzle, run: AskedOptions): boolean {
  if (run.checkpoint !== undefined) return false;
  const engine = run.engine === undefined ? chooseEngine(puzzle, run) : engineByName(run.engine);
  return puzzle.type === 'tiles' && engine.accepts.includes('tables');
}

/** What is left of the limits of a puzzle. */
function limitsAfter(limits: Limits, { stats }: Outcome): Limits {
  const { timeMs, nodes } = limits;
  return {
    ...limits,
    timeMs: timeMs === undefined ? undefined : Math.max(0, timeMs - stats.timeMs),
    nodes: nodes === undefined ? undefined : Math.max(0, nodes - stats.expanded),
  };
}

/** The answer of the second search with the work of both. */
function both(first: Outcome, second: Outcome): Outcome {
  const [a, b] = [first.stats, second.stats];
  const notes = [...new Set([...(first.notes ?? []), ...(second.notes ?? [])])];
  return {
    ...second,
    lowerBound: Math.max(first.lowerBound, second.lowerBound),
    ...(notes.length > 0 ? { notes } : {}),
    stats: {
      expanded: a.expanded + b.expanded,
      generated: a.generated + b.generated,
      evaluated: a.evaluated + b.evaluated,
      reopened: a.reopened + b.reopened,
      peakFrontier: Math.max(a.peakFrontier, b.peakFrontier),
      peakBytes: Math.max(a.peakBytes, b.peakBytes),
      timeMs: a.timeMs + b.timeMs,
      setupMs: a.setupMs + b.setupMs,
    },
  };
}
