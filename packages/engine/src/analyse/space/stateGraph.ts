import type { MemoryMeter } from '../../blocks/model/memoryMeter.ts';
import type { BreadthFirst } from '../../blocks/reference/breadthFirst.ts';
import { STATES_A_YIELD, type Work } from './work.ts';

/**
 * Who is one unit away from whom, by state number: the successors of state s are those in
 * `successors` from `firsts[s]` to `firsts[s + 1]`, each once. Every edge stands there twice, since
 * units can be taken back.
 */
export type StateGraph = {
  readonly count: number;
  readonly firsts: Int32Array;
  readonly successors: Int32Array;
};

/**
 * Lists the successors of every state of a search that has met them all. `edges`: how many there
 * are in both directions, which is what the search has generated.
 */
export function* connectStates(
  search: BreadthFirst,
  edges: number,
  meter: MemoryMeter,
): Work<StateGraph> {
  const { store, list } = search;
  const { count } = store;
  const firsts = meter.allocate(count + 1);
  const successors = meter.allocate(edges);
  if (!firsts || !successors) return undefined;
  let end = 0;
  for (let state = 0; state < count; state++) {
    search.expandLocated(state);
    for (let k = 0; k < list.count; k++) successors[end++] = list.indexes[k]!;
    firsts[state + 1] = end;
    if (state % STATES_A_YIELD === 0) yield STATES_A_YIELD;
  }
  return { count, firsts, successors };
}

/** How many successors a state has. */
export function countSuccessors({ firsts }: StateGraph, state: number): number {
  return firsts[state + 1]! - firsts[state]!;
}

/** The bytes of the tables. */
export function countGraphBytes({ firsts, successors }: StateGraph): number {
  return firsts.byteLength + successors.byteLength;
}
