/** Plain searches of small graphs, for the facts of an explanation. Vertices are numbers. */

/** What is reached from some vertices, where `enters` allows it; sources are reached themselves. */
export function reachedFrom(sources, next, enters = () => true) {
  const seen = new Set(sources);
  for (const vertex of seen) for (const to of next(vertex)) if (enters(to)) seen.add(to);
  return seen;
}

/** Distances from some vertices, where `enters` allows it. */
export function distancesWithin(sources, next, enters = () => true) {
  const distances = new Map([...sources].map((vertex) => [vertex, 0]));
  for (const [vertex, distance] of distances) {
    for (const to of next(vertex)) {
      if (!distances.has(to) && enters(to)) distances.set(to, distance + 1);
    }
  }
  return distances;
}

/** Connected parts of some vertices. */
export function partsOf(vertices, next) {
  const left = new Set(vertices);
  const parts = [];
  for (const first of left) {
    const part = reachedFrom([first], next, (to) => left.has(to));
    for (const vertex of part) left.delete(vertex);
    parts.push(part);
  }
  return parts;
}

/**
 * The vertices on ways between two that come to no vertex twice: those that no third vertex
 * separates from both ends.
 */
export function onSimpleWays(vertices, next, one, other) {
  const on = new Set(vertices);
  for (const without of vertices) {
    const ends = [one, other].filter((end) => end !== without);
    const reached = reachedFrom(ends, next, (to) => to !== without);
    for (const vertex of on) if (vertex !== without && !reached.has(vertex)) on.delete(vertex);
  }
  return on;
}
