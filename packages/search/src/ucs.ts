/**
 * Uniform-cost search: expands the open node with the least g, the cheapest path from the start.
 *
 * If every move costs 1, it expands level by level, like breadth-first search with a late goal
 * test, and finds the same lengths. It is here for spaces with other costs, and as the step from
 * breadth-first search to A*.
 *
 * Cost: as best-first search, without a heuristic.
 * Source: E. W. Dijkstra, A note on two problems in connexion with graphs (1959).
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
