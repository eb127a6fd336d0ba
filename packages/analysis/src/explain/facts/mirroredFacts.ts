/*
 * Facts of a puzzle with mirror images: "here or, mirrored, there", and "here" alone.
 *
 * Where "here or there" is no landmark, "here" is none either. Where it is, and the start is its
 * own image, "here" is a landmark just when "there" is, so one of them is tried.
 */

import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import type { Space } from '../../analyse/space/space.ts';
import type { Work } from '../../analyse/space/work.ts';
import type { Symmetry } from '../space/symmetry.ts';
import type { Candidate } from './everyShortest.ts';
import { type Fact, imageOf, keyOf, keyOfFact, type Together } from './facts.ts';
import { FactMarks } from './marking.ts';
import { hasFact, Reaching } from './reaching.ts';

/** Candidates with all their images: those alone that are among them together are left out. */
export function wholeFacts(candidates: readonly Candidate[]): Candidate[] {
  const inSome = new Set(
    candidates.flatMap(({ fact }) => (fact.length > 1 ? fact.map(keyOf) : [])),
  );
  return candidates.filter(({ fact }) => fact.length > 1 || !inSome.has(keyOf(fact[0]!)));
}

/** A landmark, and the keys of facts that hold in what is reached without it. */
export type Proved = Candidate & { readonly reached: ReadonlySet<string> };

/** The keys of those facts whose bits are set. */
export function factsAmong(facts: readonly Fact[], words: readonly number[]): Set<string> {
  return new Set(facts.filter((_, i) => hasFact(words, i)).map(keyOfFact));
}

/** The same for classes: with a fact, its images hold somewhere in what is reached, each alone. */
export function factsInClasses(facts: readonly Fact[], words: readonly number[]): Set<string> {
  const held = facts.filter((_, i) => hasFact(words, i));
  const alone = held.flatMap((fact) => fact.map((places) => keyOfFact([places])));
  return new Set([...held.map(keyOfFact), ...alone]);
}

/** Which images of these landmarks are landmarks by themselves. Undefined: memory ran out. */
export function* provedAlone(
  space: Space,
  symmetries: readonly Symmetry[],
  landmarks: readonly Candidate[],
  meter: MemoryMeter,
): Work<Proved[]> {
  const divided = landmarks.filter(({ fact }) => fact.length > 1);
  const firsts = divided.map(({ fact }) => [fact[0]!]);
  const others = divided.flatMap(({ fact }) => fact.slice(1).map((places) => [places]));
  const single = landmarks.flatMap(({ fact }) => (fact.length === 1 ? [fact] : []));
  const facts: readonly Fact[] = [...firsts, ...others, ...single];
  const marks = FactMarks.open(space, facts, meter);
  if (!marks || !meter.claim(space.graph.count)) return undefined;
  const reaching = new Reaching(space, marks, false);
  const found: Proved[] = [];
  for (const [i, { fact, earliest }] of divided.entries()) {
    const words = yield* reaching.without(i);
    if (!words) continue;
    const held = facts.filter((_, k) => hasFact(words, k));
    for (const places of fact) {
      const turn = symmetries.find(
        (symmetry) => keyOf(imageIn(fact[0]!, symmetry)) === keyOf(places),
      );
      const seen = turn ? held.map(([one]) => [imageIn(one!, turn)]) : held;
      found.push({ fact: [places], earliest, reached: withWhole(landmarks, seen) });
    }
  }
  meter.release(marks.bytes + space.graph.count);
  return found;
}

/** Keys of facts, and of those landmarks of which an image is among them. */
function withWhole(landmarks: readonly Candidate[], facts: readonly Fact[]): Set<string> {
  const keys = new Set(facts.map(keyOfFact));
  for (const { fact } of landmarks) {
    if (fact.some((places) => keys.has(keyOfFact([places])))) keys.add(keyOfFact(fact));
  }
  return keys;
}

function imageIn(places: Together, symmetry: Symmetry): Together {
  return places.map((place) => imageOf(place, symmetry));
}
