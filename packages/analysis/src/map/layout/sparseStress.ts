/*
 * Stress on sparse pivots: moves states until distances in the picture are those of the graph.
 *
 * Stress is the sum over pairs of w (drawn - d)², w = 1 / d². Of all pairs it keeps the edges, and
 * each state with each pivot; such a pair stands for the states near the pivot, so its weight is
 * multiplied by how many states of the pivot's region lie at most half as far from the pivot as the
 * state does. Each state is put where its own terms are least if the others stay (localized
 * majorization), one after the other in the order of their numbers, so the result is the same on
 * every machine that rounds as IEEE 754 says. Rounds are counted, never timed, for that reason.
 *
 * Refused: force-directed layouts (ForceAtlas2 and the like): hundreds of rounds until a space of
 * long distances has unrolled, and no distance can be read from the picture; full stress: n² pairs.
 *
 * Cost: for each round, states × pivots + edges terms with a square root.
 * Sources: Ortmann, Klimenta and Brandes, A sparse stress model, Graph Drawing 2016; Gansner, Koren
 * and North, Graph drawing by stress majorization, Graph Drawing 2004.
 */
import type { StateGraph } from '../../analyse/space/stateGraph.ts';
import { STATES_A_YIELD } from '../../analyse/space/work.ts';
import type { Pivots } from './pivots.ts';

const ROUNDS_MAX = 60;
/** Ends when a round moves states by less than this, in edges, on average. */
const MOVE_MIN = 0.01;

/** What the terms of the sum are made of. */
type Terms = {
  readonly graph: StateGraph;
  readonly pivots: Pivots;
  readonly weights: Float64Array;
  /** The places of the pivots once more: every state looks at all of them. */
  readonly pivotPlaces: Float64Array;
  /** The number of each state that is a pivot. */
  readonly numberOf: ReadonlyMap<number, number>;
};

/** Improves the places themselves; yields states looked at, and `onRound` hears of each round. */
export function* relax(
  graph: StateGraph,
  pivots: Pivots,
  places: Float32Array,
  onRound: (places: Float32Array) => void,
): Generator<number, void> {
  const states = [...pivots.pivots];
  const terms: Terms = {
    graph,
    pivots,
    weights: pivotWeights(pivots),
    pivotPlaces: Float64Array.from(states.flatMap((s) => [places[s * 2]!, places[s * 2 + 1]!])),
    numberOf: new Map(states.map((state, number) => [state, number])),
  };
  for (let round = 0; round < ROUNDS_MAX; round++) {
    let moved = 0;
    for (let from = 0; from < graph.count; from += STATES_A_YIELD) {
      const to = Math.min(graph.count, from + STATES_A_YIELD);
      moved += moveStates(terms, places, from, to);
      yield (to - from) * 8;
    }
    onRound(places);
    if (moved / graph.count < MOVE_MIN) return;
  }
}

/** The weight of a pair by pivot and distance, at `pivot * (distanceMax + 1) + distance`. */
function pivotWeights({ pivots, distances, nearest, distanceMax }: Pivots): Float64Array {
  const width = pivots.length;
  const row = distanceMax + 1;
  const within = new Float64Array(width * row);
  for (const [state, pivot] of nearest.entries()) {
    within[pivot * row + distances[state * width + pivot]!]!++;
  }
  for (let p = 0; p < width; p++) {
    for (let d = 1; d < row; d++) within[p * row + d]! += within[p * row + d - 1]!;
  }
  const weights = new Float64Array(width * row);
  // Pairs one apart are edges, which have a weight of their own.
  for (let p = 0; p < width; p++) {
    for (let d = 2; d < row; d++) weights[p * row + d] = within[p * row + (d >> 1)]! / (d * d);
  }
  return weights;
}

/** Returns the sum of how far they were moved. */
function moveStates(terms: Terms, places: Float32Array, from: number, to: number): number {
  const { firsts, successors } = terms.graph;
  const { distances, distanceMax } = terms.pivots;
  const { weights, pivotPlaces, numberOf } = terms;
  const width = numberOf.size;
  const row = distanceMax + 1;
  let moved = 0;
  for (let state = from; state < to; state++) {
    const x = places[state * 2]!;
    const y = places[state * 2 + 1]!;
    let sumX = 0;
    let sumY = 0;
    let sum = 0;
    for (let edge = firsts[state]!; edge < firsts[state + 1]!; edge++) {
      const ox = places[successors[edge]! * 2]!;
      const oy = places[successors[edge]! * 2 + 1]!;
      const factor = 1 / distance(x - ox, y - oy);
      sumX += ox + (x - ox) * factor;
      sumY += oy + (y - oy) * factor;
      sum++;
    }
    for (let p = 0; p < width; p++) {
      const far = distances[state * width + p]!;
      const weight = weights[p * row + far]!;
      if (weight === 0) continue;
      const ox = pivotPlaces[p * 2]!;
      const oy = pivotPlaces[p * 2 + 1]!;
      const factor = far / distance(x - ox, y - oy);
      sumX += weight * (ox + (x - ox) * factor);
      sumY += weight * (oy + (y - oy) * factor);
      sum += weight;
    }
    if (sum === 0) continue;
    places[state * 2] = sumX / sum;
    places[state * 2 + 1] = sumY / sum;
    const own = numberOf.get(state);
    if (own !== undefined) pivotPlaces.set(places.subarray(state * 2, state * 2 + 2), own * 2);
    moved += distance(sumX / sum - x, sumY / sum - y);
  }
  return moved;
}

function distance(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy) + 1e-9;
}
