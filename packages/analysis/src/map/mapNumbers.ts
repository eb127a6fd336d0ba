import { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import type { Metric, Puzzle, State } from '@glissade/core';
import { emptyStats } from '@glissade/search/searcher';
import { meetStates } from '../analyse/space/space.ts';
import type { StateIndex } from '../analyse/space/stateIndex.ts';
import type { Work } from '../analyse/space/work.ts';

/** The dot of a state on the unfolded map; -1: it cannot be reached. */
export type DotOf = (state: State) => number;

/**
 * The numbers that the dots of a map have, without the map: for a worker that was sent the places
 * and asks about states of its own. Blocks for as long as it takes to meet all states. Undefined
 * where memory does not suffice.
 */
export function mapNumbers(puzzle: Puzzle, metric: Metric, memoryBytes: number): DotOf | undefined {
  const meeting = numbered(puzzle, metric, memoryBytes);
  for (;;) {
    const { done, value } = meeting.next();
    if (done) return value && ((state) => value.numberOf(state));
  }
}

function* numbered(puzzle: Puzzle, metric: Metric, memoryBytes: number): Work<StateIndex> {
  const met = yield* meetStates(puzzle, metric, new MemoryMeter(memoryBytes), emptyStats());
  return met && (yield* met.states.beFindable()) && met.states;
}
