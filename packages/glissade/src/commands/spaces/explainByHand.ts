import { type Puzzle, parseMoves } from '@glissade/core';
import {
  type Explanation,
  HAND_CELLS_MAX,
  type HandOptimum,
  type HandSolution,
  handProse,
  type Limits,
  type ProseLanguage,
  type ProseSection,
  solve,
  solveByHand,
  stretchProse,
} from '@glissade/engine';
import type { PuzzleEntry } from '../../input/entries.ts';
import type { Shell } from '../../shell.ts';

/** How long to look for the shortest solution of a board whose states are too many to explain. */
const OPTIMUM_MS = 10_000;

/** A tile board solved as people do, and what is known of its shortest solution. */
export type ByHand = {
  readonly solution: HandSolution;
  readonly optimum: HandOptimum;
  /** A shortest solution in stm; undefined where only a bound is known. */
  readonly moves?: string;
};

/** Undefined for block puzzles, and where the goal cannot be reached or somebody has stopped. */
export async function explainByHand(
  { signal }: Shell,
  { puzzle }: PuzzleEntry,
  explanation: Explanation,
  limits: Limits,
): Promise<ByHand | undefined> {
  const isLarge = puzzle.board.cells.length > HAND_CELLS_MAX;
  if (puzzle.type !== 'tiles' || isLarge || explanation.status === 'cancelled') return undefined;
  const solution = solveByHand(puzzle);
  if (!solution) return undefined;
  if (explanation.status === 'explained' && ['steps', 'stm'].includes(explanation.metric)) {
    const { length, line } = explanation;
    return { solution, optimum: { length, isProved: true }, moves: line };
  }
  const timeMs = Math.min(OPTIMUM_MS, limits.timeMs ?? OPTIMUM_MS);
  const outcome = await solve(puzzle, { metric: 'stm', limits: { ...limits, timeMs }, signal });
  if (outcome.status === 'cancelled') return undefined;
  const length = outcome.lowerBound;
  if (outcome.status !== 'solved' || !outcome.optimal) {
    return { solution, optimum: { length, isProved: false } };
  }
  return { solution, optimum: { length, isProved: true }, moves: outcome.moves };
}

/** The method, then the shortest solution where it is known. */
export function handSections(
  puzzle: Puzzle,
  { solution, optimum, moves }: ByHand,
  language: ProseLanguage,
): readonly ProseSection[] {
  const method = handProse(solution, language, optimum);
  if (moves === undefined) return [method];
  return [method, stretchProse(puzzle, parseMoves(puzzle, moves), language)];
}

export function jsonOf(byHand: ByHand | undefined): object {
  if (!byHand) return {};
  const { solution, optimum, moves } = byHand;
  return {
    byHand: {
      ...solution,
      optimum: { ...optimum, ...(moves === undefined ? {} : { moves }) },
    },
  };
}
