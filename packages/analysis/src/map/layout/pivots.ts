/*
 * Pivots: some states from which the distances to all states are known.
 *
 * Each further pivot is a state as far as possible from those before (max-min), so they lie at the
 * rims of the space and spread over it. Refused: random pivots, which crowd where most states are
 * and leave long arms of the space without one.
 *
 * Cost: one breadth-first search for each pivot; two bytes for each state and pivot.
 * Source: Brandes and Pich, Eigensolver methods for progressive multidimensional scaling of large
 * data, Graph Drawing 2006.
 */

import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { allocateDistances, distancesFrom } from '../../analyse/space/distances.ts';
import type { StateGraph } from '../../analyse/space/stateGraph.ts';
import type { Work } from '../../analyse/space/work.ts';

/** More of them draw no better: Ortmann et al. found little gained beyond 50 to 100. */
const PIVOTS_MAX = 50;

export type Pivots = {
  /** States, the first chosen by the seed. */
  readonly pivots: Int32Array;
  /** Distance of state s from pivot p at `s * pivots.length + p`. */
  readonly distances: Uint16Array;
  /** The number of the nearest pivot of each state; the first of equals. */
  readonly nearest: Uint8Array;
  /** Longest of all distances. */
  readonly distanceMax: number;
};

/** Undefined: memory ran out, or distances do not fit in 16 bits. */
export function* choosePivots(graph: StateGraph, seed: number, meter: MemoryMeter): Work<Pivots> {
  const { count } = graph;
  const pivotCount = Math.min(PIVOTS_MAX, count);
  const queue = meter.allocate(count);
  const column = allocateDistances(meter, count, 0);
  if (!queue || !column || !meter.claim(count * (pivotCount * 2 + 3))) return undefined;
  const distances = new Uint16Array(count * pivotCount);
  const nearest = new Uint8Array(count);
  const least = new Uint16Array(count).fill(0xffff);
  const pivots = new Int32Array(pivotCount);
  let pivot = Math.imul(seed, 0x9e3779b1) >>> 0;
  pivot %= count;
  let distanceMax = 0;
  for (let p = 0; p < pivotCount; p++) {
    pivots[p] = pivot;
    yield* distancesFrom(graph, [pivot], column, queue);
    distanceMax = Math.max(distanceMax, column[queue[count - 1]!]!);
    let farthest = 0;
    for (let state = 0, at = p; state < count; state++, at += pivotCount) {
      const distance = column[state]!;
      distances[at] = distance;
      if (distance < least[state]!) {
        least[state] = distance;
        nearest[state] = p;
      }
      if (least[state]! > least[farthest]!) farthest = state;
    }
    pivot = farthest;
  }
  meter.release(count * 8);
  return { pivots, distances, nearest, distanceMax };
}
