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

import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import type { Puzzle } from '@glissade/core';
import type { Space } from '../../analyse/space/space.ts';
import type { Work } from '../../analyse/space/work.ts';
import type { Folded } from '../space/folding.ts';
import {
  type Candidate,
  placesOnEveryShortest,
  type Shortest,
  withoutWeaker,
} from './everyShortest.ts';
import { keyOfFact, keyOfPlace } from './facts.ts';
import { markFacts } from './marking.ts';
import {
  factsAmong,
  factsInClasses,
  type Proved,
  provedAlone,
  wholeFacts,
} from './mirroredFacts.ts';
import { Reaching } from './reaching.ts';
import { type Sweep, sweepOfClasses } from './sweep.ts';

export type Landmark = Candidate & {
  /** Indexes of landmarks that come before it on every way. */
  readonly after: readonly number[];
};

/** Undefined: memory ran out. Facts that hold at the start are left out. */
export function* findLandmarks(
  space: Space,
  folded: Folded,
  shortest: Shortest,
  meter: MemoryMeter,
): Work<Landmark[]> {
  const candidates = yield* placesOnEveryShortest(space, folded, shortest);
  const classes = sweepOfClasses(space, folded);
  const found = classes
    ? yield* provedByClasses(space, folded, classes, candidates, meter)
    : yield* proved(space, candidates, meter);
  return found && ordered(found);
}

/** Those without which the goal cannot be reached. Undefined: memory ran out. */
function* proved(
  sweep: Sweep,
  candidates: readonly Candidate[],
  meter: MemoryMeter,
): Work<Proved[]> {
  const facts = candidates.map(({ fact }) => fact);
  const marks = yield* markFacts(sweep, facts, meter);
  if (!marks || !meter.claim(sweep.graph.count)) return undefined;
  const reaching = new Reaching(sweep, marks);
  const factsIn = sweep.firstState ? factsInClasses : factsAmong;
  const found: Proved[] = [];
  for (const [i, candidate] of candidates.entries()) {
    const reached = yield* reaching.without(i);
    if (reached) found.push({ ...candidate, reached: factsIn(facts, reached) });
  }
  meter.release(marks.bytes + sweep.graph.count);
  return found;
}

/** The same by classes, and by states only what classes do not tell. */
function* provedByClasses(
  space: Space,
  folded: Folded,
  classes: Sweep,
  candidates: readonly Candidate[],
  meter: MemoryMeter,
): Work<Proved[]> {
  const whole = yield* proved(classes, wholeFacts(candidates), meter);
  const alone = whole && (yield* provedAlone(space, folded.symmetries, whole, meter));
  if (!alone) return undefined;
  const found = new Map([...whole, ...alone].map((one) => [keyOfFact(one.fact), one]));
  return candidates.flatMap(({ fact }) => found.get(keyOfFact(fact)) ?? []);
}

/** Without those that every goal names: who is at the goal knows of them. */
export function besidesGoals({ goals }: Puzzle, landmarks: readonly Landmark[]): Landmark[] {
  const isNamed = ({ fact }: Landmark) =>
    goals.every((goal) => {
      const wanted = new Set(goal.map(keyOfPlace));
      return fact.some(([place]) => wanted.has(keyOfPlace(place!)));
    });
  const kept = [...landmarks.keys()].filter((number) => !isNamed(landmarks[number]!));
  const numbers = new Map(kept.map((number, i) => [number, i]));
  return kept.map((number) => ({
    ...landmarks[number]!,
    after: landmarks[number]!.after.flatMap((before) => numbers.get(before) ?? []),
  }));
}

/** Those landmarks that no other of them makes redundant, and what comes before each. */
function ordered(found: readonly Proved[]): Landmark[] {
  const kept = withoutWeaker(found);
  return kept.map((landmark) => ({
    fact: landmark.fact,
    earliest: landmark.earliest,
    after: kept.flatMap((other, j) =>
      other !== landmark && !other.reached.has(keyOfFact(landmark.fact)) ? [j] : [],
    ),
  }));
}
