import type { Puzzle } from '@glissade/core';
import type { SolveOptions } from '@glissade/solve/options/options';
import type { Outcome } from '@glissade/solve/outcome';

/** Solves a puzzle of a run; as `solve` does, also what it rejects with. */
export type Solver = (
  puzzle: Puzzle,
  options: SolveOptions,
  signal: AbortSignal,
  run: string,
) => Promise<Outcome>;
