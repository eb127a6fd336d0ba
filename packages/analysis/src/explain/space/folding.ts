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

import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import type { Distances } from '../../analyse/space/distances.ts';
import type { Space } from '../../analyse/space/space.ts';
import type { StateGraph } from '../../analyse/space/stateGraph.ts';
import { STATES_A_YIELD, type Work } from '../../analyse/space/work.ts';
import { findImages } from './stateImages.ts';
import { isGroup, type Symmetry } from './symmetry.ts';

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

/** Folds symmetries whose image of the start can be reached. Undefined: memory ran out. */
export function* foldSpace(
  space: Space,
  symmetries: readonly Symmetry[],
  meter: MemoryMeter,
): Work<Folded> {
  const { graph, goals } = space;
  const reached = reachedImages(space, symmetries);
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

/**
 * Classes are made by a group. Where pieces can be paired in several ways, those that were chosen
 * may be none; those that leave the start as it is always are one.
 */
function reachedImages({ states }: Space, symmetries: readonly Symmetry[]): Reached[] {
  const start = states.stateAt(0);
  const reached = symmetries
    .map((symmetry) => ({ symmetry, start: states.searchFor(symmetry.image(start)) }))
    .filter((one) => one.start >= 0);
  if (isGroup(reached.map(({ symmetry }) => symmetry))) return reached;
  return reached.filter((one) => one.start === 0);
}

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
