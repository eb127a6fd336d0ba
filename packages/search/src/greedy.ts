/**
 * Greedy best-first: always expand the node that looks nearest to a goal (best-first by h).
 *
 * Quick to some answer, which is often twice as long as needed; it never looks at the way already
 * gone, so a cheaper way to a known state is not followed. Without a heuristic it is a
 * breadth-first search that promises nothing.
 *
 * Cost: as best-first search. Source: J. Doran, D. Michie, Experiments with the graph traverser
 * program (1966).
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
