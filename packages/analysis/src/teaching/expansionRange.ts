/*
 * How many states A* may expand, whatever its rule for ties: with a consistent heuristic it expands
 * every state with f = g + h below the length C of a shortest solution, perhaps some with f = C,
 * and none beyond (R. Dechter, J. Pearl, Generalized best-first search strategies and the
 * optimality of A*, 1985). The states with f up to C are found breadth-first; on the way to any of
 * them f never falls, so leaving out what is beyond C loses none.
 */
import type { Metric, Puzzle } from '@glissade/core';
import type { Heuristic } from '@glissade/search/heuristic/heuristic';
import { puzzleSpace } from '@glissade/search/problem/puzzleSpace';

/** How many states A* may expand. */
export type ExpansionRange = {
  /** States that it expands by any rule: those with f below the length. */
  readonly least: number;
  /** States that it may expand: those with f up to the length. */
  readonly most: number;
};

/**
 * Undefined where more than `statesMax` states have f up to `length`.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'glissade';
 * import { expansionRange, heuristicFor } from 'glissade/search';
 * const puzzle = parsePuzzle('8 6 4/0 7 2/5 1 3');
 * const heuristic = heuristicFor(puzzle, 'stm', 'manhattan');
 * console.log(expansionRange(puzzle, 'stm', heuristic, { length: 23, statesMax: 90_000 }));
 * // → { least: 242, most: 930 }
 * ```
 */
export function expansionRange(
  puzzle: Puzzle,
  metric: Metric,
  heuristic: Heuristic,
  { length, statesMax }: { readonly length: number; readonly statesMax: number },
): ExpansionRange | undefined {
  if (!heuristic.consistent) throw new Error('this needs a consistent heuristic');
  const space = puzzleSpace(puzzle, metric);
  const seen = new Set([space.key(space.start)]);
  let level = [space.start];
  let [least, most] = [0, 0];
  for (let g = 0; level.length > 0; g++) {
    const next: typeof level = [];
    for (const state of level) {
      if (space.isGoal(state)) continue;
      if (g + heuristic.evaluate(state) < length) least++;
      most++;
      for (const successor of space.successors(state)) {
        const key = space.key(successor.state);
        if (seen.has(key) || g + 1 + heuristic.evaluate(successor.state) > length) continue;
        if (seen.add(key).size > statesMax) return undefined;
        next.push(successor.state);
      }
    }
    level = next;
  }
  return { least, most };
}
