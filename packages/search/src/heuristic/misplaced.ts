/**
 * Misplaced pieces: the number of placements of the goal that are not met yet.
 *
 * One unit of `steps`, `slides`, `moves` or `stm` moves one piece, so it can meet at most one more
 * placement: the number is admissible and consistent for every puzzle. In `mtm` one unit moves up
 * to a whole line of tiles (the longer side minus 1), so the number is divided by that and rounded
 * up. With several goals, the nearest one counts.
 *
 * Distances (`manhattan`, `blocks`) are stronger in the `steps` metric. This heuristic is here
 * because it applies to every puzzle and metric, and because textbooks begin with it.
 *
 * Cost: one lookup for each placement of the goal.
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
