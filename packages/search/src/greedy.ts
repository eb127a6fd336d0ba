/**
 * Greedy best-first search: expands the open node with the least h, which seems nearest to a goal.
 *
 * It finds some solution quickly, often twice as long as necessary. It ignores the length of the
 * path so far, so it does not use a cheaper path to a known state. Without a heuristic it is a
 * breadth-first search without a guarantee.
 *
 * Cost: as best-first search.
 * Source: J. Doran, D. Michie, Experiments with the graph traverser program (1966).
 */
import type { Algorithm } from './algorithm.ts';
import { bestFirst } from './bestFirst.ts';
import { machine } from './machine.ts';

export const GREEDY: Algorithm = {
  name: 'greedy',
  title: 'Greedy best-first',
  optimal: false,
  complete: true,
  provesUnsolvable: true,
  accepts: ['heuristic', 'ties'],
  needsGoalStates: false,
  start: (space, { heuristic, ties, watch } = {}) =>
    machine((stats) => {
      if (!space.isGoal(space.start)) stats.lowerBound = 1;
      return bestFirst(
        space,
        {
          heuristic,
          priority: (_g, h) => h,
          boundOf: () => 0,
          isOptimal: false,
          improves: false,
          ties,
          watch,
        },
        stats,
      );
    }),
};
