/**
 * A*: always expand the node whose way, with what is still to come by the estimate, is shortest
 * (best-first by g + h).
 *
 * With an admissible heuristic the first answer is a shortest one; closed nodes are opened again
 * when a cheaper way to them turns up, so the heuristic need not be consistent. With any other
 * heuristic it still finds an answer, and says that it may not be shortest.
 *
 * With a weight w, f = g + w h. From an admissible h, a weight above 1 finds an answer sooner that
 * is at most w times as long as a shortest one: so the least f, divided by w, stays a lower bound
 * (I. Pohl, Heuristic search viewed as path finding in a graph, 1970).
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
  accepts: ['heuristic', 'weight', 'ties'],
  needsGoalStates: false,
  start: (space, { heuristic, weight = 1, ties, watch } = {}) => {
    const isAdmissible = heuristic?.admissible ?? true;
    const stretch = Math.max(1, weight);
    return machine((stats) =>
      bestFirst(
        space,
        {
          heuristic,
          priority: (g, h) => g + weight * h,
          // A sum of fractions may lie a little above the whole number it stands for.
          boundOf: (f) => (isAdmissible ? Math.ceil(f / stretch - ROUNDING) : 0),
          isOptimal: isAdmissible && weight <= 1,
          improves: true,
          ties,
          watch,
        },
        stats,
      ),
    );
  },
};

const ROUNDING = 1e-9;
