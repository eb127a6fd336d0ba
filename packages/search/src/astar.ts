/**
 * A*: expands the open node with the least f = g + h, the length of the path so far plus the
 * estimate of the rest.
 *
 * With an admissible heuristic, the first solution is a shortest one. The heuristic need not be
 * consistent: when a cheaper path to a closed node is found, the node is opened again. With any
 * other heuristic A* still finds a solution, and the outcome says that it may not be shortest.
 *
 * With a weight w, f = g + w h. If h is admissible and w is above 1, a solution is found sooner and
 * is at most w times as long as a shortest one. So the least f, divided by w, is a lower bound (I.
 * Pohl, Heuristic search viewed as path finding in a graph, 1970).
 *
 * Cost: as best-first search; memory is the limit.
 * Source: P. E. Hart, N. J. Nilsson, B. Raphael, A formal basis for the heuristic determination of
 * minimum cost paths (1968).
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
