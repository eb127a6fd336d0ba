/* What stands out on a map: goals, milestones, doors, a shortest solution and its chapters. */

import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import type { Space } from '../analyse/space/space.ts';
import type { Work } from '../analyse/space/work.ts';
import { chaptersOf } from '../explain/chapters.ts';
import { findBestLine } from '../explain/space/bestLine.ts';
import type { Folded } from '../explain/space/folding.ts';
import { findParts } from '../explain/space/parts.ts';
import { findShortestWays } from '../explain/space/shortestWays.ts';
import type { SpaceMap } from './spaceMap.ts';

type Told = Pick<SpaceMap, 'marks' | 'milestones' | 'doors' | 'chapters' | 'rooms'>;

/** `dotOf`: the dot of each state, or -1. Undefined: memory ran out. */
export function* findMarks(
  space: Space,
  folded: Folded,
  dotOf: Int32Array,
  meter: MemoryMeter,
): Work<Told> {
  const goals = dotsOf(dotOf, space.goals);
  const start = dotOf[0]!;
  if (space.goals.length === 0 || space.toGoal[0] === 0) {
    const none = new Int32Array(0);
    const line = space.goals.length > 0 && start >= 0 ? Int32Array.of(start) : none;
    const marks = { start, goals, milestones: none, doors: none, line };
    return { marks, milestones: 0, doors: 0, chapters: [], rooms: [] };
  }
  const parts = yield* findParts(space, folded, meter);
  if (!parts) return undefined;
  const { doors, rooms } = parts;
  const ways = yield* findShortestWays(folded);
  const unfolded = yield* findShortestWays(space);
  const line = findBestLine(space);
  const milestones = imagesOf(
    folded,
    ways.milestones.map((level) => ways.levels[level]![0]!),
  );
  const doorImages = imagesOf(folded, doors);
  const shown = (all: readonly (readonly number[])[]) =>
    all.filter((images) => images.some((state) => dotOf[state]! >= 0)).length;
  return {
    marks: {
      start,
      goals,
      milestones: dotsOf(dotOf, milestones.flat()),
      doors: dotsOf(dotOf, doorImages.flat()),
      line: lineOf(dotOf, line.numbers),
    },
    milestones: shown(milestones),
    doors: shown(doorImages),
    chapters: yield* chaptersOf(space, { folded, ways, unfolded, doors, line }, rooms),
    rooms,
  };
}

/** The dots of these states, each once, ascending. */
function dotsOf(dotOf: Int32Array, states: Iterable<number>): Int32Array {
  const dots = new Set<number>();
  for (const state of states) if (dotOf[state]! >= 0) dots.add(dotOf[state]!);
  return Int32Array.from(dots).sort();
}

/** The dots that a line comes through, one after the other. */
function lineOf(dotOf: Int32Array, states: readonly number[]): Int32Array {
  const dots = states.map((state) => dotOf[state]!).filter((dot) => dot >= 0);
  return Int32Array.from(dots.filter((dot, i) => i === 0 || dot !== dots[i - 1]));
}

/** The states of each of these classes, ascending. */
function imagesOf({ classOf }: Folded, classes: readonly number[]): (readonly number[])[] {
  const images = new Map<number, number[]>(classes.map((one) => [one, []]));
  for (let state = 0; state < classOf.length; state++) images.get(classOf[state]!)?.push(state);
  return [...images.values()];
}
