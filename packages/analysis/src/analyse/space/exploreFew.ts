import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import type { Metric, Puzzle } from '@glissade/core';
import type { SearchStats } from '@glissade/search/searcher';
import { exploreStates, type Space } from './space.ts';
import type { Work } from './work.ts';

/** As `exploreStates`; undefined also where there turn out to be more states than that. */
export function* exploreFew(
  puzzle: Puzzle,
  metric: Metric,
  statesMax: number,
  meter: MemoryMeter,
  stats: SearchStats,
): Work<Space> {
  for (const exploring = exploreStates(puzzle, metric, meter, stats); ; ) {
    const { done, value } = exploring.next();
    if (done) return value;
    if (stats.expanded > statesMax) {
      exploring.return(undefined);
      return undefined;
    }
    yield value;
  }
}
