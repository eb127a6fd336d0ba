/*
 * A space with mirror images folded together: one class for a state and its images.
 *
 * Ways between classes and ways between states are the same thing: a way of classes from the start
 * lifts to a way of states from the start, one edge after the other, and ends in a goal state,
 * because images of goal states are goal states. So what every way of classes passes, every
 * solution passes, "as drawn or mirrored". Without this, no state of Klotski is on all solutions:
 * each solution has a mirror image.
 *
 * Cost: one image for each pair of states, which is looked for among the successors of an image;
 * nothing at all where the puzzle has no symmetry. Refused: looking images up in a hash table of
 * all states, which is too large for a processor's cache and has to be made first.
 */

import type { Distances } from '../../analyse/space/distances.ts';
import type { Space } from '../../analyse/space/space.ts';
import type { StateGraph } from '../../analyse/space/stateGraph.ts';
import type { StateIndex } from '../../analyse/space/stateIndex.ts';
import { STATES_A_YIELD, type Work } from '../../analyse/space/work.ts';
import type { MemoryMeter } from '../../blocks/model/memoryMeter.ts';
import { isInvolution, type Symmetry } from './symmetry.ts';

/** Classes of states, numbered by their first states; class 0 is that of the start. */
export type Folded = {
  /** Successor classes, each once, never the class itself. */
  readonly graph: StateGraph;
  readonly toGoal: Distances;
  /** 1 for classes of goal states. */
  readonly isGoal: Uint8Array;
  /** The lowest state of each class. */
  readonly firstState: Int32Array;
  /** Class by state. */
  readonly classOf: Int32Array;
  /** The symmetries that were folded; none: every class is one state. */
  readonly symmetries: readonly Symmetry[];
};

/** Folds those symmetries whose image of the start can be reached. Undefined: memory ran out. */
export function* foldSpace(
  space: Space,
  symmetries: readonly Symmetry[],
  meter: MemoryMeter,
): Work<Folded> {
  const { states, graph, goals } = space;
  const reached = symmetries
    .map((symmetry) => ({ symmetry, start: states.searchFor(symmetry.image(states.stateAt(0))) }))
    .filter(({ start }) => start >= 0);
  const classOf = meter.allocate(graph.count);
  const firstState = meter.allocate(graph.count);
  if (!classOf || !firstState || !meter.claim(graph.count)) return undefined;
  const isGoal = new Uint8Array(graph.count);
  for (const goal of goals) isGoal[goal] = 1;
  if (reached.length === 0) {
    for (let state = 0; state < graph.count; state++) firstState[state] = state;
    classOf.set(firstState);
    return { ...space, isGoal, firstState, classOf, symmetries: [] };
  }
  const count = yield* numberClasses(space, reached, classOf, firstState, meter);
  if (count === undefined) return undefined;
  const folded = reached.map(({ symmetry }) => symmetry);
  return yield* connectClasses(space, folded, classOf, firstState.subarray(0, count), meter);
}

/** A symmetry, and the number of the start's image. */
type Reached = { readonly symmetry: Symmetry; readonly start: number };

/** Classes are numbered by their lowest states. Undefined: memory ran out. */
function* numberClasses(
  space: Space,
  reached: readonly Reached[],
  classOf: Int32Array,
  firstState: Int32Array,
  meter: MemoryMeter,
): Work<number> {
  const { count } = space.graph;
  const images = meter.allocate(count);
  if (!images) return undefined;
  for (let state = 0; state < count; state++) classOf[state] = state;
  for (const { symmetry, start } of reached) {
    yield* findImages(space, symmetry, start, images);
    for (let state = 0; state < count; state++) {
      if (images[state]! < classOf[state]!) classOf[state] = images[state]!;
    }
  }
  meter.release(images.byteLength);
  let classes = 0;
  for (let state = 0; state < count; state++) {
    const lowest = classOf[state]!;
    if (lowest === state) firstState[classes] = state;
    classOf[state] = lowest === state ? classes++ : classOf[lowest]!;
  }
  return classes;
}

/**
 * The image of each state by number. The image of a successor is a successor of the image, so it is
 * looked for among few, which lie near each other. States are numbered by their distance from the
 * start: each is a successor of one before it.
 */
function* findImages(
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

function* connectClasses(
  { graph, toGoal, goals }: Space,
  symmetries: readonly Symmetry[],
  classOf: Int32Array,
  firstState: Int32Array,
  meter: MemoryMeter,
): Work<Folded> {
  const count = firstState.length;
  let edges = 0;
  for (let number = 0; number < count; number++) {
    const state = firstState[number]!;
    edges += graph.firsts[state + 1]! - graph.firsts[state]!;
  }
  const firsts = meter.allocate(count + 1);
  const successors = meter.allocate(edges);
  const seenBy = meter.allocate(count);
  if (!firsts || !successors || !seenBy || !meter.claim(count * 5)) return undefined;
  seenBy.fill(-1);
  let end = 0;
  for (let number = 0; number < count; number++) {
    const state = firstState[number]!;
    seenBy[number] = number;
    for (let edge = graph.firsts[state]!; edge < graph.firsts[state + 1]!; edge++) {
      const next = classOf[graph.successors[edge]!]!;
      if (seenBy[next] === number) continue;
      seenBy[next] = number;
      successors[end++] = next;
    }
    firsts[number + 1] = end;
    if (number % STATES_A_YIELD === 0) yield STATES_A_YIELD;
  }
  const isGoal = new Uint8Array(count);
  for (const goal of goals) isGoal[classOf[goal]!] = 1;
  const far = toGoal.BYTES_PER_ELEMENT === 2 ? new Uint16Array(count) : new Uint32Array(count);
  for (let number = 0; number < count; number++) far[number] = toGoal[firstState[number]!]!;
  const folded = { count, firsts, successors: successors.subarray(0, end) };
  return { graph: folded, toGoal: far, isGoal, firstState, classOf, symmetries };
}
