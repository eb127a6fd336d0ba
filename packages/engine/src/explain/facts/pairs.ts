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
import type { Space } from '../../analyse/space/space.ts';
import type { MemoryMeter } from '../../blocks/model/memoryMeter.ts';
import type { Folded } from '../space/folding.ts';
import type { ShortestWays } from '../space/shortestWays.ts';
import { type Candidate, candidatesOf, withoutWeaker } from './everyShortest.ts';
import {
  type Fact,
  imageOf,
  keyOf,
  keyOfPlace,
  type Place,
  placesIn,
  type Together,
  withImages,
} from './facts.ts';
import type { Landmark } from './landmarks.ts';
import { FACTS_A_WORD, markFacts } from './marking.ts';
import { Reaching } from './reaching.ts';

const STATES_MAX = 300_000;
const PAIRS_MAX = 1024;

/** The pairs that are told; undefined where they are not looked for. `doors`: classes. */
export function* findPairs(
  space: Space,
  folded: Folded,
  ways: ShortestWays,
  landmarks: readonly Landmark[],
  doors: readonly number[],
  meter: MemoryMeter,
): Generator<number, Candidate[] | undefined> {
  if (space.graph.count > STATES_MAX) return undefined;
  const mayPair = placesToPair(folded, landmarks);
  const goalKinds = new Set(space.puzzle.goals.flatMap((goal) => goal.map(({ kind }) => kind)));
  const pairsIn = (state: number) =>
    pairsOf(
      placesIn(space, state).filter((place) => mayPair.has(keyOfPlace(place))),
      goalKinds,
    );
  const shown = doors.flatMap((door) => pairsIn(folded.firstState[door]!));
  const inDoors = new Set(shown.flatMap((pair) => withImages(pair, folded.symmetries).map(keyOf)));
  const candidates = (yield* candidatesOf(folded, ways, pairsIn)).filter(
    ({ fact }) => !fact.some((pair) => inDoors.has(keyOf(pair))),
  );
  if (candidates.length > PAIRS_MAX) return undefined;
  const found: Candidate[] = [];
  // As many as fit a word, so that a state needs 5 bytes and no more.
  for (let from = 0; from < candidates.length; from += FACTS_A_WORD) {
    const some = yield* landmarksAmong(space, candidates.slice(from, from + FACTS_A_WORD), meter);
    if (!some) return undefined;
    found.push(...some);
  }
  return withoutWeaker(found);
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
  space: Space,
  candidates: readonly Candidate[],
  meter: MemoryMeter,
): Generator<number, Candidate[] | undefined> {
  const { count } = space.graph;
  const facts = candidates.map(({ fact }) => fact);
  const [pairs] = (yield* markFacts(space, facts, meter)) ?? [];
  if (!pairs || !meter.claim(count)) return undefined;
  const isNew = yield* newPairs(space, facts, pairs, meter);
  if (!isNew) return undefined;
  const reaching = new Reaching(space, [pairs]);
  const found: Candidate[] = [];
  for (const [i, candidate] of candidates.entries()) {
    if (isNew(i) && (yield* reaching.without(i))) found.push(candidate);
  }
  meter.release(count * 5);
  return found;
}

/** Whether each pair fails somewhere at the goal, and somewhere where either of its facts holds. */
function* newPairs(
  space: Space,
  facts: readonly Fact[],
  pairs: Int32Array,
  meter: MemoryMeter,
): Generator<number, ((i: number) => boolean) | undefined> {
  const { goals, graph } = space;
  let isMissing = goals.reduce((bits, goal) => bits | ~pairs[goal]!, 0);
  for (const part of [0, 1]) {
    const halves = facts.map((fact) => fact.map((pair) => pair.slice(part, part + 1)));
    const [single] = (yield* markFacts(space, halves, meter)) ?? [];
    if (!single) return undefined;
    let isAlone = 0;
    for (let state = 0; state < graph.count; state++) isAlone |= single[state]! & ~pairs[state]!;
    isMissing &= isAlone;
    meter.release(graph.count * 4);
  }
  return (i) => ((isMissing >>> i) & 1) !== 0;
}
