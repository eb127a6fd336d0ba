/* What a dot of a map stands for: a state, a state with its mirror images, or a room. */

import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { allocateDistances, type Distances, distancesFrom } from '../analyse/space/distances.ts';
import type { Space } from '../analyse/space/space.ts';
import type { StateGraph } from '../analyse/space/stateGraph.ts';
import type { Work } from '../analyse/space/work.ts';
import type { Folded } from '../explain/space/folding.ts';
import type { Joining } from './mapIndex.ts';
import { joinDots, leastOf } from './rooms/joinedDots.ts';
import { openRooms } from './rooms/openRooms.ts';
import type { SpaceMap } from './spaceMap.ts';

type Dots = Pick<SpaceMap, 'dots' | 'count' | 'sizes' | 'folded' | 'fromStart' | 'toGoal'> & {
  readonly graph: StateGraph;
  readonly joining: Joining;
};

type Asked = { readonly fold: boolean; readonly rooms: readonly number[] | undefined };

/** `fromStart`: of the states. Undefined: memory ran out. */
export function* dotsFor(
  space: Space,
  folded: Folded,
  fromStart: Distances,
  { fold, rooms }: Asked,
  meter: MemoryMeter,
): Work<Dots> {
  if (rooms) return yield* roomDots(space, fromStart, rooms, meter);
  if (fold && folded.symmetries.length > 0) return yield* foldedDots(space, folded, meter);
  const { graph, toGoal } = space;
  const numbers = meter.allocate(graph.count);
  const sizes = meter.allocate(graph.count);
  if (!numbers || !sizes) return undefined;
  for (let state = 0; state < graph.count; state++) numbers[state] = state;
  return {
    dots: 'states',
    count: graph.count,
    sizes: sizes.fill(1),
    folded: [],
    fromStart,
    toGoal,
    graph,
    joining: { dotOf: numbers, firstState: numbers },
  };
}

function* foldedDots(space: Space, folded: Folded, meter: MemoryMeter): Work<Dots> {
  const { graph, classOf, firstState, toGoal, symmetries } = folded;
  const sizes = meter.allocate(graph.count);
  const fromStart = allocateDistances(meter, graph.count, space.levels.length);
  if (!sizes || !fromStart) return undefined;
  yield* distancesFrom(graph, [0], fromStart, space.queue);
  for (const dot of classOf) sizes[dot]!++;
  return {
    dots: 'states',
    count: graph.count,
    sizes,
    folded: symmetries.map(({ name }) => name),
    fromStart,
    toGoal,
    graph,
    joining: { dotOf: classOf, firstState },
  };
}

function* roomDots(
  space: Space,
  fromStart: Distances,
  path: readonly number[],
  meter: MemoryMeter,
): Work<Dots> {
  // Two tables of dots, and the states of the part with their order.
  if (!meter.claim(space.graph.count * 16)) return undefined;
  const opened = yield* openRooms(space, fromStart, path);
  const { graph, firstState, sizes } = yield* joinDots(space, opened);
  return {
    dots: opened.dots,
    count: opened.count,
    sizes,
    folded: [],
    fromStart: leastOf(fromStart, opened),
    toGoal: leastOf(space.toGoal, opened),
    graph,
    joining: { dotOf: opened.dotOf, firstState },
  };
}
