/*
 * Bounds of the diameter: the greatest distance between any two states.
 *
 * A sweep from a state v gives its eccentricity e, and bounds for every other: what is d away from
 * v has an eccentricity of at least max(d, e - d) and at most e + d. The next sweep begins at the
 * state of the greatest upper bound (a candidate for the diameter) or, in turn, of the least lower
 * bound (a centre, whose sweep lowers all upper bounds). It ends when the bounds meet, or after a
 * number of sweeps. On state spaces the bounds often meet after a few dozen. Rejected: a sweep from
 * every state (the square of the states); two sweeps alone, which give a good lower bound and a
 * poor upper one.
 *
 * On tile boards renaming the tiles changes nothing, nor does turning the board over: the
 * eccentricity of a state depends on where its gap is alone, and one sweep for each place of the
 * gap in a quarter of the board (an eighth of a square) settles it.
 *
 * Cost: a breadth-first sweep a round; three tables of distances.
 * Source: Takes and Kosters, "Determining the diameter of small world networks", 2011.
 */

import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { occupancyOf } from '@glissade/core';
import { allocateDistances, type Distances, distancesFrom } from '../space/distances.ts';
import type { Space } from '../space/space.ts';
import type { Work } from '../space/work.ts';

/** Proved: the diameter is no less and no more; equal when it is known. */
export type Diameter = {
  /** At least so many units of the metric. */
  readonly lower: number;
  /** At most so many. */
  readonly upper: number;
};

/** Sweeps at most, and states looked at by all of them together. */
const SWEEPS_MAX = 400;
const STATES_MAX = 20_000_000;

/** What is known of the eccentricity of each state. */
type Bounds = { readonly lower: Distances; readonly upper: Distances };

/** Narrows the diameter down; undefined when memory ran out. */
export function boundDiameter(space: Space, meter: MemoryMeter): Work<Diameter> {
  return space.puzzle.type === 'tiles' ? ofTiles(space, meter) : bySweeps(space, meter);
}

/** Exact, by a sweep for each place of the gap that differs. */
function* ofTiles({ puzzle, states, graph, queue }: Space, meter: MemoryMeter): Work<Diameter> {
  const { width, height } = puzzle.board;
  const distances = allocateDistances(meter, graph.count, graph.count);
  if (!distances) return undefined;
  let diameter = 0;
  const swept = new Set<number>();
  for (let from = 0; from < graph.count; from++) {
    const gap = occupancyOf(puzzle, states.stateAt(from)).indexOf(-1);
    const x = Math.min(gap % width, width - 1 - (gap % width));
    const row = Math.floor(gap / width);
    const y = Math.min(row, height - 1 - row);
    const place = width === height ? Math.min(x, y) * width + Math.max(x, y) : y * width + x;
    if (swept.has(place)) continue;
    swept.add(place);
    yield* distancesFrom(graph, [from], distances, queue);
    diameter = Math.max(diameter, distances[queue[graph.count - 1]!]!);
    if (swept.size === countGapPlaces(width, height)) break;
  }
  meter.release(distances.byteLength);
  return { lower: diameter, upper: diameter };
}

function countGapPlaces(width: number, height: number): number {
  const across = Math.ceil(width / 2);
  return width === height ? (across * (across + 1)) / 2 : across * Math.ceil(height / 2);
}

function* bySweeps(space: Space, meter: MemoryMeter): Work<Diameter> {
  const { graph, levels, queue } = space;
  const { count } = graph;
  const distanceMax = 2 * (levels.length - 1);
  const tables = [0, 1, 2].map(() => allocateDistances(meter, count, distanceMax));
  const [distances, lower, upper] = tables;
  if (!distances || !lower || !upper) return undefined;
  const bounds = { lower: lower.fill(0), upper };
  let sweeps = Math.max(2, Math.min(SWEEPS_MAX, Math.floor(STATES_MAX / count)));
  let known = { lower: 0, upper: distanceMax };
  for (let from = 0; from >= 0 && sweeps > 0; sweeps--) {
    yield* distancesFrom(graph, [from], distances, queue);
    known = narrow(bounds, distances, distances[queue[count - 1]!]!);
    if (known.lower === known.upper) break;
    from = sweeps % 2 === 0 ? greatestUpper(bounds) : leastLower(bounds);
    yield count;
  }
  for (const table of tables) meter.release(table!.byteLength);
  return known;
}

/** Takes in a sweep from a state of this eccentricity; returns the bounds of the diameter. */
function narrow({ lower, upper }: Bounds, distances: Distances, eccentricity: number): Diameter {
  let least = 0;
  let most = 0;
  for (let state = 0; state < distances.length; state++) {
    const distance = distances[state]!;
    const atLeast = Math.max(distance, eccentricity - distance);
    const atMost = eccentricity + distance;
    if (atLeast > lower[state]!) lower[state] = atLeast;
    if (atMost < upper[state]!) upper[state] = atMost;
    if (lower[state]! > least) least = lower[state]!;
    if (upper[state]! > most) most = upper[state]!;
  }
  return { lower: least, upper: most };
}

/** Among the states whose eccentricity is not known yet; -1 if there is none. */
function greatestUpper({ lower, upper }: Bounds): number {
  let found = -1;
  for (let state = 0; state < upper.length; state++) {
    if (lower[state] === upper[state]) continue;
    if (found < 0 || upper[state]! > upper[found]!) found = state;
  }
  return found;
}

/** Among the states whose eccentricity is not known yet; -1 if there is none. */
function leastLower({ lower, upper }: Bounds): number {
  let found = -1;
  for (let state = 0; state < lower.length; state++) {
    if (lower[state] === upper[state]) continue;
    if (found < 0 || lower[state]! < lower[found]!) found = state;
  }
  return found;
}
