/* Pairs of landmarks straight from their definition: see docs/explain.md. */

import { placeOfPiece } from '@glissade/analysis/explain/facts/describedFacts';
import type { PairFact, PiecePlacement } from '@glissade/analysis/explain/factTypes';
import type { BruteSpace } from './bruteFacts.ts';

type Place = { readonly kind: number; readonly cell: number };
/** All places of one of these are taken. */
type Fact = readonly (readonly Place[])[];

/** Keys of the pairs to tell. `doors`: numbers of states. */
export function expectedPairs(space: BruteSpace, doors: readonly number[]): Set<string> {
  const { puzzle, states } = space;
  const { kinds, board, goals } = puzzle;
  const doorStates = doors.flatMap((door) => space.orbit(door));
  const goalStates = states.flatMap(({ isGoal }, number) => (isGoal ? [number] : []));
  const isLandmark = (fact: Fact) =>
    !holds(space, fact, 0) && !space.canSolve((number) => holds(space, fact, number));
  const isAlsoLandmark = (place: Place) => {
    const images = withImages(space, [place]);
    return isLandmark(images) || images.some((image) => isLandmark([image]));
  };
  const places = kinds.flatMap(({ pieces }, kind) =>
    [...board.cells.keys()]
      .filter((cell) => states.some(({ state }) => pieces.some((piece) => state[piece] === cell)))
      .map((cell) => ({ kind, cell }))
      .filter(isAlsoLandmark),
  );
  const named = new Set(goals.flatMap((goal) => goal.map(({ kind }) => kind)));
  const isTold = (fact: Fact) => {
    if (!isLandmark(fact) || goalStates.every((goal) => holds(space, fact, goal))) return false;
    if (doorStates.some((door) => holds(space, fact, door))) return false;
    return [0, 1].every((part) => {
      const half = fact.map((pair) => [pair[part]!]);
      return states.some((_, n) => holds(space, half, n) && !holds(space, fact, n));
    });
  };
  const alone = new Set<string>();
  const joined = new Map<string, string[]>();
  for (const [i, first] of places.entries()) {
    for (const second of places.slice(i + 1)) {
      if (!named.has(first.kind) && !named.has(second.kind)) continue;
      const pair = named.has(first.kind) ? [first, second] : [second, first];
      const images = withImages(space, pair);
      const keys = images.map((image) => keyOf(space, [image]));
      if (isTold([pair])) alone.add(keys[0]!);
      if (images.length > 1 && isTold(images)) joined.set(keyOf(space, images), keys);
    }
  }
  for (const [key, parts] of joined) if (!parts.some((part) => alone.has(part))) alone.add(key);
  return alone;
}

/** The same for equal pairs, however they are ordered. */
export function keyOfPair({ anyOf }: PairFact): string {
  const keyOfOne = ({ pieces, at }: PiecePlacement) => `${pieces} ${at.column} ${at.row}`;
  return anyOf
    .map((pair) => pair.map(keyOfOne).sort().join(' and '))
    .sort()
    .join(' or ');
}

function keyOf({ puzzle }: BruteSpace, fact: Fact): string {
  const told = ({ kind, cell }: Place) => {
    const { pieces } = puzzle.kinds[kind]!;
    return {
      pieces: pieces.map((piece) => puzzle.pieces[piece]!.label),
      at: placeOfPiece(puzzle, pieces[0]!, cell),
    };
  };
  return keyOfPair({ anyOf: fact.map((pair) => [told(pair[0]!), told(pair[1]!)] as const) });
}

function holds({ puzzle, states }: BruteSpace, fact: Fact, number: number): boolean {
  const { state } = states[number]!;
  const isTaken = ({ kind, cell }: Place) =>
    puzzle.kinds[kind]!.pieces.some((piece) => state[piece] === cell);
  return fact.some((places) => places.every(isTaken));
}

function withImages({ symmetries }: BruteSpace, places: readonly Place[]): Place[][] {
  const keyOfPlaces = (some: readonly Place[]) =>
    some
      .map(({ kind, cell }) => `${kind} ${cell}`)
      .sort()
      .join();
  const images = symmetries.map(({ kindOf, originOf }) =>
    places.map(({ kind, cell }) => ({ kind: kindOf[kind]!, cell: originOf(kind, cell) })),
  );
  return [...new Map([[...places], ...images].map((one) => [keyOfPlaces(one), one])).values()];
}
