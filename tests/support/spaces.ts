import type { StateSpace } from '@glissade/search/problem/stateSpace';
import type { RawOutcome, Searcher } from '@glissade/search/searcher';

/** A state and its distance from those a search began at. */
type Reached<S> = { readonly state: S; readonly distance: number };

/**
 * The states nearest to the given ones, breadth-first, each way costing 1, by key: the tests'
 * oracle. About `countMax` of them, all without it.
 */
export function reachedFrom<S>(
  space: StateSpace<S>,
  from: readonly S[],
  countMax = Infinity,
): Map<string, Reached<S>> {
  const reached = new Map(from.map((state) => [space.key(state), { state, distance: 0 }]));
  for (const { state, distance } of reached.values()) {
    if (reached.size >= countMax) break;
    for (const successor of space.successors(state)) {
      const key = space.key(successor.state);
      if (!reached.has(key)) reached.set(key, { state: successor.state, distance: distance + 1 });
    }
  }
  return reached;
}

/** The states nearest to the start, the start first. */
export function reachableStates<S>(space: StateSpace<S>, countMax = Infinity): S[] {
  return [...reachedFrom(space, [space.start], countMax).values()].map(({ state }) => state);
}

/** How far the start is from the goal; undefined if there is no way. */
export function distanceToGoal<S>(space: StateSpace<S>): number | undefined {
  const seen = new Set([space.key(space.start)]);
  let level = [space.start];
  for (let distance = 0; level.length > 0; distance++) {
    if (level.some((state) => space.isGoal(state))) return distance;
    const around = level.flatMap((state) => space.successors(state).map((next) => next.state));
    level = around.filter((state) => seen.size < seen.add(space.key(state)).size);
  }
  return undefined;
}

/** A graph drawn as `{ a: { b: 3 } }`: a way from a to b that costs 3. Its steps are made up. */
export function graphSpace(
  ways: Readonly<Record<string, Readonly<Record<string, number>>>>,
  start: string,
  goal: string,
): StateSpace<string> {
  const names = Object.keys(ways);
  return {
    start,
    isGoal: (state) => state === goal,
    key: (state) => state,
    successors: (state) =>
      Object.entries(ways[state] ?? {}).map(([to, cost]) => ({
        state: to,
        steps: [names.indexOf(to)],
        cost,
      })),
  };
}

type Steppable<End> = { step(budget: number): End | undefined; close?(): void };

/** Runs a search to its end, so much work at a time, and closes it. */
export function runSliced<End>(machine: Steppable<End>, budget = 1000): End {
  for (;;) {
    const end = machine.step(budget);
    if (!end) continue;
    machine.close?.();
    return end;
  }
}

/** Runs a search to its end. */
export function finish(searcher: Searcher): RawOutcome {
  return searcher.step(Infinity)!;
}

/** Runs a search to its end; throws unless it is solved. */
export function solutionOf(searcher: Searcher): RawOutcome & { status: 'solved' } {
  const outcome = finish(searcher);
  if (outcome.status !== 'solved') throw new Error(`ended ${outcome.status}`);
  return outcome;
}
