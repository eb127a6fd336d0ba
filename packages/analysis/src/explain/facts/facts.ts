/*
 * Facts "some piece of this kind lies here, and some piece of that kind lies there".
 *
 * A fact of a puzzle with mirror images may stand for itself or its image: "here or, mirrored,
 * there".
 */
import type { Space } from '../../analyse/space/space.ts';
import type { Symmetry } from '../space/symmetry.ts';

/** A kind and the cell of its origin. */
export type Place = { readonly kind: number; readonly cell: number };

/** Places that are taken in one and the same state: one or two. */
export type Together = readonly Place[];

/** Holds in states in which all places of one of these are taken. */
export type Fact = readonly Together[];

/** What holds in a state. */
export function placesIn({ puzzle, states }: Space, state: number): Place[] {
  const origins = states.stateAt(state);
  return puzzle.kinds.flatMap(({ pieces }, kind) =>
    pieces.map((piece) => ({ kind, cell: origins[piece]! })),
  );
}

export function keyOfPlace({ kind, cell }: Place): number {
  return kind * 0x10000 + cell;
}

/** The same for the same places in any order. */
export function keyOf(places: Together): string {
  return places.length === 1
    ? `${keyOfPlace(places[0]!)}`
    : places.map(keyOfPlace).sort().join('+');
}

export function imageOf({ kind, cell }: Place, { kindOf, originOf }: Symmetry): Place {
  return { kind: kindOf[kind]!, cell: originOf(kind, cell) };
}

/** Places with their images, each once, the places themselves first. */
export function withImages(places: Together, symmetries: readonly Symmetry[]): Fact {
  const images = new Map([[keyOf(places), places]]);
  for (const symmetry of symmetries) {
    const image = places.map((place) => imageOf(place, symmetry));
    images.set(keyOf(image), image);
  }
  return [...images.values()];
}

/** The same for the same alternatives in any order. */
export function keyOfFact(fact: Fact): string {
  return fact.map(keyOf).sort().join();
}
