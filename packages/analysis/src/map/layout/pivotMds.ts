/*
 * PivotMDS: classical scaling from the distances to some pivots alone.
 *
 * The squared distances are centred by row and column; the two strongest right singular vectors of
 * that matrix say how to combine its columns into coordinates. It draws the shape of the whole in a
 * few milliseconds, and puts states that all pivots see alike on one spot: what follows it, stress
 * on sparse pivots, takes them apart.
 *
 * Cost: states × pivots², once.
 * Source: Brandes and Pich 2006.
 */
import { STATES_A_YIELD } from '../../analyse/space/work.ts';
import type { Pivots } from './pivots.ts';

/** Enough for two vectors that no longer change in the picture; each costs pivots². */
const POWER_ROUNDS = 100;

/** Coordinates x, y of each state, in edges: the best scale for the distances to the pivots. */
export function* placeByPivots(
  { pivots, distances }: Pivots,
  seed: number,
): Generator<number, Float32Array> {
  const width = pivots.length;
  const count = distances.length / width;
  const means = columnMeans(distances, width);
  const row = new Float64Array(width);
  const product = new Float64Array(width * width);
  for (let state = 0; state < count; state++) {
    centreRow(distances, state, means, row);
    for (let p = 0; p < width; p++) {
      const value = row[p]!;
      for (let q = p; q < width; q++) product[p * width + q]! += value * row[q]!;
    }
    if (state % STATES_A_YIELD === 0) yield STATES_A_YIELD;
  }
  for (let p = 0; p < width; p++) {
    for (let q = 0; q < p; q++) product[p * width + q] = product[q * width + p]!;
  }
  const first = strongestVector(product, width, []);
  const second = strongestVector(product, width, [first]);
  const places = new Float32Array(count * 2);
  for (let state = 0; state < count; state++) {
    centreRow(distances, state, means, row);
    let [x, y] = [0, 0];
    for (let p = 0; p < width; p++) {
      x += row[p]! * first[p]!;
      y += row[p]! * second[p]!;
    }
    places[state * 2] = x;
    places[state * 2 + 1] = y;
    if (state % STATES_A_YIELD === 0) yield STATES_A_YIELD;
  }
  scaleToEdges(places, { pivots, distances });
  partEquals(places, seed);
  return places;
}

/** Means of the squared distances to each pivot. */
function columnMeans(distances: Uint16Array, width: number): Float64Array {
  const means = new Float64Array(width);
  for (let at = 0, p = 0; at < distances.length; at++) {
    means[p]! += distances[at]! ** 2;
    if (++p === width) p = 0;
  }
  return means.map((sum) => (sum * width) / distances.length);
}

/** A row of squared distances, less the means of its row and its columns; halved, negative. */
function centreRow(
  distances: Uint16Array,
  state: number,
  means: Float64Array,
  row: Float64Array,
): void {
  const width = row.length;
  let mean = 0;
  for (let p = 0; p < width; p++) {
    const value = distances[state * width + p]! ** 2 - means[p]!;
    row[p] = value;
    mean += value;
  }
  mean /= width;
  for (let p = 0; p < width; p++) row[p] = (row[p]! - mean) / -2;
}

/** The eigenvector of the largest eigenvalue that is at a right angle to those given. */
function strongestVector(
  matrix: Float64Array,
  width: number,
  others: readonly Float64Array[],
): Float64Array {
  let vector = Float64Array.from({ length: width }, (_, p) => 1 + (p % 3) * 0.5);
  for (let round = 0; round < POWER_ROUNDS; round++) {
    for (const other of others) {
      const dot = vector.reduce((sum, value, p) => sum + value * other[p]!, 0);
      vector = vector.map((value, p) => value - dot * other[p]!);
    }
    const length = Math.hypot(...vector);
    if (length < 1e-12) return new Float64Array(width);
    vector = vector.map((value) => value / length);
    if (round === POWER_ROUNDS - 1) break;
    const next = new Float64Array(width);
    for (let p = 0; p < width; p++) {
      for (let q = 0; q < width; q++) next[p]! += matrix[p * width + q]! * vector[q]!;
    }
    vector = next;
  }
  return vector;
}

/** The factor for which distances in the picture differ least from those to the pivots. */
function scaleToEdges(
  places: Float32Array,
  { pivots, distances }: Pick<Pivots, 'pivots' | 'distances'>,
): void {
  const width = pivots.length;
  let [above, below] = [0, 0];
  for (let at = 0; at < distances.length; at++) {
    const distance = distances[at]!;
    if (distance === 0) continue;
    const [state, pivot] = [Math.floor(at / width), pivots[at % width]!];
    const dx = places[state * 2]! - places[pivot * 2]!;
    const dy = places[state * 2 + 1]! - places[pivot * 2 + 1]!;
    const drawn = Math.sqrt(dx * dx + dy * dy);
    above += drawn / distance;
    below += (drawn / distance) ** 2;
  }
  const factor = below > 0 ? above / below : 1;
  for (let i = 0; i < places.length; i++) places[i]! *= factor;
}

/** Moves each state by less than a tenth of an edge, so that no two lie on one spot. */
function partEquals(places: Float32Array, seed: number): void {
  let random = (seed ^ 0x2545f491) >>> 0 || 1;
  for (let i = 0; i < places.length; i++) {
    random ^= random << 13;
    random ^= random >>> 17;
    random ^= random << 5;
    places[i]! += ((random >>> 0) / 2 ** 32 - 0.5) / 10;
  }
}
