// All states of a block puzzle with their numbers, and all edges between them: a breadth-first
// search that keeps all states. For boards of at most 64 cells and states of at most three words;
// the reference search in TypeScript does the others.
//
// Each state is expanded once. The edges go into a buffer that the host empties after each call,
// because there are far more edges than states, and not every host needs them.
import { STATE_GRAPH_STATES_A_CALL } from '../../src/kernel/stateGraphLayout.ts';
import {
  edgesAt as edgesFrom,
  endsAt as endsFrom,
  layOut,
  madeAt,
  masksAt as masksFrom,
  nearAt as nearFrom,
  rimsAt as rimsFrom,
  slotsAt as slotsFrom,
  statesAt as statesFrom,
} from './graphMemory.ts';
import {
  addStart,
  count,
  fillTable,
  growStates,
  haveRoom,
  numberMade,
  openStates,
  openTable,
  stateAt,
} from './states.ts';
import { makeSuccessors, openSuccessors } from './successors.ts';

export { fillTable, growStates, openTable };

/** Successors of a state at most, and edges that the buffer holds. */
let successorsMax: u32 = 0;
let edgesMax: u32 = 0;
/** The state that is expanded next. */
let next: u32 = 0;
let edges: u32 = 0;

/** Begins a search; the host then writes the tables and calls `begin`. 0: no memory. */
export function open(
  slots: u32,
  placements: u32,
  words: u32,
  distanceMax: u32,
  successors: u32,
  tableBits: u32,
): u32 {
  assert(words >= 1 && words <= 3);
  successorsMax = successors;
  edgesMax = max(successors, <u32>(1 << 14));
  const ends = STATE_GRAPH_STATES_A_CALL;
  if (!layOut(slots, placements, successors, edgesMax, ends, tableBits)) return 0;
  openStates(words, tableBits);
  openSuccessors(slots, distanceMax);
  next = 0;
  edges = 0;
  return 1;
}

export function slotsAt(): usize {
  return slotsFrom;
}

export function masksAt(): usize {
  return masksFrom;
}

export function rimsAt(): usize {
  return rimsFrom;
}

export function nearAt(): usize {
  return nearFrom;
}

/** Where the host writes the words of the start. */
export function startAt(): usize {
  return madeAt;
}

export function edgesAt(): usize {
  return edgesFrom;
}

export function endsAt(): usize {
  return endsFrom;
}

/** Where the words of the states lie; it changes when the table grows. */
export function statesAt(): usize {
  return statesFrom;
}

export function states(): u32 {
  return count;
}

/** Edges of the last call of `expand`. */
export function edgeCount(): u32 {
  return edges;
}

/** Adds the start, for which there is space. */
export function begin(): void {
  addStart();
}

/**
 * Expands states up to the number `end`, `room` being the number that the table's states may have
 * at most. Returns how many; it stops early where successors might not find space: among the edges,
 * the states or in the table.
 */
export function expand(budget: u32, end: u32, room: u32): u32 {
  const most = min(budget, STATE_GRAPH_STATES_A_CALL);
  edges = 0;
  let done: u32 = 0;
  for (; done < most && next < end; done++) {
    if (!haveRoom(successorsMax) || count + successorsMax > room) break;
    if (edges + successorsMax > edgesMax) break;
    const made = makeSuccessors(stateAt(next));
    assert(made <= successorsMax);
    numberMade(made, edgesFrom + (<usize>edges << 2));
    edges += made;
    store<u32>(endsFrom + (<usize>done << 2), edges);
    next++;
  }
  return done;
}
