import type { Puzzle } from '@glissade/core';
import type { Outcome, SolveOptions } from '@glissade/engine';

/** Solves a puzzle; as `solve` does, also what it rejects with. */
export type Solver = (
  puzzle: Puzzle,
  options: SolveOptions,
  signal: AbortSignal,
) => Promise<Outcome>;
