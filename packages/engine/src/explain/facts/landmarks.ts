/*
 * Landmarks: facts without which the goal cannot be reached, and which comes before which.
 *
 * A fact is a landmark when every solution passes a state in which it holds (Hoffmann, Porteous and
 * Sebastia 2004). Planners find some of them; with all states at hand, all are found: the states in
 * which the fact holds are taken away, and a search from the start looks for the goal. If it comes
 * to an end without the goal, the fact is a landmark, and every fact that held in no state on its
 * way comes after it: a natural order.
 *
 * Only facts that are on every shortest solution can be landmarks, so the others are never tried.
 * Refused: for each state the facts that hold on every way to it, 32 of them in a word, until
 * nothing changes (the equations of Zhu and Givan 2003): states change so often that it took twice
 * as long and more on large spaces.
 *
 * Cost: a sweep of a part of the space for each row of landmarks (`reaching.ts`), 1 byte a state,
 * and 4 for each 32 facts.
 */
import type { Space } from '../../analyse/space/space.ts';
import type { Work } from '../../analyse/space/work.ts';
import type { MemoryMeter } from '../../blocks/model/memoryMeter.ts';
import type { Folded } from '../space/folding.ts';
import type { ShortestWays } from '../space/shortestWays.ts';
import { type Fact, keyOfPlace, markFacts, placesIn, withImages } from './facts.ts';
import { hasFact, Reaching } from './reaching.ts';

export type Landmark = {
  readonly fact: Fact;
  /** First distance from the start at which it can hold on a shortest solution. */
  readonly earliest: number;
  /** Indexes of landmarks that come before it on every way. */
  readonly after: readonly number[];
};

/** Undefined: memory ran out. Facts that hold at the start are left out. */
export function* findLandmarks(
  space: Space,
  folded: Folded,
  ways: ShortestWays,
  meter: MemoryMeter,
): Work<Landmark[]> {
  const candidates = yield* candidatesOf(space, folded, ways);
  const facts = candidates.map(({ fact }) => fact);
  const marks = yield* markFacts(space, facts, meter);
  if (!marks || !meter.claim(space.graph.count)) return undefined;
  const reaching = new Reaching(space, marks);
  // By candidate: the facts, 32 in a word, that hold somewhere in what is reached without it.
  const reached: (readonly number[] | undefined)[] = [];
  for (const fact of facts.keys()) reached.push(yield* reaching.without(fact));
  meter.release(space.graph.count * (1 + 4 * marks.length));
  const isLandmark = reached.map((facts) => facts !== undefined);
  const kept = withoutWeaker(candidates, isLandmark);
  return kept.map((i) => ({
    ...candidates[i]!,
    after: [...kept.keys()].filter((j) => kept[j] !== i && !hasFact(reached[kept[j]!]!, i)),
  }));
}

type Candidate = Pick<Landmark, 'fact' | 'earliest'>;

/** Facts, alone and with their images, that every shortest solution passes, not at the start. */
function* candidatesOf(
  space: Space,
  folded: Folded,
  ways: ShortestWays,
): Generator<number, Candidate[]> {
  const atStart = new Set(placesIn(space, 0).map(keyOfPlace));
  const seen = new Map<string, Candidate>();
  for (const { fact, earliest } of yield* passedByShortest(space, folded, ways)) {
    for (const some of [fact, ...(fact.length > 1 ? fact.map((place) => [place]) : [])]) {
      if (some.some((place) => atStart.has(keyOfPlace(place)))) continue;
      seen.set(some.map(keyOfPlace).join(), { fact: some, earliest });
    }
  }
  return [...seen.values()];
}

/** Facts with their images that hold somewhere on every shortest solution. */
function* passedByShortest(
  space: Space,
  { graph, firstState, symmetries, isGoal }: Folded,
  { levels }: ShortestWays,
): Generator<number, Candidate[]> {
  const numbers = new Map<number, number>();
  const found: Candidate[] = [];
  const bitsOf = (number: number, level: number) => {
    let bits = BigInt(0);
    for (const place of placesIn(space, firstState[number]!)) {
      let fact = numbers.get(keyOfPlace(place));
      if (fact === undefined) {
        fact = found.push({ fact: withImages(place, symmetries), earliest: level }) - 1;
        for (const one of found[fact]!.fact) numbers.set(keyOfPlace(one), fact);
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

/** Indexes of the landmarks; "here or there" says nothing where "here" is one. */
function withoutWeaker(candidates: readonly Candidate[], isLandmark: readonly boolean[]): number[] {
  const all = [...candidates.keys()].filter((i) => isLandmark[i]);
  const alone = new Set(
    all.flatMap((i) => {
      const { fact } = candidates[i]!;
      return fact.length === 1 ? [keyOfPlace(fact[0]!)] : [];
    }),
  );
  return all.filter((i) => {
    const { fact } = candidates[i]!;
    return fact.length === 1 || !fact.some((place) => alone.has(keyOfPlace(place)));
  });
}
