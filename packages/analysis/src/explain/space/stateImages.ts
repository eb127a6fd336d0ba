import type { Space } from '../../analyse/space/space.ts';
import type { StateIndex } from '../../analyse/space/stateIndex.ts';
import { STATES_A_YIELD } from '../../analyse/space/work.ts';
import { isInvolution, type Symmetry } from './symmetry.ts';

/**
 * The image of each state by number. The image of a successor is a successor of the image, so it is
 * looked for among few, which lie near each other. States are numbered by their distance from the
 * start: each is a successor of one before it.
 */
export function* findImages(
  { states, graph }: Space,
  symmetry: Symmetry,
  start: number,
  images: Int32Array,
): Generator<number, void> {
  const { firsts, successors } = graph;
  const finder = new ImageFinder(states, symmetry, yield* placementImages(states, symmetry));
  const isMutual = isInvolution(symmetry);
  images.fill(-1);
  images[0] = start;
  if (isMutual) images[start] = 0;
  for (let state = 0; state < graph.count; state++) {
    const from = firsts[images[state]!]!;
    const to = firsts[images[state]! + 1]!;
    for (let edge = firsts[state]!; edge < firsts[state + 1]!; edge++) {
      const next = successors[edge]!;
      if (images[next]! >= 0) continue;
      const image = states.findAmong(finder.placementsOf(next), successors, from, to);
      images[next] = image;
      if (isMutual) images[image] = next;
    }
    if (state % STATES_A_YIELD === 0) yield STATES_A_YIELD;
  }
}

/** Where each placement goes; -1: to none. The placements of a board can be very many. */
function* placementImages(
  { puzzle, problem }: StateIndex,
  { kindOf, originOf }: Symmetry,
): Generator<number, Int32Array> {
  const { kinds, placements } = problem;
  const images = new Int32Array(placements.count).fill(-1);
  const placementAt = new Int32Array(puzzle.board.cells.length);
  for (const [kind, { firstPlacement, placementCount }] of kinds.entries()) {
    const there = kinds[kindOf[kind]!]!;
    placementAt.fill(-1);
    for (let i = 0; i < there.placementCount; i++) {
      placementAt[placements.origins[there.firstPlacement + i]!] = there.firstPlacement + i;
    }
    for (let i = 0; i < placementCount; i++) {
      const origin = placements.origins[firstPlacement + i]!;
      images[firstPlacement + i] = placementAt[originOf(kind, origin)]!;
      if (i % STATES_A_YIELD === 0) yield STATES_A_YIELD;
    }
  }
  return images;
}

/** Images of states by number, without making the states. */
class ImageFinder {
  private readonly states: StateIndex;
  /** The slot that each slot's piece goes to, and the placement that each placement does. */
  private readonly slotOf: Int32Array;
  private readonly placementOf: Int32Array;
  private readonly at: Int32Array;
  private readonly image: Int32Array;

  constructor(states: StateIndex, { kindOf }: Symmetry, placementOf: Int32Array) {
    const { kinds, slotCount, kindOfSlot } = states.problem;
    this.states = states;
    this.at = new Int32Array(slotCount);
    this.image = new Int32Array(slotCount);
    this.slotOf = kindOfSlot.map(
      (kind, slot) => kinds[kindOf[kind]!]!.firstSlot + slot - kinds[kind]!.firstSlot,
    );
    this.placementOf = placementOf;
  }

  /** Ascending within each kind; the same table each time. */
  placementsOf(state: number): Int32Array {
    const { at, image, slotOf, placementOf } = this;
    const { kinds } = this.states.problem;
    this.states.load(state, at);
    for (let slot = 0; slot < at.length; slot++) {
      image[slotOf[slot]!] = placementOf[at[slot]!]!;
    }
    for (let kind = 0; kind < kinds.length; kind++) {
      const { firstSlot, slotCount } = kinds[kind]!;
      if (slotCount > 1) sortPart(image, firstSlot, firstSlot + slotCount);
    }
    return image;
  }
}

/** Insertion sort: the parts are short. */
function sortPart(values: Int32Array, from: number, to: number): void {
  for (let i = from + 1; i < to; i++) {
    const value = values[i]!;
    let free = i;
    for (; free > from && values[free - 1]! > value; free--) values[free] = values[free - 1]!;
    values[free] = value;
  }
}
