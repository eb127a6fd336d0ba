/*
 * States drawn from a space that was looked at whole: each that is as far as asked equally likely,
 * and a proof where there is none.
 */

import type { MemoryMeter } from '@glissade/blocks/model/memoryMeter';
import { type Puzzle, type Random, type State, standsOnGate } from '@glissade/core';
import type { SearchStats } from '@glissade/search/searcher';
import { unreachedIn } from '../analyse/space/distances.ts';
import { exploreFew } from '../analyse/space/exploreFew.ts';
import type { Space } from '../analyse/space/space.ts';
import type { Work } from '../analyse/space/work.ts';
import type { Asked, Lengths } from './scrambleOptions.ts';
import type { Source } from './scrambleOutcome.ts';

/** The 8-puzzle has 181,440 states, Klotski 25,955. */
const STATES_MAX = 200_000;

/** Undefined where there are too many states to look at all of them. */
export function* openSpace(
  { puzzle, metric, lengths }: Asked,
  random: Random,
  meter: MemoryMeter,
  stats: SearchStats,
): Work<Source> {
  const space = yield* exploreFew(puzzle, metric, STATES_MAX, meter, stats);
  return space && fromSpace(space, lengths, random);
}

function fromSpace(space: Space, [min, max]: Lengths, random: Random): Source {
  const { puzzle, metric, toGoal } = space;
  const unreached = unreachedIn(toGoal);
  const left: number[] = [];
  let most = -1;
  for (const [number, distance] of toGoal.entries()) {
    if (distance === unreached) continue;
    if (distance > most) most = distance;
    if (distance >= min && distance <= max) left.push(number);
  }
  const next = async () => {
    for (;;) {
      const drawn = draw(left, random);
      if (drawn === undefined) {
        return { status: 'none', ...(most < 0 ? {} : { lengthMost: most }) } as const;
      }
      const start = space.states.stateAt(drawn);
      if (!canStart(puzzle, start)) continue;
      const length = toGoal[drawn]!;
      return { status: 'scrambled', puzzle: { ...puzzle, start }, metric, length } as const;
    }
  };
  return { next };
}

/** Takes one out of a list, each equally likely; the order of the others may change. */
function draw(left: number[], random: Random): number | undefined {
  if (left.length === 0) return undefined;
  const at = random(left.length);
  const last = left.pop()!;
  if (at === left.length) return last;
  const drawn = left[at]!;
  left[at] = last;
  return drawn;
}

/** No puzzle begins with a piece on a gate. */
export function canStart(puzzle: Puzzle, state: State): boolean {
  return puzzle.pieces.every((_, piece) => !standsOnGate(puzzle, state, piece));
}
