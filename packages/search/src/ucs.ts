/**
 * Uniform cost: always expand the node with the cheapest way from the start (best-first by g).
 *
 * With every way costing 1 it expands level by level, like breadth-first search with a late goal
 * test, and gives the same lengths; it is kept for spaces with other costs and as the link between
 * breadth-first search and A*.
 *
 * Cost: as best-first search, without a heuristic. Source: E. W. Dijkstra, A note on two problems
 * in connexion with graphs (1959).
 */
import type { Algorithm } from './algorithm.ts';
import { bestFirst } from './bestFirst.ts';
import { machine } from './machine.ts';

export const UCS: Algorithm = {
  name: 'ucs',
  title: 'Uniform cost',
  optimal: true,
  complete: true,
  provesUnsolvable: true,
  accepts: ['ties'],
  needsGoalStates: false,
  start: (space, { ties, watch } = {}) =>
    machine((stats) =>
      bestFirst(
        space,
        {
          priority: (g) => g,
          boundOf: (g) => g,
          isOptimal: true,
          improves: true,
          ties,
          watch,
        },
        stats,
      ),
    ),
};
