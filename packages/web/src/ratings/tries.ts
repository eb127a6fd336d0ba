/* Which of the solves on this device count for the rating, and what each is worth. */
import { dayNumber } from '../daily/days.ts';
import type { Solve } from '../times/solve.ts';
import { DIFFICULTIES } from './difficulties.ts';

/** A try at a puzzle, as the rating sees it. */
export type RatedTry = {
  readonly id: string;
  readonly day: number;
  /** From 0 to 1. */
  readonly score: number;
};

/** The least that a solve without hints is worth: also of a long way it found the end. */
const SOLVED_MIN = 0.5;

/**
 * Solved without hints: the shortest length over the own one, at least a half. With hints, or given
 * up: nothing.
 */
export function scoreOf({ helped, dnf, moves = 0, optimum = 0 }: Solve): number {
  if (helped || dnf === true) return 0;
  return Math.min(1, Math.max(SOLVED_MIN, moves > 0 ? optimum / moves : 0));
}

/**
 * The first try of a puzzle on a day counts, until it is solved without hints: what is known by
 * heart says nothing of a player.
 */
export function ratedTries(solves: readonly Solve[]): RatedTry[] {
  const closed = new Set<string>();
  const seen = new Set<string>();
  return solves.flatMap((solve) => {
    const { id } = solve;
    if (id === undefined || !DIFFICULTIES.has(id)) return [];
    const day = dayNumber(new Date(solve.at));
    const isCounted = !closed.has(id) && !seen.has(`${id} ${day}`);
    const score = scoreOf(solve);
    seen.add(`${id} ${day}`);
    if (score > 0) closed.add(id);
    return isCounted ? [{ id, day, score }] : [];
  });
}

/** The puzzles that were given up or solved with hints alone, the latest first. */
export function failedIds(solves: readonly Solve[]): string[] {
  const open = new Set<string>();
  for (const solve of solves) {
    if (solve.id === undefined) continue;
    open.delete(solve.id);
    if (scoreOf(solve) === 0) open.add(solve.id);
  }
  return [...open].reverse();
}
