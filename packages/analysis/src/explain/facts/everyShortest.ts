/*
 * Facts that hold somewhere on every shortest solution: no others can be landmarks.
 *
 * For each state on shortest solutions, the facts that hold on every shortest way to it: its own
 * and those that all its predecessors have.
 */
import type { Space } from '../../analyse/space/space.ts';
import type { Folded } from '../space/folding.ts';
import type { ShortestWays } from '../space/shortestWays.ts';
import { type Fact, keyOf, placesIn, type Together, withImages } from './facts.ts';

export type Candidate = {
  readonly fact: Fact;
  /** First distance from the start at which it can hold on a shortest solution. */
  readonly earliest: number;
};

/** `factsIn`: what of a state is to be looked at. Facts stand for their images, too. */
export function* onEveryShortest(
  { graph, firstState, symmetries, isGoal }: Folded,
  { levels }: ShortestWays,
  factsIn: (state: number) => readonly Together[],
): Generator<number, Fact[]> {
  const numbers = new Map<string, number>();
  const found: Fact[] = [];
  const bitsOf = (number: number) => {
    let bits = BigInt(0);
    for (const places of factsIn(firstState[number]!)) {
      let fact = numbers.get(keyOf(places));
      if (fact === undefined) {
        fact = found.push(withImages(places, symmetries)) - 1;
        for (const one of found[fact]!) numbers.set(keyOf(one), fact);
      }
      bits |= BigInt(1) << BigInt(fact);
    }
    return bits;
  };
  let passed = new Map([[0, bitsOf(0)]]);
  for (let level = 1; level < levels.length; level++) {
    const next = new Map<number, bigint>();
    const own = new Map(levels[level]!.map((number) => [number, bitsOf(number)]));
    for (const [number, bits] of passed) {
      for (let edge = graph.firsts[number]!; edge < graph.firsts[number + 1]!; edge++) {
        const there = graph.successors[edge]!;
        if (!own.has(there)) continue;
        next.set(there, (bits | own.get(there)!) & (next.get(there) ?? ~BigInt(0)));
      }
    }
    passed = next;
    yield passed.size;
  }
  let common = ~BigInt(0);
  for (const [number, bits] of passed) if (isGoal[number] !== 0) common &= bits;
  return found.filter((_, fact) => ((common >> BigInt(fact)) & BigInt(1)) === BigInt(1));
}

/** The shortest ways of a space: of its classes, and of the states themselves. */
export type Shortest = { readonly ways: ShortestWays; readonly unfolded: ShortestWays };

/** Facts, alone and with their images, of which none holds at the start, the earliest first. */
export function* candidatesOf(
  folded: Folded,
  { ways, unfolded }: Shortest,
  factsIn: (state: number) => readonly Together[],
): Generator<number, Candidate[]> {
  const atStart = new Set(factsIn(0).map(keyOf));
  const facts = new Map<string, Fact>();
  for (const fact of yield* onEveryShortest(folded, ways, factsIn)) {
    for (const some of [fact, ...(fact.length > 1 ? fact.map((places) => [places]) : [])]) {
      if (some.some((places) => atStart.has(keyOf(places)))) continue;
      facts.set(some.map(keyOf).join(), some);
    }
  }
  const levelOf = yield* firstLevels(unfolded, factsIn);
  const candidates = [...facts.values()].map((fact) => ({
    fact,
    earliest: Math.min(...fact.map((one) => levelOf.get(keyOf(one)) ?? Number.POSITIVE_INFINITY)),
  }));
  return candidates.sort((a, b) => a.earliest - b.earliest);
}

/** Places to which every shortest solution brings a piece, alone and with their images. */
export function placesOnEveryShortest(
  space: Space,
  folded: Folded,
  shortest: Shortest,
): Generator<number, Candidate[]> {
  return candidatesOf(folded, shortest, (state) => placesIn(space, state).map((place) => [place]));
}

/** After how many moves of a shortest solution each fact can hold first. */
function* firstLevels(
  { levels }: ShortestWays,
  factsIn: (state: number) => readonly Together[],
): Generator<number, ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (const [level, states] of levels.entries()) {
    for (const state of states) {
      for (const places of factsIn(state)) {
        const key = keyOf(places);
        if (!found.has(key)) found.set(key, level);
      }
    }
    yield states.length;
  }
  return found;
}

/** Those without facts "here or there" of which "here" is among them, too. */
export function withoutWeaker<Some extends Candidate>(all: readonly Some[]): Some[] {
  const alone = new Set(all.flatMap(({ fact }) => (fact.length === 1 ? [keyOf(fact[0]!)] : [])));
  return all.filter(({ fact }) => fact.length === 1 || !fact.some((one) => alone.has(keyOf(one))));
}
