/* What stands out on a map: goals, milestones, doors, a shortest solution and its chapters. */
import type { Space } from '../analyse/space.ts';
import type { Work } from '../analyse/work.ts';
import type { MemoryMeter } from '../blocks/model/memoryMeter.ts';
import { chaptersOf } from '../explain/chapters.ts';
import { findBestLine } from '../explain/space/bestLine.ts';
import { findDoors } from '../explain/space/doors.ts';
import type { Folded } from '../explain/space/folding.ts';
import { findShortestWays } from '../explain/space/shortestWays.ts';
import type { MapMarks, SpaceMap } from './spaceMap.ts';

type Told = Pick<SpaceMap, 'chapters' | 'rooms'> & { readonly marks: MapMarks };

/** `isFolded`: the dots are the classes, not the states. Undefined: memory ran out. */
export function* findMarks(
  space: Space,
  folded: Folded,
  isFolded: boolean,
  meter: MemoryMeter,
): Work<Told> {
  const goals = isFolded ? classesThatAre(folded.isGoal) : space.goals;
  const none = { milestones: new Int32Array(0), doors: new Int32Array(0) };
  if (space.goals.length === 0) {
    return { marks: { goals, ...none, line: new Int32Array(0) }, chapters: [], rooms: [] };
  }
  if (space.toGoal[0] === 0) {
    return { marks: { goals, ...none, line: Int32Array.of(0) }, chapters: [], rooms: [] };
  }
  const found = yield* findDoors(folded, meter);
  if (!found) return undefined;
  const ways = yield* findShortestWays(folded);
  const line = findBestLine(space);
  const dotsOf = (classes: readonly number[]) =>
    isFolded ? Int32Array.from(classes).sort() : statesOf(folded, classes);
  const milestones = ways.milestones.filter((level) => level > 0);
  return {
    marks: {
      goals,
      milestones: dotsOf(milestones.map((level) => ways.levels[level]![0]!)),
      doors: dotsOf(found.doors),
      line: Int32Array.from(line.numbers, (state) => (isFolded ? folded.classOf[state]! : state)),
    },
    chapters: chaptersOf(space, folded, ways, found, line),
    rooms: found.rooms,
  };
}

function classesThatAre(isSo: Uint8Array): Int32Array {
  return Int32Array.from([...isSo.keys()].filter((number) => isSo[number] !== 0));
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
