/* The whole page about a puzzle: what all states prove; for tile boards, the method by hand. */

import type { HandSolution } from '@glissade/analysis/explain/byHand/handSolution';
import { HAND_CELLS_MAX, solveByHand } from '@glissade/analysis/explain/byHand/solveByHand';
import type { Explanation } from '@glissade/analysis/explain/explanation';
import { type Puzzle, parseMoves } from '@glissade/core';
import { limitsLeft, type RunOptions } from '@glissade/solve/options/options';
import { solve } from '@glissade/solve/solve';
import { handProse, stretchProse } from '../byHand/handProse.ts';
import type { HandOptimum } from '../byHand/handWords.ts';
import { explanationProse, type ProsePage, type ProseSection } from './page.ts';
import type { ProseLanguage } from './words.ts';

/** How long to look for the shortest solution of a board whose states are too many to explain. */
const OPTIMUM_MS = 10_000;

/** A tile board solved as people do, and what is known of its shortest solution. */
export type ByHand = {
  readonly solution: HandSolution;
  readonly optimum: HandOptimum;
  /** A shortest solution in stm; undefined where only a bound is known. */
  readonly moves?: string;
};

export type ByHandOptions = Pick<RunOptions, 'limits' | 'signal'>;

/**
 * Solves a tile board by hand. Undefined for block puzzles and boards of more than 144 cells, and
 * where the goal cannot be reached or somebody has stopped. A shortest solution that is not in the
 * explanation is looked for, ten seconds at the most.
 */
export async function explainByHand(
  puzzle: Puzzle,
  explanation: Explanation | undefined,
  { limits = {}, signal }: ByHandOptions = {},
): Promise<ByHand | undefined> {
  const isLarge = puzzle.board.cells.length > HAND_CELLS_MAX;
  if (puzzle.type !== 'tiles' || isLarge || explanation?.status === 'cancelled') return undefined;
  const startedMs = performance.now();
  const solution = solveByHand(puzzle);
  if (!solution) return undefined;
  if (explanation?.status === 'explained' && ['steps', 'stm'].includes(explanation.metric)) {
    const { length, line } = explanation;
    return { solution, optimum: { length, isProved: true }, moves: line };
  }
  const timeMs = Math.min(OPTIMUM_MS, limits.timeMs ?? OPTIMUM_MS);
  const left = limitsLeft({ ...limits, timeMs }, startedMs);
  const stop = signal ? { signal } : {};
  const outcome = await solve(puzzle, { metric: 'stm', limits: left, ...stop });
  if (outcome.status === 'cancelled') return undefined;
  const length = outcome.lowerBound;
  if (outcome.status !== 'solved' || !outcome.optimal) {
    return { solution, optimum: { length, isProved: false } };
  }
  return { solution, optimum: { length, isProved: true }, moves: outcome.moves };
}

/** What there is to tell in words; undefined where neither facts nor a method are known. */
export function explainedPage(
  puzzle: Puzzle,
  explanation: Explanation | undefined,
  byHand: ByHand | undefined,
  title: string,
  language: ProseLanguage,
): ProsePage | undefined {
  const hand = byHand ? handSections(puzzle, byHand, language) : [];
  if (explanation?.status === 'explained') {
    return [...explanationProse(explanation, title, language), ...hand];
  }
  const [first, ...rest] = hand;
  if (!first) return undefined;
  const colon = { en: ': ', zh: '：' }[language];
  return [{ ...first, heading: `${title}${colon}${first.heading}` }, ...rest];
}

/** The method, then the shortest solution where it is known. */
function handSections(
  puzzle: Puzzle,
  { solution, optimum, moves }: ByHand,
  language: ProseLanguage,
): readonly ProseSection[] {
  const method = handProse(solution, language, optimum);
  if (moves === undefined) return [method];
  return [method, stretchProse(puzzle, parseMoves(puzzle, moves), language)];
}
