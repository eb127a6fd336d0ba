import type { Metric, Puzzle } from '@glissade/core';
import { theSolver } from '../worker/solver.ts';

/** The proved shortest length of a puzzle, if it is found in time. */
export async function shortestLength(
  puzzle: Puzzle,
  metric: Metric,
  timeMs: number,
): Promise<number | undefined> {
  try {
    const outcome = await theSolver().solve(puzzle, { metric, limits: { timeMs } });
    return outcome.status === 'solved' && outcome.optimal ? outcome.length : undefined;
  } catch {
    // A browser without workers: the game goes on without it.
    return undefined;
  }
}
