/**
 * Misplaced pieces: how many placements of the goal are not met yet.
 *
 * One unit of `steps`, `slides`, `moves` or `stm` moves one piece, so it can meet at most one more
 * placement: the count is admissible, and consistent, for every puzzle. In `mtm` one unit moves up
 * to a whole line of tiles (the longer side less one), so the count is divided by that, rounded up.
 * With several goals the nearest one counts.
 *
 * Distances (Manhattan, `blocks`) say more in the `steps` metric; this one is kept because it holds
 * for every puzzle and every metric, and because textbooks begin with it.
 *
 * Cost: one look at each goal placement.
 * Source: S. Russell, P. Norvig, Artificial Intelligence (1995), section on heuristic functions.
 */
import { type Metric, meetsGoal, type Puzzle } from '@glissade/core';
import type { Heuristic } from './heuristic.ts';

export function misplacedHeuristic(puzzle: Puzzle, metric: Metric): Heuristic {
  const { board, goals } = puzzle;
  const perUnit = metric === 'mtm' ? Math.max(board.width, board.height) - 1 : 1;
  return {
    name: 'misplaced',
    admissible: true,
    consistent: true,
    evaluate(state) {
      let fewest = Infinity;
      for (const goal of goals) {
        const unmet = goal.filter((placement) => !meetsGoal(puzzle, state, [placement]));
        fewest = Math.min(fewest, unmet.length);
      }
      return Math.ceil(fewest / perUnit);
    },
  };
}
