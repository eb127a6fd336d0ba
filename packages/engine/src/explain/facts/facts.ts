/*
 * Facts "some piece of this kind lies here", and which of them hold in which state.
 *
 * A fact of a puzzle with mirror images may stand for itself or its image: "here or, mirrored,
 * there". 32 facts are looked at together, one bit each.
 */

import type { Space } from '../../analyse/space/space.ts';
import { STATES_A_YIELD, type Work } from '../../analyse/space/work.ts';
import type { MemoryMeter } from '../../blocks/model/memoryMeter.ts';
import type { Symmetry } from '../space/symmetry.ts';

/** A kind and the cell of its origin. */
export type Place = { readonly kind: number; readonly cell: number };

/** Holds in states in which some piece of the kind lies at its place, for one of the places. */
export type Fact = readonly Place[];

/** Facts in a word. */
export const FACTS_A_WORD = 32;

/** What holds in a state, as text keys of its places. */
export function placesIn({ puzzle, states }: Space, state: number): Place[] {
  const origins = states.stateAt(state);
  return puzzle.kinds.flatMap(({ pieces }, kind) =>
    pieces.map((piece) => ({ kind, cell: origins[piece]! })),
  );
}

export function keyOfPlace({ kind, cell }: Place): number {
  return kind * 0x10000 + cell;
}

/** A place with its images, each once, the place itself first. */
export function withImages(place: Place, symmetries: readonly Symmetry[]): Fact {
  const images = new Map([[keyOfPlace(place), place]]);
  for (const { kindOf, originOf } of symmetries) {
    const image = { kind: kindOf[place.kind]!, cell: originOf(place.kind, place.cell) };
    images.set(keyOfPlace(image), image);
  }
  return [...images.values()];
}

/** For each state a bit for each fact, 32 in a table. Undefined: memory ran out. */
export function* markFacts(
  space: Space,
  facts: readonly Fact[],
  meter: MemoryMeter,
): Work<Int32Array[]> {
  const { states, graph } = space;
  const { placements, kindOfSlot, slotCount } = states.problem;
  const marks: Int32Array[] = [];
  for (let from = 0; from < facts.length; from += FACTS_A_WORD) {
    const table = meter.allocate(graph.count);
    if (!table) return undefined;
    marks.push(table);
  }
  const bitsOf = marks.map((_, word) =>
    bitsByPlacement(space, facts.slice(word * FACTS_A_WORD, (word + 1) * FACTS_A_WORD)),
  );
  const bases = kindOfSlot.map((kind) => kind * placements.count);
  const at = new Int32Array(slotCount);
  for (let state = 0; state < graph.count; state++) {
    states.load(state, at);
    for (let slot = 0; slot < slotCount; slot++) at[slot]! += bases[slot]!;
    for (let word = 0; word < marks.length; word++) {
      const own = bitsOf[word]!;
      let bits = 0;
      for (let slot = 0; slot < slotCount; slot++) bits |= own[at[slot]!]!;
      marks[word]![state] = bits;
    }
    if (state % STATES_A_YIELD === 0) yield STATES_A_YIELD;
  }
  return marks;
}

/** By kind and placement, a bit for each of at most 32 facts. */
function bitsByPlacement({ states }: Space, facts: readonly Fact[]): Int32Array {
  const { placements, kinds } = states.problem;
  const bitsOf = new Int32Array(kinds.length * placements.count);
  for (const [bit, fact] of facts.entries()) {
    for (const { kind, cell } of fact) {
      const { firstPlacement, placementCount } = kinds[kind]!;
      for (let at = firstPlacement; at < firstPlacement + placementCount; at++) {
        if (placements.origins[at] === cell) bitsOf[kind * placements.count + at]! |= 1 << bit;
      }
    }
  }
  return bitsOf;
}
