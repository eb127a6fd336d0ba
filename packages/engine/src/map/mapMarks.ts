/* What stands out on a map: goals, milestones, doors, a shortest solution and its chapters. */
import type { Space } from '../analyse/space/space.ts';
import type { Work } from '../analyse/space/work.ts';
import type { MemoryMeter } from '../blocks/model/memoryMeter.ts';
import { chaptersOf } from '../explain/chapters.ts';
import { findBestLine } from '../explain/space/bestLine.ts';
import { findDoors } from '../explain/space/doors.ts';
import type { Folded } from '../explain/space/folding.ts';
import { findShortestWays } from '../explain/space/shortestWays.ts';
import type { MapMarks, SpaceMap } from './spaceMap.ts';

type Told = Pick<SpaceMap, 'chapters' | 'rooms'> & { readonly marks: MapMarks };

/** `dotOf`: the dot of each state, or -1. Undefined: memory ran out. */
export function* findMarks(
  space: Space,
  folded: Folded,
  dotOf: Int32Array,
  meter: MemoryMeter,
): Work<Told> {
  const goals = dotsOf(dotOf, space.goals);
  const start = dotOf[0]!;
  const none = { start, goals, milestones: new Int32Array(0), doors: new Int32Array(0) };
  if (space.goals.length === 0) {
    return { marks: { ...none, line: new Int32Array(0) }, chapters: [], rooms: [] };
  }
  if (space.toGoal[0] === 0) {
    const line = start < 0 ? new Int32Array(0) : Int32Array.of(start);
    return { marks: { ...none, line }, chapters: [], rooms: [] };
  }
  const found = yield* findDoors(folded, meter);
  if (!found) return undefined;
  const ways = yield* findShortestWays(folded);
  const line = findBestLine(space);
  const marked = (classes: readonly number[]) => dotsOf(dotOf, statesOf(folded, classes));
  const milestones = ways.milestones.filter((level) => level > 0);
  return {
    marks: {
      start,
      goals,
      milestones: marked(milestones.map((level) => ways.levels[level]![0]!)),
      doors: marked(found.doors),
      line: lineOf(dotOf, line.numbers),
    },
    chapters: chaptersOf(space, folded, ways, found, line),
    rooms: found.rooms,
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

/** All states of these classes, ascending. */
function statesOf({ classOf }: Folded, classes: readonly number[]): Int32Array {
  const wanted = new Set(classes);
  const found: number[] = [];
  for (let state = 0; state < classOf.length; state++) {
    if (wanted.has(classOf[state]!)) found.push(state);
  }
  return Int32Array.from(found);
}
