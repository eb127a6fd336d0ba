/**
 * A*: always expand the node whose way, with what is still to come by the estimate, is shortest
 * (best-first by g + h).
 *
 * With an admissible heuristic the first answer is a shortest one; closed nodes are opened again
 * when a cheaper way to them turns up, so the heuristic need not be consistent. With any other
 * heuristic it still finds an answer, and says that it may not be shortest.
 *
 * Cost: as best-first search; memory is what ends it. Source: P. E. Hart, N. J. Nilsson, B.
 * Raphael, A formal basis for the heuristic determination of minimum cost paths (1968).
 */
import type { Algorithm } from './algorithm.ts';
import { bestFirst } from './bestFirst.ts';
import { machine } from './machine.ts';

export const ASTAR: Algorithm = {
  name: 'astar',
  title: 'A*',
  optimal: true,
  complete: true,
  provesUnsolvable: true,
  usesHeuristic: true,
  needsGoalStates: false,
  start: (space, { heuristic } = {}) =>
    machine((stats) =>
      bestFirst(
        space,
        {
          heuristic,
          priority: (g, h) => g + h,
          isBound: heuristic?.admissible ?? true,
          improves: true,
        },
        stats,
      ),
    ),
};
