/*
 * Facts that hold somewhere on every shortest solution: no others can be landmarks.
 *
 * For each state on shortest solutions, the facts that hold on every shortest way to it: its own
 * and those that all its predecessors have.
 */
import type { Folded } from '../space/folding.ts';
import type { ShortestWays } from '../space/shortestWays.ts';
import { type Fact, keyOf, type Together, withImages } from './facts.ts';

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
): Generator<number, Candidate[]> {
  const numbers = new Map<string, number>();
  const found: Candidate[] = [];
  const bitsOf = (number: number, level: number) => {
    let bits = BigInt(0);
    for (const places of factsIn(firstState[number]!)) {
      let fact = numbers.get(keyOf(places));
      if (fact === undefined) {
        fact = found.push({ fact: withImages(places, symmetries), earliest: level }) - 1;
        for (const one of found[fact]!.fact) numbers.set(keyOf(one), fact);
      }
      bits |= BigInt(1) << BigInt(fact);
    }
    return bits;
  };
  let passed = new Map([[0, bitsOf(0, 0)]]);
  for (let level = 1; level < levels.length; level++) {
    const next = new Map<number, bigint>();
    const own = new Map(levels[level]!.map((number) => [number, bitsOf(number, level)]));
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

/** Facts, alone and with their images, of which none holds at the start. */
export function* candidatesOf(
  folded: Folded,
  ways: ShortestWays,
  factsIn: (state: number) => readonly Together[],
): Generator<number, Candidate[]> {
  const atStart = new Set(factsIn(0).map(keyOf));
  const seen = new Map<string, Candidate>();
  for (const { fact, earliest } of yield* onEveryShortest(folded, ways, factsIn)) {
    for (const some of [fact, ...(fact.length > 1 ? fact.map((places) => [places]) : [])]) {
      if (some.some((places) => atStart.has(keyOf(places)))) continue;
      seen.set(some.map(keyOf).join(), { fact: some, earliest });
    }
  }
  return [...seen.values()];
}

/** Those without facts "here or there" of which "here" is among them, too. */
export function withoutWeaker<Some extends Candidate>(all: readonly Some[]): Some[] {
  const alone = new Set(all.flatMap(({ fact }) => (fact.length === 1 ? [keyOf(fact[0]!)] : [])));
  return all.filter(({ fact }) => fact.length === 1 || !fact.some((one) => alone.has(keyOf(one))));
}
