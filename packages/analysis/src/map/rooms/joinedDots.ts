/* A graph of dots, each of which stands for some states. */
import { type Distances, unreachedIn } from '../../analyse/space/distances.ts';
import type { Space } from '../../analyse/space/space.ts';
import type { StateGraph } from '../../analyse/space/stateGraph.ts';
import { STATES_A_YIELD } from '../../analyse/space/work.ts';
import type { Regions } from './regions.ts';

export type JoinedDots = {
  readonly graph: StateGraph;
  /** The lowest state of each dot. */
  readonly firstState: Int32Array;
  /** States of each dot. */
  readonly sizes: Int32Array;
};

/** Dots are neighbours where a state of one is a neighbour of a state of the other. */
export function* joinDots(
  { graph }: Space,
  { dotOf, count }: Regions,
): Generator<number, JoinedDots> {
  const sizes = new Int32Array(count);
  for (const dot of dotOf) if (dot >= 0) sizes[dot]!++;
  const { starts, states } = statesByDot(dotOf, sizes);
  const seenBy = new Int32Array(count).fill(-1);
  const firsts = new Int32Array(count + 1);
  const successors: number[] = [];
  for (let dot = 0; dot < count; dot++) {
    seenBy[dot] = dot;
    for (let i = starts[dot]!; i < starts[dot + 1]!; i++) {
      const state = states[i]!;
      for (let edge = graph.firsts[state]!; edge < graph.firsts[state + 1]!; edge++) {
        const there = dotOf[graph.successors[edge]!]!;
        if (there < 0 || seenBy[there] === dot) continue;
        seenBy[there] = dot;
        successors.push(there);
      }
      if (i % STATES_A_YIELD === 0) yield STATES_A_YIELD;
    }
    firsts[dot + 1] = successors.length;
  }
  const firstState = Int32Array.from(sizes, (_, dot) => states[starts[dot]!]!);
  return {
    graph: { count, firsts, successors: Int32Array.from(successors) },
    firstState,
    sizes,
  };
}

function statesByDot(dotOf: Int32Array, sizes: Int32Array) {
  const starts = new Int32Array(sizes.length + 1);
  for (const [dot, size] of sizes.entries()) starts[dot + 1] = starts[dot]! + size;
  const free = starts.slice();
  const states = new Int32Array(starts[sizes.length]!);
  for (let state = 0; state < dotOf.length; state++) {
    const dot = dotOf[state]!;
    if (dot >= 0) states[free[dot]!++] = state;
  }
  return { starts, states };
}

/** The least distance among the states of each dot. */
export function leastOf(distances: Distances, { dotOf, count }: Regions): Distances {
  const wide = distances.BYTES_PER_ELEMENT === 4;
  const least = wide ? new Uint32Array(count) : new Uint16Array(count);
  least.fill(unreachedIn(least));
  for (let state = 0; state < dotOf.length; state++) {
    const dot = dotOf[state]!;
    if (dot >= 0 && distances[state]! < least[dot]!) least[dot] = distances[state]!;
  }
  return least;
}
