/*
 * Breadth-first search over numbered states from any set of them at once.
 *
 * With every state numbered and every edge in one table, a sweep touches nothing but typed arrays:
 * the distance of each state, and a queue of numbers. Units of every metric can be taken back, so
 * the distances *from* the goal states are the distances *to* the nearest of them.
 * Rejected: making the successors anew in each sweep (ten times the work, and an analysis sweeps
 * dozens of times); one bit a state and a level (nothing would be left to ask for a distance).
 *
 * Cost: each state once, each edge twice; 2 bytes a state (4 where distances can pass 65,534) and 4
 * for the queue.
 * Source: Moore 1959; several sources are one further start before them all.
 */
import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import type { StateGraph } from './stateGraph.ts';
import { STATES_A_YIELD } from './work.ts';

/** By state number; `unreachedIn` says which value stands for no distance at all. */
export type Distances = Uint16Array | Uint32Array;

/** What stands in the table for a state that cannot be reached. */
export function unreachedIn(distances: Distances): number {
  return distances.BYTES_PER_ELEMENT === 2 ? 0xffff : 0xffffffff;
}

/** A table for distances up to `distanceMax`, all unreached; undefined beyond the memory limit. */
export function allocateDistances(
  meter: MemoryMeter,
  count: number,
  distanceMax: number,
): Distances | undefined {
  const isShort = distanceMax < 0xffff;
  if (!meter.claim(count * (isShort ? 2 : 4))) return undefined;
  const table = isShort ? new Uint16Array(count) : new Uint32Array(count);
  return table.fill(unreachedIn(table));
}

/**
 * Fills in the distance of every state from the nearest source; all else becomes unreached. `queue`
 * has space for all states and holds them afterwards in the order of their distance. Returns how
 * many were reached.
 */
export function* distancesFrom(
  { firsts, successors }: StateGraph,
  sources: Iterable<number>,
  distances: Distances,
  queue: Int32Array,
): Generator<number, number> {
  const unreached = unreachedIn(distances);
  distances.fill(unreached);
  let tail = 0;
  for (const source of sources) {
    distances[source] = 0;
    queue[tail++] = source;
  }
  for (let head = 0; head < tail; head++) {
    const state = queue[head]!;
    const next = distances[state]! + 1;
    const end = firsts[state + 1]!;
    for (let edge = firsts[state]!; edge < end; edge++) {
      const successor = successors[edge]!;
      if (distances[successor] !== unreached) continue;
      distances[successor] = next;
      queue[tail++] = successor;
    }
    if (head % STATES_A_YIELD === 0) yield STATES_A_YIELD;
  }
  return tail;
}

/** How many states have each distance; the unreached are left out. */
export function countByDistance(distances: Distances): number[] {
  const unreached = unreachedIn(distances);
  const counts: number[] = [];
  for (const distance of distances) {
    if (distance === unreached) continue;
    while (counts.length <= distance) counts.push(0);
    counts[distance]!++;
  }
  return counts;
}
