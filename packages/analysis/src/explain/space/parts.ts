/*
 * Doors, and the parts of the space as they are on the board.
 *
 * A state on every solution is looked for among classes, because mirror images hide it: "as drawn
 * or mirrored". What hangs on one state, and what lies between two doors, is looked for among the
 * states themselves: a ring that its mirror image folds flat is a dead end of classes, and nobody
 * who walks around it has to come back. Between doors, a door and its images are one vertex, as all
 * goal states are.
 *
 * Cost: with mirror images, one search more (`doors.ts`) over all states, and another where a door
 * has images.
 */

import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import type { Space } from '../../analyse/space/space.ts';
import type { StateGraph } from '../../analyse/space/stateGraph.ts';
import { STATES_A_YIELD, type Work } from '../../analyse/space/work.ts';
import { type Doors, findDoors } from './doors.ts';
import type { Folded } from './folding.ts';

/** `doors` are classes; entrances of dead ends are states. Undefined: memory ran out. */
export function* findParts(space: Space, folded: Folded, meter: MemoryMeter): Work<Doors> {
  const byClasses = yield* findDoors(folded, meter);
  if (!byClasses || folded.symmetries.length === 0) return byClasses;
  const { graph, goals } = space;
  // Goals, and states met.
  if (!meter.claim(graph.count * 2)) return undefined;
  const isGoal = new Uint8Array(graph.count);
  for (const goal of goals) isGoal[goal] = 1;
  const byStates = yield* findDoors({ graph, isGoal }, meter);
  if (!byStates) return undefined;
  const { doors } = byClasses;
  const hasImages = byStates.doors.length < doors.length;
  const between = hasImages
    ? yield* findBetween(space, folded, { doors, isGoal }, meter)
    : byStates;
  if (!between) return undefined;
  meter.release(graph.count * 2);
  const { rooms, isForced } = between;
  return { ...byStates, doors, rooms, isForced };
}

type Ends = { readonly doors: readonly number[]; readonly isGoal: Uint8Array };

/** The rooms between doors that count as one with their images. */
function* findBetween(space: Space, folded: Folded, ends: Ends, meter: MemoryMeter): Work<Doors> {
  const joined = yield* joinImages(space, folded, ends, meter);
  if (!joined) return undefined;
  const between = yield* findDoors({ graph: joined, isGoal: ends.isGoal }, meter);
  meter.release(joined.firsts.byteLength + joined.successors.byteLength);
  return between;
}

/**
 * The graph with each door and its images as one: the first has the edges of all. Images that lie
 * behind goal states are left out.
 */
function* joinImages(
  { graph, queue }: Space,
  { classOf }: Folded,
  { doors, isGoal }: Ends,
  meter: MemoryMeter,
): Work<StateGraph> {
  const { count, firsts, successors } = graph;
  const imagesOf = new Map<number, number[]>(doors.map((door) => [door, []]));
  for (const state of yield* statesBefore(graph, isGoal, queue)) {
    imagesOf.get(classOf[state]!)?.push(state);
  }
  const images = new Map([...imagesOf.values()].flatMap((own) => own.map((one) => [one, own])));
  const joinedFirsts = meter.allocate(count + 1);
  const joined = meter.allocate(successors.length);
  if (!joinedFirsts || !joined) return undefined;
  let end = 0;
  for (let state = 0; state < count; state++) {
    const own = images.get(state) ?? [state];
    for (const from of own[0] === state ? own : []) {
      for (let edge = firsts[from]!; edge < firsts[from + 1]!; edge++) {
        const to = successors[edge]!;
        joined[end++] = images.get(to)?.[0] ?? to;
      }
    }
    joinedFirsts[state + 1] = end;
    if (state % STATES_A_YIELD === 0) yield STATES_A_YIELD;
  }
  return { count, firsts: joinedFirsts, successors: joined };
}

/** What the start reaches without passing a goal state, goal states not counted. */
function* statesBefore(
  { count, firsts, successors }: StateGraph,
  isGoal: Uint8Array,
  queue: Int32Array,
): Generator<number, Int32Array> {
  const seen = new Uint8Array(count);
  queue[0] = 0;
  seen[0] = 1;
  let met = 1;
  for (let at = 0; at < met; at++) {
    const state = queue[at]!;
    for (let edge = firsts[state]!; edge < firsts[state + 1]!; edge++) {
      const next = successors[edge]!;
      if (seen[next] !== 0 || isGoal[next] !== 0) continue;
      seen[next] = 1;
      queue[met++] = next;
    }
    if (at % STATES_A_YIELD === 0) yield STATES_A_YIELD;
  }
  return queue.subarray(0, met);
}
