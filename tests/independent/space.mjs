/** Whole spaces, searched breadth-first by plain rules, for the independent checker. */
import { continues, meetsGoal, NAMES, occupancyOf, startOf, stepTarget } from './rules.mjs';

/**
 * Every state that can be reached, or undefined if there are more than the limit. `edges` holds for
 * each state its legal steps: the piece, the direction, the state behind it, and which piece of
 * that state has moved.
 */
export function explore(puzzle, limit, from = startOf(puzzle)) {
  const numbers = new Map();
  const states = [];
  const edges = [];
  const levels = [];
  const byKind = puzzle.pieces.map(({ kind }) =>
    puzzle.pieces.flatMap((other, piece) => (other.kind === kind ? [piece] : [])),
  );
  const kinds = byKind.filter((pieces, piece) => pieces[0] === piece && pieces.length > 1);
  const sorted = (origins) => {
    for (const pieces of kinds) {
      const places = pieces.map((piece) => origins[piece]).sort((a, b) => a - b);
      pieces.forEach((piece, i) => {
        origins[piece] = places[i];
      });
    }
    return origins;
  };
  const numberOf = (origins, level) => {
    const key = String.fromCharCode(...origins);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, states.length);
    levels[level] = (levels[level] ?? 0) + 1;
    depths.push(level);
    return states.push(origins) - 1;
  };
  const depths = [];
  numberOf(sorted([...from]), 0);
  for (let state = 0; state < states.length; state++) {
    if (states.length > limit) return undefined;
    const origins = states[state];
    const taken = occupancyOf(puzzle, origins);
    edges.push([]);
    for (let piece = 0; piece < origins.length; piece++) {
      for (const name of NAMES) {
        const target = stepTarget(puzzle, taken, origins, piece, name);
        if (target < 0) continue;
        const next = sorted(origins.with(piece, target));
        const moved = byKind[piece].find((other) => next[other] === target);
        edges[state].push({ piece, name, next: numberOf(next, depths[state] + 1), moved });
      }
    }
  }
  const goals = states.flatMap((origins, state) => (meetsGoal(puzzle, origins) ? [state] : []));
  return { puzzle, states, edges, levels, goals, distances: new Map(), successors: new Map() };
}

/** Every unit of a metric from a state: which piece (or line) goes, and the state it leads to. */
export function unitsFrom({ edges, puzzle }, state, metric) {
  const units = [];
  for (const lead of puzzle.isTiles && metric === 'mtm' ? NAMES : puzzle.pieces.keys()) {
    const isLed = ({ piece, name }) => (metric === 'mtm' ? name : piece) === lead;
    const found = new Map();
    const queue = edges[state].filter(isLed);
    for (const edge of queue) {
      const { next, moved, name } = edge;
      const key = `${next} ${moved}`;
      if (next === state || found.has(key)) continue;
      found.set(key, next);
      const step = { piece: moved, name };
      queue.push(...edges[next].filter((other) => continues(metric, step, other)));
    }
    units.push(...found.values());
  }
  return units;
}

/** The distinct states one unit away. */
export function successorsOf(space, state, metric) {
  if (!space.successors.has(metric)) space.successors.set(metric, []);
  const known = space.successors.get(metric);
  known[state] ??= [...new Set(unitsFrom(space, state, metric))];
  return known[state];
}

/** Distances of all states from some of them, in a metric; units can be taken back. */
export function distancesFrom(space, sources, metric) {
  const distances = new Array(space.states.length).fill(-1);
  const queue = [...sources];
  for (const state of queue) distances[state] = 0;
  for (const state of queue) {
    for (const next of successorsOf(space, state, metric)) {
      if (distances[next] >= 0) continue;
      distances[next] = distances[state] + 1;
      queue.push(next);
    }
  }
  return distances;
}

/** Distances of all states to the nearest goal state. */
export function toGoal(space, metric) {
  const { distances, goals } = space;
  if (!distances.has(metric)) distances.set(metric, distancesFrom(space, goals, metric));
  return distances.get(metric);
}

/** How many shortest ways lead from the start to a goal state, as sequences of states. */
export function countShortest(space, metric) {
  const left = toGoal(space, metric);
  let level = new Map([[0, 1n]]);
  for (let distance = left[0]; distance > 0; distance--) {
    const after = new Map();
    for (const [state, count] of level) {
      for (const next of successorsOf(space, state, metric)) {
        if (left[next] === distance - 1) after.set(next, (after.get(next) ?? 0n) + count);
      }
    }
    level = after;
  }
  return [...level.values()].reduce((sum, count) => sum + count, 0n);
}

/** The least [length, length in the second metric] of a solution, searched step by step. */
export function leastPair({ edges, goals, puzzle }, metric, second) {
  const isGoal = new Set(goals);
  const seen = new Set();
  const buckets = [];
  const push = (first, then, node) => {
    buckets[first] ??= [];
    buckets[first][then] ??= [];
    buckets[first][then].push(node);
  };
  push(0, 0, { state: 0, last: undefined });
  for (let first = 0; first < buckets.length; first++) {
    for (let then = 0; then < (buckets[first]?.length ?? 0); then++) {
      for (const { state, last } of buckets[first][then] ?? []) {
        if (isGoal.has(state)) return [first, then];
        const turn = last ? last.piece * 4 + NAMES.indexOf(last.name) + 1 : 0;
        const key = state * (puzzle.pieces.length * 4 + 1) + turn;
        if (seen.has(key)) continue;
        seen.add(key);
        for (const step of edges[state]) {
          const cost = (one) => (last && continues(one, last, step) ? 0 : 1);
          const node = { state: step.next, last: { piece: step.moved, name: step.name } };
          push(first + cost(metric), then + cost(second), node);
        }
      }
    }
  }
  return undefined;
}
