/*
 * Bounds of the diameter of a large state space, from a few breadth-first searches of all of it.
 *
 * A search from a state gives its eccentricity, and the diameter is no less. The diameter is at
 * most twice any eccentricity, so a state in the centre gives the best upper bound. The search for
 * the centre begins halfway along a long path, and moves from there towards the farthest states.
 *
 * A joint search gives a better upper bound. A state at distance d from a state of eccentricity e
 * has an eccentricity of at most e + d. So each known state is added to the joint search e levels
 * after its beginning; the level in which another state is reached bounds the eccentricity of that
 * state. The state reached last is searched next. Eccentricities of neighbours differ by at most
 * one, so no state is reached before it is added, and duplicates lie in neighbouring levels as
 * usual.
 *
 * On the 6.3 million states of se95123: in steps 692 to 904, after two searches alone 692 to 1094;
 * in moves 479 to 629 and 479 to 724. Further rounds bring 2 to 10 each there; in Century's 81,340
 * the bounds meet, in moves, after twenty searches.
 * Rejected: bounds for each state, as of small spaces (`diameter.ts`): a table of them needs the
 * states numbered.
 *
 * Source: Magnien, Latapy, Habib, "Fast computation of empirically tight bounds for the diameter of
 * massive graphs", 2009; Badoiu and Clarkson 2003 for the middle; Takes and Kosters 2011.
 */
import type { LevelSearches } from '@glissade/blocks/levels/levelSearches';
import type { Diameter } from './diameter.ts';

/** A state, as placements by slot, from which the whole space was searched. */
export type Seen = { readonly state: Int32Array; readonly eccentricity: number };

/** Limits: the number of searches, and of states found by all of them together. */
const SEARCHES_MAX = 24;
const SEARCHES_MIN = 2;
const STATES_MAX = 30_000_000;

/** `first` has been looked at, `far` is farthest from it. Memory that runs out ends it sooner. */
export function* boundByLevels(
  searches: LevelSearches,
  first: Seen,
  far: Int32Array,
  states: number,
): Generator<number, Diameter> {
  const bounds = new Bounds(first);
  let next: Int32Array | undefined = far;
  let left = Math.min(SEARCHES_MAX, Math.max(SEARCHES_MIN, Math.floor(STATES_MAX / states)));
  for (let number = 0; left > 0 && next && !bounds.meet; number++, left--) {
    const seen: Looked | undefined = yield* lookFrom(searches, next);
    if (!seen) break;
    bounds.add(seen);
    next = number === 0 ? seen.way[seen.eccentricity >> 1] : towards(seen, bounds.lower);
    if (number < 2 || left === 1 || bounds.meet) continue;
    left--;
    const joint = yield* lookJointly(searches, bounds.seen);
    bounds.upper = Math.min(bounds.upper, joint?.upper ?? bounds.upper);
    next = joint?.last;
  }
  return { lower: bounds.lower, upper: bounds.upper };
}

class Bounds {
  readonly seen: Seen[] = [];
  lower = 0;
  upper: number = Number.POSITIVE_INFINITY;

  constructor(first: Seen) {
    this.add(first);
  }

  add({ state, eccentricity }: Seen): void {
    this.seen.push({ state, eccentricity });
    this.lower = Math.max(this.lower, eccentricity);
    this.upper = Math.min(this.upper, 2 * eccentricity);
  }

  get meet(): boolean {
    return this.lower === this.upper;
  }
}

type Looked = Seen & {
  /** The states on a way to the farthest one. */
  readonly way: readonly Int32Array[];
};

/** From a state in the middle, part of the way to what is too far away from it. */
function towards({ way, eccentricity }: Looked, diameterMin: number): Int32Array {
  const excess = eccentricity - diameterMin / 2;
  return way[Math.min(way.length - 1, Math.max(1, Math.round(excess / 2)))]!;
}

/** Undefined: no memory. */
function* lookFrom(
  searches: LevelSearches,
  state: Int32Array,
): Generator<number, Looked | undefined> {
  const search = searches.from([state], true);
  if (!search || !(yield* searches.exploreAll(search))) return undefined;
  const eccentricity = search.levels.length - 1;
  search.reached.stateAt(search.total - 1);
  return { state, eccentricity, way: search.reached.pathToCurrent(eccentricity) };
}

/** The greatest bound of all eccentricities and a state that has it; undefined: no memory. */
function* lookJointly(
  searches: LevelSearches,
  seen: readonly Seen[],
): Generator<number, { readonly upper: number; readonly last: Int32Array } | undefined> {
  const least = Math.min(...seen.map(({ eccentricity }) => eccentricity));
  const after = (levels: number) =>
    seen.filter(({ eccentricity }) => eccentricity - least === levels).map(({ state }) => state);
  const search = searches.from(after(0), true);
  while (search && !search.exhausted) {
    for (const state of after(search.levels.length))
      if (!search.addToNextLevel(state)) return undefined;
    if (!(yield* searches.exploreLevel(search))) return undefined;
  }
  if (!search?.finish()) return undefined;
  return {
    upper: least + search.levels.length - 1,
    last: search.reached.stateAt(search.total - 1),
  };
}
