import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import type { Space } from '../analyse/space/space.ts';
import type { Work } from '../analyse/space/work.ts';
import { cutsOf } from './chapterCuts.ts';
import { estimateDifficulty } from './difficulty.ts';
import { farthestWithin } from './intuition.ts';
import { findBestLine } from './space/bestLine.ts';
import { findDoors } from './space/doors.ts';
import { foldSpace } from './space/folding.ts';
import { findShortestWays } from './space/shortestWays.ts';
import { symmetriesOf } from './space/symmetry.ts';

/** What an explanation says of how hard a puzzle is. */
export type Hardness = {
  /** The estimate, from 1 to 10. */
  readonly difficulty: number;
  /** Chapters of the shortest solutions. */
  readonly chapters: number;
};

/** The difficulty and the chapters alone, which need a small part of an explanation's work. */
export function* findHardness(space: Space, meter: MemoryMeter): Work<Hardness> {
  const folded = yield* foldSpace(space, symmetriesOf(space.puzzle), meter);
  const found = folded && (yield* findDoors(folded, meter));
  if (!found) return undefined;
  const ways = yield* findShortestWays(folded);
  const farthest = farthestWithin(space);
  const line = findBestLine(space);
  const unfolded = yield* findShortestWays(space);
  const { doors } = found;
  const { levels } = yield* cutsOf(space, { folded, ways, unfolded, doors, line });
  return {
    difficulty: estimateDifficulty({ length: ways.length, farthest }).score,
    chapters: levels.length - 1,
  };
}
