/*
 * Where intuition fails: the apparent distance (`apparentDistance.ts`) against the proved distance.
 *
 * A trap is a move from the line after which the goal pieces are nearer to their places and the
 * goal is farther away. Its depth is the exit distance of the state behind it (Hoffmann 2005,
 * "Where 'ignoring delete lists' works"): how many moves it takes until the goal pieces can be
 * nearer still. A breadth-first search from there finds it, and stops with a lower bound once it
 * has met STATES_MAX states.
 *
 * That counterintuitive moves make puzzles of this kind hard for people was measured by Jarušek and
 * Pelánek (What Determines Difficulty of Transport Puzzles?, 2011).
 */
import { formatMoves } from '@glissade/core';
import type { Space } from '../analyse/space/space.ts';
import { apparentDistanceIn, apparentDistanceOf } from './apparentDistance.ts';
import type { Intuition, Trap } from './explanation.ts';
import type { BestLine } from './space/bestLine.ts';
import type { ShortestWays } from './space/shortestWays.ts';

/** States of one search for an exit. */
const STATES_MAX = 50_000;

/** `ways`: of the space itself, nothing folded. */
export function* findIntuition(
  space: Space,
  line: BestLine,
  ways: ShortestWays,
): Generator<number, Intuition> {
  const apparentDistance = apparentDistanceIn(space.states);
  const seen = line.numbers.map(apparentDistance);
  const away = seen.flatMap((steps, i) => (i > 0 && steps > seen[i - 1]! ? [i] : []));
  const detour = longestDetour(seen);
  const waiting = longestWait(seen);
  return {
    apparentDistance: seen,
    away,
    awayMin: yield* leastAway(space, ways, apparentDistance),
    ...(detour ? { detour } : {}),
    ...(waiting ? { waiting } : {}),
    farthest: farthestWithin(space),
    traps: yield* findTraps(space, line, seen, apparentDistance),
  };
}

/** States are numbered by their distance from the start, so those to look at come first. */
export function farthestWithin({ levels, toGoal }: Space): number {
  const met = levels.slice(0, toGoal[0]! + 1).reduce((sum, size) => sum + size, 0);
  let farthest = 0;
  for (let state = 0; state < met; state++) {
    if (toGoal[state]! > farthest) farthest = toGoal[state]!;
  }
  return farthest;
}

type Stretch = { readonly from: number; readonly to: number };

function longerOf(a: Stretch | undefined, b: Stretch): Stretch {
  return a && a.to - a.from >= b.to - b.from ? a : b;
}

/** Begins with a move away, and ends with the first that makes good for it. */
function longestDetour(seen: readonly number[]): Stretch | undefined {
  let longest: Stretch | undefined;
  for (let from = 1; from < seen.length; from++) {
    const before = seen[from - 1]!;
    if (seen[from]! <= before) continue;
    const to = seen.findIndex((steps, i) => i > from && steps <= before);
    longest = longerOf(longest, { from, to });
  }
  return longest;
}

/** From one time that they are nearer than ever to the next, that one not counted. */
function longestWait(seen: readonly number[]): Stretch | undefined {
  let longest: Stretch | undefined;
  let record = seen[0]!;
  let from = 1;
  for (let i = 1; i < seen.length; i++) {
    if (seen[i]! >= record) continue;
    if (i > from) longest = longerOf(longest, { from, to: i - 1 });
    record = seen[i]!;
    from = i + 1;
  }
  return longest;
}

/** What is seen of a state, by its number. */
type ApparentDistance = ReturnType<typeof apparentDistanceIn>;

/** Moves away in that shortest solution which has fewest. */
function* leastAway(
  { graph }: Space,
  { levels }: ShortestWays,
  apparentDistance: ApparentDistance,
): Generator<number, number> {
  let least = new Map([[0, { away: 0, seen: apparentDistance(0) }]]);
  for (const level of levels.slice(1)) {
    const next: typeof least = new Map();
    for (const state of level) {
      next.set(state, { away: Number.POSITIVE_INFINITY, seen: apparentDistance(state) });
    }
    for (const [state, { away, seen }] of least) {
      for (let edge = graph.firsts[state]!; edge < graph.firsts[state + 1]!; edge++) {
        const there = next.get(graph.successors[edge]!);
        if (there) there.away = Math.min(there.away, away + (there.seen > seen ? 1 : 0));
      }
    }
    least = next;
    yield level.length;
  }
  return Math.min(...[...least.values()].map(({ away }) => away));
}

/** `seen`: by state of the line. */
function* findTraps(
  space: Space,
  line: BestLine,
  seen: readonly number[],
  apparentDistance: ApparentDistance,
): Generator<number, Trap[]> {
  const { puzzle, metric, states, graph, toGoal } = space;
  const see = apparentDistanceOf(puzzle);
  const seenBy = new Int32Array(space.graph.count);
  const traps: Trap[] = [];
  let searches = 0;
  for (const [after, choices] of line.choices.entries()) {
    const from = line.numbers[after]!;
    const tempting = new Map<number, readonly number[]>();
    for (const { state, steps } of choices) {
      if (see(state) >= seen[after]!) continue;
      const number = states.numberBeside(graph, from, state);
      if (toGoal[number]! > toGoal[from]!) tempting.set(number, steps);
    }
    for (const [number, steps] of tempting) {
      const exit = yield* exitOf(space, number, apparentDistance, seenBy, ++searches);
      traps.push({ after, moves: formatMoves(puzzle, Uint32Array.from(steps), metric), ...exit });
    }
  }
  return traps;
}

/** `seenBy` marks the states met in this search with its number. */
function* exitOf(
  { graph }: Space,
  from: number,
  apparentDistance: ApparentDistance,
  seenBy: Int32Array,
  search: number,
): Generator<number, { depth: number; isExact: boolean }> {
  const seen = apparentDistance(from);
  let level = [from];
  seenBy[from] = search;
  for (let depth = 0, met = 0; ; depth++) {
    const next: number[] = [];
    for (let i = 0; i < level.length; i++) {
      const state = level[i]!;
      if (apparentDistance(state) < seen) return { depth, isExact: true };
      for (let edge = graph.firsts[state]!; edge < graph.firsts[state + 1]!; edge++) {
        const there = graph.successors[edge]!;
        if (seenBy[there] === search) continue;
        seenBy[there] = search;
        next.push(there);
      }
    }
    met += level.length;
    if (met > STATES_MAX) return { depth: depth + 1, isExact: false };
    level = next;
    yield met;
  }
}
