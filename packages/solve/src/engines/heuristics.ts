/* The heuristics by name, and which puzzles each fits. */
import type { Metric, Puzzle } from '@glissade/core';
import { blocksHeuristic } from '@glissade/search/heuristic/blocks';
import type { Heuristic } from '@glissade/search/heuristic/heuristic';
import { linearConflictHeuristic } from '@glissade/search/heuristic/linearConflict';
import { manhattanHeuristic } from '@glissade/search/heuristic/manhattan';
import { misplacedHeuristic } from '@glissade/search/heuristic/misplaced';
import { ownHeuristic } from '@glissade/search/heuristic/ownHeuristic';
import { PATTERN_BOARD_MAX, patternsHeuristic } from '@glissade/search/heuristic/patterns';
import { ZERO_HEURISTIC } from '@glissade/search/heuristic/zero';

type Entry = {
  readonly takes: Puzzle['type'] | 'any';
  readonly make: (puzzle: Puzzle, metric: Metric) => Heuristic;
};

const ENTRIES = {
  zero: { takes: 'any', make: () => ZERO_HEURISTIC },
  misplaced: { takes: 'tiles', make: misplacedHeuristic },
  manhattan: { takes: 'tiles', make: manhattanHeuristic },
  'linear-conflict': { takes: 'tiles', make: linearConflictHeuristic },
  patterns: { takes: 'tiles', make: patternsHeuristic },
  blocks: { takes: 'blocks', make: blocksHeuristic },
} as const satisfies Record<string, Entry>;

/** The name of a heuristic that `solve` can be given. */
export type HeuristicName = keyof typeof ENTRIES;

/**
 * The heuristics that the informed textbook algorithms can be given by name.
 *
 * @example
 * ```ts
 * import { HEURISTIC_NAMES } from 'glissade/search';
 * console.log(HEURISTIC_NAMES.join(' '));
 * // → zero misplaced manhattan linear-conflict patterns blocks
 * ```
 */
export const HEURISTIC_NAMES = Object.keys(ENTRIES) as readonly HeuristicName[];

/** The heuristic of a search that names none. */
export function defaultHeuristic({ type }: Puzzle): HeuristicName {
  return type === 'tiles' ? 'linear-conflict' : 'blocks';
}

/** Why a heuristic does not fit a puzzle, or undefined. */
export function heuristicRefusal(name: HeuristicName, puzzle: Puzzle): string | undefined {
  const { takes }: Entry = ENTRIES[name];
  if (name === 'patterns' && puzzle.board.cells.length > PATTERN_BOARD_MAX) {
    return `heuristic ${name} is for boards of up to ${PATTERN_BOARD_MAX} cells`;
  }
  if (takes === 'any' || takes === puzzle.type) return undefined;
  return `heuristic ${name} is for ${takes === 'tiles' ? 'tile' : 'block'} puzzles`;
}

/**
 * The heuristic with that name or expression, or the best one that fits the puzzle. It is for
 * states of this puzzle only. Throws if `expression` makes no sense.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { heuristicFor } from 'glissade/search';
 * const puzzle = parsePuzzle('1 2 3/4 5 6/0 7 8');
 * console.log(heuristicFor(puzzle, 'stm', 'manhattan').evaluate(puzzle.start)); // → 2
 * ```
 */
export function heuristicFor(
  puzzle: Puzzle,
  metric: Metric,
  name: HeuristicName = defaultHeuristic(puzzle),
  expression?: string,
): Heuristic {
  if (expression !== undefined) return ownHeuristic(puzzle, metric, expression);
  // One for other puzzles would count what is not there.
  const isKnown = HEURISTIC_NAMES.includes(name);
  const refusal = isKnown ? heuristicRefusal(name, puzzle) : `there is no heuristic "${name}"`;
  if (refusal === undefined) return ENTRIES[name].make(puzzle, metric);
  throw new RangeError(`${refusal}; the heuristics are ${HEURISTIC_NAMES.join(', ')}`);
}
