/*
 * Rooms of a space that is too large for a dot a state: connected parts whose distances to the goal
 * lie in one band (the mapper of Singh, Mémoli and Carlsson 2007, without overlaps; with bands of
 * one, the levels of the space cut into their connected parts).
 *
 * Bands are halved as long as there are no more than ROOMS_MAX rooms, so every room can be opened:
 * its own rooms are those of narrower bands. Refused: the block-cut tree. Block puzzles have one
 * biconnected part that holds nearly all states, and hundreds of dead ends of a few.
 *
 * Cost: each halving visits each state and edge of the part once; 4 bytes a state.
 */
import type { Distances } from '../../analyse/space/distances.ts';
import type { StateGraph } from '../../analyse/space/stateGraph.ts';
import { STATES_A_YIELD } from '../../analyse/space/work.ts';

/** Rooms of one picture. */
export const ROOMS_MAX = 1500;

/** States joined into dots. */
export type Regions = {
  /** Dot by state; -1: the state is in none. */
  readonly dotOf: Int32Array;
  readonly count: number;
};

/** `dotOf` and `queue` are scratch of a number a state. Dots are numbered by their first states. */
export type RegionSearch = {
  readonly graph: StateGraph;
  /** What is cut into bands. */
  readonly distances: Distances;
  /** The states to cut, ascending. */
  readonly part: Int32Array;
  readonly queue: Int32Array;
};

export function* findRegions(search: RegionSearch): Generator<number, Regions> {
  const { graph, distances, part } = search;
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const state of part) {
    least = Math.min(least, distances[state]!);
    most = Math.max(most, distances[state]!);
  }
  let width = 1;
  while (Math.floor(least / width) !== Math.floor(most / width)) width *= 2;
  let best = { dotOf: new Int32Array(graph.count), count: 0 };
  let next = new Int32Array(graph.count);
  do {
    width = Math.max(1, width / 2);
    const mostRooms = best.count === 0 ? part.length : ROOMS_MAX;
    const count = yield* flood(search, width, next, mostRooms);
    if (count > mostRooms) break;
    const spare = best.dotOf;
    best = { dotOf: next, count };
    next = spare;
  } while (width > 1);
  return best;
}

/** Numbers the connected parts of each band; stops beyond `countMax`. */
function* flood(
  { graph: { firsts, successors }, distances, part, queue }: RegionSearch,
  width: number,
  dotOf: Int32Array,
  countMax: number,
): Generator<number, number> {
  dotOf.fill(OUTSIDE);
  for (const state of part) dotOf[state] = UNKNOWN;
  let count = 0;
  let looked = 0;
  for (const first of part) {
    if (dotOf[first] !== UNKNOWN) continue;
    if (++count > countMax) return count;
    const band = Math.floor(distances[first]! / width);
    let tail = 0;
    queue[tail++] = first;
    dotOf[first] = count - 1;
    for (let head = 0; head < tail; head++) {
      const state = queue[head]!;
      for (let edge = firsts[state]!; edge < firsts[state + 1]!; edge++) {
        const there = successors[edge]!;
        if (dotOf[there] !== UNKNOWN || Math.floor(distances[there]! / width) !== band) continue;
        dotOf[there] = count - 1;
        queue[tail++] = there;
      }
      if (++looked % STATES_A_YIELD === 0) yield STATES_A_YIELD;
    }
  }
  return count;
}

const OUTSIDE = -1;
const UNKNOWN = -2;
