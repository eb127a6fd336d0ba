/*
 * Pairs of facts that must hold at one and the same moment of every solution: "P lies here while Q
 * lies there". Planners call them conjunctive landmarks (Keyder, Richter and Helmert 2010).
 *
 * They are found as single landmarks are (`landmarks.ts`). A pair can be one only if each of its
 * facts is a landmark or holds at the start. Pairs with a fact of the start are not told, because
 * they come by the hundred and say little ("until now, this has not moved"); nor are pairs without
 * a goal piece. Of the others, a pair is told only if it says more than what is told already. Left
 * out are pairs that hold
 * - whenever one of their facts holds, because that one alone says as much;
 * - in a door, because a door is a picture that shows all pieces;
 * - in every goal state, because every solution ends in one.
 *
 * Cost: as for landmarks. Not looked for in spaces of more than STATES_MAX states, nor where more
 * than PAIRS_MAX would have to be tried.
 */

import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import type { Space } from '../../analyse/space/space.ts';
import type { Work } from '../../analyse/space/work.ts';
import type { Folded } from '../space/folding.ts';
import { type Candidate, candidatesOf, type Shortest, withoutWeaker } from './everyShortest.ts';
import {
  imageOf,
  keyOf,
  keyOfFact,
  keyOfPlace,
  type Place,
  placesIn,
  type Together,
  withImages,
} from './facts.ts';
import type { Landmark } from './landmarks.ts';
import { FACTS_A_WORD, type FactMarks, markFacts } from './marking.ts';
import { provedAlone, wholeFacts } from './mirroredFacts.ts';
import { Reaching } from './reaching.ts';
import { type Sweep, sweepOfClasses } from './sweep.ts';

const STATES_MAX = 300_000;
const PAIRS_MAX = 1024;

/** What is told already; doors are classes. */
type Known = { readonly landmarks: readonly Landmark[]; readonly doors: readonly number[] };

/** The pairs that are told; undefined where they are not looked for. */
export function* findPairs(
  space: Space,
  folded: Folded,
  shortest: Shortest,
  { landmarks, doors }: Known,
  meter: MemoryMeter,
): Generator<number, Candidate[] | undefined> {
  if (space.graph.count > STATES_MAX) return undefined;
  const mayPair = placesToPair(folded, landmarks);
  const goalKinds = new Set(space.puzzle.goals.flatMap((goal) => goal.map(({ kind }) => kind)));
  const pairsAt = (state: number) =>
    pairsOf(
      placesIn(space, state).filter((place) => mayPair.has(keyOfPlace(place))),
      goalKinds,
    );
  const shown = doors.flatMap((door) => pairsAt(folded.firstState[door]!));
  const inDoors = new Set(shown.flatMap((pair) => withImages(pair, folded.symmetries).map(keyOf)));
  const candidates = (yield* candidatesOf(folded, shortest, pairsAt)).filter(
    ({ fact }) => !fact.some((pair) => inDoors.has(keyOf(pair))),
  );
  if (candidates.length > PAIRS_MAX) return undefined;
  const classes = sweepOfClasses(space, folded);
  const all = classes
    ? yield* pairsByClasses(space, folded, classes, candidates, meter)
    : yield* pairsIn(space, candidates, meter);
  return all && withoutWeaker(all.filter(({ isNew }) => isNew));
}

/** A pair that must hold; new: it says more than what is told already. */
type Proved = Candidate & { readonly isNew: boolean };

/**
 * Classes tell what must hold with its images; the rest is asked of states (`mirroredFacts.ts`).
 */
function* pairsByClasses(
  space: Space,
  { symmetries }: Folded,
  classes: Sweep,
  candidates: readonly Candidate[],
  meter: MemoryMeter,
): Work<Proved[]> {
  const whole = yield* pairsIn(classes, wholeFacts(candidates), meter);
  const alone = whole && (yield* provedAlone(space, symmetries, whole, meter));
  const again = alone && (yield* pairsIn(space, alone, meter));
  if (!again) return undefined;
  const found = new Map([...whole, ...again].map((one) => [keyOfFact(one.fact), one]));
  return candidates.flatMap(({ fact }) => found.get(keyOfFact(fact)) ?? []);
}

/** Pairs with images are told even if they say nothing new, because one alone might. */
function* pairsIn(
  sweep: Sweep,
  candidates: readonly Candidate[],
  meter: MemoryMeter,
): Work<Proved[]> {
  const found: Proved[] = [];
  // As many as fit a word, so that a state needs 5 bytes and no more.
  for (let from = 0; from < candidates.length; from += FACTS_A_WORD) {
    const some = yield* landmarksAmong(sweep, candidates.slice(from, from + FACTS_A_WORD), meter);
    if (!some) return undefined;
    found.push(...some);
  }
  return found;
}

/** Keys of places in landmarks, with their images. */
function placesToPair({ symmetries }: Folded, landmarks: readonly Landmark[]): ReadonlySet<number> {
  const places = landmarks.flatMap(({ fact }) => fact.flat());
  const images = places.flatMap((place) => symmetries.map((symmetry) => imageOf(place, symmetry)));
  return new Set([...places, ...images].map(keyOfPlace));
}

/** Two by two, one of a goal piece among them, which comes first. */
function pairsOf(places: Together, goalKinds: ReadonlySet<number>): Together[] {
  const isGoal = ({ kind }: Place) => goalKinds.has(kind);
  return places.flatMap((first, i) =>
    places.slice(i + 1).flatMap((second) => {
      if (isGoal(first)) return [[first, second]];
      return isGoal(second) ? [[second, first]] : [];
    }),
  );
}

function* landmarksAmong(
  sweep: Sweep,
  candidates: readonly Candidate[],
  meter: MemoryMeter,
): Work<Proved[]> {
  const { count } = sweep.graph;
  const facts = candidates.map(({ fact }) => fact);
  const pairs = yield* markFacts(sweep, facts, meter);
  if (!pairs || !meter.claim(count)) return undefined;
  const newOnes = newPairs(sweep, pairs);
  const reaching = new Reaching(sweep, pairs);
  const found: Proved[] = [];
  for (const [i, candidate] of candidates.entries()) {
    const isNew = ((newOnes >>> i) & 1) !== 0;
    if (!isNew && candidate.fact.length === 1) continue;
    if (yield* reaching.without(i)) found.push({ ...candidate, isNew });
  }
  meter.release(count * 5);
  return found;
}

/** Bits of the pairs that fail somewhere at the goal, and somewhere where either fact holds. */
function newPairs({ goals }: Sweep, { words, firstAlone, secondAlone }: FactMarks): number {
  const failing = goals.reduce((bits, goal) => bits | ~words[goal]!, 0);
  return failing & firstAlone & secondAlone;
}
