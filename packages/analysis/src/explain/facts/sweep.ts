/*
 * What searches for landmarks run over: all states, or the classes of a folded space.
 *
 * Classes will do for facts that stand for their images, too, where every symmetry that is folded
 * leaves the start as it is. What can be reached without such a fact then holds the images of all
 * of its states, so a class is reached just when its states are. Half the states or fewer are met.
 */
import type { Space } from '../../analyse/space/space.ts';
import type { Folded } from '../space/folding.ts';
import { keepsState } from '../space/symmetry.ts';

/** Vertices are states, or classes, each with its lowest state. */
export type Sweep = Pick<Space, 'states' | 'graph' | 'toGoal' | 'goals' | 'levels' | 'queue'> & {
  readonly firstState?: Int32Array;
};

/** The classes; undefined where nothing is folded, or an image of the start is another state. */
export function sweepOfClasses(space: Space, folded: Folded): Sweep | undefined {
  const { states, levels, goals, queue } = space;
  const { symmetries, graph, toGoal, classOf, firstState } = folded;
  const start = states.stateAt(0);
  const isFixed = symmetries.every((symmetry) => keepsState(symmetry, start));
  if (symmetries.length === 0 || !isFixed) return undefined;
  const goalClasses = goals.map((goal) => classOf[goal]!);
  return { states, levels, queue, graph, toGoal, firstState, goals: goalClasses };
}
